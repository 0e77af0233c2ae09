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
`
