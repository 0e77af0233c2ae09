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
`
