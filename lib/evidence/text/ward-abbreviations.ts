/** Abbreviations that articles write for several of the concepts in the tables. */
export const ambiguousAbbreviations: ReadonlySet<string> = new Set('bpd cin crs gbs mmr sbp'.split(' '))

/**
 * Abbreviations of ward notes and telegraphic questions, as lines of the table in `synonyms.ts`. An abbreviation with
 * several meanings has several lines. Common knowledge of the field.
 */
export const wardAbbreviations = `
pfo = patent foramen ovale
mvd = multivessel disease = multivessel
lad = left anterior descending
nstemi = nste acs
ctca = ccta = coronary ct angiography = ct coronary angiogram = coronary computed tomography angiography
cp = chest pain
sihd = stable coronary disease
ppci = primary pci = primary percutaneous coronary intervention
revasc = revascularization
fx = fracture
vfx = vertebral fracture
pmo = postmenopausal osteoporosis
bmd = bone mineral density
hctz = hydrochlorothiazide
ida = iron deficiency anemia = iron deficiency
iv fe = intravenous iron = iv iron = ferric derisomaltose = ferric carboxymaltose
iv iron = intravenous iron
fe = iron
bmz = betamethasone
resp = respiratory
scap = severe pneumonia = severe community acquired pneumonia
vap = ventilator associated pneumonia
hc = hydrocortisone
bpd = bipolar = bipolar disorder
bpad = bipolar disorder = bipolar
li = lithium
vpa = valproate
cbz = carbamazepine
ltg = lamotrigine
lev = levetiracetam
pht = phenytoin
sema = semaglutide
tirz = tirzepatide
ppx = prophylaxis
prophylaxis = prophylactic
px = prophylaxis
prophylaxis = prophylactic
txp = transplant
mab = antibody = monoclonal antibody
rl = lactated ringer
bipap = noninvasive ventilation
nippv = noninvasive ventilation
imv = mechanical ventilation
sbt = spontaneous breathing trial = extubation
vfib = ventricular fibrillation
vt = ventricular tachycardia
svt = supraventricular tachycardia
psvt = supraventricular tachycardia
rosc = return of spontaneous circulation
icd = implantable defibrillator
lvad = ventricular assist device
bnp = natriuretic peptide
ntprobnp = natriuretic peptide
hstn = high sensitivity troponin = troponin
ddimer = d dimer
cus = compression ultrasound
ivc filter = vena cava filter
catheter directed = cdt
svc = superior vena cava
pmr = polymyalgia
ctx = chemotherapy
chemort = chemoradiotherapy = chemoradiation
neoadj = neoadjuvant
mets = metastatic = metastases
mbc = metastatic breast cancer
ebc = early breast cancer
tnbc = triple negative breast cancer
bcs = breast conserving surgery
wbrt = whole brain radiotherapy
srs = radiosurgery
sbrt = stereotactic body radiotherapy
mibc = muscle invasive bladder cancer
gist = gastrointestinal stromal tumor
eac = esophageal adenocarcinoma
escc = esophageal squamous cell carcinoma
pdac = pancreatic cancer
ici = checkpoint inhibitor
mmr = mismatch repair
filgrastim = granulocyte colony stimulating factor
asct = stem cell transplant = autologous transplantation
gvhd = graft versus host disease
ttp = thrombotic thrombocytopenic purpura
hus = hemolytic uremic syndrome
pcc = prothrombin complex concentrate
ffp = fresh frozen plasma
prbc = red cell
esr = erythrocyte sedimentation rate
hbsag = hepatitis b
hdv = hepatitis d
sbp = spontaneous bacterial peritonitis
evl = band ligation = variceal ligation
nsbb = beta blocker = nonselective beta blocker
pbc = primary biliary cholangitis
aih = autoimmune hepatitis
ercp = endoscopic retrograde cholangiopancreatography
eoe = eosinophilic esophagitis
sibo = bacterial overgrowth
ibs d = irritable bowel
ibs c = irritable bowel
ibs diarrhoea = ibs d
ibs constipation = ibs c
anal fissure = fissure
t1d = type 1 diabetes
dm1 = type 1 diabetes
gdm = gestational diabetes
sglt2i = sglt2
glp1 ra = glp1
tzd = pioglitazone
mdi = multiple daily injections
csii = insulin pump
hhs = hyperosmolar
siadh = hyponatremia
phpt = primary hyperparathyroidism = hyperparathyroidism
ctd = connective tissue disease
ssc = systemic sclerosis
pjp = pneumocystis = pcp
cmv = cytomegalovirus
ebv = epstein barr
hzv = herpes zoster
vzv = varicella zoster
esbl = extended spectrum beta lactamase
vre = vancomycin resistant enterococcus
gnb = gram negative bacteremia = gram negative
ssti = skin infection = soft tissue infection
cauti = catheter associated urinary tract infection
asb = asymptomatic bacteriuria
epididymitis = epididymo orchitis
pid = pelvic inflammatory disease
pn = parenteral nutrition
pyelo = pyelonephritis
tpn = parenteral nutrition
ngt = nasogastric
sah = subarachnoid
dwi = diffusion
dci = delayed cerebral ischemia = vasospasm
ica = internal carotid
cea = carotid endarterectomy = endarterectomy
ivt = thrombolysis
bemt = thrombectomy
ivh = intraventricular hemorrhage
sdh = subdural hematoma
tbi = head injury
gtcs = tonic clonic
pnes = nonepileptic seizures
cidp = inflammatory demyelinating
rrms = relapsing multiple sclerosis = multiple sclerosis
nmosd = neuromyelitis optica
iih = intracranial hypertension = idiopathic intracranial hypertension
cgrp = calcitonin gene related peptide
mtbi = concussion
lbd = lewy body dementia
bpsd = agitation in dementia
aom = otitis media
ome = otitis media with effusion
abrs = sinusitis
crs = chronic rhinosinusitis = rhinosinusitis
ear wax = cerumen = earwax
rds = respiratory distress syndrome
nec = necrotizing enterocolitis
elbw = extremely preterm
vlbw = very low birth weight
nas = neonatal abstinence
fgr = growth restriction
iugr = growth restriction
gbs = group b streptococcus
ptb = preterm birth
pprom = preterm premature rupture = ruptured membranes
ecv = external cephalic version = breech
sptb = preterm birth
pec = preeclampsia
aub = abnormal uterine bleeding = heavy menstrual bleeding
hmb = heavy menstrual bleeding = heavy periods
lng ius = levonorgestrel intrauterine system = hormonal coil = mirena
larc = long acting contraception = intrauterine device = implant
vva = vaginal atrophy = genitourinary syndrome
vms = vasomotor symptoms = hot flush
tkr = total knee replacement = knee replacement = knee arthroplasty
thr = total hip replacement = hip replacement = hip arthroplasty
tkr = arthroplasty
thr = arthroplasty
ortho = orthopedic
lbp = back pain
cts = carpal tunnel
crps = complex regional pain
axspa = ankylosing spondylitis
jia = juvenile arthritis
bdmard = biologic
csdmard > methotrexate
hcq = hydroxychloroquine
ssz = sulfasalazine
aza = azathioprine
mmf = mycophenolate
rtx = rituximab
ifx = infliximab
tcz = tocilizumab
cni > tacrolimus > cyclosporine
tac = tacrolimus
csa = cyclosporine
dmt = disease modifying therapy
cbti = cbt i = cbt for insomnia
mbct = mindfulness
pna = pneumonia
cdad = c difficile
fq = fluoroquinolone
tmp = trimethoprim
ntf = nitrofurantoin
ampho = amphotericin
cotrim = trimethoprim sulfamethoxazole
ctrx = ceftriaxone
dox = doxycycline
azm = azithromycin
mtz = metronidazole
mtn = metronidazole
vacv = valaciclovir
h2ra > famotidine > ranitidine
tnt = troponin
w u = evaluation = workup
lai = long acting injectable
cin = contrast induced kidney injury = contrast associated kidney injury
sca = sickle cell anemia = sickle cell disease
gbm = glioblastoma
mds = myelodysplastic syndrome
mgus = monoclonal gammopathy
vwd = von willebrand disease
dic = disseminated intravascular coagulation
bmt = bone marrow transplant = stem cell transplant
gej = gastroesophageal junction
crs = cytokine release syndrome
icans = neurotoxicity
hcm = hocm = hypertrophic cardiomyopathy
attr = attr cm = transthyretin amyloidosis = transthyretin amyloid cardiomyopathy
avnrt = supraventricular tachycardia
teer = edge to edge repair
iabp = intra aortic balloon pump
laac = laao = left atrial appendage closure = left atrial appendage occlusion
fh = familial hypercholesterolemia
lpa = lp a = lipoprotein a
bav = bicuspid aortic valve
dme = dmo
poag = open angle glaucoma
npdr = diabetic retinopathy
bppv = positional vertigo
ssnhl = sudden hearing loss
sjs = stevens johnson
csu = chronic spontaneous urticaria
nvp = nausea and vomiting of pregnancy
vbac = vaginal birth after cesarean
iufd = stillbirth
sids = sudden infant death
ttn = transient tachypnea of the newborn
cdh = diaphragmatic hernia
vur = vesicoureteral reflux
ivig = intravenous immunoglobulin
pex = plasma exchange
plex = plasma exchange
apl = acute promyelocytic leukemia
fuo = fever of unknown origin
cre = carbapenem resistant
lada = autoimmune diabetes
mody = monogenic diabetes
hpt = hyperparathyroidism
cah = congenital adrenal hyperplasia
poaf = postoperative atrial fibrillation
mins = myocardial injury after noncardiac surgery
ponv = postoperative nausea and vomiting
pocd = postoperative cognitive dysfunction
lbo = bowel obstruction
sbo = small bowel obstruction
lgib = lower gastrointestinal bleeding
ipmn = pancreatic cyst
psc = primary sclerosing cholangitis
nsti = necrotizing fasciitis = necrotizing infection = necrotizing soft tissue infection
dfu = diabetic foot ulcer = foot ulcer
vlu = venous leg ulcer
cteph = chronic thromboembolic pulmonary hypertension
ild = interstitial lung disease
nontuberculous mycobacteria = ntm = mycobacterium avium
cocp = combined oral contraceptive = oral contraceptive
pms = premenstrual syndrome
pmdd = premenstrual dysphoric disorder
dlbcl = large b cell lymphoma
cin = cervical intraepithelial neoplasia
gnr = gram negative rod = gram negative
gnb = gram negative bacilli = gram negative
gpc = gram positive cocci
bao = basilar artery occlusion = basilar occlusion
lvo = large vessel occlusion = big clot
mca = middle cerebral artery
zol = zoledronic acid = zoledronate
iabp = intra aortic balloon pump
impella = microaxial flow pump = microaxial pump
watchman = left atrial appendage occlusion = left atrial appendage closure
mitraclip = transcatheter edge to edge repair = mitral valve repair
hep c = hepatitis c = hcv
hep b = hepatitis b = hbv
crypto = cryptococcal = cryptococcal meningitis
whipple = pancreatoduodenectomy = pancreaticoduodenectomy = resected pancreatic cancer
bv = bacterial vaginosis
urso = ursodeoxycholic acid
t dxd = trastuzumab deruxtecan
t dm1 = trastuzumab emtansine
ipi nivo = nivolumab plus ipilimumab
hetastarch = hydroxyethyl starch = hes = starch
ms = multiple sclerosis
primary progressive multiple sclerosis = steadily worsening ms
egfrm = egfr mutated = egfr mutation
mi = infarct = infarction
hap = hospital acquired pneumonia
dka = diabetic ketoacidosis
hhs = hyperosmolar hyperglycemic state
gib = gastrointestinal bleeding
ugib = gastrointestinal bleeding
rosc = return of spontaneous circulation
lvot = left ventricular outflow tract
rfa = radiofrequency ablation
clti = limb threatening ischemia = critical limb ischemia
evar = endovascular aneurysm repair
chb = complete heart block
ncse = nonconvulsive status epilepticus
rpr = syphilis
vdrl = syphilis
tppa = syphilis
vq scan = ventilation perfusion
tace = chemoembolization
tls = tumor lysis
clabsi = catheter related bloodstream infection = central line infection
epl = early pregnancy loss = miscarriage
rpl = recurrent miscarriage
crao = retinal artery occlusion
eswl = lithotripsy
turp = prostate resection
hsct = stem cell transplant = bone marrow transplant
mvr = mitral valve replacement
lft = liver function
lfts = liver function
`
