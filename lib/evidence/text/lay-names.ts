/**
 * Names that patients, ward notes and telegraphic questions use, as lines of the table in `synonyms.ts`. Common
 * knowledge of the field.
 */
export const layNames = `
diuretic = water tablet = water pill = fluid tablet
thiazide = thiazide diuretic
antihypertensive = blood pressure pill = blood pressure tablet = blood pressure medicine = blood pressure drug
calcium channel blocker = newer blood pressure pill
statin = cholesterol tablet = cholesterol pill = cholesterol drug
anticoagulant = blood thinner = thinner
glp1 = weight loss jab = weight loss injection = slimming jab = skinny jab = fat jab = obesity injection
vaccine = vaccination = jab = immunization = shot
hypertension = raised blood pressure = elevated blood pressure
hypotension = low blood pressure
hyperglycemia = high blood sugar = high sugar
hypoglycemia = low blood sugar = hypo = hypos = low sugar
diabetes = sugar diabetes = high sugars
prediabetes = pre diabetes = borderline diabetes = impaired glucose tolerance = high risk of type 2 diabetes
hyperkalemia = high potassium = raised potassium
hypokalemia = low potassium
hyponatremia = low sodium = low salt
hyperuricemia = high uric acid = raised uric acid = high urate = raised urate
uric acid = urate
hypercalcemia = high calcium
hyperlipidemia = high cholesterol = raised cholesterol = dyslipidemia = hypercholesterolemia
hypertriglyceridemia = high triglycerides = raised triglycerides
anemia = low hemoglobin = low hb = low blood count
iron deficiency = low iron = low ferritin = iron deficiency anemia
thrombocytopenia = low platelets
neutropenia = low neutrophils = low white cells
febrile neutropenia = neutropenic sepsis = neutropenic fever
atrial fibrillation = a fib = irregular heartbeat = fluttering heart = irregular heart rhythm
heart failure = weak heart = failing heart = ccf = congestive heart failure
angina = chest pain on exertion = stable coronary disease
cardiac arrest = heart stopped = heart stops
defibrillator = icd = implantable cardioverter defibrillator
pacemaker = ppm = pacing
cardiac resynchronization = crt = resynchronization therapy
ablation = catheter ablation = pulmonary vein isolation
stent = stents = pci
bypass = cabg = heart bypass
aortic stenosis = narrowed valve = tight valve
peripheral artery disease = pad = pvd = peripheral arterial disease = leg artery disease = claudication
abdominal aortic aneurysm = aaa = aneurysm
carotid stenosis = carotid narrowing
varicose vein = varicose = varicose veins
hemorrhoid = piles = haemorrhoids
lung clot = clot in the lung = clots in the lungs = pe = pulmonary embolism
leg clot = clot in the leg = dvt = deep vein thrombosis
submassive = intermediate risk = submassive pe = intermediate risk pulmonary embolism
massive pe = high risk pulmonary embolism
lysis = thrombolysis = fibrinolysis = clot busting = clot buster = lytic = thrombolytic = fibrinolytic
tpa = rtpa = alteplase
ticagrelor = tica
clopidogrel = clopi
apixaban = apix
rivaroxaban = riva
dapagliflozin = dapa
empagliflozin = empa
noradrenaline = norad = norepi = levophed
adrenaline = adr = epi
stroke = brain attack
tia = transient ischemic attack = mini stroke
minor stroke = tia
subarachnoid hemorrhage = sah
subdural hematoma = sdh = subdural = chronic subdural
wake up stroke = unknown onset stroke
seizure = fit = fits = convulsion = epileptic fit
epilepsy = epileptic
epilepsy > seizure
migraine = migraines = sick headache
trigeminal neuralgia = tic douloureux
dementia = memory loss = losing memory
parkinson disease = shaking palsy
restless legs = restless legs syndrome = rls
carpal tunnel = cts = carpal tunnel syndrome
sciatica = trapped nerve = lumbar radiculopathy
lumbar disc herniation = slipped disc = herniated disc
spinal stenosis = lumbar stenosis
neuropathic pain = nerve pain = diabetic neuropathy
guillain barre = gbs
myasthenia gravis = myasthenia
motor neuron disease = als = mnd = amyotrophic lateral sclerosis
meningitis = bacterial meningitis
copd = coad = smokers lung = chronic bronchitis
copd exacerbation = aecopd = copd flare = flare of copd = iecopd
prednisolone = pred
methylprednisolone = methylpred = solumedrol
dexamethasone = dex = dexa
hydrocortisone = hydrocort
asthma attack = acute asthma = asthma exacerbation
asthma = wheeze
inhaler = puffer
sleep apnea = osa = obstructive sleep apnea = snoring
cpap = continuous positive airway pressure
pulmonary fibrosis = ipf = idiopathic pulmonary fibrosis = lung scarring
cystic fibrosis = cf
bronchiectasis = widened airways
pneumonia = chest infection = lung infection
bronchiolitis = rsv bronchiolitis
whooping cough = pertussis
common cold = cold = upper respiratory infection = urti
influenza = flu
rhinitis = hay fever = allergic rhinitis
sinusitis = sinus infection
pneumothorax = collapsed lung
pleural effusion = fluid on the lung
pulmonary hypertension = ph = pah = pulmonary arterial hypertension
lung cancer screening = lung screening
lung cancer screening = low dose ct
mechanical ventilation = vent = ventilated = life support = breathing machine
intubation = tube down the throat = rsi
extubation = weaning
noninvasive ventilation = bilevel = nippv
oxygen = o2
long term oxygen = home oxygen = ltot
tracheostomy = trache = trachy
sepsis = blood poisoning = septicemia = septic
cancer = ca = carcinoma
condomless sex = unprotected sex = sex without a condom
doxypep = doxycycline after sex = doxycycline prophylaxis
psychiatric = mental illness = mental health = neuropsychiatric
neuropsychiatric = psychosis = psychiatric
opioid = opiate = painkiller
rotavirus vaccine = rotavirus drops
intramuscular = im injection
sedative = sleeping tablet = sleeping pill
stroke prevention = prevent stroke
bone fracture = broken bone = break
cholesterol = lipids
diabetes = diabetic = diabetics
kidney protection = protect kidneys
heart protection = protect heart
semaglutide = ozempic jab = ozempic injection
chronic fatigue = me cfs = myalgic encephalomyelitis
cesarean = c section = section
miscarriage = pregnancy loss = lost pregnancy
vaccination = vaccine = vaccinated
antibiotic prophylaxis = preventive antibiotics
corticosteroid injection = steroid injection = cortisone injection = cortisone shot
corticosteroid = cortisone
septic shock = vasodilatory shock
urosepsis = urinary sepsis
corticosteroid = steroids
gerd = gord = acid reflux = heartburn = gastroesophageal reflux = reflux = reflux disease
barrett esophagus = barretts
peptic ulcer = stomach ulcer = duodenal ulcer = gastric ulcer
upper gi bleeding = vomiting blood = hematemesis = melena = melaena = ugib = bleeding ulcer
lower gi bleeding = rectal bleeding
variceal bleeding = varices = esophageal varices
cirrhosis = liver scarring = decompensated liver disease = chronic liver disease
ascites = fluid in the belly
spontaneous bacterial peritonitis = sbp
hepatorenal syndrome = hrs
alcoholic hepatitis = alcohol hepatitis = alcohol related hepatitis
fatty liver = masld
pancreatitis = acute pancreatitis = inflamed pancreas
gallstones = cholelithiasis = gall stones
cholecystitis = gallbladder inflammation = inflamed gallbladder
cholecystectomy = gallbladder removal = gallbladder surgery = lap chole
appendicitis = inflamed appendix
diverticulitis = diverticular disease
hernia = inguinal hernia
crohn = crohns
ulcerative colitis = uc
irritable bowel = ibs = irritable bowel syndrome
celiac = celiac disease = gluten
constipation = constipated
diarrhea = runny stools = loose stools
gastroenteritis = stomach bug = tummy bug = stomach flu
nausea = feeling sick = queasy
vomiting = being sick = throwing up = puking
abdomen = abdominal = belly = tummy
bowel = intestine = gut
colonoscopy = bowel scope = camera test
colorectal cancer = bowel cancer = colon cancer
colorectal cancer screening = bowel screening
gastrointestinal = gi = stomach = gastric
fecal transplant = fmt = fecal microbiota = poo transplant = stool transplant
kidney stone = renal stone = nephrolithiasis = ureteric stone = renal colic = ureteral stone
dialysis = kidney machine = hemodialysis
hemodialysis = hd
renal replacement therapy = rrt = renal replacement = kidney replacement
chronic kidney disease = kidney disease = kidney damage = renal impairment
albuminuria = protein in urine = proteinuria
iga nephropathy = igan
nephrotic syndrome = nephrotic
lupus nephritis = ln
polycystic kidney = adpkd = polycystic kidney disease
kidney transplant = renal transplant
contrast nephropathy = contrast induced kidney injury
urinary tract infection = water infection = bladder infection = cystitis = pyelonephritis = urine infection
overactive bladder = oab = urge incontinence
incontinence = leaking urine = urinary incontinence
benign prostatic hyperplasia = bph = enlarged prostate = luts
erectile dysfunction = ed = impotence
prostate cancer = ca prostate
bladder cancer = nmibc
vasectomy = male sterilization
hypothyroidism = low thyroid = underactive thyroid
hyperthyroidism = graves disease = overactive thyroid = graves
levothyroxine = thyroid tablet
obesity = obese = overweight
bariatric surgery = weight loss surgery = gastric bypass = sleeve gastrectomy
sodium glucose cotransporter 2 = sglt 2
dpp4 = dpp 4 inhibitor = gliptin
dpp4 > sitagliptin > linagliptin > saxagliptin
sulfonylurea > glimepiride > gliclazide > glipizide
continuous glucose monitoring = cgm = glucose sensor
closed loop = artificial pancreas = hybrid closed loop
intensive glucose control = tight glucose control = tight glycemic control = tight sugar control
diabetic ketoacidosis = dka = ketoacidosis
diabetic foot = foot ulcer
adrenal insufficiency = addison disease = adrenal crisis
polycystic ovary syndrome = pcos = polycystic ovary
menopause = menopausal
hot flush = hot flash = vasomotor symptom
hormone therapy = hrt = estrogen
testosterone = trt = low testosterone
oral contraceptive = the pill = contraceptive = ocp
pill = oral contraceptive
coil = iud = intrauterine device = levonorgestrel intrauterine
endometriosis = endo
heavy periods = menorrhagia = heavy menstrual bleeding
fibroids = uterine fibroids
period pain = dysmenorrhea
ivf = in vitro fertilization = test tube baby
infertility = subfertility = trying to conceive
miscarriage = pregnancy loss
morning sickness = hyperemesis = nausea and vomiting of pregnancy
gestational diabetes = gdm = diabetes in pregnancy
antenatal = prenatal
labor induction = being induced = starting labor
vbac = trial of labor
postpartum = after birth = postnatal = after delivery
postpartum depression = postnatal depression
postpartum hemorrhage = bleeding after birth
preterm labor = early labor = threatened preterm birth
preterm birth = premature birth = early delivery
breastfeeding = lactation
neonatal jaundice = yellow baby
cord clamping = clamping the cord
patent ductus arteriosus = pda
therapeutic hypothermia = baby cooling
febrile seizure = febrile convulsion = fever fits
otitis media = ear infection = earache
eardrum = tympanic membrane = ear drum
glue ear = otitis media with effusion
tonsillectomy = tonsils out = tonsil removal
grommets = ear tubes = tympanostomy
croup = barking cough
chickenpox = varicella
hand foot and mouth = hfmd
head lice = nits
scabies = the itch mite
worms = threadworm = pinworm
nappy rash = diaper rash
colic = infant colic
bedwetting = enuresis
peanut allergy = nut allergy
anaphylaxis = severe allergic reaction
epinephrine = epipen
urticaria = hives
angioedema = hae
atopic dermatitis = excema = atopic eczema
psoriasis = plaque psoriasis
acne = spots = zits
isotretinoin = accutane = roaccutane
rosacea = red face
impetigo = school sores
fungal nail = onychomycosis = nail fungus
athletes foot = tinea pedis
ringworm = tinea
warts = verruca
cold sore = herpes labialis
genital herpes = hsv
shingles = herpes zoster
cellulitis = leg infection
melanoma = skin cancer
basal cell carcinoma = bcc
actinic keratosis = sun spots
hair loss = alopecia = going bald
pressure ulcer = bed sore = pressure sore
leg ulcer = venous ulcer
burn = scald
gout = gout attack = gout flare
osteoarthritis = wear and tear = worn joint
knee osteoarthritis = arthritic knee = bad knee
rheumatoid arthritis = rheumatoid
psoriatic arthritis = psa arthritis
ankylosing spondylitis = axial spondyloarthritis = axspa
lupus = sle = systemic lupus erythematosus
vasculitis = anca vasculitis = gpa
giant cell arteritis = gca = temporal arteritis
polymyalgia rheumatica = pmr
fibromyalgia = fibro
osteoporosis = thin bones
hip fracture = broken hip = fractured neck of femur = nof
wrist fracture = broken wrist = distal radius fracture
ankle fracture = broken ankle = broken leg
vertebral fracture = crushed vertebra
vertebroplasty = cement in the spine
frozen shoulder = adhesive capsulitis
shoulder impingement = subacromial pain = subacromial decompression
rotator cuff = cuff tear
tennis elbow = lateral epicondylitis
plantar fasciitis = heel pain
achilles tendon = achilles rupture
meniscus = meniscal = torn cartilage = meniscal tear = cartilage tear
arthroscopy = keyhole
physiotherapy = physio = physical therapy
exercise = physical activity
acl = cruciate = cruciate ligament
depression = feeling low = low mood = depressed
anxiety = anxious
panic disorder = panic attacks
ptsd = post traumatic stress
ocd = obsessive compulsive
bipolar = manic depression = mania
schizophrenia = psychosis = psychotic
psychosis = psychotic
antipsychotic > olanzapine > quetiapine > risperidone > aripiprazole > clozapine
antidepressant = happy pills
cbt = cognitive behavioral therapy = talking therapy
insomnia = sleeplessness = cant sleep = trouble sleeping
delirium = acute confusion = confused
haloperidol = haldol
anorexia nervosa = anorexia
autism = asd = autistic
opioid use disorder = oud = heroin dependence
naltrexone = ntx = xr ntx = extended release naltrexone
buprenorphine = bup
methadone = mtd
alcohol withdrawal = dts = delirium tremens
alcohol use disorder = drinking problem
smoking cessation = giving up smoking = stopping smoking = quit smoking
e cigarette = vape
varenicline = champix
antiretroviral = hiv pills = hiv drugs
pre exposure prophylaxis = prep
hepatitis c = hcv
hepatitis b = hbv
hcv > sofosbuvir
malaria = plasmodium
latent tuberculosis = ltbi
bacterial vaginosis = bv
thrush = candidiasis = yeast infection = vaginal candidiasis
chlamydia = ct infection
syphilis = treponema
hpv = human papillomavirus
cervical screening = smear test = pap smear = cervical cancer screening
cervical cancer = ca cervix
lyme = lyme disease = tick bite
staphylococcus aureus = staph aureus = staph
endocarditis = infective endocarditis
osteomyelitis = bone infection = bone and joint infection
prosthetic joint infection = pji
clostridioides difficile = cdiff = c diff
antibiotic = abx = antibiotics
antibiotic duration = short course = antibiotic course
invasive candidiasis = candidemia
covid = corona
long covid = post covid
mpox = monkeypox
rabies = dog bite
breast cancer = ca breast
lung cancer = ca lung = nsclc
lung adenocarcinoma = nsclc = lung cancer
ovarian cancer = ca ovary
pancreatic cancer = ca pancreas
colon cancer = ca colon
hodgkin lymphoma = hodgkins
diffuse large b cell lymphoma = dlbcl
chronic lymphocytic leukemia = cll
chronic myeloid leukemia = cml
acute myeloid leukemia = aml
multiple myeloma = myeloma
hepatocellular carcinoma = hcc = liver cancer
renal cell carcinoma = rcc = kidney cancer
chemotherapy = chemo
radiotherapy = radiation therapy = rt = xrt
cancer = malignancy = tumor
cancer associated thrombosis = cancer vte
metastatic = mets = advanced cancer
mastectomy = breast removal
lumpectomy = breast conserving
mammography = breast xray
sickle cell = sickle cell disease = scd
hydroxyurea = hydroxycarbamide
transfusion = blood transfusion = transfuse
immune thrombocytopenia = itp
hemophilia = bleeding disorder
tranexamic acid = tranex
trauma = major trauma
head injury = tbi = traumatic brain injury = bang on the head
concussion = mild traumatic brain injury
hemorrhagic shock = bleeding to death
massive transfusion = 1:1:1
crystalloid = iv fluids
saline = salt water
balanced crystalloid = balanced fluids = hartmanns = plasmalyte
vasopressor = pressors
arterial line = art line
central line = central venous catheter = cvc
paralysis = paralyze = paralyzing = neuromuscular blockade = paralytic
sedation = propofol sedation
dexmedetomidine = dexmed = precedex
icu delirium = delirium
stress ulcer = stress ulcer prophylaxis = sup
vte prophylaxis = thromboprophylaxis = dvt prophylaxis
compression stockings = stockings = graduated compression
perioperative = noncardiac surgery
anesthesia = anesthetic = put to sleep
general anesthesia = ga
spinal anesthesia = spinal anesthetic = regional anesthesia
postoperative nausea = ponv
surgical site infection = wound infection = ssi
bridging = heparin bridging
cataract = cloudy lens
glaucoma = high eye pressure
macular degeneration = amd
diabetic retinopathy = diabetic eye disease = diabetic macular edema = dme
retinal vein occlusion = rvo
conjunctivitis = pink eye = red eye
dry eye = dry eyes
myopia = short sight = nearsighted
amblyopia = lazy eye
hearing loss = deafness = sudden deafness
tinnitus = ringing ears
vertigo = bppv = dizziness
emergency contraception = morning after pill = plan b
ulipristal = ellaone
sildenafil = viagra
tadalafil = cialis
amlodipine = norvasc
ramipril = altace
lisinopril = zestril = prinivil
losartan = cozaar
valsartan = diovan
furosemide = lasix
sertraline = zoloft
citalopram = celexa = cipramil
escitalopram = lexapro
venlafaxine = effexor
duloxetine = cymbalta
mirtazapine = remeron
aripiprazole = abilify
risperidone = risperdal
haloperidol = serenace
zolpidem = ambien
diazepam = valium
lorazepam = ativan
alprazolam = xanax
methylphenidate = ritalin = concerta
lisdexamfetamine = vyvanse
atomoxetine = strattera
gabapentin = neurontin
pregabalin = lyrica
sumatriptan = imitrex
topiramate = topamax
carbamazepine = tegretol
omeprazole = prilosec = losec
esomeprazole = nexium
pantoprazole = protonix
montelukast = singulair
omalizumab = xolair
mepolizumab = nucala
benralizumab = fasenra
tezepelumab = tezspire
tiotropium = spiriva
nintedanib = ofev
pirfenidone = esbriet
adalimumab = humira
secukinumab = cosentyx
ustekinumab = stelara
risankizumab = skyrizi
upadacitinib = rinvoq
tocilizumab = actemra = roactemra
rituximab = mabthera = rituxan
vedolizumab = entyvio
imatinib = gleevec = glivec
ibrutinib = imbruvica
palbociclib = ibrance
ribociclib = kisqali
abemaciclib = verzenio
enzalutamide = xtandi
abiraterone = zytiga
olaparib = lynparza
lenalidomide = revlimid
daratumumab = darzalex
atezolizumab = tecentriq
durvalumab = imfinzi
nivolumab = nivo
ipilimumab = ipi
pembrolizumab = pembro
axicabtagene ciloleucel = axi cel = yescarta
tirofiban = aggrastat
tenecteplase = metalyse
aflibercept = eylea
faricimab = vabysmo
teprotumumab = tepezza
sacubitril valsartan = sac val = arni
ivabradine = corlanor = procoralan
mavacamten = camzyos
inclisiran = leqvio
icosapent ethyl = vascepa = icosapent
tafamidis = vyndaqel
insulin glargine = lantus
insulin degludec = tresiba
dulaglutide = trulicity
sitagliptin = januvia
pioglitazone = actos
oseltamivir = tamiflu
baloxavir = xofluza
molnupiravir = lagevrio
sofosbuvir velpatasvir = epclusa
glecaprevir pibrentasvir = maviret = mavyret
bictegravir = biktarvy
dolutegravir = tivicay
cabotegravir = apretude = cabenuva
azithromycin = azithro = zithromax
ciprofloxacin = cipro
trimethoprim sulfamethoxazole = cotrimoxazole = bactrim = septrin = tmp smx
piperacillin tazobactam = pip tazo = piptazo = tazocin = zosyn
nitrofurantoin = macrobid = nitro
meropenem = mero
vancomycin = vanc = vanco
ceftriaxone = cef
clindamycin = clinda
flucloxacillin = fluclox
metronidazole = flagyl
rocuronium = roc
succinylcholine = sux = suxamethonium
ketamine = ket
propofol = diprivan
rapid sequence intubation = rsi
massive transfusion = mtp
pulmonary embolism rule out = perc
syncope = faint = fainting = passed out = blackout
laceration = cut = wound
tissue adhesive = glue = skin glue
sutures = stitches
group b streptococcus = gbs = group b strep
vitamin d = vit d
vitamin c = vit c
vitamin k = vit k
vitamin b12 = b12 = cobalamin
folic acid = folate
omega 3 = fish oils
aspirin = baby aspirin = low dose aspirin
elderly = seniors = over 75 = over 80 = old people = very old
infant = newborn baby
child = kid = youngster = toddler
teenager = adolescent
pregnancy = expecting
women = female
men = male
hospitalization = hospital admission
mortality = dying = deaths
relapse = recurrence = coming back
itch = pruritus = itching
fatigue = tiredness
shortness of breath = dyspnea = breathlessness
edema = swelling
back pain = bad back
pain relief = analgesia = painkiller = analgesic
elderly = pensioner = pensioners = oap = retired people
alcohol use disorder = stop drinking = heavy drinking = drinker = drinks too much
alcohol = drinking = booze
patent foramen ovale = hole in the heart
aortic valve replacement = heart valve replaced = heart valve replacement = new heart valve
transcatheter = through the groin = transfemoral = without opening the chest
valve surgery = open heart surgery
thrombolysis = clot busting drug = clot dissolving = clot buster drug
unknown onset = woke up with = wake up
diuretic = fluid pill = fluid pills
fluid pill > spironolactone > furosemide
antiplatelet = blood thinning = blood thinner
dual antiplatelet = two blood thinners = double blood thinner
antiphospholipid syndrome = sticky blood
sciatica = pain going down leg = leg pain from back = radiculopathy
lumbar radiculopathy = radiculopathy
analgesic = pain tablet = pain pill
neurokinin 3 receptor antagonist = neurokinin = neurokinin antagonist
neurokinin > fezolinetant > elinzanetant
tuberculosis infection = igra = positive igra = tb contact = latent tb
rifapentine isoniazid = 12 dose = weekly isoniazid rifapentine
normoglycemia = normal glucose = tight glucose control = intensive glucose control
intensive insulin = intensive glucose control = tight glucose control
strict sugar control = intensive glucose control
right ventricular dysfunction = rv strain = right heart strain = rv dilated
intermediate risk pulmonary embolism = rv strain
cancer risk = get cancer
psychiatric disorder > schizophrenia > bipolar disorder > depression
psychiatric > schizophrenia > bipolar > psychosis
smoker = smokes = cigarettes = cigarette smoker = tobacco
smoking cessation = stop smoking = cigarettes
dementia drug = memory tablet = memory drug
alzheimer disease = alzheimers
antibody infusion = drip
amyloid antibody > lecanemab > donanemab
checkpoint blockade = checkpoint inhibitor = immunotherapy
checkpoint blockade > nivolumab > ipilimumab > pembrolizumab
ace inhibition = ace inhibitor
proteinuric = albuminuric = proteinuria = albuminuria
nondiabetic = without diabetes = non diabetic
meningitis = tuberculous meningitis = central nervous system
brain = central nervous system = cerebral = intracranial
hospitalized = hospitalised = hospital admission
blood test = laboratory test
camera down = endoscopy = gastroscopy
keyhole = laparoscopic = minimally invasive
flu jab = flu shot = influenza vaccine = influenza vaccination
pneumonia jab = pneumonia vaccine = pneumococcal vaccine
covid jab = covid vaccine
whooping cough jab = pertussis vaccine
hpv jab = hpv vaccine
tummy tablets = proton pump inhibitor
acid tablets = proton pump inhibitor = ppi
bone drug = bisphosphonate
bone injection > denosumab > zoledronic acid
bone thinning = osteoporosis
heart attack tablet = secondary prevention
water retention = edema = fluid retention
sugar tablet = metformin
sugar pill = placebo
gullet = esophagus = esophageal = food pipe
windpipe = trachea
womb = uterus = uterine
afterbirth = placenta
waters = membranes
waters broken = ruptured membranes = waters broke
balls = testicles = testicular
water works = urinary tract
kneecap = patella
jaundiced = jaundice
baby teeth = dental caries = tooth decay
tooth decay = caries = dental caries
swollen legs = edema = leg swelling
swollen ankles = edema
shakes = tremor
the shakes = tremor = alcohol withdrawal
nits = head lice
throw up = vomit
tired all the time = fatigue
thin blood = anticoagulant
skin rash = dermatitis = eczema
steroid cream = topical corticosteroid = topical steroid
steroid tablets = oral corticosteroid = prednisolone
nose spray = nasal spray = intranasal
eye drops = ophthalmic drops
sore joints = arthritis
worn out joint = osteoarthritis = worn knee
worn hip = hip osteoarthritis
slip disc = lumbar disc herniation
mental breakdown = psychosis
hearing voices = psychosis = schizophrenia
baby blues = postpartum depression = postnatal depression
quit smoking pill = varenicline
nicotine gum = nicotine replacement
bowel camera = colonoscopy
natural birth = vaginal birth = vaginal delivery
water birth = immersion
tie tubes = sterilization
stretch marks = striae
gum disease = periodontitis
baby jab = infant vaccine = immunization
peanuts = peanut
iron drip = intravenous iron = iv iron = iron infusion
iron infusion = intravenous iron
blood pressure target = systolic pressure target = intensive blood pressure
heart rhythm = arrhythmia
skipped beats = ectopic
racing heart = tachycardia = supraventricular tachycardia
leaky valve = regurgitation
leaky gut = intestinal permeability
sleep machine = cpap
liver scarring = cirrhosis = fibrosis
yellow skin = jaundice
kidney infection = pyelonephritis
kidney failure = kidney stopped working
appendicitis = appendix
complicated appendicitis = perforated appendix = burst appendix = ruptured appendix
cancer = adenocarcinoma
cardiac catheterization = cath = invasive strategy = coronary angiography
invasive strategy = stent = cath
electroconvulsive therapy = electric shock treatment = shock therapy = electroshock
birth asphyxia = starved of oxygen = oxygen starved = lack of oxygen at birth
multivessel disease = three vessel disease = two vessel disease = blocked arteries
t score = osteoporosis
hypothermia = cool
endocarditis = heart valve infection = infected heart valve
major trauma = car crash = road traffic accident = motorbike crash = car accident
lifestyle intervention = diet and exercise
stable coronary disease = exertional angina = stable angina = stable ischemic heart disease
`
