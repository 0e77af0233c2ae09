/**
 * Common codes with the words that articles use for them, for records that send a code without its display text. Written
 * by us from the public browsers of ICD-10 (WHO), SNOMED CT (SNOMED International), RxNorm (NLM) and LOINC (Regenstrief
 * Institute); NOTICE has their terms. A display text that a record sends is preferred.
 */
export type CodeSystem = 'icd10' | 'snomed' | 'rxnorm' | 'loinc'

/** HL7 object identifiers, and the URIs of FHIR. */
export const codeSystems: Record<string, CodeSystem> = {
  '2.16.840.1.113883.6.3': 'icd10',
  '2.16.840.1.113883.6.90': 'icd10',
  'http://hl7.org/fhir/sid/icd-10': 'icd10',
  'http://hl7.org/fhir/sid/icd-10-cm': 'icd10',
  '2.16.840.1.113883.6.96': 'snomed',
  'http://snomed.info/sct': 'snomed',
  '2.16.840.1.113883.6.88': 'rxnorm',
  'http://www.nlm.nih.gov/research/umls/rxnorm': 'rxnorm',
  '2.16.840.1.113883.6.1': 'loinc',
  'http://loinc.org': 'loinc',
}

/** ICD-10 categories also stand for their subdivisions: I50 for I50.2. */
const icd10: Record<string, string> = {
  A41: 'sepsis',
  B20: 'HIV infection',
  'B18.2': 'chronic hepatitis C',
  C18: 'colon cancer',
  C34: 'lung cancer',
  C50: 'breast cancer',
  C61: 'prostate cancer',
  D50: 'iron deficiency anemia',
  E03: 'hypothyroidism',
  E10: 'type 1 diabetes',
  E11: 'type 2 diabetes',
  E66: 'obesity',
  E78: 'hyperlipidemia',
  F20: 'schizophrenia',
  F31: 'bipolar disorder',
  F32: 'depression',
  F33: 'recurrent depression',
  F41: 'anxiety disorder',
  G20: "Parkinson's disease",
  G30: "Alzheimer's disease",
  G35: 'multiple sclerosis',
  G40: 'epilepsy',
  G43: 'migraine',
  I10: 'hypertension',
  I21: 'acute myocardial infarction',
  I25: 'coronary artery disease',
  I26: 'pulmonary embolism',
  I48: 'atrial fibrillation',
  I50: 'heart failure',
  I63: 'ischemic stroke',
  J18: 'pneumonia',
  J44: 'chronic obstructive pulmonary disease',
  J45: 'asthma',
  K21: 'gastroesophageal reflux disease',
  K50: "Crohn's disease",
  K51: 'ulcerative colitis',
  K74: 'cirrhosis of the liver',
  L40: 'psoriasis',
  M06: 'rheumatoid arthritis',
  M17: 'knee osteoarthritis',
  M81: 'osteoporosis',
  N18: 'chronic kidney disease',
  'N39.0': 'urinary tract infection',
  O14: 'pre-eclampsia',
  'U07.1': 'COVID-19',
}

const snomed: Record<string, string> = {
  '13645005': 'chronic obstructive pulmonary disease',
  '195967001': 'asthma',
  '22298006': 'myocardial infarction',
  '230690007': 'stroke',
  '233604007': 'pneumonia',
  '235595009': 'gastroesophageal reflux disease',
  '35489007': 'depression',
  '37796009': 'migraine',
  '38341003': 'hypertension',
  '40930008': 'hypothyroidism',
  '414916001': 'obesity',
  '44054006': 'type 2 diabetes',
  '46635009': 'type 1 diabetes',
  '49436004': 'atrial fibrillation',
  '55822004': 'hyperlipidemia',
  '59282003': 'pulmonary embolism',
  '64859006': 'osteoporosis',
  '68566005': 'urinary tract infection',
  '69896004': 'rheumatoid arthritis',
  '709044004': 'chronic kidney disease',
  '84114007': 'heart failure',
  '84757009': 'epilepsy',
  '91302008': 'sepsis',
}

/** Ingredients. */
const rxnorm: Record<string, string> = {
  '1114195': 'rivaroxaban',
  '11289': 'warfarin',
  '1191': 'aspirin',
  '1364430': 'apixaban',
  '1488564': 'dapagliflozin',
  '1545653': 'empagliflozin',
  '161': 'acetaminophen',
  '17767': 'amlodipine',
  '20352': 'carvedilol',
  '29046': 'lisinopril',
  '301542': 'rosuvastatin',
  '3264': 'dexamethasone',
  '32968': 'clopidogrel',
  '3407': 'digoxin',
  '36437': 'sertraline',
  '36567': 'simvastatin',
  '435': 'albuterol',
  '4493': 'fluoxetine',
  '4603': 'furosemide',
  '52175': 'losartan',
  '5640': 'ibuprofen',
  '6448': 'lithium',
  '67108': 'enoxaparin',
  '6809': 'metformin',
  '6918': 'metoprolol',
  '703': 'amiodarone',
  '723': 'amoxicillin',
  '7646': 'omeprazole',
  '83367': 'atorvastatin',
  '8640': 'prednisone',
  '9997': 'spironolactone',
}

const loinc: Record<string, string> = {
  '13457-7': 'LDL cholesterol',
  '1988-5': 'C-reactive protein',
  '2093-3': 'total cholesterol',
  '2160-0': 'serum creatinine',
  '2276-4': 'ferritin',
  '2345-7': 'blood glucose',
  '2823-3': 'serum potassium',
  '2951-2': 'serum sodium',
  '30934-4': 'B-type natriuretic peptide',
  '3016-3': 'thyroid-stimulating hormone',
  '33762-6': 'NT-proBNP',
  '33959-8': 'procalcitonin',
  '4548-4': 'hemoglobin A1c',
  '62238-1': 'estimated glomerular filtration rate',
  '6301-6': 'INR',
  '718-7': 'hemoglobin',
}

const tables: Record<CodeSystem, Record<string, string>> = { icd10, snomed, rxnorm, loinc }

/** @returns null for a code that is not in the table */
export function findCodeText(system: CodeSystem, code: string): string | null {
  const table = tables[system]
  const own = Object.hasOwn(table, code) ? table[code] : undefined
  if (own !== undefined || system !== 'icd10') return own ?? null
  const [category = ''] = code.split('.')
  return (Object.hasOwn(table, category) ? table[category] : undefined) ?? null
}
