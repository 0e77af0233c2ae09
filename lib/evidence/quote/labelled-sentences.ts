/**
 * Recommendations that begin with the disease or the people they are for: "Chlamydia: doxycycline …", "Pregnancy: …". A
 * guideline on several diseases has such a label for each.
 */
import type { SentenceRole } from './read-sentence'

const label = /^(?:[A-Z]\. )?[^.:;()]{3,90}(?=: )/
/** Headings that are not labels: "Excluded: …", and any with figures. */
const isHeading = /^(?:excluded|regulatory|dose|the |a )|\b(?:only|country|patients)\b|\d/i

/** @returns what a recommendation is for, as written, or the disease that a limitation advises on; '' for others */
export function readLabel(text: string, role: SentenceRole): string {
  const found = label.exec(text)?.[0] ?? ''
  if (role === 'recommendation') return found
  return role === 'limitations' && !isHeading.test(found) ? found : ''
}

const nameMax = 4

/** "Hepatorenal acute kidney injury", but not "older person with a fall and bacteriuria". */
export function isNameOfDisease(label: string): boolean {
  return label.split(' ').length <= nameMax
}

/** `other`: for something that the question does not name. `asked`: for something in it that sets the label apart. */
export type LabelFit = 'other' | 'asked'

/**
 * "Azithromycin in pregnancy" under "Chlamydia:" does not answer a question on gonorrhoea, if another label names that.
 *
 * @param labels for each sentence, the subjects of the question (by index) that its label names; null if it has none
 * @param isName for each sentence: whether its label is no longer than the name of a disease
 * @param isDistinct for each term of the question: whether it is asked about and neither title nor keywords name it
 */
export function fitLabels(
  labels: readonly (readonly number[] | null)[],
  isName: readonly boolean[],
  isDistinct: boolean[],
): (LabelFit | null)[] {
  const most = Math.max(0, ...labels.map((named) => named?.length ?? 0))
  return labels.map((named, index) => {
    if (named === null || most === 0) return null
    if (named.length === 0) return 'other'
    // "Ascites" is in the title of a guideline that has advice on peritonitis besides. "Benzodiazepine overdose" names
    // less of "opioid overdose" than another label does.
    const setsApart = (term: number) => labels.some((other) => other !== null && !other.includes(term))
    const isNamed = isName[index] && named.length === most && named.some(setsApart)
    return isNamed || named.some((term) => isDistinct[term]) ? 'asked' : null
  })
}
