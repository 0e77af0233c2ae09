/**
 * Everyday names, shorthand and slang of diabetes, other hormones, weight, bones and menopause, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const hormonesAndWeight = `
glp1 = weight loss jab = weight loss injection = slimming jab = skinny jab = fat jab = obesity injection
hyperglycemia = high blood sugar = high sugar
hypoglycemia = low blood sugar = hypo = hypos = low sugar
diabetes = sugar diabetes = high sugars
prediabetes = pre diabetes = borderline diabetes = impaired glucose tolerance = high risk of type 2 diabetes
hyperuricemia = high uric acid = raised uric acid = high urate = raised urate
uric acid = urate
hypercalcemia = high calcium
diabetes = diabetic = diabetics
semaglutide = ozempic jab = ozempic injection
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
menopause = menopausal
hot flush = hot flash = vasomotor symptom
hormone therapy = hrt = estrogen
testosterone = trt = low testosterone
gout = gout attack = gout flare
osteoporosis = thin bones
diabetic retinopathy = diabetic eye disease = diabetic macular edema = dme
vitamin d = vit d
neurokinin 3 receptor antagonist = neurokinin = neurokinin antagonist
neurokinin > fezolinetant > elinzanetant
normoglycemia = normal glucose = tight glucose control = intensive glucose control
intensive insulin = intensive glucose control = tight glucose control
strict sugar control = intensive glucose control
nondiabetic = without diabetes = non diabetic
bone drug = bisphosphonate
bone injection > denosumab > zoledronic acid
bone thinning = osteoporosis
sugar tablet = metformin
lifestyle intervention = diet and exercise
weight loss = lose weight = shed weight = slimming = losing weight = shed pounds = weight reduction
semaglutide = slimming injection = weekly slimming jab = weekly weight loss jab
menopause = change of life = time of life
hot flush = sweats at night = night sweats
osteoporosis = thinning bones = bone loss = weak bones = fragile bones = bones crumbling
gout = painful big toe = toe on fire
urate lowering = gout prevention tablet = gout tablet
allopurinol = gout pill
obesity = fat people = heavy people
bariatric surgery = stomach stapling = gastric band = stomach sleeve = stomach reduction
vitamin d = sunshine vitamin
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
vaginal atrophy = vaginal dryness = dry vagina
vaginal estrogen = estrogen cream = oestrogen cream = estrogen pessary
hypothyroidism = raised tsh = high tsh = elevated tsh
subclinical hypothyroidism = high tsh = elevated tsh
low bone mass = osteopenia = low bone density
hirsutism = excess hair = facial hair in women
vitamin d deficiency = low vitamin d
hyperprolactinemia = high prolactin
hypogonadism = low testosterone
acromegaly = too much growth hormone
gynecomastia = man boobs
cushing syndrome = cushings = high cortisol
pheochromocytoma = adrenal tumor
thyroid nodule = lump in the thyroid
hypercalcemia = raised calcium
`
