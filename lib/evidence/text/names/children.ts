/**
 * Everyday names, shorthand and slang of newborns, infants and children, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const children = `
vaccine = vaccination = jab = immunization = shot
rotavirus vaccine = rotavirus drops
vaccination = vaccine = vaccinated
neonatal jaundice = yellow baby
cord clamping = clamping the cord
patent ductus arteriosus = pda
therapeutic hypothermia = baby cooling
febrile seizure = febrile convulsion = fever fits
otitis media = ear infection = earache
glue ear = otitis media with effusion
grommets = ear tubes = tympanostomy
chickenpox = varicella
hand foot and mouth = hfmd
head lice = nits
scabies = the itch mite
worms = threadworm = pinworm
nappy rash = diaper rash
colic = infant colic
bedwetting = enuresis
peanut allergy = nut allergy
impetigo = school sores
myopia = short sight = nearsighted
amblyopia = lazy eye
infant = newborn baby
child = kid = youngster = toddler
teenager = adolescent
nits = head lice
baby jab = infant vaccine = immunization
peanuts = peanut
birth asphyxia = starved of oxygen = oxygen starved = lack of oxygen at birth
fever = high temperature = feverish
fever in children = temperature in child = toddler temperature = baby temperature = little one temperature
febrile seizure = fit with a fever = fever fit
otitis media = ear ache = sore ear = bad ear = middle ear infection
otitis media with effusion = fluid behind the eardrum = gluey ear
grommet = ear tube = tubes in ears
head lice = lice = cooties
scabies = itchy mites = mites in the skin
threadworm = itchy bottom worms
impetigo = crusty sores
vaccine = inoculation = vaccines
mmr vaccine = mmr jab = measles jab
myopia = short sighted = shortsighted = nearsighted children
atropine drops = eye drops for short sight
kawasaki disease = kawasakis
apnea of prematurity = baby forgets to breathe = stops breathing in preemies
infant = newborn = newborns
colic = crying baby
neonatal hypoglycemia = low sugar in newborn
phototherapy = blue light = light treatment
peanut allergy prevention = early peanut = peanuts early = peanut butter for babies
fever = high temperature
preterm = preemie = preemies = premmie = prem
adolescent = teen
sudden infant death = cot death
preterm infant = premature baby = weeker = prem = prems = preemie = born too early = early baby
retinopathy of prematurity = rop
apnea of prematurity = breathing pauses
otitis media = eardrum
child: kiddie, little one, bairn, paeds, pead, schoolboy, schoolgirl, grandson, granddaughter, preschooler, kindy
child: schoolkid, littlie, ankle biter
adolescent: secondary school, high school kid
infant: bubs, bubba, bairn, bub is
newborn: day old baby, neos, term baby
preterm infant: tiny baby, weeker, born early, elgan
neonatal intensive care: scbu, special care baby, baby unit
respiratory distress syndrome: baby lungs not ready, immature lungs, lungs not mature, premature lungs, prem lungs
surfactant: lisa, lung soap, lung medicine for prem babies, curosurf
bronchopulmonary dysplasia: chronic lung disease of prematurity, cld of prematurity, prem lung disease
bronchopulmonary dysplasia: lung damage in prems
apnea of prematurity: stops breathing prem, forgets to breathe, apnoeas, brady desats, as and bs
apnea of prematurity: premature baby stops breathing, pauses in breathing
caffeine: caff
retinopathy of prematurity: prem eyes
patent ductus arteriosus: open duct, hole near the heart in prem, duct wont close
neonatal jaundice: yellow newborn, jaundiced baby, jaundice in newborn, sbr high, bili high
phototherapy: bili lights, bililights, under the lights, under the lamp, light therapy for jaundice, ptx lights
phototherapy: nbuvb, bili blanket, sunlamp, lamp treatment
neonatal hypoglycemia: baby low sugar, nh in babies, newborn hypo
hypoxic ischemic encephalopathy: short of oxygen at birth, asphyxiated
neonatal eye disease: sticky eyes in newborn, eye ointment at birth, newborn eye ointment, newborn eye infection
neonatal eye disease: ophthalmia
fever: running a temperature, high temp, febrile, running a temp, spiking temps, pyrexia, pyrexial, boiling hot
fever: got a temperature, has a temperature
fever in children: hot toddler, toddler burning up, temp in a child, baby burning up, kid with temp, baby with fever
fever in children: fevered child, febrile under 5
traffic light: red amber green, rag rating
febrile seizure: fit with a temperature, fever convulsion, febrile fit, fits when hot
paediatric sepsis: septic child, septic kid, sepsis in kids, septic baby, child with sepsis, phoenix criteria
kawasaki disease: strawberry tongue and fever
coronary artery abnormalities: coronary aneurysm in kawasaki, heart artery damage in kawasaki
otitis media: pulling at his ear, tugging at ear, red drum, bulging drum
otitis media with effusion: fluid in the ear, fluid behind the drum, gunk in the ear, cant hear from glue
tympanostomy tubes: vents in ears
colic: wont stop crying, colicky, baby wont settle, inconsolable baby
peanut allergy: nut allergic, reacts to nuts, cant have nuts
early peanut introduction: give baby peanut, peanut puffs, bamba, peanut for infants, weaning with nuts
early peanut introduction: start peanut, introduce peanut, giving peanuts
infant feeding: starting solids, baby food, introducing solids
bedwetting, enuresis: wetting the bed, wetting at night, bed wetter
head lice: bugs in the hair, head louse, itchy head from school, creepy crawlies in hair, eggs in hair
threadworm: itchy bum at night, itchy bottom at night, threads in poo
impetigo: honey crusted, weeping sores, crusty face, skin sores, scabby sores, scabby mouth, infected sores
scabies: the itch, mites, scabs itching whole family, itchy burrows, itchy bugs in skin
rotavirus vaccine: rota, rotarix, rv1
mmr vaccine: measles vaccine, mmr shot, measles mumps rubella
chickenpox: chicken pox, the pox
measles: rubeola
nappy rash: sore bottom baby, red bum baby, sore bum baby
undescended testis: ball not dropped
sudden infant death: crib death
amblyopia: squint
myopia: near sighted, cant see the board, myopic, short sightedness, eyes getting worse child
atropine drops: low dose atropine
vaccination: vax, vaxx, imms
hypospadias: pee hole in the wrong place
`
