/**
 * Bundled queries: the guidelines, systematic reviews and randomized trials of a specialty. MeSH headings include the
 * narrower ones below them.
 */
const designs =
  '(practice guideline[pt] OR guideline[pt] OR systematic review[pt] OR meta-analysis[pt] OR randomized controlled trial[pt])'

const headings = {
  cardiology: ['cardiovascular diseases', 'cardiovascular agents'],
  'critical care': ['critical illness', 'critical care', 'sepsis', 'respiratory distress syndrome'],
  dermatology: ['skin diseases', 'dermatologic agents'],
  diabetes: ['diabetes mellitus', 'hypoglycemic agents', 'obesity'],
  emergency: ['emergency medicine', 'emergency treatment', 'emergencies'],
  endocrinology: ['endocrine system diseases', 'bone diseases, metabolic'],
  gastroenterology: ['gastrointestinal diseases', 'liver diseases', 'pancreatic diseases', 'biliary tract diseases'],
  geriatrics: ['frailty', 'dementia', 'accidental falls', 'polypharmacy', 'delirium'],
  haematology: ['hematologic diseases', 'anticoagulants', 'venous thromboembolism'],
  'infectious disease': ['bacterial infections', 'virus diseases', 'mycoses', 'anti-infective agents'],
  nephrology: ['kidney diseases', 'renal replacement therapy'],
  neurology: ['nervous system diseases', 'stroke'],
  obstetrics: ['pregnancy complications', 'obstetric labor complications', 'contraception'],
  oncology: ['neoplasms', 'antineoplastic agents'],
  paediatrics: ['infant, newborn, diseases', 'pediatrics', 'child health'],
  psychiatry: ['mental disorders', 'psychotropic drugs'],
  respiratory: ['respiratory tract diseases', 'bronchodilator agents'],
  rheumatology: ['rheumatic diseases', 'arthritis', 'antirheumatic agents'],
  surgery: ['surgical procedures, operative', 'perioperative care', 'postoperative complications'],
  urology: ['urologic diseases', 'prostatic diseases'],
} as const satisfies Record<string, readonly string[]>

export type Field = keyof typeof headings

export const fields = Object.keys(headings) as Field[]

/** The query for PubMed, without years. */
export function buildFieldQuery(field: Field): string {
  return `(${headings[field].map((heading) => `"${heading}"[mh]`).join(' OR ')}) AND ${designs}`
}

export function isField(name: string): name is Field {
  return Object.hasOwn(headings, name)
}
