/**
 * Everyday names, shorthand and slang of the heart, blood vessels, clots and blood pressure, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const heartAndCirculation = `
diuretic = water tablet = water pill = fluid tablet
thiazide = thiazide diuretic
antihypertensive = blood pressure pill = blood pressure tablet = blood pressure medicine = blood pressure drug
calcium channel blocker = newer blood pressure pill
statin = cholesterol tablet = cholesterol pill = cholesterol drug
anticoagulant = blood thinner = thinner
hypertension = raised blood pressure = elevated blood pressure
hypotension = low blood pressure
hyperlipidemia = high cholesterol = raised cholesterol = dyslipidemia = hypercholesterolemia
hypertriglyceridemia = high triglycerides = raised triglycerides
atrial fibrillation = a fib = irregular heartbeat = fluttering heart = irregular heart rhythm
heart failure = weak heart = failing heart = ccf = congestive heart failure
angina = chest pain on exertion = stable coronary disease
cardiac arrest = heart stopped = heart stops
defibrillator = icd = implantable cardioverter defibrillator
pacemaker = ppm = pacing
ablation = catheter ablation = pulmonary vein isolation
stent = stents = pci
bypass = cabg = heart bypass
aortic stenosis = narrowed valve = tight valve
peripheral artery disease = pad = pvd = peripheral arterial disease = leg artery disease = claudication
abdominal aortic aneurysm = aaa
varicose vein = varicose = varicose veins
lung clot = clot in the lung = clots in the lungs = pe = pulmonary embolism
leg clot = clot in the leg = dvt = deep vein thrombosis
submassive = intermediate risk = submassive pe = intermediate risk pulmonary embolism
massive pe = high risk pulmonary embolism
cholesterol = lipids
heart protection = protect heart
endocarditis = infective endocarditis
vte prophylaxis = thromboprophylaxis = dvt prophylaxis
compression stockings = stockings = graduated compression
syncope = faint = fainting = passed out = blackout
aspirin = baby aspirin = low dose aspirin
edema = swelling
patent foramen ovale = hole in the heart
aortic valve replacement = heart valve replaced = heart valve replacement = new heart valve
transcatheter = through the groin = transfemoral = without opening the chest
diuretic = fluid pill = fluid pills
fluid pill > spironolactone > furosemide
antiplatelet = blood thinning = blood thinner
dual antiplatelet = two blood thinners = double blood thinner
antiphospholipid syndrome = sticky blood
right ventricular dysfunction = rv strain = right heart strain = rv dilated
intermediate risk pulmonary embolism = rv strain
ace inhibition = ace inhibitor
heart attack tablet = secondary prevention
water retention = edema = fluid retention
swollen legs = edema = leg swelling
swollen ankles = edema
blood pressure target = systolic pressure target = intensive blood pressure
heart rhythm = arrhythmia
racing heart = tachycardia = supraventricular tachycardia
leaky valve = regurgitation
cardiac catheterization = cath = invasive strategy = coronary angiography
invasive strategy = stent = cath = pci = revascularization
multivessel disease = three vessel disease = two vessel disease = blocked arteries
endocarditis = heart valve infection = infected heart valve
stable coronary disease = chronic coronary disease = chronic coronary syndrome = exertional angina = stable angina = stable ischemic heart disease
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
statin intolerance = statins make my muscles ache = muscle aches from statins = muscle pain on statin = cannot tolerate statins
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
cpr = chest compressions = kiss of life = mouth to mouth
defibrillation = shock paddles
antihypertensive medication reduction = cut down blood pressure tablets
edema = puffy legs
syncope = passing out = passed out
bradycardia = slow heart rate = slow pulse
tachycardia = fast heart rate
atrioventricular block = heart block
syncope = vasovagal
hypotension = low bp
hypertension = high bp = raised bp
statin intolerance: cant take statins
`
