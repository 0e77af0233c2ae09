/**
 * Words that mean the same in statements about results, so that a paraphrase aligns with its source. Narrower than the
 * synonyms of the search: what is related but different ("stroke", "ischaemic stroke") stays apart.
 */
import { foldWord, stemWord } from '@/lib/evidence/text/normalize-terms'

/** One concept per line; the first word names it. Names of several words are in `long-names.ts`. */
const lines = `
aciclovir acyclovir
adrenaline epinephrine
beclometasone beclomethasone
ciclosporin cyclosporine cyclosporin
clomifene clomiphene
colestyramine cholestyramine
furosemide frusemide
glibenclamide glyburide
indometacin indomethacin
lidocaine lignocaine
mesalazine mesalamine
noradrenaline norepinephrine
paracetamol acetaminophen
pethidine meperidine
rifampicin rifampin
salbutamol albuterol
death dead died dies die dying mortality fatal fatality fatalities deaths lethal alive survival survive survived survivors survivor surviving
stroke strokes
infarction infarct infarctions infarcts mi ami reinfarction
hemorrhage bleeding bleed bleeds hemorrhages hemorrhagic bled
hospital hospitalization hospitalizations hospitalized admission admissions admitted readmission readmissions rehospitalization rehospitalized inpatient inpatients
kidney renal kidneys
recovery recover recovers recovered recovering
heart cardiac
liver hepatic
lung pulmonary lungs
brain cerebral intracranial intracerebral
cancer carcinoma cancers malignancy malignancies neoplasm neoplasms tumor tumors malignant neoplastic oncology
child children pediatric childhood boys girls kids childrens
infant infants baby babies newborn newborns neonate neonates neonatal
adolescent adolescents teenagers teenager teens
adult adults
woman women female females
man men male males
old older elderly
pregnant pregnancy pregnancies gravid
birth births birthing delivery deliveries delivered
mother mothers maternal
fracture fractures fractured broken
vertebra vertebral vertebrae
spine spinal
surgery surgical operation operations operated operative surgically
revascularization pci angioplasty stent stenting revascularisations
thrombosis thromboembolism thromboembolic thrombotic embolism embolic clot clots vte thrombus thromboses emboli
vein venous veins
artery arterial arteries
recurrence recurrent recur recurred recurrences relapse relapses relapsed relapsing
infection infections infected infectious
influenza flu
diabetes diabetic
hypertension hypertensive
obesity obese
tired tiredness fatigue exhaustion exhausted
dyspnea breathlessness breathless
itch pruritus itching itchy
fever febrile fevers pyrexia
vomit vomiting vomited emesis
nausea nauseated queasy queasiness
depression depressive depressed
antidepressant antidepressants
schizophrenia schizophrenic psychosis psychotic
anxiety anxious
dementia alzheimer alzheimers
cognition cognitive
disability disabled disabling
independence independent independently
function functional functioning functions
seizure seizures convulsion convulsions epileptic
asthma asthmatic asthmatics
exacerbation exacerbations attack attacks flare flares
respiratory breathing
ventilation ventilator ventilated ventilatory
intubation intubated intubations
oxygen oxygenation pao2 spo2
sepsis septic
shock
ulcer ulcers ulceration
vaccine vaccination vaccinated vaccines vaccinations immunization immunized
antibiotic antibiotics antibacterial antimicrobial
steroid steroids corticosteroid corticosteroids glucocorticoid glucocorticoids
statin statins
inhibitor inhibitors inhibition
blocker blockers blockade
anticoagulant anticoagulants anticoagulation anticoagulated
antiplatelet antiplatelets
vitamin vitamins
transfusion transfusions transfused transfusing
transplant transplantation transplants transplanted
dialysis hemodialysis
radiotherapy radiation irradiation
chemotherapy chemotherapeutic
surgery surgical
screening screened screen screens
colonoscopy colonoscopies
mammography mammogram mammograms
exercise exercises exercising training
diet dietary
weight bodyweight
smoking smoker smokers smoke smoked cigarettes
abstinence abstinent quit quitting cessation
e-cigarette vaping
injection injections injected injecting
infusion infused infusions
tablet tablets pill pills
oral orally mouth
intravenous intravenously iv
subcutaneous subcutaneously
inhaled inhaler inhalation inhalers
spray sprays
dose doses dosing dosage
placebo placebos dummy sham
control controls
day daily days
week weekly weeks
month monthly months
year yearly years annual annually
hour hourly hours
minute minutes
once single
symptom symptoms symptomatic
pain painful pains
headache headaches migraine migraines
response responded responders responder responses respond
remission remissions
cure cured cures eradication eradicated
healing heal healed heals
progression progressed progress progressive progresses
diagnosis diagnosed diagnostic diagnoses diagnose
detection detected detect detecting
severe severely severity serious severer
mild mildly milder mildest
moderate moderately
acute acutely
chronic chronically
early earlier
late later delayed delay
major
minor
stable
fast faster quicker rapid rapidly sooner quickly quick
slow slowed slower slowing slowly slows
long longer prolonged prolongs prolong lengthened lengthen lasted last
short shorter shortened shorten
large larger big
small smaller
discontinuation discontinued discontinue withdrawal withdrawn withdrew stopping stopped stop stops cessation
continuation continued continuing continue continues kept keep
start starting started initiation initiated initiate begin beginning began begun starts
adherence adherent compliance
randomize randomized randomised randomly randomization
observational cohort registry
trial trials study studies rct
review reviews meta-analysis
participant participants patient patients people persons person individuals subjects enrolled volunteers
guideline guidelines panel recommendation recommendations recommended recommend recommends advises advise advised advice
evidence data
certainty certain confidence
quality
enrolment recruit recruited enrolled enrol enroll enrolling
exclude excluded excludes exclusion ineligible
include included includes inclusion eligible
rate rates incidence frequency frequencies
risk risks hazard odds likelihood
event events episode episodes
adverse
reaction reactions
complication complications
injury injuries damage injured
failure fail failed failing fails
rescue
success successes successful successfully succeed succeeded succeeds
repeat repeated
need needed needing needs require required requiring
treatment treated treating therapy therapies treat treats
eye eyes visual vision ocular
skin cutaneous dermal dermatologic
hair
tooth teeth dental
bone bones
muscle muscular
joint joints
nerve nerves neural
neurological neurologic neurology neurologically
neutropenia neutropenic
ischemia ischemic
thrombolysis thrombolytic fibrinolysis fibrinolytic
thrombectomy endovascular
hypoglycemia hypoglycemic
glucose sugar
cholesterol ldl
metastasis metastatic metastases
invasive invasively
smokers smoker
operation operations
tonsillectomy tonsils
appendectomy appendicectomy
cesarean caesarean section sections
preterm premature prematurity
miscarriage miscarriages
fertility infertility infertile
contraception contraceptive contraceptives
menopause menopausal postmenopausal
nursing nurse nurses
physician physicians doctor doctors clinician clinicians
parent parents
allergy allergic allergies
anaphylaxis anaphylactic anaphylactoid
peanut peanuts
wound wounds
burn burns
suicide suicidal suicides
falls fall fell faller
fall-rate
unit units
stay stays
amputation amputations
ketoacidosis dka
rehabilitation rehab
psychotherapy psychological
behavior behavioral
education educational
cough coughing
diarrhea
constipation
sleep sleeping asleep insomnia
wheeze wheezing wheezy
bronchiolitis
pneumonia pneumonias
virus viral
bacterium bacterial bacteria
tuberculosis tb
transmission transmissions transmitted transmit
cluster clusters
margin margins
noninferiority noninferior
superiority superior
open-label unblinded
blind blinded blinding double-blind
bias confounding confounded
center centers single-center centre
country countries
subgroup subgroups
consciousness conscious alertness alert awareness
sponsor sponsored manufacturer maker makers
urine urinary
fetus fetal fetuses unborn
persistent persist persisted persists persisting lasting
resolution resolved resolves resolve clearance cleared clearing
edema swelling swollen
growth
outpatient outpatients ambulatory
duration
preeclampsia eclampsia
denmark danish danes
sweden swedish
norway norwegian
finland finnish
netherlands dutch
germany german
france french
spain spanish
italy italian
portugal portuguese
switzerland swiss
belgium belgian
ireland irish
scotland scottish
wales welsh
england english
britain british
poland polish
greece greek
turkey turkish
japan japanese
china chinese
thailand thai
vietnam vietnamese
america american
africa african
asia asian
europe european
pelvis pelvic
uterus uterine womb
cervix cervical
ovary ovaries ovarian
larynx laryngeal
pharynx pharyngeal
thorax thoracic
femur femoral
arrhythmia arrhythmias arrhythmic
fibrillation fibrillations af afib
gastrointestinal gi
drowsiness drowsy sleepiness sleepy somnolence somnolent
dizziness dizzy giddy giddiness lightheaded lightheadedness
anemia anemias anemic
arthritis arthritic
cirrhosis cirrhotic
leukemia leukemias leukemic
delirium delirious
bacteremia bacteremias bacteremic
hypothermia hypothermic
hyperglycemia hyperglycemic
hypoxia hypoxic
paralysis paralyzed
fibrosis fibrotic
necrosis necrotic
stenosis stenotic
frailty frail
malaria malarial
angina anginal
hemophilia hemophiliac hemophiliacs
proteinuria proteinuric
mania manic
dysphagia dysphagic
urticaria hives
flush flushes flash flashes
syncope faint faints fainted fainting
epistaxis nosebleed nosebleeds
varicella chickenpox
zoster shingles
hypotension hypotensive
thrombocytopenia thrombocytopenic
bruise bruises bruising ecchymosis
dyspepsia indigestion
analgesia analgesic analgesics painkiller painkillers
abdomen abdominal tummy belly
sputum phlegm
hemorrhoid hemorrhoids piles
myopia myopic nearsightedness shortsightedness
jaundice jaundiced
caregiver caregivers carer carers
arthroplasty arthroplasties
lice louse
menstruation menstrual
`

const conceptByStem = new Map<string, string>()
for (const line of lines.trim().split('\n')) {
  const [name = '', ...others] = line.split(' ')
  const stem = stemWord(foldWord(name))
  for (const word of [name, ...others]) {
    const key = stemWord(foldWord(word))
    if (!conceptByStem.has(key)) conceptByStem.set(key, stem)
  }
}

const known = new Set(conceptByStem.values())

/** Whether other words have the same meaning. */
export function isKnownConcept(concept: string): boolean {
  return known.has(concept)
}

/** The concept of a stem: the stem of its name, or the stem itself. */
export function toConcept(stem: string): string {
  return conceptByStem.get(stem) ?? stem
}
