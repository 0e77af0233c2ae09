/**
 * Generic drugs that have several names, as lines of the table in `../synonyms.ts`: international, British and United
 * States names, older spellings, vitamins and abbreviations; and a prodrug that is given in the place of its drug, dose
 * for dose. Common knowledge of the field.
 */
export const drugNameSpellings = `
prednisolone = prednisone
phenytoin = fosphenytoin
aciclovir = acyclovir
levosalbutamol = levalbuterol
amfetamine = amphetamine
dexamfetamine = dextroamphetamine = dexamphetamine
lisdexamfetamine = lisdexamphetamine
amoxicillin = amoxycillin
cefalexin = cephalexin
cefazolin = cephazolin
cefradine = cephradine
beclometasone = beclomethasone
betamethasone = betametasone
chlorphenamine = chlorpheniramine
ciclosporin = cyclosporine = cyclosporin
clomifene = clomiphene
colecalciferol = cholecalciferol
colestyramine = cholestyramine
cytisinicline = cytisine
dosulepin = dothiepin
furosemide = frusemide
glibenclamide = glyburide
glyceryl trinitrate = nitroglycerin = gtn = nitroglycerine
glycopyrronium = glycopyrrolate
indometacin = indomethacin
isoprenaline = isoproterenol
folinic acid = leucovorin
levomepromazine = methotrimeprazine
lidocaine = lignocaine
mesalazine = mesalamine
methenamine hippurate = hexamine hippurate
mitoxantrone = mitozantrone
orciprenaline = metaproterenol
pethidine = meperidine
phenobarbital = phenobarbitone
phytomenadione = phytonadione = vitamin k1
procaine = novocaine
rifampicin = rifampin
sodium cromoglicate = cromolyn
tetracaine = amethocaine
thiamazole = methimazole
thiopental = thiopentone
torasemide = torsemide
tranexamic acid = tranexamate
trihexyphenidyl = benzhexol
ursodeoxycholic acid = ursodiol = udca
vasopressin = argipressin
dronabinol = thc
dinoprostone = prostaglandin e2
alprostadil = prostaglandin e1
epoprostenol = prostacyclin
filgrastim = gcsf
formoterol = eformoterol
cyanocobalamin = vitamin b12
hydroxocobalamin = vitamin b12
thiamine = vitamin b1
pyridoxine = vitamin b6
folic acid = vitamin b9
tocopherol = vitamin e
acetylcysteine = n acetylcysteine = nac
metamizole = dipyrone
terlipressin = glypressin
bendroflumethiazide = bendrofluazide
benzathine benzylpenicillin = benzathine penicillin = bicillin
co trimoxazole = trimethoprim sulfamethoxazole = sulfamethoxazole trimethoprim
co beneldopa = levodopa benserazide
co careldopa = levodopa carbidopa
polyethylene glycol = macrogol
liquid paraffin = mineral oil
simeticone = simethicone
liothyronine = triiodothyronine
somatropin = growth hormone
desmopressin = ddavp
oxytocin = syntocinon
ergometrine = ergonovine
paracetamol = acetaminophen
epinephrine = adrenaline
norepinephrine = noradrenaline
albuterol = salbutamol
zoledronic acid = zoledronate
levothyroxine = thyroxine = l thyroxine
valproate = valproic acid = divalproex
vitamin c = ascorbic acid
valaciclovir = valacyclovir
carboprost = hemabate
`

/** @returns the names of one word, in lower case */
export function listSpellingsOfOneWord(): string[] {
  return drugNameSpellings.split(/[=\n]/).flatMap((name) => (/^\s*[a-z]+\s*$/.test(name) ? [name.trim()] : []))
}
