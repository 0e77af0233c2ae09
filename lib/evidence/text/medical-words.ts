/**
 * Words of SCOWL size 35 that name a disease, treatment, examination, part of the body, symptom or group of people. The
 * other words of that size are everyday English: "dad", "tummy", "carpet". Plurals in -s are left out.
 */
import { foldWord } from './normalize-terms'

const names = new Set(
  `abdomen abdominal abnormalities abortions abscess abstinence ache acids acne acoustics acupuncture addiction additive
  adherence adhesive admissions adolescent agitated agitation alcoholics alcoholism alcohols allergy altitude amnesia
  amphetamine amputation anal analgesic anemia anemic anesthesia anesthetic antagonist anthrax antibiotic antibody
  antiseptic anxiety aorta appendage appendicitis appetite armpit arsenic arterial arteries arthritic arthritis
  asbestos asphyxiation aspiration aspirin asthma athletes auditory autopsy bacterial baldness balloon bilateral bandage barbiturate
  behavioral belly benign bile birthmark births bisexual blackout bladders bleeds blindness blockade bloodstream bony
  booster bovine bowel breast breaths bronchitis bunion calcium calculi calf callus cancers canine canker capillary
  carbohydrate carbons carcinogenic cardiac cartilage cataract caustic cement cemented cementing cereal cerebral
  cervical cessation charcoal checkpoint chests childbirth childhoods chiropractor chlorine choking cholera
  cholesterol chromosome chronic cigarettes circulatory circumcision clamping claustrophobia cleft clogged closures
  clot coagulation cocaine cognitive coil colds colic colons coma communicable compartment concussion conjugate
  connective constipation contraceptive contractions convulsion convulsive cord cornea coronary cortex cot coughing
  coughs cradle cranberry craving creaky cremation critically crusty cuff cyanide cyst dandruff deafness deficit
  deformity delirium dementia dental dentistry depot depressions deprivation diabetes diabetic diaper diarrhea diets
  diffuse dilated dimer diphtheria discharges disinfectant dislocation dissection disseminated dissolving dizziness
  dizzy dormant dorsal drainage dressings dribbling drinker drooping drowsiness dryness duct dye dysentery dyslexia
  earache eardrum eczema ejaculation ejection elastic elation elbows elective electromagnetic elevated elevation
  embryo emission emphysema emulsion endemic enema enzyme epidemic epilepsy epileptic eradicate erection eruption
  esophagus exertion expectancy expectant extremity eyelid facial fasting fatigue fatty fertility fertilization fetus
  fetuses fevers fissure flare flashbacks flora flu fluids flutter fluttering focal footwear forceps forensic
  fractured fractures frail frailty frontal frostbite frothy fungus gait gall gamma gangrene garlic gases gash gashes
  gastric gel genders genital germ gestation glandular glucose gout graft grafting groin gullet gums gynecology
  hallucination handicapped headaches healing heartbeat heartburn hemisphere hemoglobin hemophilia hemorrhage
  hepatitis hereditary herpes hibernation hiccups hives hoarseness hormone hospitalization hospitalized hygiene
  hypertension hypnosis hypnotic hypnotist hypochondria hysteria imaging immersion immunization impairment implant
  impotence incision incubation indigestion inductions infants infections infectious infertile infestation infirmary
  inflamed inflammation inflammatory influenza infrared infusion inhaled inhaler inhibitions inoculation insecticide
  insomnia instability insulin intakes intestinal intestine intoxication intravenous iodine irrigation irritable itch
  itching itchy jaundice jaundiced juices juveniles keyhole kidneys kneecap laceration laryngitis latent lateral
  laxative laxity leaks leprosy lesion lethargic leukemia lice lichen lifestyles ligament ligature linings
  liquids lithium livers lobe lobotomy lotion lozenge lubricant lymph lymphatic magnesium malaria malignancy malignant
  malnutrition mandible manias manic manipulations mantle marijuana marrow masks massage maternal measles meditation
  membrane menopause menstrual menstruate menstruation mesh metabolic microbiology microscopic midwife midwives
  migraine mineral miscarriage mite mobility molar moles morphine mosquito mouths mucous mumps murmur muscular
  mutation myopic nappy narcotic narrowing nasal nausea nearsighted neurologist neuron neuroses neurosis neurotic
  newborn nickel nicotine nipple nitrate nitrogen nits nocturnal nosebleed nostril nuclei nucleus nursery nursing
  nutrients nutrition obese obesity obstetrics obstruction obstructive ocular omega ophthalmology opium orifice
  orthopedics outpatients ovaries ovary overdose overdosed overuse overweight oxide pacemaker pacing palate pancreas
  pancreatic paraffin paralysis paralytic paralyze paralyzing paraplegic parasite parasitic pathological pathology
  pediatrician pediatrics pelvic pelvis penicillin penis pensioner peppermint perforated pernicious peroxide phlegm
  phosphorus pimple placenta plaque plasma platinum pneumatic pneumonia polio pollen polyp portal posterior posture
  potassium pounding precocious precursor predisposition prenatal prevalence preventive prognosis progression proteins
  proton psychiatric psychiatrist psychiatry psychoses psychosis psychotherapy psychotic puberty pulmonary punctures
  pus quinine rabies radiations radioactive radium rectal rectum recurrence recurrent refraction regeneration
  rehabilitation relapse relapsing remission reproductive resistances resistant respiration respiratory resuscitation
  retention retina reversible rheumatism rhythms rigidity ringworm rodents rupture ruptured sac sadness saliva salts
  saturation scald scalding scalp scaly scarred scarring scars schizophrenia schizophrenic screening seasonal
  secretion sedative sedentary seizing seizure senile senility serum shingles shunt sibling sickle sickness sicks
  sinus sinuses slimming sling smallpox smear sneeze sneezing sniffles snoring sodium sores spasmodic spasms sperm
  spinal spleen splints sponging sprain sprained sprays squat starch sterilization stigmata stillborn stimulant sting
  stinging stitch stockings stomachs stool strangulation strokes stutter stuttering suffocation suicides sunburn
  sunscreen supplements surgical survivals survivors swab swellings symptomatic syndromes syphilis syringe
  temperamental tenderness tendon testicles testis tetanus therapeutic thyroid tissue toddler toenail tonsil
  tonsillitis toothache toxic toxin tract tranquilizer tranquillizer transfusion transplants trauma traumatic
  treadmill tremor trimester tropical tuberculosis tubular tumors typhoid ulcer ultrasonic underweight unprotected
  unprovoked uptake urine uterus vaccinated vaccination vaccine vagina vaginal veins venom venomous vent ventilated
  ventilation ventilator ventricle vertebra vertebrae vertigo vessels veterinary vibration viral vitamin voiding
  vomiting vomits waist wax wart weaning welts wheelchair wheeze whens whooping windpipe wounds wrists yeast yoga zinc inactive localized overt registry uncontrolled unilateral`
    .split(/\s+/)
    .map(foldWord),
)

/** @param word folded, of SCOWL size 35 */
export function namesMedicalSubject(word: string): boolean {
  return names.has(word) || names.has(word.replace(/s$/, ''))
}
