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
early peanut introduction, peanut consumption: give baby peanut, peanut puffs, bamba, peanut for infants, weaning with nuts
early peanut introduction, peanut consumption: start peanut, introduce peanut, giving peanuts
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
neonatal hyperbilirubinemia = neonatal jaundice = newborn jaundice
transcutaneous bilirubin = tcb
serum bilirubin = total serum bilirubin = tsb
minimally invasive surfactant therapy = lisa = less invasive surfactant administration = thin catheter surfactant
high flow oxygen = high flow nasal cannula oxygen
hemodynamically significant patent ductus arteriosus = hspda
neurodevelopmental disability = neurodisability
neurodevelopmental outcome = neurodev outcome = neurodevelopmental impairment
steroid sensitive nephrotic syndrome = ssns = minimal change disease = minimal change nephrotic syndrome
childhood nephrotic syndrome = nephrotic child
coronary artery abnormality = coronary artery aneurysm = coronary aneurysm
intravenous immunoglobulin = ivig = ivig infusion
functional constipation = childhood constipation
polyethylene glycol = macrogol = peg laxative = miralax = movicol = laxido
oral rehydration = ors = oral rehydration solution = dioralyte = pedialyte
capillary refill = cap refill = capillary refill time
maternal rsv vaccine = rsvpref
croup = barking cough = barky cough = seal bark
developmental dysplasia of the hip = ddh
henoch schonlein purpura = hsp = iga vasculitis
juvenile idiopathic arthritis = jia
multisystem inflammatory syndrome = mis c = pims ts
slipped capital femoral epiphysis = scfe = sufe
child: kids, wee one, peds, paediatric pt, peds patient, my little girl, my little boy
child: grandchild, grandchildren, grandkid, grandkids, toddlers, little lad, little lass, school age
infant: bambino, grandbaby, new baby, baby boy, baby girl, month old, months old, newborn grandson, infants
newborn: neonate, neonat, nnu baby, day 3 baby, few days old, newborns, newborn baby, just born, day 2 baby
preterm infant: premie, premmie, prem babies, prems, premature newborn, preterm neonate, 26 weeker, 24 weeker, 28 weeker
preterm infant: 25 weeker, 27 weeker, 23 weeker, 30 weeker, preterm babies, prem infant, preemy, ex prem, ex preterm
extremely preterm: extreme prem, extreme prems, micro prem, micro preemie, tiny babies, tiny prem, elgans, elgan, 24 weeker, elbw
very low birth weight: vlbw baby, vlbw infants, under 1500 g, birth weight under 1250
neonatal intensive care: nnu, nicu baby, scbu baby, special care nursery
escalation of care: prevent picu, avoid picu, picu admission, picu admissions, picu transfer, keep out of picu, need picu
intensive care for children: picu, paediatric intensive care, pediatric icu
neonatal jaundice: yellow baby, baby yellow, looks yellow, yellow skin newborn, yellow eyes newborn, jaundice baby, jaundiced newborn
neonatal jaundice: yellow grandbaby, newborn looks yellow, baby looks yellow, baby gone yellow, jaundiced neonate, yellow tinge baby
neonatal jaundice: newborn bilirubin, baby bilirubin, bili newborn, bili baby, hyperbili, hyperbilirubinaemia newborn
neonatal jaundice: sbr baby, bili day 3, breast milk jaundice, physiological jaundice, prolonged jaundice
serum bilirubin: sbr neonate, bilirubin level baby, bili level
phototherapy: blue lights, lights for jaundice, under lights, phototherapy threshold, photo threshold, bili light
exchange transfusion: exchange transfuse, blood exchange baby, dvet
respiratory distress syndrome: hyaline membrane, hmd, stiff lungs prem, lungs not ready, surfactant deficiency, rds prem
surfactant: poractant, curosurf, beractant, surfactant replacement, survanta
minimally invasive surfactant therapy: lisa surfactant, mist surfactant, surfactant by catheter, surfactant without tube
minimally invasive surfactant therapy: surfactant without intubation, surfactant on cpap
bronchopulmonary dysplasia: bpd prem, cld prem, cld of prem, prem chronic lung, chronic lung disease of prem
apnea of prematurity: aop, apnea prem, apnoeas prem, apnoeic prem, baby stops breathing, brady desat
apnea of prematurity: apneas and bradys, prem apnoea, forgets to breathe baby, apnoeas and bradys
caffeine: caffeine citrate, caff citrate
retinopathy of prematurity: rop laser, prem baby eyes, premature baby eyes, eye damage in prems, rop screening
oxygen saturation target: sats target, sat target, spo2 target, target sats, o2 sats target, oxygen sats
patent ductus arteriosus: pda prem, duct prem, ductal closure, hspda, close the duct, duct closing, open ductus
ibuprofen patent ductus arteriosus: neoprofen, pedea, ibuprofen for the duct
necrotizing enterocolitis: nec totalis, nec prem, nec baby, bells stage, gut infection prem, dead gut prem
neonatal sepsis: eos neonate, early onset sepsis, septic newborn, neonatal infection, late onset sepsis
hypoxic ischemic encephalopathy: hie cooling, hie baby, sarnat, sarnat 2, neonatal enceph, birth asphyx, asphyxiated baby
hypoxic ischemic encephalopathy: asphyxiated newborn, perinatal hypoxia, oxygen starved at birth, starved of oxygen at birth
hypoxic ischemic encephalopathy: encephalopathic baby, encephalopathic newborn, flat baby, baby born flat, apgar 2, cord ph 6.8
therapeutic hypothermia: cooling baby, cooled baby, cooled for 72 hours, cool the baby, whole body cooling
therapeutic hypothermia: therapeutic cooling, total body cooling, baby cooled, cooling at birth, cooling for hie
neurodevelopment: neurodev, neurodevelopmental, cp and development
hypoglycemia in newborn: neonatal hypos, baby hypo, baby sugars low, newborn sugar low
transient tachypnea: ttn, wet lungs, transient tachypnoea
cord clamping: delayed cord, dcc, milk the cord, cord milking
persistent pulmonary hypertension of the newborn: pphn
bronchiolitis: rsv baby, rsv bronchiolitis, baby with rsv, bronchiolitic, bronchs, broncs, bronchiolitis infant, rsv infant
bronchiolitis: wheezy baby, wheezy infant, snuffly wheezy baby, infant with rsv, rsv positive baby, chesty baby
high flow oxygen: airvo, optiflow, vapotherm, hhfnc, high flow nasal, humidified high flow, big nasal tubes, high flow o2
low flow oxygen: nasal prongs, low flow o2, nasal specs, subnasal oxygen
nebulizer: nebs, neb, nebuliser, nebulised, nebbed, nebuliser treatment
hypertonic saline: hypertonic nebs, hypertonic neb, 3% neb
respiratory syncytial virus: rsv season, rsv infection
lower respiratory tract infection: lrti, alri, lower resp infection, chest infection baby
nirsevimab: rsv antibody, rsv mab, rsv antibody shot, rsv monoclonal, rsv jab for babies, rsv shot for newborn
rsv vaccine: rsv jab, rsv shot, rsv vax, rsvpref, rsv jab in pregnancy, rsv jab while pregnant, rsvpref3, arexvy vaccine
maternal rsv vaccine: rsv vaccine in pregnancy, rsv jab pregnant, pregnant rsv jab, rsv vaccine while pregnant
croup: croupy cough, croupy, barks like a seal, seal cough, stridor child, croup kid, barking like a seal, westley score, westley
croup: barking like a dog, laryngotracheobronchitis, ltb
dexamethasone: dex po, oral dex, decadron po
prednisolone: pred 1mg, oral pred
otitis media: aom kid, red bulging drum, bulging tm, bulging drums, bulging eardrum, tm bulging, ear infections, infected ear
otitis media: sore ears, otalgia, ear pain, earaches, bilateral aom, ear infection toddler, acute om, acute ear infection, bulging tympanic
otitis media with effusion: glue ears, ome hearing, effusion ears, effusions in ears, glue in ears, glue ear and hearing
tympanostomy tubes: grommets when, grommet insertion, vent tubes, ear grommets
sinusitis: sinus infection, sinus infections, bad sinuses, infected sinuses, sinuses blocked, blocked sinuses, rhinosinusitis kid
nasal discharge: snotty, snot, green snot, runny nose, green nasal discharge, snotty nose, yellow snot, snotty child
watchful waiting: wait 48 hours, wait 48h, watch and wait antibiotics
amoxicillin: pink medicine, banana medicine
amoxicillin clavulanate: coamox, amox clav, amoxiclav
community acquired pneumonia in children: child cap, cap kids, kids cap, peds cap, paeds cap, pneumonia child, paeds pneumonia
community acquired pneumonia in children: pediatric cap, kid with pneumonia, child with pneumonia, pneumonia kid, peds pneumonia
pneumonia in children: childhood pneumonia, chest infection child, child chest infection
fever in children: temp in toddler, hot child, febrile child, febrile toddler, febrile infant, febrile baby, fever toddler
fever in children: fever under 5, fever baby, pyrexial child, temp toddler, temp kid, fever kid, febrile kid, fever no source
fever in children: feverish child, feverish toddler, hot baby, traffic light fever, spiking temps child, fever without source
antipyretic, paracetamol, ibuprofen: antipyretics, fever medicine, fever reducer, fever meds, something for fever
paracetamol: tylenol kids, infant paracetamol
ibuprofen: nurofen for children, childrens motrin, kids advil, ibuleve child
paracetamol ibuprofen: calpol and nurofen, tylenol and motrin, calpol plus nurofen, both fever medicines, advil and tylenol
febrile seizure: fever seizure, febrile convulsions, febrile seizures, fit with fever, fitted with a temperature
sepsis in children: septic kids, paeds sepsis, peds sepsis, septic shock child, shocked child, child in shock, paeds shock
fluid bolus: bolus fluids, fluid boluses, bolus of fluid, bolus child, saline bolus
severe febrile illness, severe infection: septic african child, sick african child, severe febrile child
african children: africa kids, kids in africa, children in africa, east africa children, african kids, african child
gastroenteritis: gastro kid, gastro child, tummy bug, vomiting bug, stomach flu child, winter vomiting, gastros
gastroenteritis: stomach bug, sick bug, diarrhoea and vomiting, vomiting and diarrhoea, throwing up and runs
ondansetron: odt ondansetron, ondans wafer, ondansetron wafer, zofran odt, ondansetron melt
oral rehydration: rehydration salts, ort, oral rehydration salts, rehydrate by mouth, pedialyte, dioralyte
dehydration: sunken eyes, dehydrated
kawasaki disease: kd child, kawasaki kid, kawasakis child, kawasaki kids, mucocutaneous lymph node, kobayashi, kobayashi score
kawasaki disease: five days of fever red eyes and lips, red eyes cracked lips fever, kd coronary
coronary artery abnormalities: coronary aneurysms, coronary aneurysm, coronary dilatation, z score coronary, giant coronary aneurysm
intravenous immunoglobulin: immunoglobulin drip, ig infusion, ivig resistance
nephrotic syndrome: minimal change, minimal change disease, mcd nephrotic, mcns, nephrotic kid, nephrotic child, nephrotic toddler
nephrotic syndrome: puffy toddler?, puffy child?, puffy eyes and protein, steroid sensitive nephrotic, nephrotic relapse, puffy face protein
constipation in children: constipated child, constipated toddler, constipated kid, kid constipation, child constipation, poo withholding
constipation in children: holding poo, holds his poo, withholding poo, wont poo, cant poo child, poo accidents, encopresis
constipation in children: faecal soiling, poo in pants, impacted child, constipated baby, skid marks, overflow soiling
functional constipation: encopresis, stool withholding, faecal loading
disimpaction: fecal disimpaction, faecal impaction child
macrogol, polyethylene glycol: movicol paediatric, cosmocol, restoralax, peg 3350, peg laxative, peg powder
peanut allergy: nut allergies, allergic to nuts, peanuts allergy, peanut allergic
early peanut introduction, peanut consumption: peanut butter for baby, peanut butter to baby, peanut early, nuts early, early nuts, peanuts at 6 months
early peanut introduction, peanut consumption: bamba snack, bambas, peanut puff, introduce nuts, start nuts, nut introduction, early allergen
peanut avoidance: avoid nuts in babies, avoiding nuts, avoid peanut
autism: on the spectrum, autistic, autist, autism spectrum, aspergers, asd kid
autism screening: m chat, mchat, autism check, autism test toddler, screen for asd, asd screen, autism checklist, asd screening
mmr vaccine: priorix, mmrv, mmr vaccination, mmrvaxpro, triple jab, mmr jabs
attention deficit hyperactivity disorder: adhd kid, hyperactive child, adhd child
parent training: parenting course, parenting classes, parent training in behaviour, behaviour therapy adhd, behavior therapy adhd
methylphenidate: mph adhd, ritalin la
rotavirus vaccine: rv5, rotateq, rotavirus jab, rotavirus shot, rota vax, rotavirus vax, rota vaccine
pertussis: whooping cough, whoop, hundred day cough, 100 day cough
tetanus: lockjaw, rusty nail, tetanus prone wound, tet jab
tetanus vaccine, tdap: tetanus jab, tetanus booster, tetanus shot, boostrix, adacel, revaxis, tet tox, tetanus toxoid, dtp booster
tetanus immunoglobulin: tig, htig, tetanus ig, tetanus immune globulin
infantile spasms: west syndrome, spasms baby
pyloric stenosis: pyloric, projectile vomiting baby
intussusception: redcurrant jelly stool, telescoped bowel
gastroesophageal reflux in infants: reflux baby, refluxy baby, baby reflux, silent reflux baby, gord infant
undescended testis: undescended testes, udt, cryptorchid, cryptorchidism
henoch schonlein purpura: hsp rash, hsp kidneys
cystic fibrosis: cf child, cf baby
congenital heart disease: chd baby, hole in the heart baby, blue baby, congenital heart defect
sudden infant death: sids, cot deaths
nappy rash: diaper dermatitis, napkin rash
infant colic: colicky baby, evening crying
teething: teething baby
tongue tie: frenotomy, ankyloglossia
enuresis: bed wetting, bedwetter, nocturnal enuresis, wets the bed
growth hormone: gh injections, somatropin, short stature treatment
short stature: too short child, small for age child
precocious puberty: early puberty
obesity in children: fat child, overweight child, overweight kid, obese child
paracetamol: tempra, disprol, medised
ibuprofen: calprofen
fluid bolus: saline stat, bolus of saline, fluids stat, bolus of crystalloid
fever: feverish
neonatal jaundice: newborn yellow, neonate yellow, infant yellow, yellow infant, yellow neonate, jaundiced infant, icteric newborn
febrile seizure: convulsion with fever, seizure with fever
gastroenteritis: puking and pooing
`
