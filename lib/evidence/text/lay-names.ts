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
abdominal aortic aneurysm = aaa
carotid stenosis = carotid narrowing
prostate cancer = gleason
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
hepatorenal syndrome = hepatorenal
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
urticaria = hives
angioedema = hae
atopic dermatitis = excema = exema = atopic eczema
psoriasis = plaque psoriasis
acne = spots = zits
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
nivolumab = nivo
ipilimumab = ipi
pembrolizumab = pembro
axicabtagene ciloleucel = axi cel = yescarta
sacubitril valsartan = sac val = arni
icosapent ethyl = icosapent
azithromycin = azithro
trimethoprim sulfamethoxazole = cotrimoxazole = tmp smx
piperacillin tazobactam = pip tazo = piptazo
nitrofurantoin = nitro
meropenem = mero
vancomycin = vanc = vanco
ceftriaxone = cef
clindamycin = clinda
flucloxacillin = fluclox
rocuronium = roc
succinylcholine = sux = suxamethonium
ketamine = ket
propofol = diprivan
rapid sequence intubation = rsi
massive transfusion = mtp
pulmonary embolism rule out = perc
syncope = faint = fainting = passed out = blackout
laceration = wound
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
waters broken = antenatal corticosteroid = pregnant steroids = steroids in pregnancy
ruptured membranes = waters broke
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
invasive strategy = stent = cath = pci = revascularization
electroconvulsive therapy = electric shock treatment = shock therapy = electroshock
birth asphyxia = starved of oxygen = oxygen starved = lack of oxygen at birth
multivessel disease = three vessel disease = two vessel disease = blocked arteries
hypothermia = cool
endocarditis = heart valve infection = infected heart valve
major trauma = car crash = road traffic accident = motorbike crash = car accident
lifestyle intervention = diet and exercise
stable coronary disease = chronic coronary disease = chronic coronary syndrome = exertional angina = stable angina = stable ischemic heart disease
antidepressant = happy pill = mood pill = mood tablet = nerve pill
travelers diarrhea = holiday diarrhea = holiday tummy = holiday runs = runs on holiday = delhi belly = montezuma revenge = diarrhea abroad
diarrhea = watery poo = upset stomach
knee osteoarthritis = worn knee = worn out knee = creaky knee = dodgy knee = knee wear = bone on bone knee
hip osteoarthritis = worn out hip = dodgy hip = hip wear
erythema migrans = ring shaped rash = bullseye rash = bulls eye rash = round rash = target rash = circular rash
lyme disease = erythema migrans
weight loss = lose weight = shed weight = slimming = losing weight = shed pounds = weight reduction
semaglutide = slimming injection = weekly slimming jab = weekly weight loss jab
fever = high temperature = feverish
fever in children = temperature in child = toddler temperature = baby temperature = little one temperature
serious illness = seriously ill
tonsillectomy = tonsils removed = tonsils taken out
subacromial decompression = shoulder keyhole surgery = shaving the shoulder = shoulder decompression
shoulder impingement = painful shoulder = shoulder catches = shoulder pinching
colonoscopy = camera up bottom = camera up backside = scope up bottom = bum camera = camera up the back passage
contraception = birth control = family planning = preventing a baby = avoid pregnancy
intrauterine device = coil = copper coil = hormone coil
long acting reversible contraception = larc
larc > intrauterine device
valacyclovir = valaciclovir = herpes tablet = herpes pill = tablets for herpes
herpes transmission = herpes catching = pass on herpes
alcohol dependence = alcoholic = alcoholism = drinkers = problem drinker = hitting the bottle
naltrexone > alcohol craving
acute bronchitis = chesty cough = chest cold = cough with phlegm = lower respiratory tract infection
lower respiratory tract infection = lrti = bad chest = chest infection = chesty cough
oseltamivir = flu tablet = flu pill = flu medicine
menopause = change of life = time of life
hot flush = sweats at night = night sweats
osteoporosis = thinning bones = bone loss = weak bones = fragile bones = bones crumbling
fracture = break bones = broken bones = snapped bone
allergic rhinitis = pollen allergy = grass pollen = seasonal allergy = runny nose in spring = sneezing in summer
intranasal corticosteroid = nose spray = nasal steroid spray = steroid nose spray
antihistamine = allergy tablet = allergy pill = hay fever tablet = hay fever pill
prostate = waterworks gland
cerumen = ear wax = earwax = wax in ear = blocked ear = waxy ear
ear drops = drops for wax = softening drops
ear irrigation = syringing = ear syringing = washing out the ear = flushing the ear
otitis externa = swimmers ear = outer ear infection = itchy ear infection
vestibular neuritis = balance nerve infection = inner ear infection
benign paroxysmal positional vertigo = bppv = room spins when i turn = spinning when turning over = crystals in the ear = ear crystals
epley manoeuvre = head turning exercise = epley = repositioning manoeuvre
epistaxis = nosebleed = nose bleed = bleeding nose
bells palsy = facial palsy = half my face dropped = drooping face = face paralysis
tension type headache = stress headache = tension headache = everyday headache
migraine = bad heads = migraine attack
triptan = migraine tablet = migraine pill
migraine prevention = fewer migraines = stop migraines coming = keep migraines away
cluster headache = suicide headache
neck pain = stiff neck = crick in the neck = sore neck
whiplash = neck injury after a crash = rear ended
back pain = lumbago = sore back = dodgy back = backache
spinal manipulation = chiropractor = back cracking = osteopath
carpal tunnel = numb fingers at night = tingling fingers at night
splint = wrist brace = wrist support
tennis elbow = painful elbow = elbow pain
plantar heel pain = plantar fasciitis = sore heel = heel spur = pain under heel
achilles tendinopathy = sore achilles = achilles pain
orthoses = insoles = shoe inserts = arch supports
ankle sprain = twisted ankle = rolled ankle = sprained ankle
meniscal tear = torn knee cartilage = knee cartilage
arthroscopy = keyhole knee surgery = washing out the knee
gout = painful big toe = toe on fire
urate lowering = gout prevention tablet = gout tablet
allopurinol = gout pill
pseudogout = calcium crystals
fall = falls in old people
fall prevention = stop falling = keep from falling
pelvic floor training = kegels = kegel = pelvic floor exercises = pelvic exercises
stress incontinence = leak when i cough = leak when i sneeze = leaking when laughing = leaky bladder
overactive bladder = always need the loo = rushing to the loo = weak bladder = keep peeing = pee all the time
nocturia = up at night to pee = peeing at night
urinary tract infection = waterworks infection = burning when i pee = burning pee = stinging pee = pee infection
recurrent urinary tract infection = cystitis keeps coming back
cranberry = cranberry juice
urinary retention = cant pee = unable to pee = blocked bladder
benign prostatic hyperplasia = slow stream = weak stream = big prostate = prostate trouble = dribbling
alpha blocker = prostate tablet
chronic prostatitis = pelvic pain in men
kidney stone = stone in the kidney = stones in the kidney = passing a stone
chronic kidney disease = kidneys failing = weak kidneys = bad kidneys = kidneys not working well
dialysis = kidney washing = blood cleaning machine
anemia = thin blood count = low red cells = low blood
iron = iron tablet = iron pill
vitamin b12 deficiency = low b12 = lacking b12
transfusion = bag of blood = bags of blood
hypertension = blood pressure is high = blood pressure too high
orthostatic hypotension = dizzy when standing = dizzy standing up = lightheaded when i stand = blood pressure drops
syncope = keel over
vasovagal = simple faint = faint at the sight of blood
atrial fibrillation = heart flutters = irregular pulse = jumpy heart
left atrial appendage occlusion = plug in the heart = heart plug = watchman
cardioversion = shock the heart back = shock the heart
ectopic beat = skipped heartbeat = extra beats = missed beats
palpitations = thumping heart = pounding heart
myocardial infarction = heart attacks
coronary disease = furred arteries = clogged arteries = blocked heart arteries = furred up arteries = narrowed heart arteries
angioplasty = balloon and stent
cardiovascular disease = heart disease
statin = cholesterol lowering tablet = cholesterol lowering pill
statin intolerance = statins make my muscles ache = muscle aches from statins = muscle pain on statin = cant take statins = cannot tolerate statins
omega 3 = fish oil = cod liver oil
mitral regurgitation = leaking mitral valve = leaky mitral valve
heart failure = water on the lungs = heart not pumping = heart not pumping well
hypertrophic cardiomyopathy = thick heart muscle = thickened heart
heart failure hospitalization = back in hospital with heart failure
cardiac amyloidosis = stiff heart
leg swelling = puffy ankles = fluid in my legs
deep vein thrombosis = clot in my calf = blood clot in leg = calf clot
pulmonary embolism = blood clot in the lung = blood clot on lung = clot on the lung
compression stockings = tight socks = flight socks = support stockings = support socks
intermittent claudication = leg pain walking = legs hurt when i walk
aneurysm screening = aorta scan
thrombectomy = pull the clot out = clot retrieval = fishing out the clot = clot removal = pulling out a clot
stroke recovery = getting better after a stroke
dementia = going senile = senility = losing their mind = alzheimers
hearing aid = hearing aids
cognitive decline = brain fog in old age = forgetfulness = slowing memory
parkinson disease = parkinsons
levodopa = parkinsons tablet
essential tremor = shaky hands
restless legs = legs wont keep still = twitchy legs at night = jumpy legs
status epilepticus = long fit
febrile seizure = fit with a fever = fever fit
multiple sclerosis = ms
concussion = knock on the head = knock to the head = bump on the head
normal pressure hydrocephalus = water on the brain = fluid on the brain
shunt = drain in the brain
lumbar puncture = spinal tap
sleep apnea = stop breathing at night = stops breathing asleep = heavy snoring = snoring mask
cpap = sleep mask = snoring machine = mask at night
insomnia = cant get to sleep = bad sleep = awake all night = poor sleep
hypnotic = sleeping medicine = knock out pill
copd = smokers cough = smokers lungs = bad lungs from smoking
asthma reliever = blue inhaler = blue puffer
salbutamol = blue inhaler = albuterol
budesonide formoterol = combination inhaler = two in one inhaler
inhaled corticosteroid = brown inhaler = preventer = steroid inhaler
asthma attack = asthma gets bad
bronchiolitis = wheezy baby = baby chest infection
croup = barky cough = seal cough = seal bark
rsv vaccine = rsv jab
pertussis = hundred day cough
pneumonia = infection on the lung = double pneumonia
oxygen = oxygen bottle = oxygen cylinder = oxygen tank
lung cancer screening = scan for smokers = smokers scan
lung cancer = cancer of the lung
mesothelioma = asbestos cancer
tuberculosis = tb
latent tuberculosis = sleeping tb = dormant tb
covid = coronavirus
nirmatrelvir ritonavir = covid pill = covid tablet
sinusitis = blocked sinuses = sinus trouble = bunged up sinuses
nasal irrigation = salt water rinse = nose rinse = neti pot
pharyngitis = throat infection = strep throat = sore throats
common cold = sniffles = head cold
zinc = zinc lozenge
otitis media = ear ache = sore ear = bad ear = middle ear infection
otitis media with effusion = fluid behind the eardrum = gluey ear
grommet = ear tube = tubes in ears
gerd = acid coming up = acid stomach = sour stomach = food pipe burning
proton pump inhibitor = acid blocker = stomach protector = acid tablet = stomach acid tablet
helicobacter pylori = stomach bacteria = ulcer bug = ulcer bacteria = h pylori = stomach germ
dyspepsia = indigestion = upset tummy after meals
peptic ulcer = ulcer in the stomach
upper gastrointestinal bleeding = bleeding in the stomach = bleeding stomach ulcer
ibs = spastic colon = sensitive bowel = bloating and cramps = irritable gut
low fodmap = fodmap diet
constipation = cant poo = bunged up = hard stools
fecal impaction = poo stuck = stuck poo
gluten free = wheat free
celiac disease = wheat allergy = gluten allergy = gluten intolerance
diverticulitis = pouches in the bowel = infected pouches
appendicitis = grumbling appendix = bad appendix
appendectomy = appendix removed = remove the appendix
antibiotics for appendicitis = antibiotics instead of appendix surgery
gallstone = gallbladder stones = stones in the gallbladder
cholecystectomy = gallbladder taken out
anal fissure = split in the bottom = tear in the bottom
hernia = groin lump
obesity = fat people = heavy people
bariatric surgery = stomach stapling = gastric band = stomach sleeve = stomach reduction
fatty liver = liver fat = fat in the liver
cirrhosis = scarred liver = liver failure from drinking
ascites = water in the belly = swollen belly from liver disease
hepatic encephalopathy = liver confusion
colorectal cancer = cancer of the bowel = gut cancer
fecal immunochemical test = fit test = poo test = stool test = poo sample
breast cancer screening = breast scan = mammograms
cervical screening = smear = smears
hpv test = hpv swab = do it yourself smear = self swab
prostate cancer screening = psa test = prostate blood test
prostate cancer = cancer of the prostate
active monitoring = keep an eye on it
ovarian cancer = cancer of the ovary
melanoma = bad mole = cancerous mole
actinic keratosis = sun damaged skin = scaly sun patches = sun damage
vitamin d = sunshine vitamin
multivitamin = vitamin pill = daily vitamins
type 2 diabetes = sugar disease = late onset diabetes
type 1 diabetes = childhood diabetes
metformin = diabetes tablet
insulin = insulin jab
closed loop = insulin pump that thinks
hypoglycemia = sugar goes low = sugar crash
retinopathy = damage to the eyes from diabetes
levothyroxine = thyroid pill = thyroxine
hyperthyroidism = fast thyroid = thyroid too active
hypothyroidism = slow thyroid = sluggish thyroid = lazy thyroid = thyroid too slow
polycystic ovary = cysts on the ovaries
clomifene = fertility pill
infertility = cant get pregnant = struggling to conceive
ivf = fertility treatment
nausea and vomiting of pregnancy = pregnancy sickness = sick in pregnancy = sick in early pregnancy
preeclampsia = pre eclampsia = pregnancy blood pressure = toxemia = high blood pressure in pregnancy
preterm birth = premature baby = prem baby = early baby = baby too soon
antenatal corticosteroid = steroid jab before birth = steroids for baby lungs
progesterone = progesterone pessary
labor induction = bring on labour
cesarean = caesar = cut open to deliver
epidural = needle in the back for labour
postpartum hemorrhage = heavy bleeding after birth = flooding after birth
postpartum depression = depression after baby = depressed after birth = depressed after having a baby
heavy menstrual bleeding = flooding periods = very heavy periods
endometriosis = womb lining pain
vaginal atrophy = vaginal dryness = dry vagina
vaginal estrogen = estrogen cream = oestrogen cream = estrogen pessary
low libido = no sex drive = low sex drive = lost sex drive
erectile dysfunction = cant get hard = erection problem = erections
bacterial vaginosis = fishy discharge = smelly discharge
vulvovaginal candidiasis = vaginal yeast
chlamydia = clap test
gonorrhea = gonorrhoea
hiv = aids virus
pre exposure prophylaxis = hiv prevention pill = pill to prevent hiv = hiv prevention jab
head lice = lice = cooties
scabies = itchy mites = mites in the skin
threadworm = itchy bottom worms
atopic dermatitis = itchy skin in children = dry itchy skin = eczema
emollient = moisturizer = moisturiser = skin cream = greasy cream
bath additive = bath oil = bath emollient
acne = pimple = bad skin = teenage spots
benzoyl peroxide = spot cream
urticaria = nettle rash = itchy welts = wheals
impetigo = crusty sores
cellulitis = hot red leg = red swollen leg = infected leg
abscess = pus lump = pus filled lump
tinea capitis = scalp ringworm = ringworm of the scalp
onychomycosis = yellow toenail = thick toenail = fungal toenail = toenail fungus
wart = verrucas
burn = burnt skin = scalding
silver sulfadiazine = burn cream = silver cream
pressure ulcer = bedsore
sunburn = burnt by the sun
wound closure = gluing a cut = sewing a cut
tetanus = lockjaw
animal bite = cat bite = bitten by a dog = dog bites
rabies = bitten by a bat = bat bite
snake bite = bitten by a snake
malaria = mosquito fever
vaccine = inoculation = vaccines
zoster vaccine = shingles jab = shingles vaccine = shingles shot = jab against shingles
herpes zoster = shingles
hpv vaccine = cervical cancer jab
mmr vaccine = mmr jab = measles jab
flu vaccine = flu vaccination
pneumococcal vaccine = pneumonia shot
glaucoma = pressure in the eye = eye pressure
macular degeneration = losing central vision = wet amd = wet macular
cataract = cataracts = clouded lens
conjunctivitis = sticky eye = pinkeye = gunky eye
myopia = short sighted = shortsighted = nearsighted children
atropine drops = eye drops for short sight
depression = black dog
treatment resistant depression = depression that wont lift = nothing helps my depression = antidepressants not working
antidepressant discontinuation = coming off antidepressants = stop my antidepressant = stopping antidepressants = come off antidepressants
anxiety = worrying all the time = constant worry
cognitive behavioral therapy = talking treatment = talk therapy
post traumatic stress disorder = flashbacks = trauma nightmares
bipolar = highs and lows = mood swings illness
lithium = mood stabilizer
schizophrenia = hears voices
adhd = hyperactive = attention deficit = fidgety child
stimulant = adhd tablet = hyperactivity tablet
binge eating disorder = binging
anorexia = starving herself
suicidal ideation = thoughts of suicide
agitation = aggressive with dementia
smoking cessation = quit smoking = kick the habit = packing in smoking = come off cigarettes = stop the fags = quit fags
e cigarette = vaping = vapes
cytisine = cytisinicline
alcohol withdrawal = coming off drink = shakes after stopping drink
opioid use disorder = heroin addict = hooked on painkillers = addicted to painkillers
opioid = strong painkiller = morphine tablets
ibuprofen = anti inflammatory
nsaid = anti inflammatory tablet = anti inflammatories
chronic pain = pain for years = long term pain
neuropathic pain = burning feet = nerve pains
postherpetic neuralgia = pain after shingles
palliative care = comfort care = end of life
honey = spoonful of honey
oral rehydration = rehydration sachets = rehydration drink
gastroenteritis = vomiting bug = winter vomiting
antiemetic = anti sickness = sickness tablet
chemotherapy induced nausea = sick from chemo = sickness from chemo
breast cancer = cancer of the breast
axillary dissection = armpit glands removed = glands removed from armpit = lymph nodes removed from armpit = axillary clearance
mastectomy = breast taken off
endocrine therapy = hormone tablets for breast cancer = hormone blocking tablet
leukemia = blood cancer
kawasaki disease = kawasakis
apnea of prematurity = baby forgets to breathe = stops breathing in preemies
infant = newborn = newborns
colic = crying baby
neonatal hypoglycemia = low sugar in newborn
phototherapy = blue light = light treatment
peanut allergy prevention = early peanut = peanuts early = peanut butter for babies
food allergy = allergic to food
anaphylaxis = bad allergic reaction = allergic shock
penicillin allergy = allergic to penicillin = penicillin allergic
delirium = muddled in hospital = muddled after surgery = confused after operation
general anesthesia = knocked out for surgery
hip replacement = new hip
knee replacement = new knee
surgical site infection = infected wound after surgery
cpr = chest compressions = kiss of life = mouth to mouth
defibrillation = shock paddles
targeted temperature management = cooling after cardiac arrest
epinephrine = adrenaline jab = adrenaline injection
deprescribing = fewer tablets = cutting down tablets = take away tablets = stopping tablets = stop some tablets = take fewer pills
polypharmacy = lots of pills
antihypertensive medication reduction = cut down blood pressure tablets
fever = high temperature
orthopedic implant = joint implant
fall = tumble
ondansetron = anti sickness tablet = anti sickness medicine
intrauterine device = copper coil = hormone coil = contraceptive coil
contraceptive implant = arm implant
watchful waiting = wait and see
active monitoring = wait and see
breathlessness = puffed
stroke = strokes
surgery = operation = surgical procedure = op
ruptured membranes = waters broke = waters have broken = waters gone
croup = barky cough = barking cough = seal like cough
fatigue = tiredness = tired = exhausted = exhaustion
thrombolysis = lyse = lysed = lysing
gastrointestinal bleeding = gi bleeders
endoscopy = scoping = scoped
dyspepsia = upset stomach
seizure = seizing
status epilepticus = seizing = prolonged seizure
preterm = preemie = preemies = premmie = prem
long acting injectable = depot = depot injection
hypothyroidism = raised tsh = high tsh = elevated tsh
subclinical hypothyroidism = high tsh = elevated tsh
vertebroplasty = bone cement = cemented vertebra = cementing vertebra
vertebral fracture = broken vertebra = broken back = crushed spine = spinal compression fracture
low bone mass = osteopenia = low bone density
stroke = cerebrovascular accident
contrast nephropathy = contrast induced nephropathy = contrast associated kidney injury = contrast acute kidney injury = dye damage
acute kidney injury = contrast nephropathy = contrast induced nephropathy
poisoning = overdose = overdosed = intoxication
paracetamol poisoning = paracetamol overdose = tylenol overdose
digoxin toxicity = digoxin overdose = digoxin poisoning = dig toxicity
edema = puffy legs
pruritus = itchy
syncope = passing out = passed out
bradycardia = slow heart rate = slow pulse
tachycardia = fast heart rate
atrioventricular block = heart block
abdominal pain = belly pain = tummy pain = stomach ache = tummy ache
dyspnea = shortness of breath = short of breath
hemoptysis = coughing blood = coughing up blood
sputum = phlegm
adolescent = teen
nursing home = care home = long term care facility
frailty = frail
sterilization = tubes tied = tubal ligation
abortion = termination of pregnancy = medical abortion
multiple pregnancy = twins = twin pregnancy = triplets
short cervix = cervical length
cerclage = cervical stitch
perineal tear = episiotomy
mastitis = breast infection
strep throat = streptococcal pharyngitis = streptococcus pharyngitis
streptococcus = strep
tuberculous meningitis = tb meningitis
giardiasis = giardia
typhoid = enteric fever
infectious mononucleosis = glandular fever
hyperhidrosis = excessive sweating
hirsutism = excess hair = facial hair in women
seborrheic dermatitis = dandruff = cradle cap
aphthous ulcer = mouth ulcer = canker sore
gingivitis = bleeding gums
dental pain = toothache
dental extraction = tooth extraction = tooth pulled
facial palsy = droopy face
tremor = essential tremor = trembling
paresthesia = pins and needles
tinnitus = ringing in the ears
quinsy = peritonsillar abscess
jaundice = hyperbilirubinemia
neck pain = whiplash
carbon monoxide poisoning = co poisoning
sudden infant death = cot death
nocturia = peeing at night
dysuria = burning when peeing
fecal incontinence = leaky bowel
hidradenitis = hidradenitis suppurativa
abscess = boil = boils
syncope = vasovagal
autologous transplantation = autologous stem cell transplant = auto transplant
car t = chimeric antigen receptor = car t cell
hearing loss = hard of hearing = going deaf
lymphedema = swollen arm after breast surgery
peripheral neuropathy = numb feet
hypotension = low bp
hypertension = high bp = raised bp
hyperlactatemia = high lactate = raised lactate
hypomagnesemia = low magnesium
hypocalcemia = low calcium
hypophosphatemia = low phosphate
vitamin b12 deficiency = b12 deficiency
folate deficiency = low folate
vitamin d deficiency = low vitamin d
leukocytosis = high white count
polycythemia = high hemoglobin
proteinuria = frothy urine
hematuria = blood in urine = blood in the urine
hyperprolactinemia = high prolactin
hypogonadism = low testosterone
acromegaly = too much growth hormone
gynecomastia = man boobs
cushing syndrome = cushings = high cortisol
pheochromocytoma = adrenal tumor
thyroid nodule = lump in the thyroid
hypercalcemia = raised calcium
transcatheter aortic valve replacement = valve through the groin = valve through the leg = keyhole heart valve
mechanical valve = metal valve = mechanical heart valve = metal mitral valve = metal aortic valve
preterm infant = premature baby = weeker = prem = prems = preemie = born too early = early baby
retinopathy of prematurity = rop
apnea of prematurity = breathing pauses
immunoprophylaxis = antibody jab = monoclonal antibody
hiv prevention = prep = pre exposure prophylaxis = preexposure prophylaxis
hiv treatment = antiretroviral = antiretroviral therapy = hiv tablets = hiv pills = art
transmission = pass it on = passing it on = catch it from
men who have sex with men = gay men = msm
abdominal surgery = tummy operation = operation on the tummy
abdomen = tummy = abdominal
dialysis = kidney machine = going on the machine
normal pressure hydrocephalus = fluid on the brain = water on the brain
shunt = drain in the brain
diphenhydramine = nytol
menopause = change of life = sweats and flushes
hot flush = hot flushes = night sweats = sweats
nonhormonal = without hormones = no hormones
levodopa = dopamine tablet = l dopa
mmr vaccine = measles jab = mmr = measles mumps rubella vaccine
syncope = fainted = fainter = faints
seizure = fitting = fitted
status epilepticus = will not stop fitting = still fitting
tonsillectomy = tonsils out
cholecystectomy = gallbladder out = gallbladder removed
retinopathy = eyes got worse = damage to the eyes = eye damage
pneumonitis = lung inflammation = inflamed lungs = interstitial lung disease
hepatotoxicity = liver damage = liver trouble = liver enzymes = liver injury
hemolysis = burst red cells
limb ischemia = lost leg = loss of a limb
cognitive = forgetful = forgetfulness = memory loss
mood = moody = mood change
aria = brain swelling = brain swell
gene therapy = gene editing = crispr
agitation = shouting and lashing out = lashes out = lashing out = aggression
patent foramen ovale closure = plug the hole = hole in the heart closed = pfo plugged
catheter ablation = burn away the extra beats
vertebral fracture = crush fracture = crushed vertebra = l1 crush = collapsed vertebra
vertebroplasty = cement in the spine = inject cement = bone cement
surgical site infection = wound infection = infected wound = wounds go septic
older people = pensioner = pensioners
older people = older adults = elderly
oxygen saturation = sats = oxygen level = spo2
mean arterial pressure = mean pressure
restrictive fluid = dry fluid regimen = drier
metastatic = has spread = spread to = widespread cancer
pruritus = scratching
insomnia = cannot sleep = can t sleep
constipation = rock hard poo = impacted
fecal impaction = impaction = rock hard mass
nirmatrelvir = covid antiviral = covid pill
aspirin = baby aspirin
acute coronary syndrome = threatened heart attack
postherpetic neuralgia = nerve pain after shingles = pain after shingles
sexual partner = boyfriend = male partner
low dose ct = screening scan = lung scan
recurrent urinary tract infection = waterworks infections = repeated water infections
heel pain = plantar fasciitis = pain in the heel = nail through my heel
otitis media = eardrum
fluid resuscitation = hydration = rehydration
`
