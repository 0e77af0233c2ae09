/**
 * Everyday names, shorthand and slang of operations, anesthesia, intensive care, injuries and poisoning, as lines of
 * the table in `../synonyms.ts`. Common knowledge of the field.
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
digoxin specific antibody = digoxin immune fab = digifab = digibind = digoxin specific fab
antihistamine > chlorphenamine > cetirizine > loratadine > fexofenadine > diphenhydramine > hydroxyzine > promethazine
local anesthetic > lidocaine > bupivacaine > ropivacaine > levobupivacaine > prilocaine > mepivacaine
local anesthetic = local anaesthetic
opioid > morphine > oxycodone > fentanyl > tramadol > codeine > hydrocodone > hydromorphone > tapentadol > pethidine
opioid > oxycodone naloxone > alfentanil > remifentanil
antiemetic > ondansetron > metoclopramide > prochlorperazine > cyclizine > domperidone > granisetron > droperidol
antiemetic > aprepitant > promethazine > olanzapine > levomepromazine
surgical site infection = ssi = wound infection = surgical wound infection
enhanced recovery after surgery = eras = enhanced recovery
total intravenous anesthesia = tiva
regional anesthesia = nerve block = regional anaesthesia
epidural = epidural analgesia
viscoelastic testing = teg = rotem = thromboelastography
reboa = resuscitative endovascular balloon occlusion of the aorta
focused ultrasound = efast = focused assessment with sonography
thoracotomy = clamshell
tourniquet = combat application tourniquet
emergency medical services = ems = ambulance = prehospital
hemorrhagic shock: exsanguinated, bleeding trauma, trauma bleeding, bleeding to death from trauma, bleeding out
major trauma: polytrauma patient, trauma call, level 1 trauma, penetrating trauma, blunt trauma, gun shot, gsw abdomen
major trauma: stab wound, stab wounds, run over, high speed crash, pedestrian struck, motorcycle crash
major trauma: came off his bike, came off his motorbike, came off her bike
chest pain: chest tightness, crushing chest pain, pressure in the chest
high sensitivity troponin: hs trop, hstrop, hs troponin, hsctnt, hsctni, serial trops, trop pathway, trops
high sensitivity troponin: zero and one hour, 0 2 hour
myocardial injury after noncardiac surgery: trop leak after surgery, trop leak, troponin leak, after surgery trop
myocardial injury after noncardiac surgery: post op trop, post op troponin rise, after surgery troponin rise
myocardial injury after noncardiac surgery: postoperative troponin, perioperative mi, around surgery mi
myocardial injury after noncardiac surgery: raised trop after op, raised trop after an operation
myocardial injury after noncardiac surgery: perioperative myocardial infarction, raised trop post op
syncope: fainted?, passed out, blackout, black out, swooned, collapse query cause
syncope: collapse cause unknown, transient loss of consciousness, went down at church, fell out, vasovagal
syncope: dropped like a stone
syncope risk score: csrs, canadian syncope, syncope score, faint score
anaphylaxis: anaphylactic shock, severe allergic reaction, bad allergic reaction, collapsed after bee sting
anaphylaxis: collapse after sting, bee sting collapse, allergic shock, anaphy, peanut reaction with wheeze
anaphylaxis: swelling of the tongue after nuts, anaphylactoid, hives and wheeze
intramuscular adrenaline: im epi, im adrenaline, im adr, thigh jab, adrenaline pen, adrenaline jab, jab in the thigh
biphasic reaction: biphasic anaphylaxis, second wave, rebound anaphylaxis, late reaction, delayed second reaction
paracetamol overdose: paracetamol tablets overdose, staggered overdose, apap ingestion, tylenol ingestion, para overdose
paracetamol overdose: acetaminophen ingestion, acetaminophen poisoning, panadol poisoning, took all the paracetamol
acetylcysteine: snap protocol, two bag nac, 2 bag nac, three bag nac, 3 bag nac, 12 hour nac, 12h nac, 21 hour nac
acetylcysteine: nac infusion
poisoning: took pills, took tablets, mixed overdose, mod overdose, drank bleach, toxic ingestion, ingestion, tox patient
tricyclic overdose: tca od, tca overdose, tricyclic od, amitriptyline overdose, amitriptyline od, dosulepin overdose
sodium bicarbonate: sodium bicarb, bicarb push, bicarb bolus, bicarb amps
local anesthetic systemic toxicity: local anaesthetic toxicity, lipid rescue, last after block, bupivacaine toxicity
local anesthetic systemic toxicity: la toxicity
lipid emulsion: lipid rescue, fat emulsion, intralipid rescue, ilet
digoxin poisoning: dig tox, digoxin toxic, toxic on digoxin, dig level high, high dig level, digitoxicity
digoxin specific antibody, digoxin immune fab: dig fab, fab fragments, digoxin antidote, digoxin antibodies
high dose insulin: hiet, hie therapy, high dose insulin euglycemia, insulin for ccb overdose
cyanide poisoning: smoke inhalation cyanide, cyanide from smoke, cyanide antidote
cocaine toxicity: crack cocaine chest pain, coke chest pain, cocaine arrest
opioid overdose: heroin od, pinpoint pupils, pin point pupils, narcan given
organophosphate poisoning: nerve agent, sarin, pesticide poisoning, farm poison, cholinergic crisis?
methemoglobinemia: methb, methaemoglobin, poppers blue
serotonin syndrome: serotonin toxicity, serotonergic, too much serotonin
neuroleptic malignant syndrome: neuroleptic malignant
laceration: cut on face, face cut, facial cut, cut chin, cut head, split lip, split eyebrow, cut forehead, cut finger
laceration: cut hand, split forehead, gashed, slashed, skin tear, torn skin, cut that needs closing
tissue adhesive: skin glue, wound glue, super glue, tissue glue, cyanoacrylate, octylcyanoacrylate, glue the cut
tissue adhesive: glue the wound, without needles, closure without stitches
suture: stitches, stitch, sutured, nylon sutures, nylon stitches, stitched up, sewing it up
burn: scald, scalded, scalds, kettle burn, hot water burn, burned hand, burnt arm, partial thickness burn
burn: second degree burn, 2nd degree burn, deep dermal burn, tea spill, flash burn, blistered burn, superficial burn
burn: partial thickness
silver sulfadiazine: silver cream, ssd cream, silver sulpha, silver sulfa, silver sulphadiazine, burn cream
wound dressing, dressing: aquacel, mepilex, mepitel, jelonet, hydrocolloid, honey dressing, alginate dressing
wound dressing, dressing: paraffin gauze
rabies: dog bite abroad, bat bite, monkey bite, bitten by a stray, bitten by a stray dog, bitten by a monkey
rabies: stray dog bite, bat in the bedroom, bat in the house, bat in the room, raccoon bite, bitten by a bat, fox bite
rabies: bite from stray, bitten by stray, bite abroad
rabies postexposure prophylaxis: rabies jabs, rabies shots, rabies pep, rabies vaccine after a bite, rabies jab
rabies immune globulin: rabies ig, rabies immunoglobulin
epistaxis: nosebleed, nose bleed, nose bleeding, bleeding nose, nose wont stop, nose bleeds, bloody nose
epistaxis: anterior bleed nose, nose wont stop bleeding, nosebleeds, bleeding from the nose
nasal packing: rhino rocket, merocel, pack the nose, nose pack, nasal tampon
appendicitis: grumbling appendix, burst appendix, inflamed appendix, appendix infection, rif pain, rlq pain
appendicitis: right lower quadrant pain, right iliac fossa pain, mcburney, rovsing, rovsings
appendectomy: appy op, lap appy, appendix removed, appendix surgery, taking out the appendix, remove the appendix
appendicolith: fecolith, appendix stone, appendiceal stone
cholecystitis: hot gall bladder, inflamed gallbladder, gallbladder infection, murphys sign, murphy positive, acute chole
cholecystitis: infected gall bladder, murphys positive
gallstone: gall bladder stones, gallbladder stones, stones in the gallbladder, biliary colic, gallbladder attack
gallstone: gallstones, cholelithiasis, silent stones, stone in the gallbladder, gallbladder pain, gall stones
cholecystectomy: gallbladder removal, lap chole, lap choly, hot chole, gallbladder surgery, chole same admission
cholecystectomy: hot lap chole, remove the gallbladder, take the gallbladder out
common bile duct stone: cbd stone, cbd stones, stone in the duct, duct stone, bile duct stone, choledocholithiasis
common bile duct stone: duct stones
hernia: lump in the groin, groin hernia, belly button hernia
major abdominal surgery: laparotomy, big bowel surgery, bowel resection, big abdominal op, major abdo surgery
major abdominal surgery: major abdo op, colectomy, hemicolectomy, colorectal resection, big belly surgery
major abdominal surgery: major gut surgery, open belly, major bowel surgery, open abdominal op, bowel surgery
major abdominal surgery: right hemi, anterior resection, hartmanns op
noncardiac surgery: hemicolectomy, vascular surgery, orthopaedic surgery, general surgery op, hernia op, hernia repair
noncardiac surgery: hip surgery?, knee surgery?, hip replacement?, knee replacement?, joint replacement?, bowel surgery?
noncardiac surgery: bowel resection?, colectomy?, hysterectomy?, abdominal surgery?, hernia surgery?, hernia done, hernia fixed
noncardiac surgery: non cardiac op, big op, major op, operation for bowel, hip op, knee op, major operation, elective op
perioperative: peri operative, day of surgery, day of op, around the op, theatre day, night before op
perioperative: morning of surgery, knife to skin, going to theatre, going under the knife, pre operative, before theatre
perioperative: before surgery, intra op
surgical safety checklist: time out, sign in sign out, surgical pause, theatre pause, who sign in, safety checklist
surgical safety checklist: operating room checklist, or checklist, gawande, gawande checklist, 19 item checklist
surgical safety checklist: who checklist theatre, list before knife to skin, checklist before operation
surgical safety checklist: checklist in theatre
chlorhexidine: clorhex, chlorprep, chloraprep, pink stuff, pink prep, chlorhexidine alcohol
povidone iodine: pvpi, brown prep, iodine scrub, iodine skin prep, betadyne, iodine paint
surgical site infection: infected wound, wound infected, wound infections, infected incision, ssi rate
surgical site infection: sur site infection, incision infection, post op infection, after surgery infection
surgical site infection: op wound infection
dexamethasone: dex at induction, antiemetic steroid, anaesthetic steroid, 8mg dex, 8 mg dex, during surgery dex
dexamethasone: dex for ponv
postoperative nausea and vomiting: pukes after anaesthetic, sick after anaesthetic, vomits after surgery, nausea post op
hip fracture surgery: hip op, hip repair, hip hemi, fix hip, fix her hip, hip pinned, dynamic hip screw, hip fixed
hip fracture surgery: hemiarthroplasty, hip nail, im nail, hip nailing, cephalomedullary nail
spinal anesthesia: awake or asleep, awake with a needle, subarachnoid block, neuraxial, neuraxial anesthesia
general anesthesia: sleep for the op, put under, under general, knocked out, under a general
nerve block: pecs block, esp block, tap block, interscalene, adductor canal, femoral block, scalp block, ring block
nerve block: ficb
venous thromboembolism prophylaxis: dvt ppx, vte ppx, clot prevention, clot jabs, blood clot prevention, dvt prophylaxis
venous thromboembolism prophylaxis: vte prophylaxis, thromboprophylaxis, prevent clots after surgery, tummy jabs
venous thromboembolism prophylaxis: heparin jabs, clexane jabs, blood thinning injections, blood thinner jabs
venous thromboembolism prophylaxis: dvt prevention
thromboprophylaxis: dvt ppx, vte ppx, clot prevention, dvt prophylaxis, vte prophylaxis, chemoprophylaxis for clots
thromboprophylaxis: clot ppx, blood thinner jabs, pe prevention, extended prophylaxis, clexane jabs, dvt prevention
thromboprophylaxis: thromboppx
beta blocker: beta block, beta blocked, beta blockade, bb before surgery
pulmonary embolism rule out criteria: perc, perc rule, perc zero, perc 0, percs out, perced out
pulmonary embolism: pe rule out, rule out pe, pe workup, query pe, r o pe, pleuritic chest pain?, lung clots
pulmonary embolism: clots in lungs
d dimer: d d-dimer, ddimers, clotting blood test
age adjusted d dimer: age times ten, age times 10, age adj d-dimer, age adjusted d-dimer, d-dimer over 50
age adjusted d dimer: adjusted d-dimer, age adjusted cutoff
clinical probability: gestalt, low gestalt, pretest probability, pre test probability, wells score, wells unlikely
clinical probability: low suspicion
head injury: bump on head, banged head, bang to the head, fell and hit head, fell off bed, hit her head
head injury: bonk on the head, fell from changing table, fell downstairs, whacked head, bumped his head, bumped her head
head injury: knocked out, fall from height head, scalp haematoma, scalp hematoma, boggy swelling, boggy haematoma
head injury: dinged head, egg on head, bang head, banged his head, banged her head, fell on head, bashed his head
head injury: closed head injury, fell on her head
minor head injury: minor hi, knocked out briefly, bump on the head gcs 15, canadian ct head, cchr, ct head rule
ct head, computed tomography: head scan, ct brain, brain scan, scan his head, scan her head, brain ct, head ct
pediatric head injury: paeds hi, kid head injury, pecarn, toddler head injury, baby head injury, kid bang head, child hi
traumatic brain injury: bleed on the brain after a fall, brain bleed after fall, traumatic bleed, head bleed after fall
traumatic brain injury: extradural, epidural hematoma, traumatic subdural, contusions, diffuse axonal injury
traumatic brain injury: blown pupil, traumatic sdh, severe head injury, traumatic ich, traumatic brain bleed
bleeding on ct, intracranial bleeding: bleed on ct, bleed on scan, head bleed, bleed in the head
ottawa subarachnoid hemorrhage rule: ottawa sah, ottawa rule headache, 6 hour ct, 6h ct, six hour ct, sah rule
tranexamic acid: tranex, tranexa, cyklokapron, anti bleeding drug, clot stabiliser
hyponatremia: low sodium, hyponat, salt low, sodium very low, low salt level
overcorrection: overshoot, corrected too fast, osmotic demyelination
dislocation: put the shoulder back, shoulder out, popped out shoulder, dislocated shoulder, relocate the shoulder
dislocation: shoulder popped out
compartment syndrome: tight swollen calf, fasciotomy
necrotizing fasciitis: necrotising fasciitis, flesh eating bug, fourniers
early warning score: pews score
do not resuscitate: dnacpr, dnar, respect form, not for resuscitation
crush injury, rhabdomyolysis: rhabdo, long lie, ck 50000
cauda equina: saddle numbness, saddle anaesthesia
head injury: knock on the head, knock to the head, blow to the head, head knock, clonked head, landed on his head, landed on her head, landed on head
paracetamol overdose: swallowed paracetamol tablets
opioid overdose: fentanyl overdose
`
