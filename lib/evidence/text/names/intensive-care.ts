/**
 * Everyday names, shorthand and classes of drugs of intensive care, resuscitation and transfusion, as lines of the
 * table in `../synonyms.ts`. Common knowledge of the field.
 */
export const intensiveCare = `
norepinephrine = noradrenaline = norad = norepi = levophed
epinephrine = adrenaline
vasopressor > noradrenaline > adrenaline > phenylephrine > dopamine > angiotensin ii > terlipressin > metaraminol
inotrope > dobutamine > milrinone > levosimendan > dopamine > adrenaline
neuromuscular blockade = neuromuscular blocking agent = neuromuscular blocker = nmb = nmba
neuromuscular blocker > rocuronium > succinylcholine > cisatracurium > vecuronium > atracurium
induction agent > propofol > ketamine > etomidate > thiopental
sedative > propofol > dexmedetomidine > midazolam > lorazepam
rapid sequence intubation = rapid sequence induction = rsi
laryngoscopy = laryngoscope
videolaryngoscopy = video laryngoscopy = video laryngoscope = videolaryngoscope
extubation = liberation from mechanical ventilation
venovenous = vv = veno venous
venoarterial = va ecmo = veno arterial
skin antisepsis = skin preparation = preoperative skin antisepsis
whole blood = fresh whole blood
ventricular fibrillation = vf arrest = vfib = shockable rhythm = pulseless ventricular tachycardia
double sequential external defibrillation = dsed = double sequential defibrillation
extracorporeal cardiopulmonary resuscitation = ecpr
mechanical cpr = lucas device = autopulse
tracheal intubation, intubation: emergency tube, crash tube, icu tube, ed tube, breathing tube, tube in the windpipe
tracheal intubation, intubation: tube down the throat, passing the tube, intubating, endotracheal tube, orotracheal tube
tracheal intubation, intubation: first pass success, first pass
rapid sequence intubation: rsi drugs, emergency tube, emergency intubation, tubing a crashing patient
neuromuscular blockade: paralytic, paralysing agent, paralytic agent, rsi paralytic, paralysis infusion
neuromuscular blockade: cisatra infusion, kept paralysed, keep him paralysed, keep her paralysed, paralysing drip
neuromuscular blockade: paralysed on the ventilator, paralysed on the vent, curare, paralytic drip, paralytic infusion
videolaryngoscopy: glidescope, c mac, cmac, mcgrath, king vision, airtraq, video scope, camera laryngoscope, camera tube
videolaryngoscopy: camera blade, videoscope for intubation, video tube
direct laryngoscopy: mac blade, macintosh blade, macintosh, miller blade, normal blade, ordinary blade
cricothyrotomy: front of neck access, fona, crike, cric, scalpel bougie, surgical airway
supraglottic airway: igel, i gel, laryngeal mask
preoxygenation: preox, apneic oxygenation, apnoeic oxygenation, thrive oxygenation
mechanical ventilation: breathing machine, vent settings, put on the machine to breathe, ippv, respirator
mechanical ventilation: ventilated patients, intubated and ventilated, mechanical breaths, machine breathing for him
mechanical ventilation: machine breathing for her, life support machine, life support?, on life support?
low tidal volume: lung protective, lung protective ventilation, protective ventilation, protective lung ventilation
low tidal volume: low stretch, gentle ventilation, small breaths, shallow breaths on the ventilator, low tidals
low tidal volume: ardsnet settings, small tidal volume, small tidals, six mls per kilo
tidal volume: tidals, breath size, size of the breaths, how big a breath, big breaths
plateau pressure: plat pressure, plats on the vent, plateau of
positive end expiratory pressure: high peep, peep ladder, open lung
recruitment maneuver: recruitment manoeuvre, recruit the lungs, recruiting the lung
acute respiratory distress syndrome: shock lung, adult respiratory distress, white lungs, stiff lung, stiff lungs
acute respiratory distress syndrome: whiteout?, bilateral whiteout, wet lung?, wet lungs?, p f ratio?, pf ratio?
acute respiratory distress syndrome: bad lungs on the vent, severe hypoxia on the ventilator, lungs full of inflammation
acute respiratory distress syndrome: stiff lunged
prone position: face down, on his tummy, on her tummy, on their tummy, on the tummy, on his front, on her front
prone position: turn onto front, turned onto front, turn him over, turn her over, flip him, flip her, flip the patient
prone position: flip them, belly down, on his belly, on her belly, lie on front, lying on his stomach
prone position: lying on her stomach, swimmer position, swimmers position, face downwards, awake prone position
prone position: self prone position
extracorporeal membrane oxygenation: ecmo machine, artificial lung, oxygenator machine, heart lung machine?
extracorporeal membrane oxygenation: bypass machine?, oxygenate his blood outside, ecls, vv ecmo, va ecmo, v v ecmo
extracorporeal membrane oxygenation: v a ecmo
spontaneous breathing trial: wean the vent, weaning from the ventilator, vent wean, getting off the ventilator
extubation: take the tube out
tracheostomy: hole in the neck to breathe
oxygenation target, oxygen target: po2 target, pao2 target, sats target, target sats, o2 target, oxygen goal, sats goal
oxygenation target, oxygen target: aim sats, aim po2, pao2 goal, spo2 target, spo2 goal, permissive hypoxaemia
oxygenation target, oxygen target: permissive hypoxia
oxygen: fio2, o2 therapy, inspired oxygen, supplemental o2
conservative oxygen: less oxygen, turn down the oxygen, turn oxygen down, lower sats, wean oxygen, dial down the oxygen
conservative oxygen: tight oxygen, dial down oxygen, restrictive oxygen, low oxygen target, lower oxygen target
liberal oxygen: too much oxygen, hyperoxia, hyperoxaemia, generous oxygen
hypoxemic respiratory failure: type 1 respiratory failure, type one respiratory failure, type 1 resp failure
hypoxemic respiratory failure: hypoxic resp failure, hypoxic respiratory failure, refractory hypoxaemia
hypoxemic respiratory failure: hypoxic and ventilated
hypercapnic respiratory failure: type 2 respiratory failure, type two respiratory failure, t2rf, type 2 rf, co2 retainer
hypercapnic respiratory failure: retaining co2, co2 narcosis
septic shock: shock from infection, shocked from sepsis, septic hypotension, low bp from infection
septic shock: low blood pressure from infection, pressor dependent sepsis, sepsis on pressors, septic on norepinephrine
septic shock: septic on noradrenaline, septic on levophed, sepsis on norepinephrine, vasoplegic sepsis, warm shock
septic shock: sepsis with low bp, sepsis and low blood pressure, blood poisoning with low blood pressure
septic shock: vasopressor sepsis, sepsis shock
vasodilatory shock: vasoplegia, vasoplegic, distributive shock
sepsis: bugs in the blood, poisoned blood, septicemic
sepsis guideline: sepsis six, sepsis 6, hour 1 bundle, sepsis bundle, ssc bundle, sepsis hour one
surviving sepsis campaign: ssc guideline, ssc recs, ssc guidance
sequential organ failure assessment, organ failure: qsofa, sofa score
early goal directed therapy: rivers protocol, rivers bundle, rivers trial, scvo2 guided, scvo2 target
early goal directed therapy: central venous saturation, cvp and scvo2, protocolised resuscitation
early goal directed therapy: protocolized resuscitation, protocolised sepsis, goal directed resuscitation
vasopressor: pressor support, on pressors, pressors up, peripheral pressors, pressor infusion, on norepinephrine
vasopressor: norepinephrine infusion, metaraminol, blood pressure drugs on icu, drugs to keep the blood pressure up
vasopressor: medicine to hold her blood pressure up
norepinephrine: levophed, levo drip
vasopressin: adh infusion, second pressor
mean arterial pressure: map target, map goal, map 65, map over 65, bp target on pressors
mean arterial pressure: pressure target on norepinephrine
restrictive fluid: run dry, running dry, keep dry, keeping dry, fluid restriction, ivf restriction, fluid stingy
restrictive fluid: less fluid, fewer fluids, hold fluids, hold off fluids, conservative fluids, fluid sparing
restrictive fluid: zero balance, restrictive fluids, restricted fluids, fluid restrictive, less drip fluid
liberal fluid: liberal fluids, lots of fluid, more fluid, more fluids, generous fluids, fluid liberal, big volumes
fluid resuscitation, intravenous fluid: boluses, fluid bolus, more boluses, fluid challenge, fill or squeeze
fluid resuscitation, intravenous fluid: litres of fluid, liters of fluid, litre of fluid, volume resuscitation
fluid resuscitation, intravenous fluid: another litre, third litre, next litre, fluid resuscitation, ivt fluids
fluid resuscitation, intravenous fluid: fluids wide open
balanced crystalloid: balanced salt solution, balanced salts, hartmans, plasma lyte 148, plasma lyte, ringers
balanced crystalloid: sterofundin, hartmann
hydroxyethyl starch: starch fluid, starch solution, synthetic colloid, artificial colloid, gelo?, gelofusine?
gelatin: gelo, gelofusine, volplex, haemaccel
hypertonic saline: hypertonic, 2.7% saline, 5% saline, hts bolus, salty drip, salty water drip, strong salt
glucose control: sugar control, sugars on icu, tight sugars, tight sugar control, blood sugar on icu, sugar target
glucose control: bm target, vriii target, sliding scale target, glycaemic target, glucose target, insulin drip target
intensive glucose control: tight glycaemic control, tight glycemic control, tight glucose, tight control of sugar
intensive insulin therapy: insulin drip, insulin infusion, vriii, iit on icu
vitamin c: vitc, vit c, ascorbate, iv vit c, marik cocktail, hat therapy, marik protocol, metabolic resuscitation
thiamine: vit b1, vitamin b1, pabrinex
stress ulcer prophylaxis: ulcer prophylaxis, gut protection on the vent, stress ulcer ppx, stress ulcer, gi prophylaxis
stress ulcer prophylaxis: stomach protector on icu, ppi on the vent, ppi for ventilated
delirium: icu psychosis, icu confusion, camicu, cam icu, cam positive, off his head on icu
sedation: sedation hold, sedation break, light sedation, deep sedation, rass target, sedation infusion
sedation: sedated on the vent
dexmedetomidine: alpha2 agonist sedation, alpha 2 agonist, dexdor, dex drip, dex gtt, dex infusion
propofol: prop infusion, prop drip, prop sedation, prop gtt, white sedative
enteral nutrition: tube feeds, enteral feed, trickle feeds, feeding tube
renal replacement therapy: filter on icu, kidney machine, haemofilter, cvvhd, filtration on icu, dialysed
early mobilization: early mobilisation, getting up on icu, sitting out on icu, icu physio
critical illness: very sick on the unit, on the unit, on icu, unit patients, level 3 patient, level 2 patient
critical illness: critical patients, in intensive care
capillary refill time: crt target, crt guided, cap refill time, press finger, nailbed refill, nail bed refill
capillary refill time: press the nail, perfusion guided, finger press
lactate: chase lactate, lactate clearance, lactate guided, trend the lactate
red cell transfusion: unit of blood, units of blood, give a unit, prbc, prbcs, packed cells, packed red cells
red cell transfusion: top up transfusion, give blood, giving blood, when to give blood, give him blood, give her blood
red cell transfusion: bag of blood, blood bag, transfuse, top up blood, blood top up
transfusion threshold: trigger for blood, hgb trigger, blood cutoff, hb cut off, hgb threshold, transfusion cutoff
transfusion threshold: transfusion cut off, trigger for transfusion, low blood count?, blood count for transfusion
transfusion threshold: transfusion target
restrictive transfusion: wait until 7, trigger of 7, transfuse at 7, transfuse at 70, hold blood until 7
massive transfusion: major haemorrhage protocol, major haemorrhage pack, code red, code red trauma, shock pack
massive transfusion: massive haemorrhage protocol, balanced transfusion, damage control resuscitation
massive transfusion: blood product ratio, plasma ratio, ffp ratio, ratio of plasma
cardiac arrest: heart stopped, heart stop, his heart stopped, her heart stopped, stopped heart, code blue
cardiac arrest: pulseless electrical activity, ohca, oohca, collapsed and no pulse, pulseless, being resuscitated
cardiac arrest: crash call, arrest call
cardiopulmonary resuscitation: chest compressions, mouth to mouth, being resuscitated
return of spontaneous circulation: got his heart back, got her heart back, heart restarted, got a pulse back, heart back
return of spontaneous circulation: post rosc, post arrest, after the arrest, pulse back
hypothermia: cooled down after arrest, cool to 33, cooled to 33, arctic sun, cold after arrest
targeted temperature management: 33 or 36, 33 or 37, 33 vs 37, temp target post arrest, post arrest temperature
targeted temperature management: arctic sun, icing after arrest, temperature target after arrest, target temp
targeted temperature management: post arrest cooling, cool him down after arrest, fever control post arrest
refractory ventricular fibrillation: vf storm, still in vf, shock resistant vf, shock refractory vf, refractory vf
refractory ventricular fibrillation: vf after three shocks, vf despite shocks, wont come out of vf
refractory ventricular fibrillation: electrical storm arrest
double sequential external defibrillation: double defib, two defibs, two defibrillators, dual shock, dual defib
double sequential external defibrillation: double shock, dual sequential
vector change defibrillation: vector change, ap pads, change pads, change the pads, pads front and back
vector change defibrillation: anterior posterior pads
defibrillation: defibbed, aed machine, zapping the heart
epinephrine: im epi, im adr, epi pen, epi pens
intraosseous: io access, io needle, drill into bone, bone drill
skin antisepsis: prep the skin, prepping the skin, cleaning the skin before surgery, scrub the skin, prep and drape
procedural sedation: conscious sedation, ketofol, sedate for reduction, sedation for dislocation
balanced crystalloid: compound sodium lactate, csl
stress ulcer prophylaxis: gut protection, stomach protection on the ventilator, ulcer prophylaxis
video laryngoscopy: vl intubation
delirium: delirious
`
