/**
 * Everyday words for medical terms: a paraphrase may use the words on the left if its source has one of those on the
 * right, but not the other way round. Elsewhere they do not mean the same, so they cannot be synonyms. "hepat-" is the
 * beginning of a word.
 */
import { tokenize } from './tokens'

const table = `
symptoms symptom = severity score
perioperative preoperative postoperative = surgery
resistant resistance refractory = refractory resistant despite uncontrolled inadequate symptomatic fail-
serious = important major grade severe
woman = breast menopausal pregnancy ovarian cervical mother birth obstet- gynaec- uter- menstru- contracept- vagin-
man = prostate erectile testic-
drip = intravenous infusion
tablet capsule pill = oral daily
disabled disability = function independence rankin impair-
monotherapy = alone
gut = gastrointestinal bowel intestinal enteral
swallowing swallowed swallow = oral dysphagia
cord = spinal umbilical
stomach = gastric gastrointestinal gastro- dyspep-
tummy belly abdomen = abdominal gastro- bowel
bowel bowels intestine = gastrointestinal colorectal colon intestinal constipation diarrhea colitis crohn- diverticul-
muscle muscles = intramuscular myopath- myalg- rhabdo-
skin = subcutaneous dermat- eczema cellulitis cutaneous psoria- acne topical
breathless = respiratory dyspn-
breathing breath airways = respiratory asthma copd ventilation pulmonary bronch- intubation
heart = cardiovascular coronary myocardial ventricular atrial cardi-
hydration rehydration = fluid saline crystalloid
bloodstream = bacteremia bacteraemia candidemia -emia sepsis
radioligand = lutetium radium actinium
fluid fluids = effusion edema volume infusion crystalloid saline hydration bolus resuscitation overload
water = fluid edema
urinary = bladder kidney
pee urine wee = urinary bladder uri-
life lives = age survival death year month born
oxygen = hypox- oxygenation saturation respiratory ventilation
hospital ward wards = discharge admission inpatient emergency icu intensive surgery readmi-
discharge discharged home = hospital
attack attacks = recurrence episode anaphylaxis exacerbation relapse seizure gout migraine asthma
injected injection injections jab jabs shot shots needle needles = subcutaneous intramuscular intravenous depot vaccine injection weekly monthly
inhaled inhaler puff puffs = laba lama bronchodilat- budesonide formoterol flutic- salbutamol asthma copd
mother mothers mum maternal expectant = maternal pregnancy woman birth infant
tissue = necros- necrot- wound
inflammation inflamed = arthritis colitis -itis
windpipe = trache- intubation
diagnosed diagnosis = new newly detect- confirm- gestational
booster boosters = vaccine toxoid dose
short-sightedness shortsightedness nearsightedness sightedness sighted = myopi-
sight sighted see vision = visual acuity ocular eye retin- macular
womb = uter- hysterectomy
chest = pulmonary lung cardiac pneumonia bronch- respiratory thorac-
sugar = gluc- glyc- hypoglyc- hyperglyc- diabet- hba1c
salt = sodium saline natr-
potassium = hypokal- hyperkal-
sodium = hyponatr- hypernatr- natr-
calcium = hypocalc- hypercalc-
platelet platelets = thrombocyt-
anemia = hemoglobin transfus- iron
hemoglobin = anemia
neutrophils = neutrop-
pressure = hypertens- hypotens- systolic diastolic
hypertension = pressure systolic
cholesterol lipids lipid fats = ldl statin dyslipid- triglycerid-
swelling swollen = edema
rash rashes = skin cutaneous exanth- erythema
itching itch = prurit- urticar-
blindness blind = vision visual acuity
deafness hearing = audio- cochl-
yellowing = jaundice bilirubin
kidney kidneys renal = nephr- glomerul- dialysis creatinine egfr uremi- albuminur-
liver = hepat- cirrho- mash nash nafld
lung lungs = pneumon- bronchopulm- respiratory copd pleur- pulmon-
brain mental = cerebral intracranial neuro- stroke encephal- cognit- psych-
bone bones skeleton = fracture osteopor- skelet- density
joint joints = arthr- knee hip
nerve nerves = neurop- neur-
throat = pharyng- tonsil-
nose nosebleed nosebleeds = nasal epistaxis rhin- sinus-
eye eyes = ocular retin- glaucoma macular cornea- intraocular vision
baby babies infant infants newborn newborns = neonat- preterm birth rsv month
child children youngster youngsters kid kids = pediat- age infant preschool- school-
teenager teenagers adolescent adolescents teens = adolesc- young younger school
elderly older old senior = age geriatr- frail
young younger = age adolesc-
adult adults = age
sleep sleeping asleep sleepy sleepier drowsy = insomnia hypnot- sedat- drows- somnol-
sedative sedatives = sedat- propofol dexmed- midazol-
mood = depress-
thinking memory = cognit- dement- delir-
confusion confused = delir-
fit fits convulsing = seizure epilep-
fainting faint fainted = syncop-
tired tiredness exhaustion = fatigue
sick sickness queasy = nausea vomiting
sore soreness aching = pain throat tender-
operation operate operated surgery = -ectomy -plasty -otomy decompress- arthroscop- replacement bypass procedure
procedure = -ectomy -plasty closure ablation surgery intervention
anaesthetic anesthetic = anaesth- anesth-
implant implanted device = pacemaker defibrill- stent valve iud
tumour tumours tumor tumors lump lumps = cancer carcin- lymphom- sarcom- melanom- neoplas- glioblast-
growth growths = progress- tumor
spread = metasta- progress- transmi-
clot clots clotting = thromb- embol- coagul-
vessel vessels = vascul- arter- ven-
graft = bypass transplant-
germ germs bug bugs microbe bacterium bacteria = -coccus -cocci bacter- infect- coloni- patho- pylori
infection infections infected = sepsis septic pneumon- bacter- cellulit- tubercul- infect- hiv virus influenza -itis impetig- zoster herpes malaria abscess candid- chlamyd- gonorr- syphil- streptoc- staphyl- cystitis parasit- scabies covid measles mening- pertussis diphther- tetanus
poisoning = overdose toxic-
allergy allergic = anaphyla- hypersens- rhinit-
scan scans scanning imaging image x-ray x-rays xray ray rays radiograph picture pictures = ct mri ultraso- radiogra- imaging echocard- tomogra- elastogra- angiogra-
test tests testing tested = screening assay culture antigen pcr biopsy colonosc- mammogra-
training exercises exercise physiotherapy physical = exercise rehabil- physio-
talking counselling counseling talk = cognitive behavior psycho- therapy support
diet eating eat food meal meals = diet feeding weight nutrit- calor-
feeding fed = enteral parenteral diet nutrit- oral
smoking smoker smokers smoke cigarettes = tobacco nicotine
drinking drink drinker drinkers = alcohol intake water fluid
sex intercourse = contracept- sexual
period periods = menstru- menopaus-
ageing aging = age
gallbladder = cholecyst- gallstone
bloodstream = bacter- sepsis blood
bloodstreams circulation = shock perfus- hemodyn-
fasting starving = oral feeding
hands hand feet foot leg legs arm limb limbs = lower-limb amputat- limb neurop-
wheelchair walk walking walked mobility mobile = walk gait ambul- rankin disab-
recovered recovery recovering recover = symptom resol- improv- alive remission
remission = response relapse
cured cure cures = eradicat- resol- success heal- clear-
healing healed heal = cure ulcer wound resol-
cleared clear clearing clears = eradicat- resol- cure clearance
eradicated eradication = cure clear-
suppressed suppression undetectable = below copies rna viral
virus viral = hiv rna hepatitis influenza rsv covid sars
vaccinated vaccinating vaccine jabbed = vaccin- immuni-
unvaccinated = vaccin- placebo
sham dummy = placebo
untreated = placebo control
survivor survivors = survival alive death
dying die died = surviv- alive
weighing = kg weight
overweight obese = bmi obesity weight mass
laboratory = confirmed test culture pcr assay
lean slim = weight bmi
thinner thinners = anticoag- antiplat- warfarin heparin aspirin
painkiller painkillers = nsaid analges- opioid paracetamol ibuprof-
steroid steroids = dexameth- predniso- hydrocort- methylpred- budeson- glucocort- cortico-
hormone hormones hormonal = estrogen progest- testost- thyrox- levothyrox- contracept- androgen endocrine
antibody antibodies immunotherapy biologic biologics = -mab
statin statins = -statin
antibiotic antibiotics = -cillin -mycin -floxacin -cycline cef- penicillin sulfameth- cotrimox- rifamp- rifax- vancomyc-
antiviral antivirals = -vir
anticoagulant anticoagulants anticoagulated anticoagulation = -xaban dabigatran warfarin heparin -parin
antiplatelet antiplatelets = aspirin clopid- ticagrel- prasugr-
opioid opioids = morphine oxycod- fentan- bupren- methadone
antipsychotic antipsychotics = -piprazole olanz- risper- quetiap- clozap- haloper-
antidepressant antidepressants = ssri snri sertral- fluoxet- citalop- escital- amitript- venlaf- dulox-
diuretic diuretics = -thiazide chlorthal- chlortal- furosem- spironol- torasem- indapam-
chemotherapy = -platin paclit- docet- gemcit- cyclophos- anthrac- folfir-
insulin = glargine degludec icodec basal
nasal = intranas- rhin-
vein veins venous = intravenous parenteral thromb-
antibody antibodies = immunoassay antigen serolog-
carer carers caregivers = caregiv- parent
restless restlessness agitated = agitat- delir-
vessel vessels = vascul- arter- stenos-
thiazide thiazides = chlorthal- chlortal- indapam- hydrochlor-
contrast dye = contrast
wrist = radial carpal
dura = subdur- epidur- dural
postural = positional orthosta-
money cash = fund- financ-
fever feverish = febril- temperature
pus = purul- abscess
toxicity tolerability = adverse harm- side
white cell cells count counts = neutrop- leukop- lymphop- agranuloc-
relapse relapses = progression recurrence
watchful waiting watched watching = observation observ- monitor- surveill-
cancer = tumor lymphom- leukem- myelom-
antihistamine antihistamines = diphenhydr- cetiriz- loratad- fexofen- h1
benzodiazepine benzodiazepines = -azepam -azolam
bisphosphonate bisphosphonates = -dronate -dronic
triptan triptans = -triptan
antifungal antifungals = -conazole -fungin terbinaf- amphoter-
relaxant relaxants paralysis paralysing muscle = -curium -curonium blockade
adrenaline epinephrine = adrenalin epineph-
paracetamol acetaminophen = paracetamol acetamin-
community home homes household = primary general practice outpatient nursing care
doctor doctors physician physicians clinician clinicians gp gps = practice primary clinic care clinician general
clinic clinics surgery practice practices = primary outpatient general centre center
staff nurse nurses = nurs- care
parents parent families family carers carer = parent child infant familial
ambulance paramedics paramedic = prehospital out-of-hospital emergency
workplace work = employ- occup-
emergency urgent = acute prehospital immediate- resuscit- anaphyla-
intensive = icu critical ventilat-
bedside = hospital clinical
abnormality abnormalities abnormal = atyp- lesion defect malform- elevated raised impair-
malformation malformations = congenital anomal- defect
lifetime lifelong = life long
blinded blind blinding masked unblinded unmasked = open open-label
hair = hirsut- alopec- scalp
child children baby conceive conception = infertil- fertil- anovulat- ovulat-
cycles cycle = menstru- period irregular
yeast fungus fungal thrush = candid- fung- mycosis
coil coils spiral = iud intrauterine device
fallback backup = second-line alternative
bruise bruises bruising = hemat- ecchym-
heartburn = reflux gerd dyspep-
piles = hemorrhoid-
shingles = zoster herpes
chickenpox = varicel-
hives wheals = urticar-
boil boils = abscess furunc-
stone stones = calcul- nephrolith- urolith- gallstone
cramps cramp = dysmenor- spasm
labour labor = birth delivery intrapart-
numbness numb tingling = neurop- paresthes-
dizzy dizziness lightheaded = vertigo syncop- orthostat-
stiff stiffness = mobility arthr- rigid-
scarring scarred scar = fibros- cirrho-
strep = streptoc-
staph = staphyl-
gum gums = gingiv- periodont-
breastfeeding nursing milk = lactat- breastfe-
ovulation ovulate ovulates = ovulat- anovulat-
tiredness weary weariness = fatigue
sleepiness = somnol- sedat- drows-
sweating sweats = hyperhid- vasomotor
flushes flashes = vasomotor menopaus-
shaking tremor = parkins- tremor
palpitations heartbeat rhythm = arrhyth- fibrill- tachyc-
pacemaker = pacing
coma comatose = conscious- unrespons-
bladder = urinary urin- cystit-
waterworks = urinary
cystitis = urinary bladder
hearing = audio- deaf- cochl-
smear smears = cytolog- cervical
lining = endometr- mucos-
polyp polyps = adenom-
ray rays sunlight = ultravi- photo-
dose doses dosing = mg microgram unit regimen course
birth born = infant neonat- newborn pregnancy labour gestation
discontinuation withdrawal = dropout leave
acute = attack exacerbation sudden emergency crisis onset flare first
pollen = seasonal hay
american americans = us usa united
british = uk britain england
previous previously = prior earlier before history relapse refractory after former past naive
osteoporosis osteopenia = bone
nephrotoxicity nephropathy = kidney creatinine
hepatotoxicity = liver alt aminotransf- transamin-
stiffness = elastogra- fibros- arter-
comorbidity comorbidities comorbid = condition disease risk factor history
isotonic = saline chloride crystalloid
birthday birthdays = age year
fetus fetal unborn = teratogen- malform- congenital pregnancy
cardiovascular = heart myocard- coronary stroke cardiac
gastrointestinal = nausea vomiting diarrhea constipation gastric bowel stomach abdominal dyspep-
respiratory = lung pulmonary breathing airway asthma copd pneumon- cough
psychiatric = depress- schizo- psych- mental suicid- anxi-
musculoskeletal = back knee hip muscle joint osteo- tend-
neurological = stroke brain cerebral seizure epilep- encephal- neuro-
cutaneous dermatological = skin dermat- eczema psoria- acne
metabolic = diabet- gluc- lipid obes- weight
obstetric antenatal prenatal perinatal gestational gestation = pregnancy birth preterm neonat- weeks
postnatal postpartum = birth delivery
neonatal = birth preterm infant
vasopressor vasopressors = norepin- noradren- vasopress- adrenalin epineph-
crystalloid crystalloids = saline ringer balanced lactate
colloid colloids = albumin starch gelatin
analgesia analgesic analgesics = pain opioid paracetamol acetamin- ibuprof- nsaid morphine
antihypertensive antihypertensives = pressure hypertens-
anticonvulsant anticonvulsants antiepileptic antiepileptics antiseizure = seizure epilep- levetir- valpro- phenyt- lamotr- carbamaz-
antithrombotic antithrombotics = anticoag- antiplat- aspirin warfarin heparin -xaban
antiemetic antiemetics = nausea vomiting ondans- metoclop-
bronchodilator bronchodilators = salbut- albut- formot- tiotrop-
immunosuppressant immunosuppressants immunosuppression = azathiop- mycophen- tacrol- ciclosp- cyclosp- methotrex- rituxim-
topical topically = cream gel ointment drop drops spray
parenteral parenterally = intravenous intramuscular subcutaneous
transdermal = patch
acceptable allowed permissible permitted = may option
nosocomial = hospital
hypoxia hypoxemia hypoxic = oxygen saturation
thrombocytopenia = platelet
myalgia = muscle
arthralgia = joint
emesis = vomiting
hypersensitivity = allerg- anaphyl- rash
sedation = sedat- drows- somnol-
critical = intensive icu
antigen antigens = hbsag psa cea serolog- antibod-
antibody antibodies = igg igm ige serolog- -mab immunoglob-
crisis crises = suicid- psych- emergency urgent attack exacerbation
course courses = day days week weeks regimen therapy
`

