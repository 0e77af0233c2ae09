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
hospitalization: readmission, readmitted, rehospitalisation, hosp, admissions, admission?, admitted?
mortality: snuff it, survival, survive, survived, survives, surviving, survivor, survivors, alive
quality of life: hrqol
teratogenic, congenital malformation: birth defect, deformed baby, harm the baby, damage the baby, hurt the baby
teratogenic, congenital malformation: abnormal baby, safe for baby, bad for the baby, malformations
bleeding risk: bleed more, bruise, more bleeding, dangerous bleeding, nasty bleed, serious bleeding
bleeding risk: chance of bleeding, make me bleed
fatigue: knackered, zonked, cream crackered, dead on my feet, lethargic, tatt, sluggish, buggered, lethargy
sedation side effect, somnolence: drowsy, sleepy, groggy, dopey, woozy, hungover, like a zombie
dizziness: lightheaded, woozy, wobbly, giddy, lightheadedness, swimmy, feel faint, unsteady
neurodevelopment = neurodevelopmental
neurodevelopment: brain development, developmental delay, learning problem, ndi
overdiagnosis: over diagnosis
number needed to treat: nnt
conservative management: without surgery, no operation, without an operation, avoid surgery, avoid an operation
conservative management: non operative, non op, no surgery, instead of surgery, instead of an operation
conservative management: rather than surgery, rather than an operation, manage without surgery
screening: looking for early
family history: runs in the family, fh of, family hx, mother had it, dad had it
major adverse cardiovascular events = mace = major cardiovascular events
low and middle income countries = lmic = low resource setting
number needed to screen = nns
cardiovascular outcomes, cardiovascular events: for heart, for the heart, heart risk
cardiovascular outcomes, cardiovascular events: heart outcomes, cardiac outcomes, cardiac benefit, heart benefit, mace
cardiovascular outcomes, cardiovascular events: protect his heart, protect her heart, protect my heart, protect the heart
cardiovascular outcomes, cardiovascular events: heart protection, cardioprotective, cardioprotection, good for the heart, cvot
cardiovascular death: cv death, heart death, cv mortality, cardiac death, deaths from heart causes, die from heart trouble
established cardiovascular disease, cardiovascular disease: cv disease, ascvd, established ascvd, established cvd, known cvd
smoking cessation: quit smoking, quitting smoking, give up smoking, stop smoking, packing in smoking, pack in the fags, kick smoking
smoking cessation: give up fags, stopping smoking, quit rate, quit rates, ditch the fags
smoking cessation: giving up smoking, quit cigs, give up cigarettes, stop smoking service, stop smoking tablet, stop smoking pill
smoking cessation: tobacco treatment, smokes 20 a day, 20 a day smoker, swap fags, off the fags, come off cigarettes
smokers: ex smoker, heavy smoker, heavy smokers, pack years, pack year history, ex smokers, former smoker
nicotine replacement: nicorette, niquitin, nrt patch, niquitin patches
nicotine replacement: nicotine inhalator, quickmist, habitrol, nicoderm
varenicline: champix side effects
bupropion: zyban sr
cytisine, cytisinicline: tabex, desmoxan, cytisi, plant based stop smoking pill
electronic cigarette: vapes, vape pen, e cigs, ecigs, ecig, e cig, vaper, vape kit, vape starter kit, e liquid
neuropsychiatric adverse events: psych side effects, psych aes, neuropsych, suicide risk champix
neuropsychiatric adverse events: suicidal on champix, mental side effects, psychiatric side effects
psychiatric disorders: psych history, psychiatric history, mental health history, mental illness smoker
high dose influenza vaccine: high dose flu, fluzone, fluzone hd, hd flu, hd flu jab, strong flu jab, big flu shot, high dose flu jab
high dose influenza vaccine: hd iiv3, hd iiv, iiv3 hd, high dose flu shot, efluelda, stronger flu jab, senior flu shot
influenza vaccine: flu jab, flu shot, flu vax, flu vaccine, fluad, flucelvax, flublok, quadrivalent flu, enhanced flu vaccine
pneumococcal conjugate vaccine: prevnar 20, pcv20, pcv21, pcv15, pcv 20, pcv 21, capvaxive, vaxneuvance, apexxnar, prevenar 20
pneumococcal conjugate vaccine: pneumonia jab, pneumonia shot, pneumonia vaccine, pneumo jab, pneumo vaccine, pneumococcal jab
pneumococcal polysaccharide vaccine: ppsv23, ppv23, pneumovax 23, ppsv 23, ppsv
zoster vaccine: shingles jab, shingrix, rzv, shingles vax, zostavax, shingles shot, shingles vaccination
live zoster vaccine: zostavax
sore throat: bad throat, throat is killing, throat killing me, raw throat, throat infection, throat on fire, painful throat
streptococcal pharyngitis: strep throat, strep tonsillitis, gas throat, gas tonsillitis, gas pharyngitis, strep pharyngitis
streptococcal pharyngitis: centor 3, centor 4, feverpain 4, strep a throat, group a strep throat
penicillin v, phenoxymethylpenicillin: pen v, penv, pen vk, penvk, phenoxymeth, pen v qds
acute cough, lower respiratory tract infection: chesty cough, chest infection, chest cold, green phlegm, productive cough, cough and green phlegm
acute cough, lower respiratory tract infection: acute bronchitis, bronchitis, cough with phlegm, bad chest, lrti gp
allergic rhinitis: hayfever, hay fever, hay fevers, hayfever spray, ar rhinitis, nasal allergies, nasal allergy, allergic nose
allergic rhinitis: house dust mite?, sneezing all year, perennial rhinitis, sneezing and itchy eyes, sneezing itchy eyes, dust allergy
seasonal allergic rhinitis: pollen allergy, spring allergies, sar hay fever, grass pollen, tree pollen, seasonal allergies, hay fever season
intranasal corticosteroid: incs, nasal steroid, nose spray steroid, steroid nasal spray, steroid nose spray, flonase, flixonase, nasonex
intranasal corticosteroid: avamys, beconase, rhinocort, nasacort, nasal spray steroid, steroid spray for the nose, ins spray
oral antihistamine: antihistamine tablet, hayfever tablet, hay fever tablet, piriteze, zirtek, telfast, claritin, zyrtec, allegra
otitis externa: swimmers ear, swimmer ear, oe ear, ear canal infection, aoe, infected ear canal, swollen ear canal
otitis externa: sore itchy ear, itchy ear after swimming, itchy sore ear, canal swollen, ear canal swollen shut, surfers ear infection
ear drops: otomize, sofradex, ciprodex, locorten, otosporin, gentisone, cipro drops, cetraxal, antibiotic ear drops
earwax: wax?, wax in ear, waxy ears, ear syringing, impacted wax, ears blocked with wax, blocked ear, wax removal, syringe ears
earwax: cerumen impaction, microsuction, syringing, ear wax softener, wax softener, hopi candles, ear candles
cerumenolytic: wax drops, sodium bicarb drops, olive oil ear, olive oil drops, debrox, otex, cerumol, wax softeners
blood pressure target: bp target, bp goal, sbp goal, systolic goal, systolic target, target bp
hypertension: high bp, raised bp, bp high, bp up, hypertensive patient
urine output: wee output, uop
preventive services task force: uspstf, us taskforce, us task force, preventive taskforce, preventive task force
shared decision making: shared decision, sdm
antihypertensive: bp meds, bp tablets, bp pills, blood pressure tablets, blood pressure meds
delayed antibiotics: delayed prescription, delayed script, delayed antibiotic
`
