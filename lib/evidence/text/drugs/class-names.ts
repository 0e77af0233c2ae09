/** Names of a drug's class by which a text speaks of it without naming it: "anticoagulated", "on opioids". */
import { stemWord } from '@/lib/evidence/text/normalize-terms'
import { listGenericNames } from './brands/brand-names'
import { listClassWords } from './drug-classes'

/** Words of `listClassWords` that name a class by themselves; "inhibitor" and "receptor" do not. */
const namesClass =
  /^(?:anti(?!body|sense)\w{4,}|immunosuppress\w+|(?:cortico)?steroid|glucocorticoid|opioid|opiate|nsaid|statin|diuretic|benzodiazepine|chemotherapy|nitrate|vka|doac|ssri|snri|bisphosphonate|contraceptive)$/

/** @param drug folded, a generic or a brand name */
export function listClassStems(drug: string): string[] {
  const words = [drug, ...listGenericNames(drug)].flatMap(listClassWords)
  return [...new Set(words.filter((word) => namesClass.test(word)).map(stemWord))]
}
