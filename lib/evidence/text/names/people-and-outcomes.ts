/**
 * Everyday names, shorthand and slang of people, places of care and what happens to patients, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const peopleAndOutcomes = `
chronic fatigue = me cfs = myalgic encephalomyelitis
elderly = seniors = over 75 = over 80 = old people = very old
women = female
men = male
hospitalization = hospital admission
mortality = dying = deaths
itch = pruritus = itching
fatigue = tiredness
elderly = pensioner = pensioners = oap = retired people
hospitalized = hospitalised = hospital admission
blood test = laboratory test
tired all the time = fatigue
serious illness = seriously ill
watchful waiting = wait and see
fatigue = tiredness = tired = exhausted = exhaustion
nursing home = care home = long term care facility
frailty = frail
older people = pensioner = pensioners
older people = older adults = elderly
sexual partner = boyfriend = male partner
elderly: old folk, old lady, old man
elderly: octogenarian, nonagenarian, septuagenarian, over 70, over 65s, over 75s, over 80s, old biddy, oldies
elderly: aged care, older folk, very elderly, nonna
nursing home: old folks home, rest home, rach, racf, nh resident, aged care facility, residential care, snf, ltcf
nursing home: old peoples home
frailty: weak and wobbly, cfs 7, fragile old, doddery
hospitalization: readmission, readmitted, rehospitalisation, hosp
mortality: snuff it
quality of life: hrqol
teratogenic, congenital malformation: birth defect, deformed baby, harm the baby, damage the baby, hurt the baby
teratogenic, congenital malformation: abnormal baby, safe for baby, bad for the baby, malformations
bleeding risk: bleed more, bruise, more bleeding, dangerous bleeding, nasty bleed, serious bleeding
bleeding risk: chance of bleeding, make me bleed
fatigue: knackered, zonked, cream crackered, dead on my feet, lethargic, tatt, sluggish, buggered, lethargy
sedation side effect, somnolence: drowsy, sleepy, groggy, dopey, woozy, hungover, like a zombie
dizziness: lightheaded, woozy, wobbly, giddy, lightheadedness, swimmy, feel faint, unsteady
neurodevelopment: brain development, developmental delay, learning problem, ndi
overdiagnosis: over diagnosis
number needed to treat: nnt
conservative management: without surgery, no operation, without an operation, avoid surgery, avoid an operation
conservative management: non operative, non op, no surgery, instead of surgery, instead of an operation
conservative management: rather than surgery, rather than an operation, manage without surgery
screening: looking for early
family history: runs in the family, fh of, family hx, mother had it, dad had it
`
