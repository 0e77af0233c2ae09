/** Abbreviations and classes that articles of every field use, in the form that `../synonyms.ts` explains. */
export const abbreviationsAndClasses = `
hfref = heart failure with reduced ejection fraction = systolic heart failure
hfpef = heart failure with preserved ejection fraction = diastolic heart failure
hfmref = heart failure with mildly reduced ejection fraction
hf = chf = heart failure = cardiac failure
hhf = hospitalization for heart failure = heart failure hospitalization
lvef = ef = ejection fraction
mi = ami = myocardial infarction = heart attack
stemi = st elevation myocardial infarction
nstemi = non st elevation myocardial infarction
acs = acute coronary syndrome
cad = chd = ihd = coronary artery disease = coronary heart disease = ischemic heart disease = coronary disease
cvd = cardiovascular disease
ascvd = atherosclerotic cardiovascular disease
mace = major adverse cardiovascular events
af = afib = atrial fibrillation
pci = percutaneous coronary intervention = angioplasty = coronary stent
cabg = coronary artery bypass grafting = bypass surgery
tavr = tavi = transcatheter aortic valve replacement = transcatheter aortic valve implantation = transcatheter valve
savr = surgical aortic valve replacement
avr = aortic valve replacement
dapt = dual antiplatelet therapy = aspirin plus clopidogrel
doac = noac = direct oral anticoagulant = novel oral anticoagulant = new oral anticoagulant = non vitamin k antagonist oral anticoagulant
doac > apixaban > rivaroxaban > dabigatran > edoxaban
vka = vitamin k antagonist
vka > warfarin
lmwh = low molecular weight heparin
lmwh > enoxaparin > dalteparin
ufh = unfractionated heparin
inr = international normalized ratio
vte = venous thromboembolism = blood clot
dvt = deep vein thrombosis = deep venous thrombosis
pe = pulmonary embolism = lung clot
ctpa = ct pulmonary angiography
pts = post thrombotic syndrome = postthrombotic syndrome
aps = antiphospholipid syndrome
sglt2 = sglt2i = sglt2 inhibitor = sodium glucose cotransporter 2 = gliflozin
sglt2 > dapagliflozin > empagliflozin > canagliflozin
glp1 = glp1ra = glp 1 = glp1 agonist = glucagon like peptide 1
glp1 > semaglutide > liraglutide > dulaglutide > tirzepatide
mra = mineralocorticoid receptor antagonist = aldosterone antagonist
mra > spironolactone > finerenone > eplerenone
arni = angiotensin receptor neprilysin inhibitor = angiotensin neprilysin inhibition
arni > sacubitril valsartan
acei = ace inhibitor = angiotensin converting enzyme inhibitor
acei > enalapril > lisinopril > ramipril > perindopril
arb = angiotensin receptor blocker
arb > valsartan > losartan > candesartan
ccb = calcium channel blocker = calcium antagonist
ccb > amlodipine
bb = beta blocker = betablocker = beta adrenergic blocker
bb > metoprolol > bisoprolol > carvedilol
pcsk9 = pcsk9 inhibitor
pcsk9 > evolocumab > alirocumab
ldl = ldl c = ldl cholesterol = low density lipoprotein
htn = hypertension = high blood pressure = hypertensive
bp = blood pressure
sbp = systolic blood pressure = systolic pressure
map = mean arterial pressure
ckd = chronic kidney disease = chronic renal disease = chronic renal failure
aki = acute kidney injury = acute renal failure
esrd = eskd = end stage renal disease = end stage kidney disease = kidney failure
egfr = gfr = estimated glomerular filtration rate = glomerular filtration rate
rrt = crrt = renal replacement therapy = dialysis
hd = hemodialysis = dialysis
dkd = diabetic kidney disease = diabetic nephropathy
uacr = acr = albumin creatinine ratio = albuminuria = urine albumin = microalbuminuria
epo = erythropoietin
esa = erythropoiesis stimulating agent
esa > darbepoetin > erythropoietin
t2dm = t2d = dm2 = niddm = type 2 diabetes = type ii diabetes
t1dm = t1d = type 1 diabetes = insulin dependent diabetes
dm = diabetes = diabetes mellitus = diabetic
hba1c = a1c = glycated hemoglobin = glycemic control
bmi = body mass index
copd = chronic obstructive pulmonary disease = emphysema
aecopd = copd exacerbation = exacerbation of chronic obstructive pulmonary disease
ics = inhaled corticosteroid = inhaled steroid
laba = long acting beta agonist
lama = long acting muscarinic antagonist
saba = short acting beta agonist
saba > salbutamol > terbutaline
ltot = long term oxygen therapy = home oxygen = supplemental oxygen
ards = acute respiratory distress syndrome = acute lung injury
peep = positive end expiratory pressure
nmb = nmba = neuromuscular blockade = paralysis
ecmo = extracorporeal membrane oxygenation
icu = itu = intensive care unit = intensive care
icu = critically ill = critical illness = critical care
hfnc = hfno = high flow nasal cannula = high flow oxygen
niv = noninvasive ventilation = non invasive ventilation
niv > bipap > cpap
egdt = early goal directed therapy
ttm = targeted temperature management = therapeutic hypothermia = hypothermia = cooling
ohca = out of hospital cardiac arrest
cpr = cardiopulmonary resuscitation
rbc = red cell transfusion = red blood cell transfusion = blood transfusion
hb = hgb = hemoglobin
hes = hydroxyethyl starch = starch
colloid > hydroxyethyl starch > albumin
ns = normal saline = 0.9% saline = saline
lr = ringers lactate = lactated ringer
balanced crystalloid = balanced fluid = balanced solution
balanced crystalloid > lactated ringer > plasma lyte
tpa = rtpa = alteplase
tnk = tenecteplase
evt = endovascular thrombectomy = mechanical thrombectomy = thrombectomy = clot retrieval = endovascular treatment
ais = acute ischemic stroke = ischemic stroke
ich = intracerebral hemorrhage = brain hemorrhage = hemorrhagic stroke = brain bleed
sich = symptomatic intracerebral hemorrhage = symptomatic intracranial hemorrhage = symptomatic brain hemorrhage
tia = transient ischemic attack = mini stroke = minor stroke
cva = stroke
mrs = modified rankin scale = functional outcome
lvo = large vessel occlusion = large artery occlusion
txa = tranexamic acid = cyklokapron
pph = postpartum hemorrhage
gib = gi bleed = gastrointestinal bleeding = gastrointestinal hemorrhage
ugib = upper gi bleed = upper gastrointestinal bleeding
ppi = proton pump inhibitor
ppi > lansoprazole > omeprazole > esomeprazole > pantoprazole
h pylori = helicobacter pylori = hpylori
he = hepatic encephalopathy
nash = mash = nonalcoholic steatohepatitis = steatohepatitis
nafld = masld = fatty liver
fatty liver > steatohepatitis > nash
ibd = inflammatory bowel disease
cd = crohn = crohns disease
cdi = cdiff = c diff = c difficile = clostridioides difficile = clostridium difficile
crc = colorectal cancer = bowel cancer = colon cancer
fit = fecal immunochemical test
stool test > fecal immunochemical test
steroid = corticosteroid = glucocorticoid
steroid > dexamethasone > hydrocortisone > prednisolone > prednisone > betamethasone > methylprednisolone
steroid > fludrocortisone
cap = community acquired pneumonia
hap = hospital acquired pneumonia
uti = urinary tract infection
sti = std = sexually transmitted infection
sti > gonorrhea > chlamydia > syphilis
prep = pre exposure prophylaxis = preexposure prophylaxis
pep = post exposure prophylaxis = postexposure prophylaxis
art = antiretroviral therapy = antiretroviral = hiv treatment
plwh = people living with hiv = hiv positive = hiv infection
tb = tuberculosis
ltbi = latent tuberculosis = latent tb = tuberculosis infection
mdr = mdrtb = mdr tb = multidrug resistant tuberculosis = drug resistant tuberculosis
inh = isoniazid
mrsa = methicillin resistant staphylococcus aureus
sab = staph aureus bacteremia = staphylococcus aureus bacteremia = staphylococcus aureus bloodstream infection = s aureus bacteremia = staph bacteremia
bsi = bloodstream infection = bacteremia
iv = intravenous
po = oral = by mouth
im = intramuscular = injection
sc = subcutaneous
rsv = respiratory syncytial virus
covid = covid19 = covid 19 = sars cov 2 = coronavirus
zoster = herpes zoster = shingles
phn = postherpetic neuralgia
pcv13 = pneumococcal conjugate vaccine = pneumococcal vaccine
aom = acute otitis media = ear infection = otitis media
nsaid = nonsteroidal anti inflammatory = non steroidal anti inflammatory
nsaid > ibuprofen > naproxen > celecoxib > diclofenac
oa = osteoarthritis
ra = rheumatoid arthritis
tnf = tnf inhibitor = anti tnf = tumor necrosis factor inhibitor
tnf > infliximab > etanercept > adalimumab
jak = jak inhibitor = janus kinase inhibitor
jak > tofacitinib > baricitinib > upadacitinib
dmard = disease modifying antirheumatic drug
dmard > methotrexate > sulfasalazine > hydroxychloroquine > leflunomide
mtx = methotrexate
hcq = hydroxychloroquine
ult = urate lowering therapy = urate lowering
lbp = low back pain = back pain
acl = anterior cruciate ligament
ms = multiple sclerosis
ppms = primary progressive multiple sclerosis
pd = parkinson disease = parkinsons = parkinsonism
dbs = deep brain stimulation = subthalamic stimulation
ad = alzheimer disease = alzheimers
dementia > alzheimer
mci = mild cognitive impairment
aria = amyloid related imaging abnormalities
se = status epilepticus
mdd = major depressive disorder = major depression = depression
trd = treatment resistant depression
ect = electroconvulsive therapy
ssri = selective serotonin reuptake inhibitor
ssri > fluoxetine > sertraline > citalopram > escitalopram
antidepressant > ssri > snri > fluoxetine > agomelatine > clomipramine
snri = serotonin noradrenaline reuptake inhibitor
oud = opioid use disorder = opioid dependence = opioid addiction = heroin addiction
aud = alcohol use disorder = alcohol dependence = alcoholism = alcohol addiction
nrt = nicotine replacement therapy = nicotine replacement
nrt > nicotine patch > nicotine gum
vape = e cigarette = ecigarette = electronic cigarette = vaping = vapes
smoking cessation = quit smoking = stop smoking = tobacco cessation
adhd = attention deficit hyperactivity disorder = attention deficit
gad = generalized anxiety disorder
ocp = coc = oral contraceptive = birth control pill = contraceptive pill
hormonal contraception = hormonal contraceptive = birth control = hormonal birth control
hormonal contraception > oral contraceptive
oral contraceptive > hormonal contraception
hrt = mht = hormone replacement therapy = menopausal hormone therapy = hormone therapy
lscs = cesarean = c section = cesarean section = cesarean delivery
preeclampsia = pre eclampsia = toxemia
iol = induction of labor = labor induction
nicu = neonatal intensive care
hie = hypoxic ischemic encephalopathy = birth asphyxia = perinatal asphyxia = neonatal encephalopathy
rop = retinopathy of prematurity
preterm = premature = prematurity
bpd = bronchopulmonary dysplasia
ldct = low dose ct = low dose computed tomography
psa = prostate specific antigen
nsclc = non small cell lung cancer
sclc = small cell lung cancer
crpc = castration resistant prostate cancer
mhspc = metastatic hormone sensitive prostate cancer = hormone sensitive prostate cancer
adt = androgen deprivation therapy = androgen deprivation
her2 = her2 positive
tdm1 = t dm1 = trastuzumab emtansine = kadcyla
tdxd = t dxd = trastuzumab deruxtecan
slnb = sentinel lymph node biopsy = sentinel node
alnd = axillary lymph node dissection = axillary dissection
os = overall survival
pfs = progression free survival
dfs = disease free survival
qol = quality of life
amd = armd = macular degeneration = age related macular degeneration
slt = selective laser trabeculoplasty = laser trabeculoplasty
iop = intraocular pressure = glaucoma
aed = asm = antiepileptic = antiseizure = anticonvulsant
aed > levetiracetam > lamotrigine > valproate > zonisamide > fosphenytoin
bp180 = bullous pemphigoid = pemphigoid
eczema = atopic dermatitis
alopecia areata = patchy hair loss = hair loss
warfarin = jantoven
p2y12 = p2y12 inhibitor
p2y12 > ticagrelor > clopidogrel > prasugrel
antiplatelet > aspirin > clopidogrel > ticagrelor > prasugrel
aspirin = asa = acetylsalicylic acid
dalteparin = fragmin
statin > simvastatin > atorvastatin > rosuvastatin
bisoprolol = zebeta
chlorthalidone = chlortalidone = thalitone
bisphosphonate > zoledronic acid > alendronate > risedronate
darbepoetin = aranesp
ics formoterol > budesonide formoterol
salmeterol = serevent
triple inhaler = triple therapy
triple inhaler > fluticasone umeclidinium vilanterol
dexamethasone = decadron
hydrocortisone = solu cortef
vitamin d = cholecalciferol = vitamin d3 = vitamin d2
omega 3 = fish oil = omega 3 fatty acids
nirmatrelvir = nirmatrelvir ritonavir
bnt162b2 = pfizer vaccine = pfizer biontech = comirnaty
mrna vaccine > bnt162b2
shingles vaccine = zoster vaccine
shingles vaccine > recombinant zoster vaccine
emtricitabine tenofovir = f tdf = f taf
vancomycin = vancocin
bezlotoxumab = zinplava
rifapentine = priftin
3hp = rifapentine isoniazid
bpalm = bedaquiline pretomanid linezolid moxifloxacin
doxycycline = doxy
doxypep = doxycycline postexposure
penicillin = penicillin v
amoxicillin clavulanate = co amoxiclav
levodopa = sinemet = carbidopa levodopa = l dopa
zonisamide = zonegran
fosphenytoin = cerebyx
xanomeline trospium = karxt
buprenorphine = buprenorphine naloxone
docetaxel = taxotere
magnesium sulfate = magnesium = mgso4
antenatal steroids = antenatal corticosteroids
antenatal steroids > betamethasone
nonoperative = nonsurgical = without surgery = conservative
appendectomy = appendicectomy = appendix removal
kidney = renal
liver = hepatic
heart = cardiac
lung = pulmonary = respiratory
fracture = broken bone
death = mortality = die = dying = dead
bleeding = hemorrhage = bleed
bleeding risk = major bleeding
clot = thrombosis
weight loss = lose weight = losing weight = weight reduction
obese = obesity = overweight
water on the brain = hydrocephalus
child = children = pediatric = kids
child > toddler > infant
infant = baby = babies
newborn = neonate = neonatal
baby > newborn
elderly = older adults = older people = geriatric = over 65 = aged
pregnant = pregnancy = expectant mother = gestation
antibiotic = antimicrobial = antibacterial
antibiotic > amoxicillin > penicillin > doxycycline > macrolide > cephalosporin > fluoroquinolone
antibiotic > flucloxacillin > piperacillin tazobactam > ceftriaxone > cefazolin > cefalexin > meropenem > imipenem > ertapenem
antibiotic > azithromycin > clarithromycin > erythromycin > ciprofloxacin > levofloxacin > moxifloxacin > clindamycin > vancomycin
antibiotic > trimethoprim sulfamethoxazole > trimethoprim > nitrofurantoin > fosfomycin > metronidazole > gentamicin > linezolid > daptomycin
intubated = mechanically ventilated = mechanical ventilation = ventilator
prone = proning = prone position = turning face down = turned face down = lying face down
pressor = vasopressor
antiviral > aciclovir > valaciclovir > famciclovir > ganciclovir > oseltamivir > zanamivir > baloxavir > remdesivir > nirmatrelvir
vasopressor > norepinephrine > vasopressin
fluids > crystalloid
crystalloid > saline > ringer
oxygen target = oxygen saturation = spo2
blood thinner = anticoagulant = anticoagulation
anticoagulant > warfarin > doac > heparin > apixaban > rivaroxaban > dabigatran > enoxaparin > dalteparin
water pill = diuretic
thiazide > chlorthalidone > indapamide > hydrochlorothiazide
diuretic > thiazide > chlorthalidone > indapamide > furosemide > spironolactone
facial palsy = bells palsy
croup = laryngotracheitis
sore throat = pharyngitis = tonsillitis
knee replacement = tka = total knee arthroplasty = knee arthroplasty
hip replacement = tha = total hip arthroplasty = hip arthroplasty
keyhole surgery = arthroscopy = arthroscopic
kidney failure = renal failure
immunotherapy > checkpoint inhibitor > pembrolizumab > nivolumab > ipilimumab
checkpoint inhibitor > pembrolizumab > nivolumab > ipilimumab
mammogram = mammography = breast screening
hot flash = hot flush = vasomotor symptoms
peanut = peanut allergy
cellulitis = erysipelas = skin infection
acne = acne vulgaris
pimples = acne
osteoporosis = brittle bones = low bone mass
low thyroid = hypothyroidism = underactive thyroid
subclinical hypothyroidism = raised tsh
palliative care = hospice = end of life care
suicide = suicidality = suicidal
gout = hyperuricemia
`