/** The meanings on the right of one concept on the left. */
interface Meanings {
  concepts: string[]
  beginnings: string[]
  endings: string[]
}

const meanings = new Map<string, Meanings>()
for (const line of table.trim().split('\n')) {
  const [names = '', others = ''] = line.split(' = ')
  const written = others.split(' ')
  const beginnings = written.filter((each) => each.endsWith('-')).map((each) => each.slice(0, -1))
  const endings = written.filter((each) => each.startsWith('-')).map((each) => each.slice(1))
  const concepts = tokenize(written.filter((each) => !/^-|-$/.test(each)).join(' ')).map(({ concept }) => concept)
  for (const { word, concept } of tokenize(names))
    for (const name of new Set([word, concept])) {
      const known = meanings.get(name) ?? { concepts: [], beginnings: [], endings: [] }
      known.concepts.push(...concepts)
      known.beginnings.push(...beginnings)
      known.endings.push(...endings)
      meanings.set(name, known)
    }
}

/** Whether a source with these concepts and words may be paraphrased by the word. */
export function isParaphrased(
  { word, concept }: { word: string; concept: string },
  { concepts, words }: { concepts: ReadonlySet<string>; words: ReadonlySet<string> },
): boolean {
  const own = meanings.get(word) ?? meanings.get(concept)
  if (!own) return false
  if (own.concepts.some((each) => concepts.has(each))) return true
  for (const each of words)
    if (own.beginnings.some((part) => begins(each, part)) || own.endings.some((part) => each.endsWith(part)))
      return true
  return false
}

/** "Microvascular" contains "vascular"; shorter parts occur in too many words. */
function begins(word: string, part: string): boolean {
  return part.length > 4 ? word.includes(part) : word.startsWith(part)
}
