/**
 * Shorthand that clinicians type and articles do not write, one line for each meaning: `short, short: words`. Shorthand
 * with capitals is matched as written, all other shorthand in upper or lower case. Shorthand without words is removed
 * from the search. The entries after a slash are context for shorthand that has other meanings or is an everyday word:
 * it is expanded only if one of them occurs in the conversation, in upper or lower case. An entry is the beginning of a
 * word, or a whole word if it ends in a capital: "AF" does not match "after". Common knowledge of the field;
 * abbreviations that articles write too are in `../ward-abbreviations.ts`.
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
f/u: follow-up
b/l: bilateral
n/v, N&V: nausea and vomiting
y/o, yo: year old
prob: probability / PE, dvt, pretest, pre-test, wells, low, high, intermediate
approx: about
asap, fyi, pls, plz, thx, r/o:
abx, abs: antibiotics / infect, pneumon, sepsis, septic, uti, cellulitis, abscess, fever, bacter, copd, append, pancreat, otitis, throat, cough, wound, divertic, prophyla, course
hydrocort: hydrocortisone
pred: prednisolone
dex: dexmedetomidine / sedat, icu, itu, deliri, ventilat, intubat, agitat, propofol
dex: dexamethasone / mening, croup, throat, covid, oedema, edema, nausea, vomit, myeloma, tumour, tumor, preterm, asthma, arthr, tonsil, ponv, ards
levo: levofloxacin / pneumon, uti, infect, antibio, pylori, prostat
levo: levothyroxine / thyro, tsh
norad, norepi: norepinephrine
adren: epinephrine
vaso: vasopressin / norad, norepi, septic, sepsis, shock
EPO: erythropoiesis-stimulating agent
keppra: levetiracetam
mag sulfate, mag sulphate, magsulf, magsulph, mgso4, MgSO4: magnesium sulfate
mag: magnesium / asthma, eclamp, torsade, arrhythm, preterm, labour, labor, migraine, cramp, headache
bendro: bendroflumethiazide
gent: gentamicin
metro: metronidazole / appendic, divertic, c diff, difficile, pylori, vagin, abdom, cipro, anaerob, giardia, pid
trim: trimethoprim / uti, cystitis, urin, nitro, infect
tazocin: piperacillin tazobactam
coamoxiclav: amoxicillin clavulanate
vanc: vancomycin
dig: digoxin / AF, afib, fibrillation, heart failure, hf, hfref
metop: metoprolol
hep: heparin / pci, PE, dvt, vte, acs, nstemi, stemi, bridging, infusion, clot
enox: enoxaparin
para: paracetamol / fever, pain, overdose, ibuprofen, nac, tablets
nac: acetylcysteine / overdose, paracetamol, acetaminophen, contrast, liver, copd, fibrosis, poison, tox
sando: octreotide / bleed, varic
terli: terlipressin
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
fits: eclampsia / pre-eclampsia, preeclampsia, eclamp, PET, magnesium, mag sulph
PET: pre-eclampsia / pregnan, aspirin, magnesium, labetalol, antenatal, trimester
PPH: postpartum haemorrhage
status epilepticus: status epilepticus
status: status epilepticus / benzo, seiz, epilep, convuls, keppra, levetiracetam, valproate, phenytoin, fosphenytoin, lorazepam, midazolam, diazepam, phenobarb, lacosamide
bacteria in urine, bacteria in the urine, bugs in urine, bugs in the urine: bacteriuria
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
xray: radiograph
lap chole: laparoscopic cholecystectomy
lap appy: laparoscopic appendicectomy
appx: appendicectomy
#NOF, # NOF, fractured NOF: hip fracture
DAIR: debridement and implant retention
IE: infective endocarditis / antibio, valve, staph, strep, bacteraem, bacterem, echo, vegetation, blood culture, oral
pseudo: pseudomonas / aeruginosa, pneumon, copd, cystic, bronchiect, cipro, tazo, mero, antibio, bacteraem, bacterem
alco: alcohol
GTN: nitroglycerin
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
MS: mitral stenosis / MVA, rheumatic, mitral, valvotomy, valvuloplasty, RHD
MVA: mitral valve area / rheumatic, mitral, MS, RHD, stenosis
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
HIT: heparin-induced thrombocytopenia / heparin, argatroban, fonda, PF4, 4T, DOAC, platelet, plt, biva, danaparoid, thromb, warf, rivarox, apix
int-high, int high, intermed-high, intermed high: intermediate-high
int risk, int-risk, intermed risk: intermediate risk
asp: aspirin / clop, plavix, tica, brilinta, prasu, TIA, stent, DAPT, warf, apix, rivarox
BA: bempedoic acid / statin, LDL, cholesterol, nexletol, lipid
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
nac: acetylcysteine / angio, cath, bicarb, coro, eGFR, CIN, kidney, renal, hydrat
PEX: plasma exchange
vs auto, or auto, versus auto, then auto, and auto, plus auto, + auto, auto SCT, auto-SCT, auto transplant: autologous stem cell transplant / lymphoma, DLBCL, LBCL, myeloma, CAR, car-t, salvage, melphalan
PV: polycythaemia vera / haematocrit, hematocrit, JAK2, venesec, phlebotom, ruxolitinib, polycyth
GN: glomerulonephritis / ANCA, crescent, nephr, proteinur, haematur, hematur, IgA, lupus
capla: caplacizumab
dex: dexamethasone / ITP, platelet, plts, plt
baby aspirin, baby aspirins, baby asa: low-dose aspirin
prox: proximal
pulm: pulmonary
max: maximum
OOH: out of hospital / STEMI, arrest, ROSC
CTP: CT perfusion / LKW, LSW, stroke, core, thrombect, EVT, LVO, M1
MMF: mycophenolate
4th drug, fourth drug, 4th agent, fourth agent, 4th tablet, fourth tablet: added drug for resistant hypertension / BP, blood pressure, hypertens, HTN
nonDM, non-DM, no DM: without diabetes
`
