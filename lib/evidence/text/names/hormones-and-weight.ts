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
menopause = change of life = sweats and flushes
hot flush = hot flushes = night sweats = sweats
nonhormonal = without hormones = no hormones
retinopathy = eyes got worse = damage to the eyes = eye damage
diabetes: sugar problem, bad sugars
type 2 diabetes: adult onset diabetes, type 2, tii dm, type two diabetes, type 2s, dmii, diet controlled diabetes
type 1 diabetes: type one diabetes, juvenile diabetes, juvenile onset, iddm, insulin dependent
prediabetes: nearly diabetic, almost diabetic, on the way to diabetes, sugar on the high side, ifg
prediabetes: on the verge of diabetes, at risk of diabetes, about to get diabetes, touch of sugar, sugar borderline
diabetes prevention: keep diabetes away, stop getting diabetes, stop diabetes coming on, avoid getting diabetes
hba1c: long term sugar, three month sugar, 3 month sugar, sugar average, hb a1c, sugar control
hyperglycemia: sugars up, sugar through the roof, high glucose, bm high
hypoglycemia: having a hypo, sugar drops, low bm, low blood glucose
intensive glucose: strict sugar, tight sugars, strict glucose, sugar target, a1c target, a1c goal
metformin: metf, diabetes pill
insulin: the needle for diabetes, sugar needle
insulin glargine: glarg, long acting insulin, basal insulin, background insulin
insulin pump: pump for diabetes, omnipod, pump therapy
closed loop: aid pump, self adjusting pump
continuous glucose monitoring: libre, sensor on the arm, sugar sensor, dexcom, skin sensor
glp1: weight jab, diet jab, weight loss shot, glp, glp 1s, diabetes jab, diabetes injection, diabetes shot
glp1: skinny pen, skinny injection, slimming pen
sulfonylurea: glic
dpp4: dpp4i
diabetic ketoacidosis: acid from high sugar, ketoacidotic, ketones high, ketosis, sick with ketones, sugar coma
diabetic ketoacidosis: diabetic coma
hyperosmolar: hhns
diabetic retinopathy: eyes from diabetes, sugar damaged the eyes
diabetic macular edema: swelling at the back of the eye from diabetes, diabetic macula, swollen macula
diabetic macular edema: fluid in the macula
diabetic foot: diabetic ulcer, hole in the foot, sore on the foot wont heal
diabetic neuropathy: pdn, dpn, sugar nerves
hypothyroidism: underactive, thyroid deficiency, hashimotos, thyroid not working
subclinical hypothyroidism: borderline thyroid, slightly underactive, subclinical thyroid, tsh slightly up
subclinical hypothyroidism: borderline tsh, borderline underactive, mild thyroid, thyroid a bit low
levothyroxine: thyroid medicine, thyroid meds, levo, t4 tablets, thyroid replacement, l t4, lt4, thyroid hormone
hyperthyroidism: thyroid in overdrive, thyrotoxicosis, thyrotoxic, high thyroid
graves disease: popping eyes thyroid, bulging eyes thyroid
antithyroid, carbimazole, methimazole: thyroid blocker, carb, cbz thyroid, mmi, atd, tablets for overactive thyroid
antithyroid, carbimazole, methimazole: block the thyroid
radioiodine: radioactive iodine, radio iodine, rai, i131, radiation drink, iodine treatment, radioactive drink
radioiodine: radioactive treatment for the thyroid, radioactive pill
thyroid eye disease: thyroid eyes, bulging eyes
adrenal insufficiency: addisons, adrenal failure, adrenals not working, adrenals packed up, ai adrenal
adrenal insufficiency: adrenal suppression
cushing: moon face
testosterone: male hormone, man hormone, low t, t gel, testo, male hrt, test gel
hypogonadism: low t, low male hormone
obesity: very overweight, too heavy, carrying too much weight, weight problem, high bmi, too fat, heavyweight people
weight loss: shift the weight, slim down, drop weight, lost weight, lose stones, weight off, lose pounds
weight loss: getting slimmer, reduce weight
weight gain: putting on weight, piling on weight, piling on the pounds, weight back on
weight regain: weight comes back
bariatric surgery: gastric sleeve, weight loss operation, weight loss op, weight surgery, rygb, stomach bypass
bariatric surgery: obesity surgery, obesity operation, sleeve surgery, band fitted, stomach made smaller
orlistat: fat blocker, fat blocking
phentermine topiramate: phen top, phentop, diet pills
diet: eating plan, healthy eating
lifestyle intervention: healthier living, healthy lifestyle, lifestyle change, lifestyle programme
lifestyle intervention: eating better and moving more
osteoporosis: bones like chalk, osteo, porous bones, poor bone density, osteoporotic
fracture prevention: stop breaking bones, strengthen bones, bone strength, bone protection, prevent broken bones
fracture prevention: stronger bones
bisphosphonate: bone tablet, bone pill, bone strengthener, bone meds, bone medicine
zoledronic acid: zol, bone drip, bone infusion, once a year drip
denosumab: dmab, bone jab
teriparatide: bone building, bone builder, daily bone injection, tptd
romosozumab: romo, bone builder injection
vitamin d: vitd, vit d3, sun vitamin
menopause: going through the change, meno, perimenopause, the meno, postmenopausal
hot flush: vasomotor, sweats, burning up at night, power surges, hot and sweaty at night
hormone therapy: hrt patch, hormone patches, menopause hormones, hormone tablets, hormone gel
hormone therapy: hormones for the change, female hormones, menopause tablets, menopause treatment
vaginal estrogen: oestrogen down below, local oestrogen, vagifem, ovestin, hormone cream
vaginal estrogen: oestrogen tablet in the vagina
vaginal atrophy: dry down below, dryness down below, dryness down there, dry down there, gsm, painful sex, sex hurts
vaginal atrophy: dry and sore down below, sore down there, dyspareunia
growth hormone: growth jabs
hypercalcemia: hyperca
gout: goutie, podagra, hot toe, swollen big toe, sore big toe, big toe killing me, crystals in the joint
gout: uric acid crystals
urate lowering therapy: gout preventer, stop gout coming back, lower uric acid, stop gout attacks
urate lowering therapy: bring uric acid down
colchicine: colch, crocus tablet, gout flare tablet
allopurinol: allo
`
