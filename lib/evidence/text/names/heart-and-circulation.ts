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
transcatheter aortic valve replacement = valve through the groin = valve through the leg = keyhole heart valve
mechanical valve = metal valve = mechanical heart valve = metal mitral valve = metal aortic valve
syncope = fainted = fainter = faints
limb ischemia = lost leg = loss of a limb
patent foramen ovale closure = plug the hole = hole in the heart closed = pfo plugged
catheter ablation = burn away the extra beats
mean arterial pressure = mean pressure
acute coronary syndrome = threatened heart attack
statin intolerance: cant take statins
myocardial infarction: coronary, had a coronary, widow maker, cardiac event, heart infarct, trop positive, trop rise
myocardial infarction: trop leak, big mi, anterior mi, inferior mi, stemi, nstemi
ejection fraction: lv function, left ventricular function, pump function
acute coronary syndrome: threatened heart attack, warning heart attack, unstable angina, crescendo angina
acute coronary syndrome: nstemi acs, ua nstemi, trop negative acs
stemi: st elevation, full blown heart attack, tombstones on the ecg
coronary disease: hardening of the arteries, bad arteries, furred up, coronaries, dodgy ticker, calcified arteries
coronary disease: triple vessel disease
multivessel disease: triple vessel, mvcad
angina: heart cramp, chest tightness on walking, tight chest on exertion, chest pain walking uphill
angina: chest pain climbing stairs, heart pain
percutaneous coronary intervention: ballooned, tube in the heart artery, unblock the artery
coronary angiography: dye test of the heart, angiogram, coronary angio, heart catheter, dye in the heart arteries
fractional flow reserve: pressure wire
heart failure: heart giving out, dicky heart, dodgy heart, enlarged heart, big heart, pump failure, weak pump
heart failure: congestive failure, cardiac decompensation, decompensated hf, decompensated heart
heart failure: fluid overloaded heart, wet and warm, dropsy, backed up fluid from the heart
hfref: reduced ef, low ef, poor lv, impaired lv, lv dysfunction, lvsd, systolic dysfunction, poor squeeze
myocardial infarction: hart attack, hart attacks
hfref: poor ejection fraction, reduced ejection, systolic failure, systolic hf
hfpef: preserved ef, normal ef, stiff heart with normal pump, diastolic dysfunction
hfmref: mid range ef, mildly reduced ef, midrange ejection fraction
cardiomyopathy: heart muscle disease, floppy heart, baggy heart, dilated heart, nicm
hypertrophic cardiomyopathy: hcm obstruction, lvoto
cardiogenic shock: heart too weak to pump, pump failure after heart attack, cardiac shock, ami cs
microaxial flow pump: impella, heart pump device, tiny heart pump
atrial fibrillation: irregular heart, irregular beat, heart skipping all over the place, fluttery heart, fast af
atrial fibrillation: paf, persistent af, a-fib, auricular fibrillation, irregularly irregular, irregular ticker
atrial fibrillation: quivering heart, af rvr, heart goes haywire
atrial flutter: a flutter
ventricular tachycardia: vtach, v tach, runs of vt
ventricular fibrillation: v fib, shockable rhythm, shockable arrest
ventricular ectopic = ventricular ectopy
ventricular ectopic: pvc, ves, extra heartbeats, extra heart beats, heart missing a beat, heart skips a beat
ventricular ectopic: missed heartbeat
palpitations: heart jumping, heart going like the clappers, awareness of heartbeat
rate control: slow the heart down
rhythm control: keep it in rhythm, back into rhythm, get back to sinus, maintain sinus
cardioversion: dccv, zap the heart, zapped back, zapped into rhythm, electrical reset of the heart, jolt the heart
cardioversion: shocked back into rhythm
ablation: pvi, burn the heart, freezing the heart veins, zap the bad spots in the heart
pacemaker: pacer
implantable defibrillator: shock box, defib implant, defib in the chest, aicd
cardiac arrest: dropped dead, pea arrest, found pulseless, asystole, no pulse, flatlined, flat lined, ihca
cardiopulmonary resuscitation: heart massage, bystander cpr, resus
defibrillation: defib, dsed
anticoagulant: thinning tablets, clot preventer, anti clotting, anticlotting tablet, anti coag, anticoag
anticoagulant: anti coagulated, ac therapy
low molecular weight heparin: blood thinning injections, blood thinner jabs, blood thinning jabs, clot injections
low molecular weight heparin: thinner injections, belly shots for clots
warfarin: rat poison, blood test thinner, inr tablet, vitamin k blocker
doac: modern blood thinner, newer thinner, new thinners, xa inhibitor
anticoagulant reversal: reverse the blood thinner, antidote to blood thinner, reversal agent, undo blood thinner
antiplatelet: anti platelet, platelet blocker, sticky platelet tablet
dual antiplatelet therapy: aspirin and clopidogrel, aspirin and ticagrelor, two antiplatelets, both antiplatelets
hypertension: bp up, pressure is up, high pressure, bp out of control, uncontrolled bp
resistant hypertension: bp on three drugs, blood pressure wont come down, blood pressure stays high
resistant hypertension: bp not controlled on three, stubborn blood pressure, rhtn
systolic pressure: bp target, bp goal, blood pressure goal, blood pressure numbers
antihypertensive: bp tablet, bp pill, bp med, bp drug, bp medication, pressure tablet, pressure pill
antihypertensive: blood pressure med, anti hypertensive, bp lowering, blood pressure lowering
ambulatory blood pressure: 24 hour blood pressure, abpm, home bp, hbpm
hypotension: bp drops, bp in his boots, pressure drops, pressure is low, soft bp
orthostatic hypotension: giddy on standing, bp drops on standing, light headed on standing, dizzy getting up
orthostatic hypotension: giddy getting up, postural drop, postural hypotension
syncope: blacked out, passing out, fell unconscious, loss of consciousness, tloc, lost consciousness, keeled over
syncope: flaked out, conked out, funny turn
vasovagal: fainting at needles, common faint
peripheral artery disease: poor circulation, bad circulation, leg arteries, paod, window shopper legs
abdominal aortic aneurysm: bulging aorta, swollen aorta, ballooning aorta
aortic dissection: torn aorta, tear in the aorta
aortic stenosis: stiff heart valve
transcatheter aortic valve replacement: keyhole valve, valve through the groin, valve through the leg
transcatheter aortic valve replacement: valve through the artery, non surgical valve
mitral regurgitation: leaky mitral, leaking valve, mr functional, floppy valve, secondary mr, fmr
transcatheter edge to edge repair: clip for the valve, mitral clip
mechanical heart valve: metal valve, mechanical valve, clicking valve
rheumatic heart disease: rheumatic fever heart, rhd, rheumatic mitral stenosis, rheumatic valve
endocarditis: infected valve, heart lining infection, germ on the heart valve, bug on the valve
pericarditis: inflamed heart sac, inflammation round the heart, inflammation around the heart
deep vein thrombosis: leg dvt, proximal dvt, ileofemoral clot, calf dvt, economy class syndrome
pulmonary embolism: lung embolus, saddle embolus, saddle pe, lung embolism, ssepe, segmental pe
venous thromboembolism: dvt or pe
vte prophylaxis: clot prevention, dvt prevention, clot jabs in hospital
post thrombotic syndrome: leg trouble after a clot, swollen leg after clot, leg after dvt
compression stockings: teds, support hose, compression socks, squeezy socks
varicose veins: bulging veins, knobbly veins, lumpy veins, ropey veins
superficial vein thrombosis: phlebitis, svt of the leg, clot in a surface vein
catheter directed: catheter thrombolysis, clot dissolving catheter
cholesterol: bad fats, blood fats, fatty blood
ldl: bad cholesterol, lousy cholesterol, ldl target, cholesterol number, cholesterol level
hypercholesterolemia: cholesterol up
familial hypercholesterolemia: cholesterol runs in the family, inherited cholesterol
statin: cholesterol medicine, cholesterol meds, cholesterol medication, cholesterol lowering, lipid lowering tablet
statin intolerance: statin aches, sore muscles on statins, statin side effects, muscle cramps on statins
statin intolerance: statin myalgia
pcsk9: cholesterol injection, cholesterol jab, cholesterol shot
triglyceride: trigs, tgs
lipoprotein a: lp little a, little a
cardiac amyloid: amyloid heart, protein in the heart muscle, ttr amyloid, attrcm
troponin: trops, heart blood test, hstnt, hstni, cardiac enzymes
chest pain: crushing chest, tight chest
natriuretic peptide: heart failure blood test, nt probnp
ecg: ekg, heart tracing, electrocardiogram, twelve lead, 12 lead
echocardiogram: heart scan, heart ultrasound, tte, toe scan
coronary ct angiography: ct of the heart, cardiac ct
cardiovascular risk: heart risk, 10 year risk, qrisk, ascvd risk, cv risk, cardiac risk
cardiovascular disease: heart condition, bad heart, dicky ticker, heart and circulation
primary prevention: never had a heart attack, to prevent a first heart attack
secondary prevention: post mi
left atrial appendage: heart pouch, appendage closure, laa occlusion, laa closure
beta blocker: b blocker, bblocker, slow heart tablet
ace inhibitor: prils
angiotensin receptor blocker: sartan
spironolactone: spiro
sglt2: flozin, sglt, glucose wasting tablet, sugar wasting tablet
digoxin: foxglove tablet, digitalis
amiodarone: amio
furosemide: furo, frus
diuretic: water tabs, water meds, pee pills, wee tablets, wee pills, peeing tablets, waterpill
nitrate: nitro spray, gtn spray, angina spray, spray under the tongue
calcium channel blocker: dihydropyridine, cal channel blocker
edema: swollen feet, puffy feet, waterlogged legs, ankles like balloons, holding water, retaining water
edema: retaining fluid
syncope: went out cold, out cold on standing, greyed out, unexplained collapse
deep vein thrombosis: swollen calf?, calf swelling?, one swollen leg?, unilateral leg swelling?, swollen painful calf
orthostatic hypotension: pressure drops on standing, blood pressure falls on standing
`
