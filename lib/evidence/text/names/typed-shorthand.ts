import { drugShorthand } from './drug-shorthand'

/**
 * Shorthand that clinicians type and articles do not write, one line for each meaning: `short, short: words`. Shorthand
 * with capitals is matched as written, all other shorthand in upper or lower case. Shorthand without words is removed
 * from the search. The entries after a slash are context for shorthand that has other meanings or is an everyday word:
 * it is expanded only if one of them occurs in the conversation, in upper or lower case. An entry is the beginning of a
 * word, or a whole word if it ends in a capital: "AF" does not match "after". Common knowledge of the field;
 * shorthand of drugs is in `drug-shorthand.ts`, and abbreviations that articles write too in
 * `../ward-abbreviations.ts`.
 */
export const typedShorthand = `
pt: patient
pts: patients
hx, pmh, pmhx, phx: history
fhx: family history
yr: year
yrs: years
mgmt, mgt, mngmt: management
mx: management
tx, rx, txt: treatment
dx, ddx: diagnosis
ix, invx: investigations
sx: symptoms
neg: negative
pos: positive / culture, test, swab, screen, hiv, dimer, troponin, antibod, receptor, hcg, urine
w/: with
w/o: without
c/o: with
o/e: on examination
h/o: history of
s/p: after
f/u, f/up: follow-up
prev: previous
susp: suspected
poss: possible
maint: maintenance
s/e, s/es, s/e's: side effects
contraind: contraindicated
c/i, c/is: contraindications
immunosup: immunosuppressed
antiplt, antiplts: antiplatelets
bld cx, blood cx: blood cultures
infex: infection
vit: vitamin
s/c: subcutaneous
i/m: intramuscular
i/v: intravenous
p/o: oral
u/s: ultrasound
b/l: bilateral
n/v, N&V: nausea and vomiting
y/o, yo: year old
prob: probability / PE, dvt, pretest, pre-test, wells, low, high, intermediate
approx: about
asap, fyi, tho, pls, plz, thx, r/o:
abx, abs: antibiotics / infect, pneumon, sepsis, septic, uti, cellulitis, abscess, fever, bacter, copd, append, pancreat, otitis, throat, cough, wound, divertic, prophyla, course
EPO: erythropoiesis-stimulating agent
hf ref, hf-ref, hf r ef: HFrEF
hf pef, hf-pef, hf p ef: HFpEF
cement: vertebroplasty / wedge, vertebra, crush, spinal, compression, L1, L2, T11, T12
VPC, VPCs, ectopics: ventricular ectopy
VF: ventricular fibrillation / shock, arrest, defib, amiodarone, lidocaine, lignocaine, rosc, cpr, refractory, adrenaline, epinephrine, icd, resus
HRS: hepatorenal syndrome / terli, albumin, cirrho, ascites, aki, norad, liver, kidney, renal, creatinine, noradrenaline
DF: discriminant function / hepatitis, alcohol, maddrey
GBS: Glasgow-Blatchford score / bleed, melaena, melena, haematemesis, hematemesis, endoscop, ugib, gib, blatchford
GBS: Guillain-Barre syndrome / ivig, immunoglobulin, plasma, plex, weakness, ascending, neuropath, paralys, areflexia, barre
ED, A&E, ER, EDs: in the emergency department / head injury, trauma, syncope, chest pain, ecg, admit, discharge, vomit, headache, triage, fracture, asthma, seizure, gcs, abdominal pain, sats, wheez, overdose, fall, sepsis, septic, fever, stroke, tia, bleed, croup, laceration, wound, sutur, sedat, intubat, dislocat, rsi
scope, scopes, scoped, OGD, EGD, gastroscopy: endoscopy / bleed, melaena, melena, haematemesis, hematemesis, varic, ulcer, reflux, dyspep, anaem, anem, ferritin, hours, barrett, ppi, hb
caesarean section, cesarean section, caesarean sections, cesarean sections: caesarean section
sections, section, c-section, c-sections, csection, LSCS: caesarean section / induc, labour, labor, nullip, multip, primip, pregnan, breech, twin, vbac, deliver, birth, elective, emergency, previous, placenta, spinal, weeks, caesar, cesar
induce, induced, inducing, IOL: induction of labour / weeks, labour, labor, nullip, multip, overdue, post-dates, postdates, cervix, pregnan, bishop, sections, caesarean, cesarean, membranes, PROM, fetal, foetal, macrosom
nullip, nullips, nulliparas, primigravida: nulliparous
preg: pregnant
fits, seizures, convulsions, convulsing, seizing: eclampsia / pre-eclampsia, preeclampsia, eclamp, PET, mag sulph
seize: have eclampsia / pre-eclampsia, preeclampsia, pre-eclamptic, eclamp, PET, mag sulph
pre-eclamptic, preeclamptic: with pre-eclampsia
PET: pre-eclampsia / pregnan, aspirin, magnesium, labetalol, antenatal, trimester
PPH: postpartum haemorrhage
status epilepticus: status epilepticus
status: status epilepticus / benzo, seiz, epilep, convuls, keppra, levetiracetam, valproate, phenytoin, fosphenytoin, lorazepam, midazolam, diazepam, phenobarb, lacosamide
bacteria in urine, bacteria in the urine, bugs in urine, bugs in the urine: bacteriuria
cloudy urine, smelly urine, offensive urine: bacteriuria / coli, catheter, dip, nursing home, care home, confus, deliri, old, elderly
need to scan, need a scan, needs a scan, need scanning, scan her, scan him, scan them: need CT scan / head, skull, brain inj, concuss, knocked
protein in urine, protein in the urine: proteinuria
blood in urine, blood in the urine: haematuria
sugar in urine, sugar in the urine: glycosuria
lyse, lysed, lysing: thrombolysis
postop: after surgery
intra-op, intraop: during surgery
periop: around surgery
neuro: neurological / outcome, deficit, exam, recovery, intact, arrest, disability, symptom, sign
resp failure: respiratory failure
creat: creatinine
bili: bilirubin
alk phos: alkaline phosphatase
neuts: neutrophils
lytes: electrolytes
haemoglob: haemoglobin
lacs: lactate / sepsis, septic, shock
bx: biopsy
angio: angiography
coro, coros: coronary angiography
USS: ultrasound
CXR: chest radiograph
AXR: abdominal radiograph
xray, x-ray, x ray, x-rays, x rays: radiograph
RAI: radioactive iodine
rai: radioactive iodine / thyro, graves, goit, nodul
PEG: polyethylene glycol / constipat, impact, laxat, stool, bowel prep, colonoscop, soiling
lap chole: laparoscopic cholecystectomy
lap appy: laparoscopic appendicectomy
appx: appendicectomy
#NOF, # NOF, fractured NOF: hip fracture
DAIR: debridement and implant retention
IE: infective endocarditis / antibio, valve, staph, strep, bacteraem, bacterem, echo, vegetation, blood culture, oral
pseudo: pseudomonas / aeruginosa, pneumon, copd, cystic, bronchiect, cipro, tazo, mero, antibio, bacteraem, bacterem
alco: alcohol
BB, BBs: beta blocker
LBBB: left bundle branch block
RBBB: right bundle branch block
CHB: complete heart block
LVF: acute heart failure
hypos: hypoglycaemia
prems, prem, preemie, preemies: preterm infants
bronchi: bronchiolitis / infant, month, baby
trachy, trache, trach: tracheostomy
vented: ventilated
tubed: intubated
HFNO, HFNC: high flow nasal oxygen
self-prone, proned, proning: prone position
paed: paediatric
geris: elderly
onc: oncology
PD: Parkinson's disease / levodopa, parkinson, tremor, dopamine, rasagiline, motor, dementia
PD: peritoneal dialysis / dialysis, peritonitis, ckd, esrd, esrf
hyperNa: hypernatraemia
SCH: subclinical hypothyroidism / tsh, thyro, levo
tachy: tachycardia
brady: bradycardia
LP: lumbar puncture / mening, csf, headache, subarachnoid, xanthochrom
EPU: early pregnancy unit
NBM, NPO: nil by mouth
AUR: acute urinary retention
TWOC: trial without catheter
SPC: suprapubic catheter
DRE: rectal examination
mpMRI: prostate MRI
quads: quadruple therapy / TB, tubercul, xpert, rifamp
functional MR, Functional MR, secondary MR, Secondary MR: functional mitral regurgitation
clip: edge-to-edge repair / mitral, functional MR, secondary MR, TEER
M1, M2: large vessel occlusion / stroke, clot retriev, thrombect, occlu, nihss, MCA
to burn: catheter ablation / AF, afib, atrial, fibrillat, flutter, SVT, WPW, PVI
plug: closure / PFO, foramen
outpt, outpts: outpatients
inpt, inpts: inpatients
hosp'd, hospd: hospitalised
unvaxxed, unvaxed: unvaccinated
NC: oxygen / O2, covid, sats, hypox, oxygen, pneumon, SARS
low flow O2, low flow oxygen: oxygen
BC +ve, BC pos, BCs pos, +ve BC, +ve BCs, pos BC, BCs +ve: bacteraemia
yeast in BC, yeasts in BC: candidaemia
BC, BCs: blood cultures / klebs, staph, strep, coli, yeast, candida, gram, GNR, GPC, GNB, ESBL, growing, sepsis, septic, bacteraem, bacterem, endocard
U=U, u=u, U = U: HIV treatment as prevention
cART: antiretroviral therapy
-ve partner, neg partner: HIV-negative partner
mening: meningitis
bact: bacterial / mening, sinus, conjunct, prostat, vagin, pneumon
GC: gonorrhoea / ceftriax, rocephin, chlamyd, NAAT, urethr, STI, STD, swab, gonorr
rectal CT: rectal chlamydia / doxy, azithro, zithro, NAAT, GC, msm, STI
CT: chlamydia / NAAT, GC, gonorr
trich: trichomoniasis / flagyl, metro, discharge, vagin, STI, STD, partner
HZ: herpes zoster / shingles, zoster, antiviral, aciclovir, acyclovir, valac, valtrex, famciclovir, famvir, PHN, rash, vacc
TST: tuberculin skin test / TB, tubercul, igra, latent, quantif, LTBI, isoniaz, INH
PPD positive, PPD pos, positive PPD, pos PPD: positive tuberculin skin test
PPD: tuberculin skin test / TB, tubercul, latent, igra, indurat, isoniaz, INH
RIPE: rhze
RR-TB, RR TB: rifampicin-resistant tuberculosis
ag, UAg: antigen / urin, legion, pneumoc, crypto, stool
I&D, I+D, I & D: incision and drainage
perf: perforated / divertic, append, bowel, ulcer, colon, viscus, abdo, gallbladder, sigmoid, eardrum
osteo: osteoporosis / zoledr, alendr, denosum, dexa, DXA, bone density, fractur, postmenop, bisphos, T-score, teripar, romoso, frax, calcium, vitamin, HRT
osteo: osteomyelitis / antibio, abx, iv, picc, opat, vertebr, foot, toe, diabet, staph, infect, orals, vanc, fluclox, mri, debrid, probe, discitis
nec fasc, necfasc: necrotising fasciitis
PCT: procalcitonin / sepsis, septic, antibio, abx, infect, pneumon, CRP
GBS: Glasgow-Blatchford score / scope, scoped, OGD, EGD, upper gi, coffee ground, urea
GBS: Guillain-Barre syndrome / vital capacity, intubat, weak legs, legs weak, reflexes, campylobacter
GBS 0, GBS of 0: Glasgow-Blatchford score 0
GBS 1, GBS of 1, GBS 0-1: Glasgow-Blatchford score 1
HP: Helicobacter pylori / ppi, eradicat, pylori, breath, stool, clarithro, bismuth, ulcer, dyspep, gastric, gastritis
AP: acute pancreatitis / lipase, fluid, feed, pancrea, amylase, gallstone, necro, ercp, NG, hartmann, ringer, epigastr
DU: duodenal ulcer / bleed, ppi, clip, scope, endoscop, perf, pylori, omep, forrest
GU: gastric ulcer / bleed, ppi, clip, endoscop, perf, pylori, forrest
AH: alcoholic hepatitis / maddrey, pred, steroid, lille, alcohol, bili, ptx, jaundic, drink
HE: hepatic encephalopathy / rifax, xifax, targax, lactul, liver, cirrho, ammonia, flap
enceph: encephalopathy / liver, hepat, rifax, xifax, targax, lactul, cirrho, ammonia
LVP: large-volume paracentesis / album, ascit, cirrho, drain, litre, liver
PMN, PMNs: neutrophils / ascit, csf, tap, SBP
20% HAS, 4.5% HAS: albumin
HAS: albumin / album, cirrho, liver, ascit, decomp, HRS, terli, paracent
alb: albumin / cirrho, liver, ascit, low, oedema, nephrot, decomp
decomp: decompensated / liver, cirrho, ascit, varic, hepat
dz: disease
UC: ulcerative colitis / mayo, colitis, vedo, mesal, biolog, infliximab, adalim, humira, flare, tofacit, upadac, calprot
CD: Crohn's disease / IFX, infliximab, aza, ileal, fistul, adalim, perianal, top down
tics: diverticulitis / llq, bowel, colon, sigmoid, divertic
TCI, TCIs: topical calcineurin inhibitor / eczema, TCS, dermat, face, derm, AD
TCS: topical corticosteroid / eczema, TCI, dermat, psoria, derm, face, AD, vitiligo
AD: atopic dermatitis / dupi, eczema, TCS, TCI, emoll, EASI, derm, topical, cream, itch, abrocit, POEM
AA: alopecia areata / baricit, hair, SALT, ritlec, bald
BP: bullous pemphigoid / pemphig, BP180
BPO: benzoyl peroxide / acne, adapal, spots, topical, clinda, retinoid
bpo: benzoyl peroxide / acne, adapal, spots, topical, clinda, retinoid
AR: allergic rhinitis / nasal, nose, spray, hay, pollen, antihist, INCS, rhinitis, sneez, azelas, flutic
DIF: direct immunofluorescence / blister, pemphig, bulla, skin
IE: infective endocarditis / left sided, left-sided, stepdown, native, prosthetic, duke, TOE, TEE, picc, enterococc, switch
mort: mortality
surv: survival
refr: refractory
DSED: double sequential defibrillation
CCM: cryptococcal meningitis / ambisome, ampho, hiv, flucyt, fluc, csf
Vt, TV, TVs: tidal volume / VENT, vented, ventilat, plat, ards, peep, tidal, stiff, lung
ALI: acute lung injury / VENT, vented, ventilat, tidal, ards, lung, peep, hypox
plat, Pplat: plateau pressure / VENT, ventilat, ards, tidal, peep, pressure
plats: plateau pressure / ards, tidal, peep
plats, plts, plt: platelets / plasma, ffp, rbc, trauma, bleed, chemo, transfus, itp, count, heparin, low, ratio
PF ratio, pf ratio, pf, PF: oxygenation index / VENT, vented, ventilat, ards, prone, proning, flip, ecmo, peep, tube, icu, fio2, o2, hypox
PF, pf: plantar fasciitis / heel, plantar, foot, calf, stretch, physio, insole, loading
muscle relaxant, muscle relaxants, muscle relaxer: neuromuscular blockade / ards, VENT, vented, ventilat, intubat, icu, rsi, hypox
drip, gtt, ivi: infusion / insulin, hydrocort, ketamine, norad, 3%, 2.7%, hypertonic, amio, dex, propofol, midaz, cisatra, nimbex, magnes, vit c, esmolol, labetalol, gtn, heparin, furosemide, fentanyl, morphine
resus: resuscitation
arrested: in cardiac arrest / adren, epine, ambulance, paramedic, cpr, resus, rosc, defib, downtime, vf, PEA, asystol, ecmo, cool, ttm
codes, code, coded, coding: cardiac arrest / epi, adren, cpr, rosc, vf, shock, amio
VF, pVT, vf: ventricular fibrillation / arrest, defib, shock, amio, lido, lignocaine, rosc, cpr, pads, ohca
VL: video laryngoscopy / DL, laryngosc, intubat, tube, pass, blade, bougie
DL: direct laryngoscopy / VL, laryngosc, intubat, tube, blade, video, mcgrath, glidescope, c-mac
SUP: stress ulcer prophylaxis / icu, VENT, vented, ventilat, ppi, pantop, bleed, intubat
CRT: capillary refill time / lactate, septic, sepsis, resus, perfus
SI: suicidal ideation / ketamine, suicid, psych, depress, ED, lithium
dry: restrictive fluid / septic, sepsis, fluid, abdo, bowel, gut, colectomy, laparot
wet: liberal fluid / septic, sepsis, fluid, dry, bowel, gut, laparot
RIG, HRIG: rabies immune globulin / bite, rabies, bat, vaccine, wound, infiltrat, dos
LAST: local anaesthetic systemic toxicity / intralipid, lipid, bupivacaine, local anaes, local anes, block, lignocaine
TCA, TCAs: tricyclic antidepressant
dimer, ddimer, dimers: d-dimer
lac, lacs: laceration / glue, stitch, sutur, face, facial, dermabond, scalp, forehead, finger, nylon, chin
glue, glued: tissue adhesive / cut, lac, wound, stitch, sutur, chin, forehead, skin, scar
HI: head injury / CT, gcs, scan, head, amnesia, vomit, LOC
LOC: loss of consciousness / head, CT, gcs, fall, scan, syncope, concuss
obs: observation / head, CT, child, gcs
GA: general anaesthesia / spinal, hip, NOF, surgery, delir, block, SAB, neck of femur
SAB: spinal anaesthesia / GA, hip, NOF, surgery, caesar, anaesth, anesth
orif, ORIF: fracture fixation
tib-fib, tib fib: tibial fracture
how soon, how quickly, same day, fast track: accelerated / NOF, hip fract, hip #, broken hip, broke her hip, broke his hip, neck of femur, hip be fixed
brace: splint / wrist, carpal, thumb, hand
scope, scopes, scoped: arthroscopy / knee, menisc, cartilage, shoulder, OA, arthrit
LE: lateral epicondylalgia / elbow, tennis, epicond
SAD, ASD: subacromial decompression / impinge, shoulder, acrom, sham
CTR: carpal tunnel release / open, endoscop, splint, carpal, median, wrist
CTS: carpal tunnel syndrome
SUA: serum urate
RA: rheumatoid arthritis / mtx, methotrex, tnf, jak, joint, dmard, tofa, xeljanz, humira, rheum, biologic, csdmard, enbrel
PRP: platelet rich plasma / knee, tendon, elbow, OA, joint, achilles, injection, cuff
PRP: panretinal photocoagulation / retin, diabet, laser, eye, anti-vegf
PT: physiotherapy / cortisone, menisc, womac, rehab, traction, APM
WAD: whiplash
IA: intra-articular / knee, steroid, triamcin, injection, kenalog, joint, shoulder
ER: external rotation / shoulder, capsul, cuff
PE or CPT, CPT or PE, PE vs CPT, CPT vs PE: prolonged exposure or cognitive processing therapy
PE: prolonged exposure / ptsd, flashback, cpt
CPT: cognitive processing therapy / ptsd, veteran, combat, flashback, military, exposure, trauma-focused
BED: binge eating disorder / vyvanse, lisdex, elvanse, stimulant, binge, maintenance, relapse, topiramate
SOL: sleep latency / waso, cbt, insomnia, sleep
WASO: wake after sleep onset
DORA, DORAs: orexin receptor antagonist
PPD: postpartum depression / zuranolone, zurzuvae, depress, mum, mom, brexanolone, sertraline
PND: postnatal depression / zuranolone, zurzuvae, depress, mum, mom, sertraline
EDSS: disability
DMT, DMTs: disease-modifying therapy / ms, ppms, ocre, scleros, relaps
MG: myasthenia gravis / achr, fcrn, pyridostig, thym, efgart, vyvgart, ivig, musk, ptosis
LMN: lower motor neurone / facial, face, bells
coil, coils, coiled: coiling / sah, berry, subarach
clip, clips, clipped: clipping / sah, berry, coil, subarach
MT: thrombectomy / basilar, stroke, lvo, occlu, m1, m2, nihss, lysis, clot
HA, HAs: headache / thunder, worst, tension, migraine, peak, sudden, cluster, neck, sah, cervicogenic, advil, tylenol
VA: visual acuity / eye, amd, dme, dmo, macul, avastin, lucentis, eylea, retin, catar, laser
20/20, 20/25, 20/16, 6/6, 6/5, 6/7.5: good visual acuity / dme, dmo, macul, eye, vision, diabet, retin
OHT: ocular hypertension / slt, drops, glaucoma, iop, mmhg, latanoprost, laser, eye
OHTN: ocular hypertension
CNV: choroidal neovascularisation / amd, macul, eye, avastin, lucentis, eylea, bevaciz, ranibiz, wet
IPD: individual patient data / meta, pooled, trial, ecmo
FEU, DDU:
LP: lumbar puncture / SAH, thunder, CT, scan
meds: medication
med: medication / best, which, new, craving, antipsych, depress, anxi
CV: cardiovascular / mortality, death, risk, outcome, event, safe, gout, febux, nsaid, celecox
RACPC: chest pain clinic
EC: enteric-coated / aspirin, asa, prednisolone, naproxen
EC, ec: emergency contraception / UPSI, levonelle, ella, ulipristal, UPA, LNG, mirena, coil, IUD, IUS, condom, unprotected, contracep, BMI, missed pill, breastfeed, levonorgestrel
the implant, the rod: contraceptive implant / contracep, pill, coil, bleed, spotting, periods, pregnan, nexplanon
the patch, the ring: hormonal contraception / contracep, pill, coil, IUD, IUS
unprotected sex, UPSI: unprotected sex, emergency contraception / pill, levonelle, ella, ulipristal, coil, mirena, pregnan, EC
treat him, treat the husband, treat her husband: partner treatment / BV, vaginosis, discharge, trich, TV, recurs
PND: postnatal depression / baby, postnatal, postpartum, mum, mother, breastfe, birth, edinburgh, EPDS, delivery
PPD: postpartum depression / baby, postnatal, postpartum, mum, mom, mother, breastfe, birth, EPDS, delivery, zuranolone, zurzuvae, brexanolone
TOP, MTOP: termination of pregnancy / mife, miso, weeks, gestation, abortion, pregnan
MMM: medical management of miscarriage / miscarr, missed, mife, miso, sac, heartbeat
MVA, ERPC, SMM: surgical management of miscarriage / miscarr, missed, RPOC, retained, mife, miso, EPU
OI: ovulation induction / PCOS, letro, clom, anovul, infertil, femara, ovulat
TV, T vag: Trichomonas vaginalis / metronidazole, flagyl, vagin, discharge, trich, swab, 2g, stat
trich metro: trichomoniasis metronidazole
ACS: antenatal corticosteroids / betameth, celestone, preterm, PTL, PPROM, lung matur, antenatal
fits: eclampsia / pre-ec, preec, toxaem, toxem, mag
seizing, is fitting, started fitting, having a seizure, seizure now: eclampsia / pre-ec, preec, pre-e, toxaem, toxem
PET: pre-eclampsia / mag sulf, mag sulph, mgso4, hyperreflex, clonus, HELLP, uterine artery, PAPP, early-onset, preterm, primip, nullip, multip, labour, delivery, labet
pre-ec, pre-eclamp, pre ec, pre-e: pre-eclampsia
NVD, SVD: vaginal birth
MOH: major obstetric haemorrhage / labour, birth, PPH, deliver, obstet, section, tranex, TXA
IAP: intrapartum antibiotic prophylaxis / GBS, strep, labour, labor, waters
chtn, cHTN: chronic hypertension / pregnan, gravid, booking, /40, weeks, labet, PET, pre-e
SGA: small for gestational age / baby, pregnan, labet, fetal, foetal, preterm, growth, birth, placent
hormone injections, hormone jabs, hormone injection, hormone jab: androgen deprivation / prostate
residual disease, residual tumour, residual tumor, residual cancer: residual invasive disease / HER2, breast, TNBC, neoadj, kadcyla, tdm1
nocte: at night
+ve: positive
-ve: negative
mo, mos, mth, mths: months
TTO, TTOs, TTA, TTAs: to take home
stat dose, stat doses, as a stat: single dose
stat: single dose / 2g stat, 1g stat, 2 g stat, 1 g stat, stat or, 7 days, mg stat
CV: cardiovascular / death, mortal, outcome, event, risk, benefit, safety, disease, MACE, protect, trial, prevent, endpoint
glu: glucose / fasting, random, mmol, IGT, IFG
tight control, strict control, tight sugars: intensive glucose control / diab, T2DM, t2dm, DM, a1c, hba1c, glucose, sugar, insulin, microvasc
eyes getting worse, eyesight got worse, eyesight getting worse, eyes worse, eyesight worse, eyes: diabetic retinopathy / ozempic, semaglutide, sema, diabet, insulin, GLP, sugar
low T, low t: low testosterone / treat, TRT, trt, gel, libido, tired, man, men, male, nebido, erect, energy, gym, replac
NDT: desiccated thyroid / T3, T4, levo, thyro, TSH, armour
SCH: subclinical hypothyroidism / T4, TSH, thyrox
FT4, ft4, fT4: free thyroxine
IO: immunotherapy / NSCLC, SCLC, TNBC, mTNBC, melanoma, PD-L1, PDL1, chemo, cancer, tumour, tumor, mets, metastatic, RCC, MSI, MSI-H, dMMR, nivo, pembro, ipi, keytruda, opdivo, durva, atezo, TKI, HCC, SCC, node
1L, 1st line: first-line / NSCLC, SCLC, TNBC, mTNBC, HCC, CRC, mCRC, IO, pembro, keytruda, TKI, EGFR, ALK, CDK, CLL, myeloma, lymphoma, ovarian, mUC, melanoma, RCC, HER2, ER+, enfortumab, chemo, met breast, BRCA
pCR: pathological complete response
non-pCR, no pCR: residual invasive disease
CP-A, CP A, CPA: Child-Pugh class A / HCC, cirrho, hepatocell, hepatoma
RS: recurrence score / oncotype, ER, HER2, node, N0, tamoxifen, breast
TPS: PD-L1 tumour proportion score / NSCLC, pembro, keytruda, lung, PD-L1, PDL1
AS: active surveillance / gleason, RALP, prostatectomy, ISUP
ABI, abi, Abi: abiraterone / mCRPC, mCSPC, mHSPC, prostate, ADT, doce, lutetium, PSMA, enza
ANC: axillary clearance / SLN, sentinel, axilla, lumpectomy, WLE, mastect, WBRT
met breast: metastatic breast cancer
met lung: metastatic lung cancer / adeno, squam, chemo, IO, pembro, PD-L1, PDL1, EGFR, ALK, pall
met prostate: metastatic prostate cancer
met colon, met bowel, met CRC: metastatic colorectal cancer
met bladder: metastatic urothelial cancer
met melanoma: metastatic melanoma
met RCC: metastatic renal cell carcinoma
met TNBC: metastatic triple-negative breast cancer
met NSCLC: metastatic non-small-cell lung cancer
ER+, ER+ve, ER pos, HR+, HR+ve, HR pos: hormone receptor-positive
HER2+, HER2+ve, HER2 pos: HER2-positive
CROSS: carboplatin paclitaxel chemoradiotherapy / FLOT, oesoph, esoph, gullet, GOJ, GEJ, OGJ, chemorad, siewert
adeno: adenocarcinoma / lung, oesoph, esoph, GOJ, GEJ, OGJ, pancrea, gastric, rectal, colon, met, cancer, FLOT
colon: colorectal cancer / dMMR, MSI, MSI-H, MMR, lynch, pembro, keytruda
before the op, before op, before surgery, before my op: neoadjuvant / ipi, nivo, immunotherapy, melanoma, TNBC, chemo, keytruda, pembro, herceptin
neoadj, neo-adj, neo adj: neoadjuvant
periop: perioperative / FLOT, chemo, oesoph, esoph, GOJ, gastric
CRT: chemoradiotherapy / durva, imfinzi, NSCLC, stage III, stage 3, oesoph, esoph, rectal, cervical, FLOT, SCC
FIT, qFIT: faecal immunochemical test / age, colon, bowel, CRC, polyp, ferritin, screen, stool, yearly, annual, negative, positive, rectal
RT: radiotherapy / prostate, breast, surveillance, cancer, tumour, tumor, WLE, node
temp, temps: fever / baby, babies, child, kid, toddler, infant, calpol, nurofen, paracetamol, ibuprofen, tylenol, motrin, spik, high, 38, 39, 40, son, daughter
D&V, d&v, D+V, V&D, d+v: gastroenteritis
bronch, bronchs, broncs: bronchiolitis / infant, baby, babies, RSV, PICU, month, mo, paed, airvo, HFNC, high flow
ASD: autism spectrum disorder / child, toddler, mmr, MMR, M-CHAT, mchat, autis, school, behaviour, screen, jab, sibling, month
duct, the duct, ductus: PDA / weeker, prem, preterm, ELBW, VLBW, neonat, PDA, indomet
KD: Kawasaki disease / IVIG, ivig, aspirin, coronary, fever, kobayashi, infliximab
SBR: neonatal serum bilirubin / baby, newborn, neonat, day, jaund, photo, term
TcB, TCB: transcutaneous bilirubin, neonatal jaundice
bili: neonatal bilirubin / baby, newborn, neonat, day 2, day 3, day 4, photo, blanket
MIST, LISA: minimally invasive surfactant therapy / surfactant, weeker, prem, preterm, CPAP, 2 years, neurodev, disab
boluses: fluid bolus / child, kid, paed, africa, malaria, septic, sepsis, shock
GAS: group A streptococcus / throat, tonsil, pharyn, strep, penicillin, pen, centor, scarlet, impetigo
OE: otitis externa / canal, otomize, swim, wick, sofradex
AR: allergic rhinitis / flonase, nasal, antihist, fluticasone, hay, pollen, loratadine, cetirizine, INCS
SAR: seasonal allergic rhinitis / INCS, nasal, antihist, fluticasone, hay, pollen, spray
ABS: acute bacterial sinusitis / sinus, snot, nasal discharge
sinus rhythm: sinus rhythm
sinus tachy, sinus tachycardia: sinus tachycardia
sinus brady, sinus bradycardia: sinus bradycardia
sinus node: sinus node
sinus thrombosis: sinus thrombosis
sinus, sinuses: sinusitis / amox, augmentin, antibiotic, abx, snot, facial pain, congest, infection, rinse
soiling, soils, soils himself, soils herself: functional constipation / child, kid, yo, year, toddler, boy, girl, movicol, macrogol, poo, constipat
UI: urinary incontinence / women, woman, pelvic floor, PFMT, pfmt, leak, stress, urge, kegel, pessary, bladder
more water, drink more, drinking more, extra water, increase fluids, fluids, hydration: increased water intake / cystitis, rUTI, ruti, recurrent uti, utis, stones, stone former, renal calcul, water infection
IIV3, IIV4, QIV: influenza vaccine
HD: high-dose / fluzone, IIV3, IIV4, QIV, TIV
MS: mitral stenosis / rheumatic, mitral, valvotomy, valvuloplasty, RHD
MVA: mitral valve area / rheumatic, mitral, RHD, stenosis
MR: mitral regurgitation / clip, TEER, EROA, mitral, GDMT, flail, leaflet, regurg
sec MR, Sec MR, 2ry MR, secondary mr, functional mr: secondary mitral regurgitation / clip, TEER, EROA, mitral, GDMT, EF, LVEF, heart failure, HF, leaky
severe AS, Severe AS, critical AS, moderate AS, mod AS, tight AS, symptomatic AS: severe aortic stenosis
AR: aortic regurgitation / aortic, AVR, TAVI, regurg
TR: tricuspid regurgitation / tricuspid, TEER, TriClip, triclip
ASD: atrial septal defect / shunt, septal, secundum, PFO, RV
CS: cardiogenic shock / STEMI, NSTEMI, MI, AMI, AMICS, impella, IABP, infarct, culprit, MCS, mAFP
MCS: mechanical circulatory support / shock, AMI, STEMI, impella, cardiogenic, LVAD, heart
mAFP: microaxial flow pump
OMT: medical therapy / stent, PCI, cath, angio, ischaem, ischem, coronary, CAD, CCS, SIHD, revasc, CABG, angina
CCS: chronic coronary syndrome / ischem, ischaem, PCI, revasc, stable, OMT, invasive, cath
MPS: myocardial perfusion imaging / ischaem, ischem, angina, coronary, cath, stress, chest pain
DES: stent / DAPT, clopi, plavix, tica, brilinta, brilique, prasu, antiplatelet, triple, AF, NSTEMI, STEMI, ACS
LM: left main coronary disease / PCI, CABG, stent, LAD, coronary
IRA: culprit artery / STEMI, PCI, culprit, multivessel
RCA, LCx, LCX: coronary artery / PCI, STEMI, culprit, stent, LAD, MI, lesion, stenosis, angio
ST depression, ST-depression, ST segment depression: acute coronary syndrome / trop, chest, ecg, ekg, NSTEMI, lateral, inferior
PTS: post-thrombotic syndrome / DVT, clot, thromb, stocking, iliofem, catheter, lysis, PCDT, CDT
PTS: patients
CAT: cancer-associated thrombosis / DOAC, LMWH, apix, eliquis, dalte, fragmin, VTE, thromb, clot, anticoag, khorana, edoxaban, tinza, PE, DVT, half dose, reduced dose
DTI: direct thrombin inhibitor / AF, warf, VKA, HIT, anticoag, dabi, argatroban, biva
HIT: heparin-induced thrombocytopenia / heparin, LMWH, enoxa, dalte, tinza, clexane, fragmin, argatroban, fonda, PF4, 4T, DOAC, platelet, plt, biva, danaparoid, thromb, warf, rivarox, apix
int-high, int high, intermed-high, intermed high: intermediate-high
int risk, int-risk, intermed risk: intermediate risk
ABI: ankle brachial index / leg, claudic, PAD, ankle, foot, pulses, stenosis, ulcer
POTS: postural orthostatic tachycardia syndrome
SCAPE: acute pulmonary oedema
TTR: time in therapeutic range / INR, warf
fib: atrial fibrillation / CHADS, CHA2DS2, chads, thin, anticoag, warf, coumadin, eliquis, xarelto, cardiover, ablat, RVR, rheum, DOAC
RVR: rapid ventricular response / AF, afib, fib
burn for AF, burn for afib: catheter ablation for AF
thin him, thin her, thin?: anticoagulant / fib, AF, afib, CHADS, CHA2DS2, chads, score
meds: medications
MART: maintenance and reliever therapy / asthma, symbicort, formoterol, fostair, GINA, inhaler, puff, duoresp
AIR: as-needed inhaled corticosteroid-formoterol / MART, GINA, symbicort, formoterol, mild asthma, asthma step
eos: eosinophils / asthma, COPD, ICS, biologic, mepo, benra, dupi, nucala, fasenra, trelegy, FeNO
FC: functional class / PAH, pulmonary hypertension, WHO, sotatercept
het: heterozygous / CF, F508, cystic, trikafta, kaftrio, FH, cholesterol, factor V
MT: thrombectomy / LVO, stroke, occlusion, M1, M2, anterior, NIHSS, basilar
IA: intra-arterial / thrombect, LVO, M1, basilar
CAS: carotid stenting / carotid, CEA, endarterectomy
small core: mismatch / LKW, LSW, LVO, thrombect, EVT, clot retriev, stroke
filter now, filter or wait, start filter, start the filter: renal replacement therapy / aki, olig, anuri, KDIGO, CVVH, CRRT, RRT, haemofilt, hemofilt, creat
PEX: plasma exchange
vs auto, or auto, versus auto, then auto, and auto, plus auto, + auto, auto SCT, auto-SCT, auto transplant: autologous stem cell transplant / lymphoma, DLBCL, LBCL, myeloma, CAR, car-t, salvage, melphalan
PV: polycythaemia vera / haematocrit, hematocrit, JAK2, venesec, phlebotom, ruxolitinib, polycyth
GN: glomerulonephritis / ANCA, crescent, nephr, proteinur, haematur, hematur, IgA, lupus
prox: proximal
pulm: pulmonary
max: maximum
OOH: out of hospital / STEMI, arrest, ROSC
CTP: CT perfusion / LKW, LSW, stroke, core, thrombect, EVT, LVO, M1
4th drug, fourth drug, 4th agent, fourth agent, 4th tablet, fourth tablet: added drug for resistant hypertension / BP, blood pressure, hypertens, HTN
no urinary symptoms, no urinary sx, no UTI symptoms, no UTI sx, no urine symptoms, without urinary symptoms: asymptomatic bacteriuria / dip, MSU, MSSU, urine, UA, culture, bacteri, E coli, nitrit, leuc
adenoca: adenocarcinoma
ng tube, ng tubes, NGT: nasogastric tube
nonDM, non-DM, no DM: without diabetes
PCa: prostate cancer
PBW, IBW: predicted body weight / vent, tidal, ml/kg, ARDS, Vt
diff: difference / absolute, mean, risk, mortality
O2: oxygen / home, LTOT, copd, nasal, l/min, litre, ambulat, target, nrb
RDT: rapid diagnostic test / malaria, dengue, hiv, falciparum
ADT: diphtheria tetanus vaccine / tetanus, nail, wound, TIG, bite, dirty, boostrix, booster
back pain, low back pain, lower back pain: low back pain
upper back pain, mid back pain, thoracic back pain: thoracic back pain
OD: overdose / naloxone, flumazenil, paracetamol, acetaminophen, acetylcystein, NAC, tricyclic, TCA, amitriptyl, opioid, opiate, heroin, fentanyl, benzo, mixed, poison, charcoal, tox
ACR: albumin-to-creatinine ratio / diab, T1DM, T2DM, T1D, T2D, CKD, kidney, renal, urin, protein, albumin, eGFR, mg/g, mg/mmol
eradication, eradicate, eradicating: treatment / pylori, HP
MSU, CSU: urine culture / coli, UTI, dip, urine, cysti, catheter, nitrite, dysuri
fell off, fell out of, fell from, fell down, rolled off, rolled out of, tumbled off, tumbled out of, tumbled down, came off, dropped on: head injury from / CT, GCS, head, scan, knocked out, skull, LOC, unconscious
yellow: jaundiced / newborn, neonat, baby, infant, hours old, day old, days old, bilirubin, birth, liver, scler, cirrho, gallstone
lipase, amylase: acute pancreatitis / gallston, epigastr, fluid, ringer, hartmann, alcohol, feed
wich, whitch, wat, wot, thier, becuase, becouse, insted, wether, peple, realy:
wimen, womin, womens: women
nee: knee / replac, arthr, osteo, swell, pain, surgery
hart: heart / failure, attack, disease, rate, rhythm, block, faliure, problem
fractur, fracturs: fracture
prevenshun, prevension, pervention: prevention
stroak, stoke: stroke / clot, thromb, aspirin, clopid, TIA, prevent, alteplase, weak, statin
blud, bld: blood / pressure, clot, sugar, thin, test, loss, count
clot bustin, clot busting: thrombolysis
${drugShorthand}`
