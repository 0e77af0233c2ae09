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
men who have sex with men = gay men = msm = cisgender men
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
colistin: polymyxin e
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
echinocandin: fungin
fluconazole: flucon, fluc
amphotericin: ambisome, l amb, ampho b
cryptococcal meningitis: crypto, fungal meningitis, crag positive
tuberculous meningitis: tbm, tb in the brain
bacterial meningitis: bm csf
hiv: plhiv, living with hiv, hiv aids, the virus hiv
antiretroviral therapy: arvs, haart, hiv tablets, hiv meds, hiv medication, hiv medicine
start antiretroviral: when to start hiv tablets
pre exposure prophylaxis: hiv prevention, avoid getting hiv, stop me getting hiv, hiv jab, cab la, catch hiv
hiv prevention antiretroviral, hiv transmission: tasp, pass on hiv, give hiv to partner, undetectable viral load
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
covid: miss rona, covid pneumonitis, covid lung, covid chest, omicron?, delta variant?, wuhan virus, sars cov, cv19
covid vaccine: covid jabs, corona jab, corona vax, covid vaccination, covid inoculation, covid needle
bnt162b2: pfizer jab, pfizer shot, pfizer vax, pfizer covid vaccine, pfizer covid jab, pfizer covid shot, tozinameran
bnt162b2: pfizer biontech, biontech vaccine, biontech, pfizer booster, pfizer mrna, bnt162, bnt
mrna 1273: moderna, moderna jab, moderna shot, moderna vaccine, spikevax, elasomeran
chadox1: astrazeneca vaccine, astrazeneca jab, oxford vaccine, oxford jab, az jab, az vaccine, vaxzevria
nirmatrelvir ritonavir: pfizer pill, pfizer tablet, pfizer covid pill, pfizer antiviral, paxlo, nirma, nirma rito, nmvr
molnupiravir: merck pill, merck covid pill, merck antiviral, msd covid pill, molnup, monulpiravir, molnupavir
remdesivir: remdes, remde, redmesivir, remdesevir, covid drip
hydroxychloroquine: malaria tablet trump, malaria drug trump, trump drug, trump tablet
ivermectin: horse dewormer, horse wormer, horse paste, horse medicine, ivermect, iverm
clostridioides difficile: cdi toxin, c diff toxin, c difficle, c dificile, cdif, c difficile colitis, cdiff colitis
clostridioides difficile: pseudomembranous colitis, gdh positive, antibiotic diarrhoea, c diff diarrhoea, hospital diarrhoea bug
recurrent clostridioides difficile: rcdi, c diff again, cdiff again, c diff came back, c diff coming back, c diff relapse
recurrent clostridioides difficile: second bout of c diff, repeated c diff, cdiff keeps coming back
oral vancomycin: po vanc, po vanco, oral vanc, vanc 125, vancomycin capsules, vanc 125mg
fecal microbiota: vowst, rebyota, fmt capsules, faecal transplant, crapsule, ser 109, rbx2660
bloodstream infection: bugs in bloodstream, bacteria in bloodstream, infection in the bloodstream, germs in the bloodstream
bloodstream infection: bacteremic, blood cx positive, bcx positive, positive bcx, positive bc, cultures positive, urosepsis?
bloodstream infection: infection in the blood, bug in the blood, bug in his blood, bug in her blood, blood culture positive
gram negative bacteremia: gram neg bsi, gram neg bacteraemia, gram negative sepsis, gnb bsi, gn bsi
staphylococcus aureus bacteremia: staph bsi, staph blood infection, mssa bsi, mrsa bsi, mssa bacteraemia, staph sepsis
staphylococcus aureus bacteremia: staph line sepsis, s aureus sepsis, staph line infection, staph aureus bsi, s aureus bsi
staphylococcus aureus: saureus, s aureus, coag positive staph
methicillin susceptible staphylococcus aureus: mssa, meth sensitive staph
coagulase negative staphylococci: coag neg staph, staph epi, staph epidermidis, s epidermidis
enterococcus: enterococcal, e faecalis, e faecium, faecalis, faecium
catheter related bloodstream infection: line sepsis, infected line, infected picc, infected hickman, crbsi, infected port
endocarditis: infection on the valve, infection of the valve, valve infection, infection on my heart valve, sbe, infective endo
endocarditis: vegetations, valve vegetation, bacterial endocarditis, infection in the heart valve, duke criteria
endocarditis: bug on the heart valve, germs on the heart valve, infection on a heart valve
prosthetic valve endocarditis: pve
native valve endocarditis: nve
antibiotic duration: fortnight of antibiotics, abx length, length of abx, abx duration, duration of abx
antibiotic duration: how long abx, how long antibiotics, days of antibiotics, days abx, how many days abx, week of abx
antibiotic duration: stop abx, stop antibiotics, when to stop antibiotics, finish the course?, weeks of abx
antibiotic duration: how long for antibiotics, short abx, stop abx at day
antibiotic duration: antibiotics for how many days, fixed course
oral antibiotic: oral stepdown, oral switch, switch to oral, po conversion, picc or orals
oral antibiotic: picc vs oral, picc or tabs
intravenous antibiotic: six weeks of iv, home ivs, picc line antibiotics, ivabx, opat, antibiotic drip
bone and joint infection: infected joint, infected bones, bji
osteomyelitis: infected bone, infection in the bone, bone is infected, discitis, spondylodiscitis, diabetic foot osteo
osteomyelitis: vertebral osteo, chronic osteo, probe to bone, toe osteo, calcaneal osteo, pott puffy, brodie abscess
prosthetic joint infection: infected tkr, infected thr, infected joint replacement, infected prosthesis, tkr infection
prosthetic joint infection: infected knee replacement, infected hip replacement, thr infection, infected arthroplasty
prosthetic joint infection: infected implant, infected hardware, hardware infection, metalwork infection, two stage revision
prosthetic joint infection: 2 stage revision, septic arthroplasty, one stage exchange, infected tka, infected tha
septic arthritis: septic joint, septic knee, septic hip, hot swollen joint, pus in the joint
intra abdominal infection: intra abdo, intraabdo, intraabdo sepsis, iai, intra abdo sepsis, abdominal sepsis, abdo sepsis, perforated viscus, perf viscus
intra abdominal infection: faecal peritonitis, perforated bowel, bowel perforation, abdominal collection, pelvic collection
intra abdominal infection: secondary peritonitis, abdo collection, perf bowel, perf diverticulitis washout
intra abdominal infection: perforated diverticulitis post washout, laparotomy and washout, peritoneal contamination
source control: source drained, source sorted, source removed, collection drained, washed out
meningitis: meningitic, meningism, brain lining infection
bacterial meningitis: bact meningitis, pyogenic meningitis, pneumococcal meningitis, meningococcal meningitis, purulent csf
bacterial meningitis: acute meningitis, septic meningitis, suspected meningitis, s pneumo meningitis, pus in the csf
meningococcal: meningococcus, n meningitidis, menb, menacwy, purpuric rash with fever
encephalitis: hsv encephalitis, brain inflammation virus
cryptococcal meningitis: crypto mening, crypto meningitis, crag, crag pos, india ink, cryptococcus, cryptococcosis
cryptococcal meningitis: fungal meningitis in aids, yeast meningitis, fungus on the brain
liposomal amphotericin: lipo ampho, l ampho, liposomal ampho
flucytosine: 5fc, 5 fc, ancobon
candidemia: candida bsi, yeast in bc, yeast in blood cultures, yeast bsi, fungemia, candida bloodstream, candida line sepsis
candidemia: budding yeast, yeasts in the blood, yeast in blood, candida in the blood
candidiasis: candida albicans, c albicans, c glabrata, c auris, c krusei, candidosis, yeast overgrowth
candiduria: yeast in urine, candida in urine, fungus in urine, candida in the urine
aspergillosis: aspergillus, ipa fungus, galactomannan
pneumocystis pneumonia: pjp, pcp pneumonia, p jirovecii
ebola: evd, ebola virus, ebolavirus
ansuvimab: mab114
regn eb3: inmazeb, atoltivimab, regeneron ebola
artesunate: malacef, iv art, parenteral artesunate
falciparum malaria: pf malaria, p falciparum, malignant malaria
severe malaria: cerebral malaria, malaria coma, parasitemia, hyperparasitemia, malaria in itu, malaria in icu
severe malaria: complicated malaria, blackwater fever, malaria on the brain
malaria: ring forms, thick and thin films, malaria film, malaria parasites, marsh fever
malaria: fever back from africa?, fever back from nigeria?, fever after africa?, returned traveller fever?
dengue: breakbone fever, dengue haemorrhagic
typhoid: salmonella typhi, s typhi, paratyphoid
schistosomiasis: bilharzia, schisto
toxoplasmosis: toxo
cysticercosis: pork tapeworm, neurocysticercosis
pinworm: threadworm, itchy bottom at night, enterobius
hookworm: ancylostoma
latent tuberculosis: qft positive, qft, quantiferon, quantiferon pos, pos quantiferon, igra, igra pos, tspot, t spot
latent tuberculosis: mantoux, mantoux pos, tb skin test, tuberculin skin test, tuberculin, heaf, tb blood test, tb exposure
latent tuberculosis: converted skin test, tb contact, tb in his system, tb preventive treatment, ppd positive, positive ppd
isoniazid rifampicin pyrazinamide ethambutol, tuberculosis treatment: rhze, hrze, hrez, rhez, quad therapy for tb, four drug tb, 4 drug tb, anti tb, tb meds
isoniazid rifampicin pyrazinamide ethambutol, tuberculosis treatment: tb tablets, tb drugs, antitubercular, rifater, rifinah, voractiv, att for tb, tb regimen
rifapentine moxifloxacin: hpmz, 2hpzm, four month tb, 4 month tb, 4/12 tb, short tb treatment, shorter tb course, rpt mox
rifapentine isoniazid: weekly rifapentine, once weekly tb, 12 dose, 12 weekly doses, twelve dose, inh rpt, rpt inh, 3hp dot
multidrug resistant tuberculosis: dr tb, drtb, rrtb, rif resistant, rifampicin resistant tb, tb resistant to rifampicin
bpalm: bpal, mdr tb short regimen, six month mdr
pulmonary tuberculosis: smear positive tb, smear pos tb, afb positive, afb pos, cavitating tb, tb in the lungs
directly observed therapy: dot tb, dots tb, watched taking tablets
community acquired pneumonia: cap pneumonia, pneumonia from the community, walking pneumonia, lobar pneumonia
community acquired pneumonia: curb 65, curb65, crb65, curb score, psi score, port score
severe community acquired pneumonia: severe cap, bad pneumonia in intensive care, pneumonia in icu, pneumonia in itu
health care associated pneumonia, community acquired pneumonia: hcap
hospital acquired pneumonia: hospital pneumonia, nosocomial pneumonia, pneumonia caught in hospital, caught pneumonia in hospital
ventilator associated pneumonia: vent pneumonia, ventilator pneumonia, pneumonia on the vent, pneumonia on a ventilator
ventilator associated pneumonia: vented new infiltrate
legionella: legionnaires, legionnaires disease, legionnaire
atypical pneumonia: mycoplasma pneumonia, atypical cover
urinary tract infection: waterworks infection, waterworks bug, urine infection in men, male uti, man uti
cystitis: honeymoon cystitis, simple uti, uncomplicated uti, lower uti, bladder bug
pyelonephritis: upper uti, kidney bug, loin pain and fever, flank pain and fever, infected kidney
fosfomycin: monuril, one off sachet, single sachet, sachet of fosfo, one sachet, single dose sachet, sachet for cystitis
asymptomatic bacteriuria, urinary tract infection: dirty dip, dip positive, dip pos, positive dip, nitrites pos, nitrite positive
asymptomatic bacteriuria, urinary tract infection: nitrites positive, positive urine culture, pos urine culture, dirty urine
asymptomatic bacteriuria: abu, asymptomatic uti, urine growing no symptoms, pos urine no symptoms, dirty dip no symptoms
lyme disease: borrelia, borreliosis, neuroborreliosis, neurolyme, lyme arthritis, lyme titre, lymes
erythema migrans: target rash after camping, rash like a target, spreading ring rash
tick bite: tick off, deer tick, ixodes, engorged tick, nymph tick, found a tick, embedded tick, tick on my, black legged tick
influenza: grippe, flu a, flu b, h1n1, h3n2, influenza like illness, flu positive, bird flu?
baloxavir: baloxivir, one dose flu pill, single dose flu, one off flu tablet, one pill flu, xoflu
oseltamivir: tami, oseltamavir, ostelamivir, oseltam
pneumococcal conjugate vaccine: pcv15, prevenar 13, vaxneuvance, capvaxive, conjugate pneumo, pneumo conjugate
pneumococcal vaccine: pneumo vax, pneumo vacc, pneumonia inoculation, pneumococcal jab, pneumococcal shot
recombinant zoster vaccine: subunit zoster, adjuvanted zoster, rzv two doses, non live shingles, inactivated shingles vaccine
postherpetic neuralgia: nerve pain after shingles, pain after shingles, shingles pain that stays, lasting shingles pain
herpes zoster: shingles rash, zoster rash, dermatomal rash, dermatomal vesicles
varicella: chickenpox, chicken pox, vzv infection
e coli: escherichia, escherichia coli, e coli bacteraemia?, ecoli sepsis?
extended spectrum beta lactamase: ctx m, ctxm, ctx r, cro resistant, 3gc resistant, ceftriaxone resistant, ceftriaxone r
extended spectrum beta lactamase: third gen ceph resistant, cephalosporin resistant, esbls, esbl positive
carbapenem resistant: cpe, kpc, carbapenemase
carbapenem: penem
methicillin resistant staphylococcus aureus: mersa, ca mrsa, mrsa cover, mrsa positive
necrotizing fasciitis: necfasc, fournier, fourniers gangrene, flesh eating bug, necrotising soft tissue, nec fasciitis
group a streptococcus: gas strep, igas, strep pyogenes, s pyogenes
scarlet fever: scarlatina, sandpaper rash, strawberry tongue
lemierre: infected jugular
procalcitonin: pct guided, daily pct, pct protocol, pct algorithm
multidrug resistant: mdro, mdr bug, superbugs
fever of unknown origin: puo, pyrexia of unknown origin
infectious mononucleosis: ebv infection, monospot
cytomegalovirus: cmv viraemia
human bite: fight bite, clenched fist injury, bitten by a person, bitten by a child
mass drug administration: mda, treat whole community, whole community treatment, community wide treatment
mass drug administration: mass treatment, mass ivermectin, everyone on the island, treat the whole island, mass scabies
scabies: crusted scabies, norwegian scabies, sarcoptes, burrows between fingers, seven year itch
head lice: headlice, live lice, kids nits, nitty, pediculosis, lice in hair, head lice in the hair, derbac
malathion: derbac, ovide, prioderm, malath
oral antibiotic: home on tablets?, tablets instead of the drip?, tablets instead of drip?, antibiotic pills
intra abdominal infection: perforated diverticulitis, perforated appendix, perforated appendicitis, complicated diverticulitis
intra abdominal infection: complicated appendicitis, drained collection, collection drained, intraabdominal sepsis, perforated gut
oral antibiotic: finish on tablets, finish with tablets, swap to tablets, swapping to tablets, change to tablets, switch to tablets
oral antibiotic: step down to tablets, complete the course orally, go home on tablets
gram negative bacteremia: coli in blood cultures, coli in the blood, coliforms in the blood, klebsiella in the blood
tetanus immune globulin: tig, tetanus immunoglobulin, htig
meningitis: neck stiffness and fever
lyme disease: target rash after tick
`
