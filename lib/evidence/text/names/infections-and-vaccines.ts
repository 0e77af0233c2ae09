/**
 * Everyday names, shorthand and slang of infections, antibiotics and vaccines, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const infectionsAndVaccines = `
dexamethasone = dex = dexa
sepsis = blood poisoning = septicemia = septic
condomless sex = unprotected sex = sex without a condom
doxypep = doxycycline after sex = doxycycline prophylaxis
antibiotic prophylaxis = preventive antibiotics
septic shock = vasodilatory shock
genital herpes = hsv
antiretroviral = hiv pills = hiv drugs
pre exposure prophylaxis = prep
malaria = plasmodium
chlamydia = ct infection
syphilis = treponema
staphylococcus aureus = staph aureus = staph
antibiotic = abx = antibiotics
antibiotic duration = short course = antibiotic course
invasive candidiasis = candidemia
covid = corona
long covid = post covid
mpox = monkeypox
rabies = dog bite
surgical site infection = wound infection = ssi
azithromycin = azithro
trimethoprim sulfamethoxazole = cotrimoxazole = tmp smx
piperacillin tazobactam = pip tazo = piptazo
nitrofurantoin = nitro
meropenem = mero
vancomycin = vanc = vanco
ceftriaxone = cef
clindamycin = clinda
flucloxacillin = fluclox
pneumonia jab = pneumonia vaccine = pneumococcal vaccine
covid jab = covid vaccine
whooping cough jab = pertussis vaccine
valacyclovir = valaciclovir = herpes tablet = herpes pill = tablets for herpes
herpes transmission = herpes catching = pass on herpes
covid = coronavirus
nirmatrelvir ritonavir = covid pill = covid tablet
chlamydia = clap test
gonorrhea = gonorrhoea
hiv = aids virus
pre exposure prophylaxis = hiv prevention pill = pill to prevent hiv = hiv prevention jab
tetanus = lockjaw
rabies = bitten by a bat = bat bite
malaria = mosquito fever
pneumococcal vaccine = pneumonia shot
penicillin allergy = allergic to penicillin = penicillin allergic
surgical site infection = infected wound after surgery
streptococcus = strep
tuberculous meningitis = tb meningitis
giardiasis = giardia
typhoid = enteric fever
infectious mononucleosis = glandular fever
immunoprophylaxis = antibody jab = monoclonal antibody
hiv prevention = prep = pre exposure prophylaxis = preexposure prophylaxis
hiv treatment = antiretroviral = antiretroviral therapy = hiv tablets = hiv pills = art
transmission = pass it on = passing it on = catch it from
men who have sex with men = gay men = msm
mmr vaccine = measles jab = mmr = measles mumps rubella vaccine
surgical site infection = wound infection = infected wound = wounds go septic
nirmatrelvir = covid antiviral = covid pill
antibiotic: anti biotic, abs course, antibx, abio, antis?
antibiotic duration: how many days of antibiotics, length of antibiotics, shorter antibiotics, 5 day course
antibiotic duration: five day course, 5/7, 7/7, shorter abx, short abx, days of abx, a week of antibiotics, 14d
antibiotic duration: 7 days, 7 v 14, stop antibiotics early, how long on antibiotics
oral antibiotic: antibiotic tablets, antibiotics by mouth, po abx, oral abx, swallow antibiotics, oral switch
oral antibiotic: po switch, ivos, iv to po, step down to oral, iv to oral, oral stepdown, pills instead of drip
oral antibiotic: po stepdown, from drip to tablets
intravenous antibiotic: iv abx, antibiotics through a drip, ivab, antibiotics through a vein, opat
amoxicillin: amox, amoxi, amoxil
amoxicillin clavulanate: co amox, coamox, amox clav, amoxiclav, amoxyclav
piperacillin tazobactam: tazo, pip taz, piptaz, ptz
ceftriaxone: ceftriax, ceftrx
cefalexin: ceph, cephalex
meropenem: mem
vancomycin: vano
levofloxacin: levo, levoflox
moxifloxacin: moxi
fluoroquinolone: quinolone
azithromycin: z pack, zpak, zithro
clarithromycin: clari, clarithro
metronidazole: metronid
trimethoprim: trimeth
trimethoprim sulfamethoxazole: sxt, co trimox
nitrofurantoin: nitrofur, macrodantin
fosfomycin: fosfo
gentamicin: genta
penicillin: pen v, pen vk, pcn, benpen
benzathine penicillin: bpg, penicillin jab in the bum, penicillin in the backside, big penicillin injection
benzathine penicillin: penicillin injection monthly
fidaxomicin: fidax
linezolid: lzd
colistin: coli
penicillin allergy: pen allergy, pen allergic, pcn allergy, penicillin label, reaction to penicillin
penicillin allergy: rash with penicillin
oral challenge: test dose of penicillin, give penicillin and watch, amox challenge, challenge dose, drug challenge
oral challenge: delabel, de label
sepsis: blood infection, germs in the blood, overwhelming infection
septic shock: sepsis with low blood pressure, septic and hypotensive, septic on pressors, sepsis on norad
septic shock: septic on norad, septic low bp
bacteremia: bugs in the blood, positive blood cultures, bc positive, gnr, blood cultures growing
bacteremia: bacteria in the blood
e coli: ecoli, coliform
extended spectrum beta lactamase: ceph resistant
methicillin resistant staphylococcus aureus: superbug, super bug
staphylococcus aureus bacteremia: staph in the blood, mrsa bacteremia, mssa, golden staph
candidemia: fungus in the blood, yeast in the blood, candida in blood cultures, fungal blood infection
candidemia: invasive candida, ic candida
echinocandin: caspo, anidula, fungin
fluconazole: flucon, fluc
amphotericin: ambisome, l amb, ampho b
cryptococcal meningitis: crypto, fungal meningitis, crag positive
tuberculous meningitis: tbm, tb in the brain
bacterial meningitis: bm csf
hiv: plhiv, living with hiv, hiv aids, the virus hiv
antiretroviral therapy: arvs, haart, hiv tablets, hiv meds, hiv medication, hiv medicine
start antiretroviral: when to start hiv tablets
pre exposure prophylaxis: hiv prevention, avoid getting hiv, stop me getting hiv, hiv jab, cab la, catch hiv
treatment as prevention: tasp, pass on hiv, give hiv to partner, undetectable viral load
serodiscordant: one partner has hiv, hiv couple, discordant couple
post exposure prophylaxis: after needlestick, needle stick, needlestick
doxypep: doxy pep, doxy after sex, doxycycline pep, morning after antibiotic, antibiotic after sex
sexually transmitted infection: the clap, sex disease, sexual disease, caught something down below
sexually transmitted infection: caught something from sex
gonorrhea: the clap, gono, gonno, dose of clap
chlamydia: chlam
syphilis: syph, pox disease, the pox, rpr positive, trep
genital herpes: herpes down below, hsv2, hsv 2, gen herpes, herpes down there, sores down below, blisters down below
genital herpes: sores down there, ghsv
herpes transmission: giving herpes, give my partner herpes, spread herpes, transmit herpes
aciclovir: zovirax, aciclo
valaciclovir: valacyclo, valaciclo
malaria: mosquito disease, falciparum, malarial, vivax
artesunate: iv art malaria
rabies: mad dog, rabid dog, bat scratch, foaming dog
rabies vaccine: rabies jab, rabies shot, rabies pep, rig rabies
tetanus: lock jaw, stepped on a nail, rusty nail, trod on a nail, tet jab
covid: the rona, rona, sars cov2, cov19, c19, the covid
covid vaccine: covid vax, covid shot, covid booster, corona vaccine
nirmatrelvir ritonavir: pax, covid antiviral, nmv r
molnupiravir: molnu
remdesivir: remd, rdv
dexamethasone: dexameth
tocilizumab: toci
baricitinib: bari
long covid: long haul, long hauler, covid that wont go away
pneumococcal vaccine: pneumo jab, pneumonia vax, pneumovax, ppv23, pneumo vaccine, pcv 20, pcv20, pcv21
pneumococcal vaccine: pneumonia needle
adult vaccination: jabs for older people
pertussis vaccine: whooping cough vaccine, tdap, boostrix, whooping cough needle
maternal vaccination: jab in pregnancy, vaccine in pregnancy, jabbed while pregnant, vax in pregnancy
immune globulin: immunoglobulin, hyperimmune, hbig
worms: tapeworm, roundworm
strongyloides: strongyloidiasis
leishmaniasis: sandfly disease
mass drug administration: treat the whole village, treating everyone in the village, whole community treated
mass drug administration: treat the entire community
mononucleosis: kissing disease
surgical site infection: infected scar, wound went bad, wound weeping pus, infected op site, infected cut after op
surgical site infection: infected stitches, infections after surgery, infection after operation
rheumatic fever: rf prophylaxis
procalcitonin: pct, procal
c reactive protein: finger prick test for infection, infection marker, inflammation blood test, poc crp
antibiotic stewardship: cut down on antibiotics, fewer antibiotics, too many antibiotics, reduce antibiotic use
antibiotic stewardship: unnecessary antibiotics, less antibiotics
pseudomonas: psa bug, pseudomonal
pneumococcus: s pneumo, pneumococcal
streptococcus: strep a
source control: drain the source
bezlotoxumab: bezlo
`
