/**
 * Classes of drugs by the stems of their names. International nonproprietary names of one class share a stem (WHO, "The
 * use of stems in the selection of international nonproprietary names"), most of them an ending; `^` marks a beginning. Drugs
 * whose names have no stem are listed.
 */
const stems = `
mab: antibody monoclonal biologic biological
cept: biologic biological fusion
vedotin deruxtecan tansine govitecan ozogamicin: antibody conjugate
tinib: tyrosine kinase inhibitor
rafenib metinib lisib ciclib anib: kinase inhibitor
citinib: jak janus kinase inhibitor
parib: parp inhibitor
zomib: proteasome inhibitor
lutamide: antiandrogen androgen receptor inhibitor
platin: platinum chemotherapy
taxel: taxane chemotherapy
rubicin: anthracycline chemotherapy
pril: ace converting enzyme inhibitor antihypertensive
sartan: sartan arb angiotensin receptor blocker antihypertensive
olol: beta blocker
dipine: calcium channel blocker antihypertensive
thiazide: thiazide diuretic antihypertensive
semide: loop diuretic
azosin losin: alpha blocker
steride: alpha reductase inhibitor
afil: phosphodiesterase pde5 inhibitor
statin: statin lipid lowering
xaban: xaban factor xa inhibitor anticoagulant oral
gatran: thrombin inhibitor anticoagulant oral
parin: heparin anticoagulant
grel grelor: p2y12 inhibitor antiplatelet
teplase: thrombolytic plasminogen activator
gliflozin: gliflozin sglt2 inhibitor cotransporter
gliptin: gliptin dpp4 dipeptidyl peptidase inhibitor
glutide natide enatide: glp1 receptor agonist incretin
glitazone: thiazolidinedione
setron: setron antiemetic antagonist
orexant: orexin receptor antagonist hypnotic
triptan: triptan agonist
gepant: cgrp receptor antagonist gepant
azepam azolam: benzodiazepine sedative
zolpidem zopiclone zaleplon: hypnotic sedative
oxetine pram traline: antidepressant reuptake inhibitor
triptyline ipramine: antidepressant tricyclic
peridol piprazole zapine peridone promazine perazine: antipsychotic neuroleptic
racetam: antiepileptic anticonvulsant antiseizure
bamazepine phenytoin valproate topiramate lamotrigine gabapentin pregabalin: antiepileptic anticonvulsant antiseizure
gabapentin pregabalin: gabapentinoid
prazole: proton pump inhibitor antacid
tidine: h2 receptor antagonist blocker
conazole fungin: antifungal azole
cillin: penicillin antibiotic lactam
^cef: cephalosporin antibiotic lactam
penem: carbapenem antibiotic lactam
cycline: tetracycline antibiotic
oxacin: quinolone fluoroquinolone antibiotic
thromycin: macrolide antibiotic
mycin micin: antibiotic antibacterial
vir: antiviral
tegravir: integrase inhibitor antiretroviral
ivir: protease inhibitor antiretroviral
vaptan: vasopressin receptor antagonist
entan: endothelin receptor antagonist
lukast: leukotriene receptor antagonist
terol: beta agonist bronchodilator
tropium: anticholinergic antimuscarinic muscarinic antagonist bronchodilator
fenacin oxybutynin: anticholinergic antimuscarinic
sone solone onide: steroid corticosteroid glucocorticoid
caine: anesthetic anaesthetic
curonium: relaxant blocker
flurane propofol etomidate: anesthetic anaesthetic
propofol: sedative
dronate dronic: bisphosphonate
coxib profen: nsaid inflammatory
fentanil orphine codone codeine morphone: opioid opiate analgesic
trexate: antimetabolite immunosuppressant antirheumatic
relin: gonadotropin agonist
astine loratadine cetirizine: antihistamine
amiodarone lidocaine flecainide sotalol dronedarone procainamide: antiarrhythmic
warfarin: coumarin anticoagulant vitamin antagonist
aspirin: antiplatelet salicylate
morphine fentanyl oxycodone methadone tramadol: opioid opiate analgesic
paracetamol acetaminophen: analgesic antipyretic
metoclopramide dimenhydrinate domperidone prochlorperazine: antiemetic
naloxone naltrexone: opioid antagonist
spironolactone eplerenone finerenone: mineralocorticoid receptor antagonist diuretic
colchicine: inflammatory
allopurinol febuxostat: urate lowering xanthine oxidase inhibitor
ketamine esketamine: anesthetic anaesthetic nmda receptor antagonist
haloperidol: antipsychotic neuroleptic
lithium: mood stabilizer stabiliser
`

interface DrugClass {
  stem: RegExp
  words: readonly string[]
}

const classes: readonly DrugClass[] = stems
  .trim()
  .split('\n')
  .map((line) => {
    const [endings = '', words = ''] = line.split(': ')
    const patterns = endings.split(' ').map((each) => (each.startsWith('^') ? each : `${each}$`))
    return { stem: new RegExp(patterns.join('|')), words: words.split(' ') }
  })

/** @returns the words that name the classes of a drug: "orexin receptor antagonist hypnotic" for daridorexant */
export function listClassWords(drug: string): string[] {
  return classes.flatMap(({ stem, words }) => (stem.test(drug) ? words : []))
}
