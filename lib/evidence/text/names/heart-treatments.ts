/**
 * Shorthand, clipped and everyday names of tests, procedures, devices and medicines of the heart and of clotting, and
 * further names of its diseases, as lines of the table in `../synonyms.ts`. Common knowledge of the field.
 */
export const heartTreatments = `
cardiovascular = cv
left atrial appendage = laa
left atrial appendage occlusion = laa occlusion = laa closure = laa exclusion = laa ligation
guideline directed medical therapy = gdmt = guideline medical therapy
coronary artery calcium = cac = coronary calcium = calcium score
transesophageal echocardiography = tee = transoesophageal echo
transthoracic echocardiography = tte
loop recorder = ilr = implantable loop recorder = insertable cardiac monitor = implantable cardiac monitor
spontaneous coronary artery dissection = scad
minoca = myocardial infarction with nonobstructive coronary arteries
microvascular angina = inoca = coronary microvascular dysfunction = cardiac syndrome x
takotsubo = stress cardiomyopathy = tako tsubo
arrhythmogenic right ventricular cardiomyopathy = arvc = arvd
dilated cardiomyopathy = dcm
peripartum cardiomyopathy = ppcm
wolff parkinson white = wpw = preexcitation
long qt syndrome = lqts
sick sinus syndrome = sinus node dysfunction = sinus node disease
postural orthostatic tachycardia syndrome = postural tachycardia syndrome
aortic regurgitation = aortic insufficiency
ventricular septal defect = vsd
tetralogy of fallot = fallots tetralogy
pulsed field ablation = pfa
subcutaneous icd = sicd = subcutaneous implantable defibrillator
intravascular ultrasound = ivus
instantaneous wave free ratio = ifr
fractional flow reserve = ffr
chronic total occlusion = cto
in stent restenosis = isr
drug coated balloon = dcb
apolipoprotein b = apob
homozygous familial hypercholesterolemia = hofh
heterozygous familial hypercholesterolemia = hefh
hypertensive emergency = hypertensive crisis = malignant hypertension = accelerated hypertension
primary aldosteronism = conns syndrome = conn syndrome = primary hyperaldosteronism
renal artery stenosis = renovascular disease
renal denervation = rdn
ankle brachial index = abpi = ankle brachial pressure index
acute heart failure = adhf = ahf = acute decompensated heart failure
pulmonary edema = pulm edema
cha2ds2 vasc = chadsvasc = cha2ds2vasc = chadvasc = chads2
has bled = hasbled
ventricular assist device = heartmate
heart transplant = cardiac transplant = heart transplantation
cardiac surgery > coronary artery bypass grafting > aortic valve replacement > mitral valve replacement
mechanical circulatory support = mcs = temporary mechanical circulatory support = tmcs
mechanical circulatory support > microaxial flow pump > intra aortic balloon pump > ventricular assist device
microaxial flow pump = mafp
tilt table = tilt test = tilt testing = head up tilt
holter = ambulatory ecg = ambulatory electrocardiography
renin angiotensin system inhibitor = rasi = raasi = raas inhibitor = ras inhibitor
renin angiotensin system inhibitor > ace inhibitor > angiotensin receptor blocker
acei > captopril > trandolapril > quinapril > benazepril > fosinopril
arb > telmisartan > irbesartan > olmesartan > azilsartan
ccb > nifedipine > felodipine > lercanidipine > diltiazem > verapamil
bb > nebivolol > atenolol > propranolol > labetalol > nadolol
statin > pravastatin > lovastatin > pitavastatin > fluvastatin
loop diuretic > furosemide > bumetanide > torsemide
p2y12 > cangrelor
vka = coumarin
vka > acenocoumarol > phenprocoumon
lmwh > tinzaparin > nadroparin
factor xa inhibitor = xa inhibitor = fxa inhibitor = direct factor xa inhibitor
factor xa inhibitor > apixaban > rivaroxaban > edoxaban
direct thrombin inhibitor > dabigatran > argatroban > bivalirudin
antiarrhythmic = anti arrhythmic = aads
antiarrhythmic > amiodarone > flecainide > sotalol > dronedarone > propafenone > dofetilide
glycoprotein iib iiia inhibitor > tirofiban > eptifibatide > abciximab
thrombolysis > alteplase > tenecteplase > reteplase > streptokinase
lipid lowering therapy > statin > ezetimibe > fibrate
fibrate > fenofibrate > bezafibrate > gemfibrozil
pcsk9 = pcsk9i = pcsk9 antibody
ischemic cardiomyopathy = icm
cor pulmonale = right heart failure = right sided heart failure
qt prolongation = prolonged qt = long qt = qtc prolongation
nonsustained ventricular tachycardia = nsvt
left ventricular thrombus = lv thrombus
left ventricular hypertrophy = lvh
cardiac mri = cmr = cardiac magnetic resonance
type 2 myocardial infarction = type 2 mi = t2mi
ischemic heart failure = ischemic cardiomyopathy
intermittent pneumatic compression = ipc = sequential compression device
valvular heart disease = vhd
hypertensive urgency = severe asymptomatic hypertension
orthopnea = paroxysmal nocturnal dyspnea
pcsk9: pcsk9 mab, pcsk9 jab, pcsk9 injection
cardiac myosin inhibitor > mavacamten > aficamten
cardiac myosin inhibitor: myosin inhibitor, myosin blocker, myosin modulator
transthyretin stabilizer > tafamidis > acoramidis
transthyretin stabilizer: ttr stabiliser, ttr stabilizer
isosorbide mononitrate = ismn
phosphodiesterase inhibitor > milrinone > enoximone
polypill = fixed dose combination = single pill combination
polypill: combo pill, combined pill for blood pressure, two in one bp tablet, single pill for bp
warfarin: warf, wfn, coumadine
rivaroxaban: rivarox
rivaroxaban plus aspirin: vascular dose, dual pathway, dual pathway inhibition, low dose xarelto, low dose riva
apixaban: apixa, apixiban, apixaben
dabigatran: dabi, dabig
edoxaban: edox
enoxaparin: enox, clex
dalteparin: dalte
tinzaparin: tinza, tinz
fondaparinux: fondap
andexanet alfa: andex, andexxa alfa, xa antidote, xa inhibitor antidote
clopidogrel: clop, clopid, clopido
ticagrelor: ticag
prasugrel: prasu
bisoprolol: bisop, biso
nebivolol: nebiv
lisinopril: lisin, lisinop
candesartan: cande
amlodipine: amlod, amlo
chlorthalidone: chlorthal, chlortalid
doxazosin: doxa, doxaz
eplerenone: epler
ivabradine: ivab
flecainide: flec, flecain
flecainide, propafenone: class ic, class 1c, 1c agent, 1c antiarrhythmic, ic antiarrhythmic, pill in the pocket
ezetimibe: ezet, eze
evolocumab: evoloc
bempedoic acid: bempe, bemp
mavacamten: mava, mavac
tafamidis: tafa
colchicine: colch, colchi
dobutamine: dobut
levosimendan: levosi
sacubitril valsartan: sac/val, s/v tablet, entresto tablet
hydralazine: hydral
multivessel: nonculprit, non culprit, bystander disease, bystander lesion, bystander artery, bystander vessel
multivessel: fix the other arteries, fix the other vessels, stent the other arteries, stent the other vessels
multivessel: treat the other arteries, other coronary arteries, other blocked arteries, other narrowed arteries
multivessel: other blockages, other narrowings, the rest of the blockages, residual coronary disease
multivessel: 3vd, 2vd, 3 vessel disease, 2 vessel disease, all three vessels, all the vessels, vessels in one go
multivessel: fix all the arteries, tight lad too, diseased lad too
coronary disease: left main disease, lm disease, lad disease, proximal lad, widowmaker artery
coronary disease: blocked artery in my heart, blocked arteries to the heart, narrowed arteries to the heart
chronic coronary syndrome: stable cad, stable ihd, chronic stable angina, chronic angina, stable angina pectoris
angina: exertional chest pain, chest pain on effort, effort angina, exertional chest tightness, ischaemic chest pain
invasive strategy: cath first, straight to cath, early cath, cath lab, go for angio, straight to angio, straight for angio
invasive strategy: cath or meds, angio or meds, stent or tablets, take him to the lab, take her to the lab
stress test: myoview, sestamibi, mibi, dse, dobutamine echo, stress echo, bruce protocol
stress test: thallium scan, perfusion scan of the heart, myocardial perfusion scan, exercise tolerance test
stress test: nuclear stress test, positive stress test, abnormal stress test, bad stress test, treadmill test, chemical stress
acute coronary syndrome: dynamic st changes, dynamic ecg changes, ischaemic ecg changes, ecg changes and trop
acute coronary syndrome: t wave inversion, rule in acs, acs meds
acute coronary syndrome: trop rising, rising trop, trop rise and chest pain
myocardial infarction: infarcted, post infarct, had an mi, heart attck, type 1 mi, old mi
myocardial infarction: had a stemi, after a stemi, q wave mi
stemi: st elevation mi, ste mi, anterolateral st elevation, hyperacute
percutaneous coronary intervention: poba
percutaneous coronary intervention: coronary stent, heart stent, stent in my heart, stent in the heart
mortality: live longer, lives longer, living longer, live any longer, survive longer, prolong life, prolongs life
mortality: prolongs survival, save lives, saves lives, extend life, die sooner, keep me alive
cardiovascular event: hard endpoints, hard outcomes, hard end points, hard clinical outcomes, cv outcomes, cardiac outcomes
hfref: poor pump, bad pump, weak pumping, pumping weakly, pump only working at, only pumping at, heart pumping poorly
hfref: dilated lv, bad lv, lv impairment, severe lvsd, mod lvsd, moderate lvsd, weak lv, poor lv function, rubbish lv
hfref: weak left ventricle, low squeeze, squeeze is poor, weakened heart, weak heart muscle, low pumping function
hfref: very weak heart, reduced pump, systolic hf, end stage pump
hfpef: preserved squeeze, stiff ventricle, stiff lv, normal squeeze, normal pump, normal pumping, hfnef, hf pef
hfpef: heart wont relax, heart doesnt relax, relaxation problem, diastolic hf, diastolic failure, hfpefers
hfpef, cardiac amyloidosis: stiff heart
heart failure: heart is failing, ticker giving up
heart failure: water logged with heart failure, congested heart, congestive cardiac, biventricular failure
acute heart failure: flash pulmonary edema, flash pulmonary oedema, acute pulmonary oedema, decomp hf
acute heart failure: drowning in fluid, wet lungs from the heart, hf decompensation, hf exacerbation, chf exacerbation
guideline directed medical therapy: four pillars, 4 pillars, fourth pillar, 4th pillar, foundational therapy
guideline directed medical therapy: quad therapy heart failure, quadruple therapy heart failure, quad therapy hf
cardiogenic shock: ami cs, amics, infarct shock, shocked stemi, shocked mi, shocked ami, stemi shock, mi shock
cardiogenic shock: ami shock, shock after mi, shock after a heart attack, scai c, scai d, scai shock, pump failure after mi
cardiogenic shock: heart attack and shock, shock after stemi
mechanical circulatory support: lv unloading, unload the lv, unloading the ventricle, heart pump catheter
mechanical circulatory support: circulatory support device, percutaneous vad, pvad, support device in shock
intra aortic balloon pump: balloon pump
atrial fibrillation: nvaf, non valvular af, valvular af, pers af, perm af, longstanding af, lone af, new af, onset af
atrial fibrillation: rapid af, rapid afib, rapid fib, afib rvr, af with rapid ventricular, afl, fibrillating, fib patient
atrial fibrillation: heart out of rhythm, out of rhythm, irregular heart rate, irregular rhythm, uneven heartbeat
rhythm control: put back into rhythm, back in rhythm, back to normal rhythm, restore sinus, sinus strategy
rhythm control: keep in sinus, rhythm strategy, antiarrhythmics or ablation, restore normal rhythm, early rhythm
rate control: slow the rate, rate strategy, control the rate, rate limiting
ablation: pvi for af, cryo ablation, cryoballoon, ablate, ablated, ablating, rfca, cauterise the heart
cardiac resynchronization: biv pacing, biv pacemaker, biventricular pacemaker, crt-d, crt-p, crtd, crtp
leadless pacemaker: micra, aveir, pacemaker without wires
pacemaker: pacing box, dual chamber ppm, ddd pacer, temp wire, pacing wire, needs pacing
complete heart block: third degree block, 3rd degree block, third degree heart block, chb pacing
ventricular tachycardia: vt storm, electrical storm, slow vt, broad complex tachycardia, wide complex tachycardia
supraventricular tachycardia: narrow complex tachycardia, avnrt, avrt, svt attack
anticoagulant: anticoags, thin his blood, thin her blood, thin the blood, ac for af, on thinners, oac, anticoagulating
low molecular weight heparin: clexane type jabs, heparin jabs, heparin shots, belly jabs, tummy jabs, clexane jabs
low molecular weight heparin: lovenox shots, clexane injections, fragmin jabs, stomach injections for clots
bridging: clexane cover, lovenox cover, lmwh cover, dalteparin cover, fragmin cover, lovenox bridge, clexane bridge
bridging: cover with clexane, cover with lovenox, cover with lmwh, cover with heparin, cover with enoxaparin, cover with fragmin
bridging: lmwh bridge, heparin bridge, bridge with lovenox, bridge with clexane, bridge with lmwh, bridge with heparin
bridging: cover when warfarin stopped, heparin while off warfarin, injections while off warfarin
anticoagulant reversal: anticoag reversal, reverse anticoagulation
dual antiplatelet therapy: clopi and asp, asp and clopi, clop and asp, clopi aspirin, clop aspirin, aspirin clopi
dual antiplatelet therapy: plavix and aspirin, aspirin and plavix, asa and plavix, asa plavix, asa clopi, clopi asa
dual antiplatelet therapy: asp clopi, clopi asp, plavix and asa, aspirin plus plavix, plavix plus aspirin
dual antiplatelet therapy: double antiplatelet, double antiplatelets, dual antiplt, dual antiplts, dual antiplatelets
triple antithrombotic therapy: doac plus dapt, dapt plus doac, three blood thinners, dapt and anticoag
mechanical heart valve: st jude valve, st jude, bileaflet valve, metallic valve, mech valve, mech avr, mech mvr, mech mitral
mechanical heart valve: mech aortic, mechanical avr, mechanical mvr, mechanical mitral, ticking valve, on x valve
mechanical heart valve: mechanical aortic, metallic mitral, metallic aortic, metal heart valve, carbomedics
bioprosthetic valve = bioprosthesis = tissue valve
bioprosthetic valve: pig valve, cow valve, tissue avr, bovine valve, porcine valve
aortic stenosis: calcified aortic valve, tight aortic valve, narrow aortic valve, narrowed aortic valve, critical aortic
aortic stenosis: severe aortic valve disease, hardened heart valve, aortic valve narrowing
transcatheter aortic valve replacement: sapien, sapien 3, corevalve, evolut, tf tavi, valve via the groin
transcatheter aortic valve replacement: valve without open heart surgery, keyhole aortic valve, tavied
surgical aortic valve replacement: surgical avr, open avr, open valve surgery, open valve op, open heart valve op
transcatheter edge to edge repair: clip the mitral, clip the valve, mitral clipping, percutaneous mitral repair
transcatheter edge to edge repair: transcatheter mitral repair, percutaneous mitral valve, triclip
mitral regurgitation: eroa, ischaemic mr, ischemic mr, mod severe mr, severe mr, leaky mitral from weak heart
mitral stenosis: tight mitral, tight mitral valve, narrowed mitral, narrow mitral valve, mitral valve narrowing
rheumatic heart disease: rheumatic ms, rheum heart, rheumatic mitral, rheumatic af, rheumatic fever valve
rheumatic heart disease: damaged valve from rheumatic fever, rheumatic mitral valve, rheum valve
patent foramen ovale: bubble study positive, positive bubble study, bubble positive, bubble study, hole between the chambers
patent foramen ovale closure: pfo device, device for pfo, pfo occluder, amplatzer, close the pfo, pfo close
patent foramen ovale closure: umbrella in the heart, close the hole in the heart, device for the hole, pfo plug
left atrial appendage occlusion: laao device, laa clip, atriclip, atri clip, clip the appendage, appendage clip, laa stapling
left atrial appendage occlusion: tie off the appendage, tie off laa, tie the appendage, staple the appendage, ligate the laa
left atrial appendage occlusion: appendage stapled, laa amputation, appendage off, amulet device, surgical laao
left atrial appendage occlusion: laa tied off, laa removal, laa device, cut off the appendage, close the appendage
hypertrophic cardiomyopathy: ohcm, ohcm symptoms, lvot gradient, lvot obstruction, outflow gradient
hypertrophic cardiomyopathy: thick septum, thick heart, septal hypertrophy, asymmetric septal, obstructive hcm, resting gradient
septal reduction: septal ablation, alcohol septal, myectomy, septal myectomy
transthyretin amyloidosis: ttr cardiac amyloid, ttr heart, ttrcm, wtattr, hattr, attrwt, attrv, attr wt, attr v
transthyretin amyloidosis: wild type ttr, v122i, val122ile, senile amyloid, heart amyloid, amyloid of the heart, cardiac attr
pulmonary edema: lungs full of water, water in the lungs, lungs filling up
systolic pressure: top number, upper number, top reading, upper reading, sbp goal, sbp target, systolic goal, systolic target
diastolic pressure: bottom number, bottom reading, lower reading
blood pressure target: tight bp, tight blood pressure, strict bp, strict blood pressure, aggressive bp, aggressive blood pressure
blood pressure target: how low bp, how low blood pressure, low should the top number, low should bp, low should the pressure
blood pressure target: bp under 120, bp below 120, systolic under 120, systolic below 120, systolic of 120, systolic 120
blood pressure target: pressure under 120, pressure below 120, bp to aim for, bp aim, intensive bp
resistant hypertension: on three bp drugs, three bp tablets, three bp pills
resistant hypertension: fourth bp drug, 4th bp drug, fourth bp agent, 4th bp agent, fourth drug for bp, 4th drug for bp
resistant hypertension: fourth line bp, 4th line bp, fourth bp tablet, fourth antihypertensive, 4th antihypertensive
resistant hypertension: bp despite three tablets, bp despite three drugs, true resistant bp, true resistant hypertension
resistant hypertension: resistant htn, resistant bp, refractory htn, refractory bp, drug resistant htn
resistant hypertension: fourth agent for bp, fourth line hypertension, 4th line hypertension, step 4 hypertension
resistant hypertension: stubborn pressure, stubborn hypertension, refractory hypertension
hypertension: stage 1 hypertension, stage 2 hypertension, stage 1 htn, stage 2 htn
hypertensive emergency: bp through the roof, dangerously high bp, sky high bp
ambulatory blood pressure: home bp readings, bp cuff at home, bp monitor at home, home cuff
ambulatory blood pressure: 24h bp, 24hr bp, bp machine at home
cholesterol: chol, tchol, total chol
hyperlipidemia: abnormal lipids, deranged lipids, lipids high, high lipids, hyperlipid, high chol, raised chol
hypertriglyceridemia: high trigs, high tgs, raised trigs, high trig, trigs through the roof
lipoprotein a: sticky cholesterol, high lpa
ldl: ldl goal, ldl number
statin intolerance: statin intol, myalgia on statin, myalgia on statins, myalgia on 3 statins, myalgias on statins
statin intolerance: cant tolerate a statin, doesnt tolerate statins, intolerant to statins, intolerant of statins
statin intolerance: failed two statins, failed statins, refuses statins, muscle aches on statins, aching on statins
primary prevention: no cvd, without cvd
claudication: claudicant, calf pain walking, calf pain on walking, calves hurt walking, claudicating
peripheral artery disease: blocked leg arteries, blocked leg artery, leg artery blockage, smokers leg, leg circulation
acute limb ischemia: cold white leg, pulseless leg, cold pulseless leg, acutely ischaemic leg
syncope: collapse query cause, t loc, dropped to the floor, collapsed at church, hit the deck
syncope: fainted at church, passed out at church, faints on standing
tilt table: tilt table test, tilting test
loop recorder: reveal device, linq, monitor under the skin, implanted heart monitor
holter: 24 hour tape, 24h tape, 7 day tape, zio patch, event monitor, heart monitor to wear
takotsubo: broken heart syndrome, broken heart
myocarditis: inflamed heart muscle, heart muscle inflammation
pericardial effusion: fluid round the heart, fluid around the heart, tamponade, blood around the heart
aortic dissection: type a dissection, type b dissection, dissecting aorta, splitting aorta
cardiac rehabilitation: cardiac rehab, heart classes, heart exercise class
endocarditis: subacute bacterial endocarditis, sbe, veg on the valve, valve vegetation, dukes criteria
ventricular ectopic: ventricular premature beats, pvcs post mi, vpbs, bigeminy, ectopics after mi
multivessel: 3 vessel cad, 3 vessel, three vessel, 3 vessels, multivessel cad, two vessel, 2 vessel
multivessel: non infarct artery, non infarct vessel, non infarct related, noninfarct artery, non infarct lesions
orthopnea: cant lie flat, sleeps on pillows, sleeps upright, waking up breathless, sleeps in a chair breathless
qt prolongation: qt long, qtc long, long qtc, prolonged qtc, qt too long, qt interval long
left ventricular thrombus: clot in the heart, lv clot, clot in the left ventricle, apical thrombus, clot in the pump
radial access: wrist access, through the wrist, via the wrist, transradial, radial artery access
coronary artery bypass grafting: bypass op, bypass operation, heart bypass op, triple bypass, quadruple bypass, cabged
coronary artery bypass grafting: double bypass, bypass grafts
valsalva: modified valsalva, revert manoeuvre, vagal manoeuvre, vagal maneuver, vagals, blow into a syringe
cardioversion: dc cardioverted, cardioverted, chemical cardioversion, electrical cardioversion, dc shock for af
loop diuretic: iv furosemide, frusemide infusion, lasix drip, furosemide infusion, loop diuretics iv, lasix infusion
ace inhibitor cough: cough from ramipril, ramipril cough, ace cough, acei cough
statin: statins for cholesterol, cholesterol tabs, cholesterol tablets, cholesterol pills, lipid tablets
rhabdomyolysis: rhabdo, ck sky high, muscle breakdown
heart failure with improved ejection fraction: hfimpef, recovered ef, ef recovered, improved ef
intermittent pneumatic compression: calf pumps, flowtrons, flowtron boots, scds, leg squeezers, foot pumps
cor pulmonale: right heart failing, rv failure, right heart strain chronic
type 2 myocardial infarction: demand ischaemia, demand ischemia, supply demand mismatch
coronary calcium: calcium score of the heart, heart calcium scan
angina: angina attacks, anginal pain, stable chest pain, angina on hills, angina on exertion
pacemaker: permanent pacemaker, pacemaker box
atrial fibrillation: fast fib, got af, in af, gone into af, flipped into af, af patient, af patients, fibrillation of the heart
rhythm control: normal rhythm back, back in a normal rhythm, get back in rhythm, stay in rhythm
aspirin: aspirin a day, daily asa, 75 aspirin, aspirin 75, aspirin 81
resistant hypertension: fourth line agent, maxed on three
primary prevention: never had a heart problem, never had an mi, no previous heart attack, never had an event, no prior events
rhythm control: sinus rhythm straight away, aim for sinus rhythm, sinus rhythm early, back to sinus rhythm, into sinus rhythm, chase sinus, push for sinus, restore sinus rhythm, sinus restoration, rhythm restoration
venous thromboembolism: thromboembolic disease
peripheral artery disease: peripheral vascular disease, peripheral arterial occlusive disease
varicose veins: venous insufficiency, venous reflux, saphenous reflux
heart failure with reduced ejection fraction: left ventricular dysfunction, lv dysfunction, lv systolic impairment
transthyretin amyloidosis, cardiac amyloidosis: attr cm
cardiac arrest: cardiopulmonary arrest
mitraclip, transcatheter mitral valve repair: edge to edge repair, mitral teer
mechanical heart valve, mechanical valve: tilting disc, tilting disc mitral, bileaflet, bileaflet valve
home blood pressure, blood pressure monitoring: hbpm
`
