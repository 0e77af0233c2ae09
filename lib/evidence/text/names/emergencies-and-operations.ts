/**
 * Everyday names, shorthand and slang of operations, anesthesia, intensive care, injuries and poisoning, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
 */
export const emergenciesAndOperations = `
noradrenaline = norad = norepi = levophed
hydrocortisone = hydrocort
opioid = opiate = painkiller
tranexamic acid = tranex
trauma = major trauma
hemorrhagic shock = bleeding to death
massive transfusion = 1:1:1
crystalloid = iv fluids
saline = salt water
balanced crystalloid = balanced fluids = hartmanns = plasmalyte
vasopressor = pressors
arterial line = art line
central line = central venous catheter = cvc
sedation = propofol sedation
dexmedetomidine = dexmed = precedex
perioperative = noncardiac surgery
anesthesia = anesthetic = put to sleep
general anesthesia = ga
spinal anesthesia = spinal anesthetic = regional anesthesia
postoperative nausea = ponv
bridging = heparin bridging
propofol = diprivan
massive transfusion = mtp
pulmonary embolism rule out = perc
vitamin c = vit c
pain relief = analgesia = painkiller = analgesic
valve surgery = open heart surgery
analgesic = pain tablet = pain pill
antibody infusion = drip
keyhole = laparoscopic = minimally invasive
hypothermia = cool
major trauma = car crash = road traffic accident = motorbike crash = car accident
snake bite = bitten by a snake
opioid = strong painkiller = morphine tablets
general anesthesia = knocked out for surgery
targeted temperature management = cooling after cardiac arrest
surgery = operation = surgical procedure = op
poisoning = overdose = overdosed = intoxication
paracetamol poisoning = paracetamol overdose = tylenol overdose
digoxin toxicity = digoxin overdose = digoxin poisoning = dig toxicity
carbon monoxide poisoning = co poisoning
hyperlactatemia = high lactate = raised lactate
restrictive fluid = dry fluid regimen
fluid resuscitation = hydration = rehydration
perioperative: around surgery, preop, pre op, before my operation, before my op, having an operation, having an op
perioperative: before the op, peri op, around an operation
postoperative: after the op, post op, after his op, after her op, after my operation, after my op, pod1, pod2
noncardiac surgery: non cardiac, operation not on the heart, surgery not on the heart
cardiac surgery: heart surgery, heart op, heart operation, open heart, cabg or valve
laparoscopic: through small cuts, key hole surgery, tiny cuts
general anesthesia: knocked out for the op, asleep for the op, gas operation, fully asleep, asleep for the operation
general anesthesia: put me under
spinal anesthesia: needle in the back, needle in the spine, numb from the waist down, awake for the op
spinal anesthesia: awake operation, spinal block, jab in the spine, injection in the back, injection in the spine
spinal anesthesia: sab spinal
local anesthetic: numbing injection, numbed up, la block, numb it, numbing jab, numbing cream
nerve block: fascia iliaca, fib block
sedation: put in a coma, induced coma, sleep drugs in icu, kept asleep, doped up, sedatives in icu
propofol: white stuff, milk of amnesia
dexmedetomidine: dex sedation, dexmedet
midazolam: midaz, mdz
postoperative nausea and vomiting: sick after an anaesthetic, being sick after surgery, throwing up after surgery
postoperative nausea and vomiting: vomiting after an operation, vomiting after surgery, sick after an operation
postoperative nausea and vomiting: sick after the op, throw up after anaesthetic, nausea after surgery
surgical safety checklist: surgical checklist, who checklist, time out checklist, theatre checklist
surgical safety checklist: list of checks before surgery
bridging: heparin cover, stop warfarin for surgery, stop blood thinner before surgery
bridging: warfarin stopped for an operation
myocardial injury after noncardiac surgery: troponin rise after surgery, heart injury after surgery
myocardial injury after noncardiac surgery: heart damage after surgery, trop rise after surgery, postop trop rise
myocardial injury after noncardiac surgery: heart strain after an operation, post op troponin
tranexamic acid: cyclokapron, clot saving drug
hemorrhage: bleed out, losing blood, blood loss, pouring blood, exsanguinating, lost blood
hemorrhagic shock: bled out, bleeding shock, exsanguination
major trauma: bad crash, rta, rtc, mva, mvc, stabbed, gunshot, polytrauma, major crash, bike crash, crash victim
major trauma: bad accident, road accident, gsw, fallen from height, major accident, road crash
major trauma: knocked down by a car, hit by a car
massive transfusion: code red blood, major haemorrhage, lots of blood products, massive bleed
blood component ratio: ratio of blood products, plasma platelets red cells
prehospital: in the ambulance, paramedic, at the roadside, ambulance crew, in an ambulance
emergency department: emerg, casualty dept, resus bay
intensive care: hdu, ccu, micu, sicu, critically unwell, on itu, intensive therapy
vasopressor: blood pressure drip, inotropes, blood pressure support, drugs to hold the blood pressure up
vasopressor: pressure support drugs, bp support
norepinephrine: noradren
vasopressin: vaso, vasopres
hydrocortisone: stress steroids, stress dose
fludrocortisone: fludro
vitamin c: ascorbic
mean arterial pressure: permissive hypotension
intravenous fluids: ivf bolus, on a drip, the drip, bags of saline
balanced crystalloid: balanced salt, pl148
saline: nacl, 0.9, salty water, n saline
albumin: egg white protein drip
intravenous: through a vein, into the vein, into a vein, in the vein, through a drip, by drip, via a drip
intravenous: through the drip, in a drip
capillary refill time: cap refill, press the fingertip, press on the nail, refill time, nail bed colour
lactate: lact
central line: central venous, neck line, picc
arterial line: aline
cannula: venflon, drip needle, ivc line, jelco
poisoning: ods on, swallowed a load of, popped a load of, took a whole bottle, took the whole packet, taken too many
paracetamol overdose: paracetamol od, panadol overdose, tylenol od, apap overdose, apap od, acetaminophen overdose
paracetamol overdose: took too much paracetamol, para od, panadol od, too many paracetamol, apap tox
paracetamol overdose: too much panadol, too much tylenol
acetylcysteine: parvolex, parvo, nac bag, n ac, nac drip, snap regimen
beta blocker overdose: bb od, took too many beta blockers, bb overdose, b blocker od, bb tox
calcium channel blocker overdose: ccb od, amlodipine overdose, amlodipine od, verapamil overdose, ccb overdose
calcium channel blocker overdose: ccb tox, diltiazem overdose, ccb poisoning
insulin glucose: hie therapy, hiet, high dose insulin, hdi, insulin and dextrose, insulin euglycaemia
carbon monoxide: gas boiler leak, gas poisoning, boiler fumes, co tox
cyanide: house fire poisoning
snake bite: snakebite
hypothermia: cold exposure, freezing cold
heat stroke: heatstroke, heat exhaustion
targeted temperature management: temperature control, cooling down after, 33 v 36
refractory anaphylaxis: second dose of adrenaline, adrenaline not working
trauma ct: pan scan, pan ct, ct whole body
ct decision rule: who needs a head scan, pecarn, catch rule, ct rule, ct for head injury, head ct kid
nexus c spine: c spine, cspine, neck xray
d dimer: d-dimer, clot blood test
ct pulmonary angiography: scan for a clot, cta chest, ct pa
syncope risk: csrs, faint risk score
chest pain pathway: heart score, heart pathway, hear score, 0/1 hour, 0/1h, 0/3h, zero one hour
early warning score: news2
pain relief: pain killer, pain meds, pain medicine, something for the pain, pain relievers, pain medication
opioid: narcs, strong pain meds, oxy, pain patches, narcotic, strong pain pills
morphine: mso4, oramorph, morph, mst, morphia
oxycodone: oxy, endone
`
