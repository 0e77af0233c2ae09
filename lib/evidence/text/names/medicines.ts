/**
 * Everyday names, shorthand and slang of drugs (including short forms that are not the beginning of one name) and of
 * how they are given, as lines of the table in `../synonyms.ts`. Common knowledge of the field.
 */
export const medicines = `
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
`
