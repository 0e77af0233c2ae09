/**
 * Everyday names, shorthand and slang of drugs, in short forms that are no beginning of one name, and how they are given, as lines of the table in
 * `../synonyms.ts`. Common knowledge of the field.
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
`
