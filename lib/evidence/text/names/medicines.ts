/**
 * Everyday names, shorthand and slang of drugs (including short forms that are not the beginning of one name) and of
 * how they are given, as lines of the table in `../synonyms.ts`. Common knowledge of the field.
 */
export const medicines = `
enzyme inducing drugs > carbamazepine > phenytoin > phenobarbital > primidone > oxcarbazepine > rifampicin > rifabutin > st johns wort
ticagrelor = tica
clopidogrel = clopi
apixaban = apix
rivaroxaban = riva
dapagliflozin = dapa
empagliflozin = empa
methylprednisolone = methylpred = solumedrol
intramuscular = im injection
corticosteroid = cortisone
corticosteroid = steroids
hydroxyurea = hydroxycarbamide
sacubitril valsartan = sac val = arni
icosapent ethyl = icosapent
rocuronium = roc
succinylcholine = sux = suxamethonium
ketamine = ket
vitamin k = vit k
vitamin b12 = b12 = cobalamin
folic acid = folate
omega 3 = fish oils
sugar pill = placebo
omega 3 = fish oil = cod liver oil
zinc = zinc lozenge
multivitamin = vitamin pill = daily vitamins
progesterone = progesterone pessary
ibuprofen = anti inflammatory
nsaid = anti inflammatory tablet = anti inflammatories
honey = spoonful of honey
deprescribing = fewer tablets = cutting down tablets = take away tablets = stopping tablets = stop some tablets = take fewer pills
polypharmacy = lots of pills
diphenhydramine = nytol
aspirin = baby aspirin
nonsteroidal anti inflammatory: anti inflams, antiinflams, antiinflammatory, voltarol type, non steroidals
nonsteroidal anti inflammatory: inflammation tablets
paracetamol: pcm, apap
diclofenac: diclo
corticosteroid: cortico, roids, cs oral
prednisolone: predni, preddies, predno
methylprednisolone: ivmp, pulse steroids, steroid drip
heparin: hep drip, hep infusion
prothrombin complex: 4fpcc, beriplex, octaplex
alirocumab: aliro
bempedoic acid: ba lipid
canagliflozin: cana
sotagliflozin: sota
finerenone: finerone
sacubitril valsartan: sacval, lcz696
chlorthalidone: chlortal
hydrochlorothiazide: hct
metoprolol: meto
propranolol: prop bb
sotatercept: sota pah
linagliptin: lina
sulfasalazine: sulfa
tofacitinib: xelj
upadacitinib: upa jak
secukinumab: sec ps
azathioprine: aza immune
ciclosporin: cyclo, cyclosp
cyclophosphamide: cyc
voclosporin: voclo
gabapentin: gabbies
pregabalin: pgb, pregabs
venlafaxine: ven
olanzapine: olz
lorazepam: lzp
diazepam: dzp
daridorexant: dari, darido
memantine: mem dementia
levodopa: levo
pramipexole: ppx rls
topiramate: tpm
botulinum toxin: bont
zonisamide: zns
vilanterol: vi laba
lactulose: lact laxative
mesalazine: mesal, 5asa, 5 asa
rifampicin: rif, rifamp
pyrazinamide: pza
bedaquiline: bdq
rifapentine: rpt
dolutegravir: dtg
lenacapavir: lena
entecavir: etv
efavirenz: efv
succinylcholine: suxi, scoline
ribociclib: ribo
simvastatin: simva
atorvastatin: atorva
rosuvastatin: rosuva
pravastatin: prava
gliclazide: glic
mirtazapine: mirtaz
sumatriptan: suma
caspofungin: caspo
anidulafungin: anidula
cisatracurium: cisatra
oxaliplatin: oxali
dabrafenib: dabraf
sacituzumab govitecan, sacituzumab: saci
abemaciclib: abema
docetaxel: tax chemo
capecitabine: cape chemo
teriparatide: teri
estradiol: oestrad
progesterone: utrogestan
subcutaneous: under the skin, subcut, sub cut, subq
intramuscular: into the muscle, in the muscle, jab in the bum, jab in the backside, into muscle, in the backside
supplement: health shop tablets, over the counter tablets, health food shop, otc
deprescribing: fewer pills, come off tablets, too many tablets, cutting back medication, stop some pills
deprescribing: trim the meds, rationalise meds, cut down her pills, fewer meds, reduce meds, stop some of his meds
polypharmacy: rattling with pills, too many pills, on ten medicines, bag full of pills, on lots of meds
corticosteroid: steroids course, steroid tablets, steroid course, course of steroids, oral prednisolone
corticosteroid: prednisolone tablets
hydrocortisone: hc 50, hc infusion, hydrocortisone infusion, hydrocortisone drip, stress dose steroid, solu cortef
prednisolone: prednisolone taper, prednisolone dose
methylprednisolone: pulse methylpred, ivmp pulse, solu medrol, solumedrol, medrol pack
fludrocortisone: fludrocortone, mineralocorticoid tablet
ibuprofen: ibuprophen, brufens
paracetamol: para tablets, acetamin, tylenol tablets
celecoxib: celebrex
oxycodone: percs, oxynorm, oxycontins, endones
oxycodone naloxone: oxycodone with naloxone
codeine: co codamol, cocodamol, codeine tablets
hydrocodone: norcos, vicodins
morphine: mst continus, mst tablets, oramorph solution, morphine tablets, low dose morphine, morphine sulphate
morphine: sr morphine
fentanyl: fent patch
gabapentin: gabbas
pregabalin: preggers tablets?
aspirin: junior aspirin, low dose aspirin, dispirin, disprin, asa 81
enoxaparin: clex, lovenox shots
ondansetron: odt ondansetron
prochlorperazine: stemitil
chlorphenamine: piriton, chlorphen
antihistamine: allergy tablets, hayfever tablets
antihypertensive: bp tablets, bp pills, blood pressure tablets, blood pressure tablet, blood pressure medication
antihypertensive: blood pressure pills, antihypertensives, bp drugs, blood pressure medicine
antihypertensive medication reduction, deprescribing: stop a bp tablet, cut bp medication, stop bp medication
antihypertensive medication reduction, deprescribing: deprescribe antihypertensives, too many bp pills
antihypertensive medication reduction, deprescribing: reduce bp medication, stop blood pressure tablet
antihypertensive medication reduction, deprescribing: taking off amlodipine, de escalate antihypertensives
antihypertensive medication reduction, deprescribing: bp medication reduction, stopping blood pressure tablets
antihypertensive medication reduction, deprescribing: deescalate bp medication, reduce blood pressure medication
antihypertensive medication reduction, deprescribing: come off blood pressure tablets, stop amlodipine
antihypertensive medication reduction, deprescribing: reduce blood pressure tablets, cut one bp tablet
deprescribing: deprescribe, de prescribe, de prescribing, deescalate medication, taking off tablets, cut tablets
deprescribing: medication review, pill burden
palliative care: hospice, end of life, terminally ill, terminal cancer, dying of cancer, palliative patient, macmillan
palliative care: life limiting
terminal delirium: terminal agitation, terminal restlessness, restless and dying, last days agitated, dying and agitated
terminal delirium: end of life restlessness, dying and thrashing, terminally agitated, agitation in last days
terminal delirium: end of life agitation, restless dying, last hours agitation
delirium: hyperactive delirium, agitated delirium, terminal agitation, terminal restlessness, end of life restlessness
advanced cancer: advanced ca, end stage cancer, terminal ca, metastatic ca, advanced malignancy, terminal cancer
advanced cancer: late stage cancer, dying of cancer, incurable cancer
nausea: feels sick, feeling sick, always feels sick, sick all the time, constantly sick, queasy, constantly nauseous
nausea: off food and sick, constant sickness
breathlessness: short of breath, gasping, gasping for breath, dyspnoea, shortness of breath, dyspneic, dyspnea
breathlessness: cant catch breath, cant breathe properly, mmrc, mrc 4, mrc 5, refractory breathlessness
breathlessness: chronic breathlessness
death rattle: noisy secretions, rattly breathing at the end, respiratory secretions at end of life
syringe driver: syringe pump, csci, driver drugs, just in case medication, anticipatory medication
cancer cachexia: wasting from cancer, cancer anorexia, losing weight from cancer
octogenarian: over 80s, 80 plus, old old, very old
community dwelling: in the community, at home elders, living at home
`
