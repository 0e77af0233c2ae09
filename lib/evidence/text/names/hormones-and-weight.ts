/**
 * Everyday names, shorthand and slang of diabetes, other hormones, weight, bones and menopause, as lines of the table
 * in `../synonyms.ts`. Common knowledge of the field.
 */
export const hormonesAndWeight = `
glp1: weight loss jab, weight loss injection, slimming jab, skinny jab, fat jab, obesity injection
hyperglycemia = high blood sugar = high sugar
hypoglycemia = low blood sugar = hypo = hypos = low sugar
diabetes = sugar diabetes = high sugars
prediabetes = pre diabetes = borderline diabetes = impaired glucose tolerance = high risk of type 2 diabetes
hyperuricemia = high uric acid = raised uric acid = high urate = raised urate
uric acid = urate
hypercalcemia = high calcium
diabetes = diabetic = diabetics
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
semaglutide: slimming injection, weekly slimming jab, weekly weight loss jab
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
radioiodine: radioactive iodine, radio iodine, i131, radiation drink, iodine treatment, radioactive drink
radioiodine: radioactive treatment for the thyroid, radioactive pill
thyroid eye disease: thyroid eyes, bulging eyes
adrenal insufficiency: addisons, adrenal failure, adrenals not working, adrenals packed up, ai adrenal
adrenal insufficiency: adrenal suppression
cushing: moon face
testosterone: male hormone, man hormone, t gel, male hrt, test gel
hypogonadism: low male hormone
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
osteonecrosis of the jaw = jaw osteonecrosis = onj = mronj
atypical femoral fracture = atypical femur fracture
impaired glucose tolerance = igt
impaired fasting glucose = ifg
fasting glucose = fasting plasma glucose = fpg = fasting sugar
oral glucose tolerance test = ogtt = glucose tolerance test = gtt
primary aldosteronism = primary hyperaldosteronism = conn syndrome = hyperaldosteronism
medullary thyroid cancer = mtc
thyroid cancer = ca thyroid = thyroid carcinoma
papillary thyroid cancer = ptc = papillary thyroid carcinoma
thyroid eye disease = graves orbitopathy = graves ophthalmopathy = thyroid associated ophthalmopathy
toxic nodular goiter = toxic multinodular goiter = toxic adenoma = toxic nodule
thyroid storm = thyrotoxic crisis
desiccated thyroid = thyroid extract = desiccated thyroid extract
combination thyroid hormone therapy = t4 plus t3 = combination t4 t3
vitamin e = alpha tocopherol = tocopherol
vitamin c = ascorbic acid
hyperosmolar hyperglycemic state = hyperosmolar nonketotic
antithyroid drug > carbimazole > methimazole > propylthiouracil
bisphosphonate > ibandronate > pamidronate > etidronate
bone anabolic > teriparatide > romosozumab > abaloparatide
basal insulin > insulin glargine > insulin detemir > insulin degludec > insulin icodec
rapid acting insulin > insulin aspart > insulin lispro > insulin glulisine
sulfonylurea > glyburide > glibenclamide > tolbutamide
dpp4 > alogliptin > vildagliptin
sglt2 > ertugliflozin
glp1 > exenatide > lixisenatide
obesity drug > semaglutide > liraglutide > tirzepatide > orlistat > phentermine topiramate > naltrexone bupropion
incretin > glp1 > dpp4
semaglutide: oz jab
tirzepatide: king kong jab
gliclazide: diamicron mr
metformin: met xr, metformin mr, metformin sr, glucophage sr
insulin glargine: abasaglar, semglee
insulin lispro: admelog
insulin aspart: trurapi
premixed insulin: novomix, humalog mix, mixed insulin, biphasic insulin, mixtard, humulin m3
insulin: sliding scale, basal bolus, variable rate insulin, insulin infusion, rapid insulin, bolus insulin
fixed rate insulin, insulin: friii, fixed rate insulin infusion
sulfonylurea: su drug, sulphonylureas, sulphs
glp1: gip glp, glp 1ra, glp 1 ra, glp1s, incretin jab, weekly injection for diabetes, weekly jab for sugar
sglt2: flozin, flozins, sglt2 inhibitors, sglt2is, sglt inhibitor, pee out sugar, sugar in wee tablet
dpp4: dpp 4i, gliptins
glp1: weight loss jabs, weight loss injections, slimming jabs, fat jabs, skinny jabs, weight loss pen, weight loss pens
glp1: weight loss medication jab, appetite jab, hunger jab, once weekly pen
obesity drug: obesity drugs, obesity meds, obesity medication, weight loss drug, weight loss drugs, weight loss meds
obesity drug: weight loss medicine, weight loss medication, slimming tablets, slimming pills, diet tablet, aom obesity
obesity drug: anti obesity drug, anti obesity medication, antiobesity, appetite suppressant, appetite suppressants
weight loss: body weight loss, pounds off, lose a stone, kilos off, shed kilos, lose kilos
weight loss: weight drop, tbwl, total body weight loss
type 2 diabetes: type ii, type two, t2dm pt, non insulin dependent diabetes, mature onset diabetes
type 2 diabetes: maturity onset diabetes, diabetes type 2, dm type 2, type 2 dm, tablet controlled diabetes
type 1 diabetes: dm type 1, type 1 dm, type 1s
newly diagnosed type 2 diabetes: new diabetics, new diabetic, new type 2, just diagnosed diabetic, new t2dm
diabetes: diabetics, diabetic patient, sugar is high, sugar trouble
prediabetes: pre diabetic, prediabetic, prediabetics, pre diabetics, nondiabetic hyperglycaemia, ndh, igt patient
prediabetes: borderline diabetic, borderline sugars, borderline sugar, borderline hba1c, slightly high sugar
prediabetes: turning into diabetes, developing diabetes, heading for diabetes, a1c in the prediabetes range
hba1c: hba1, hb1ac, a1 c, glycosylated haemoglobin, glycohemoglobin, glycated hb, ha1c
intensive glucose control: tight sugars, normal hba1c, low a1c target, hba1c too low
intensive glucose control: sugars too tight, aggressive glucose, aggressive glycemic, intensive glycemic control
intensive glucose control: push a1c, pushing a1c, pushing hba1c, a1c below 6, hba1c below 6
hypoglycemia: hypo episodes, hypoing, went hypo, keeps going hypo, sugar crashes, low sugars, severe hypo
hyperglycemia: high bm, high cbg, high bgl, bgl high, hyperglyc
capillary glucose: cbg, bgl, finger prick glucose, fingerprick glucose, fingerstick glucose
diabetic ketoacidosis: dka protocol, euglycaemic dka, euglycemic dka, edka, ketoacid
hyperosmolar hyperglycemic state: honk, hhns, hyperosmolar coma, very high sugar coma
hyperglycemic crises: hyperglycaemic emergency, hyperglycemic emergency, dka and hhs, dka or hhs
diabetic retinopathy: eyesight and diabetes, diabetic eyes, diabetic eye trouble, eyesight got worse diabetes
diabetic retinopathy: retinopathy worsening, bleeding in the eye diabetes
microvascular complications: eye and kidney trouble, eye and kidney damage
diabetic foot: foot sore diabetic, charcot foot, foot infection diabetes, dfi
diabetic kidney disease: diabetic nephro, diabetes and kidneys, diabetic with protein in urine, dn ckd
continuous glucose monitoring: freestyle, flash monitor, flash glucose, isf sensor, glucose monitor on the arm
closed loop: hcl pump, hybrid loop, loop pump, camaps
hypothyroidism: hypothyroids, hypo thyroid, underactive thyroid gland, myxoedema, myxedema, hashis
subclinical hypothyroidism: subclin hypo, subclinical hypo, mild hypothyroidism, mild thyroid failure
subclinical hypothyroidism: subclinical hypothyroid, borderline underactive thyroid, high tsh normal t4, tsh up t4 normal
subclinical hypothyroidism: raised tsh normal t4, tsh raised t4 normal, slightly high tsh, mildly raised tsh, tsh a bit high
subclinical hypothyroidism: mildly elevated tsh, tsh mildly up, thyroid a bit underactive, thyroid slightly low
levothyroxine: l thyroxine, thyroid tabs, thyroid pills
liothyronine: t3 tablets, add t3, t3 add on, adding t3
desiccated thyroid: ndt thyroid, armour, armour thyroid, natural thyroid, nature throid, np thyroid, pig thyroid, erfa
hyperthyroidism: thyrotoxic patient, over active thyroid, suppressed tsh, tsh suppressed, low tsh
hyperthyroidism: thyroid overactive, t4 through the roof, toxic thyroid
toxic nodular goiter: hot nodule, plummer disease, toxic mng, tmng, autonomous nodule, toxic goitre
carbimazole, methimazole: neomercazole, neo mercazole, block and replace, thionamide, thionamides
thyroid storm: thyrotoxic storm, thyroid crisis
thyroiditis: de quervains thyroiditis, sore thyroid, subacute thyroiditis, postpartum thyroid
goiter: swollen thyroid, lump in the neck thyroid, big thyroid
thyroidectomy: thyroid removed, thyroid out, thyroid surgery, had my thyroid out, thyroid op
thyroid nodule: thyroid lump, thy3, bethesda iii, thyroid fna, u3 nodule
adrenal insufficiency: addisons disease, addisonian, adrenal crises, sick day rules steroids, hypoadrenal, low cortisol
adrenal insufficiency: short synacthen, synacthen test, sst cortisol
cushing syndrome: cushings disease, too much cortisol, cushingoid, hypercortisolism
pheochromocytoma: phaeo, pheo, paraganglioma, ppgl
primary aldosteronism: conns, primary hyperaldo, hyperaldo, high aldosterone
adrenal incidentaloma: adrenal lump, incidentaloma, adrenal nodule
hyperprolactinemia: prolactinoma, raised prolactin, prl high
acromegaly: gh excess, growth hormone tumour
hypopituitarism: panhypopit, hypopit, pituitary failure
diabetes insipidus: avp deficiency, cranial di, nephrogenic di, arginine vasopressin deficiency
hyperparathyroidism: phpt, parathyroid adenoma, high pth, raised pth, overactive parathyroid, parathyroid tumour
hypercalcemia: ca2 high, milk alkali
hypocalcemia: low calcium after thyroidectomy
hypogonadism: low testo, testosterone deficiency, male menopause, andropause, hypogonadal
testosterone: trt clinic, testosterone replacement, testosterone jabs, testosterone injections
osteoporosis: op bones, osteoporo, osteop, t score below, low t score, frail bones, dexa low, brittle bone
osteoporosis: t score 2.5, thin bones on dexa, osteoporotic bones, pmop
osteopenia: t score 1.5, low bone mass, osteopenic
bone mineral density: dexa, dxa, dexa scan, bone scan for osteoporosis, bone density scan, frax
fragility fracture: low trauma fracture, osteoporotic fracture, minimal trauma fracture, insufficiency fracture
hip fracture: nof fracture, neck of femur, fractured neck of femur, fnof, nof repair, hip hemi, hemiarthroplasty
hip fracture: broke her hip, broken hip, broke his hip, hip pinned, dynamic hip screw, dhs hip
vertebral fracture: spine fracture, spinal fracture, spine fractures, crush fracture, wedge fracture, collapsed vertebra
vertebral fracture: broken back bone osteoporosis, vert fracture, vcf, vertebral collapse
zoledronic acid: zoledronate, zoledronate drip, yearly bone drip, annual bone infusion, once yearly infusion
zoledronic acid: yearly infusion for bones, yearly bone infusion, annual infusion for osteoporosis, iv bisphosphonate
zoledronic acid: once a year bone drip, iv zol, intravenous bisphosphonate
denosumab: twice yearly bone injection, six monthly bone jab, 6 monthly injection, six monthly injection
denosumab: twice a year bone injection, 6 monthly bone injection, half yearly bone jab
alendronate: alendronic acid, weekly bone tablet
bisphosphonate: bisphos, bp holiday, drug holiday bones
osteonecrosis of the jaw: jaw necrosis, dead jaw bone, jaw bone dying, jaw problems with bone drugs
raloxifene: serm for bones
vitamin d: d3, vit d capsules, vit d tablets, vit d supps, colecalciferol, vitamin d supps, fultium, adcal
vitamin e: vit e, vite
vitamin c: vit c
menopause: perimeno, peri menopausal, menopausal symptoms, climacteric
hormone therapy: hrt patches, hrt gel, oestrogen patch, oestrogen gel, evorel, femoston, elleste, kliofem, prempro
hormone therapy: kliovance, sandrena, oestrogel, estrogel, lenzetto, climara, vivelle, body identical hormones, bioidentical
hormone therapy: combined hrt, continuous hrt, sequential hrt, oestrogen only hrt, unopposed oestrogen, premarin
hot flush: hot flashes, vms menopause, vasomotor symptoms, flushing in the menopause, tropical moments
neurokinin: nk3, nk3 antagonist, nk3r, nk3 receptor, nk3 blocker, nk 3
vaginal atrophy: gsm menopause, genitourinary syndrome of menopause, atrophic vaginitis, vaginal atrophy symptoms
levothyroxine: levoxyl, unithroid, tirosint, thyroxin
liothyronine: triiodothyronine
alendronate: fosavance
obesity: elevated bmi, raised bmi, high bmi, adiposity
hypogonadism, testosterone: androgen deficiency, hypoandrogenism
graves: toxic diffuse goitre
adrenal insufficiency: hypocortisolism
diabetic ketoacidosis: high ketones, ketones and acidosis, ketotic and acidotic, sugar high and ketones
hyperthyroidism: racing thyroid, toxic goitre
`
