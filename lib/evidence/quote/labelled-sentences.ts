/**
 * Recommendations that begin with the disease or the people they are for: "Chlamydia: doxycycline …", "Pregnancy: …". A
 * guideline on several diseases has such a label for each.
 */
import type { SentenceRole } from './read-sentence'

const label = /^[^.:;()]{3,90}(?=: )/

/** @returns what a recommendation is for, as written; '' for any other sentence */
export function readLabel(text: string, role: SentenceRole): string {
  return role === 'recommendation' ? (label.exec(text)?.[0] ?? '') : ''
}

/** `other`: for something that the question does not name. `asked`: for something in it that the title does not name. */
export type LabelFit = 'other' | 'asked'

/**
 * "Azithromycin in pregnancy" under "Chlamydia:" does not answer a question on gonorrhoea, if another label names that.
 *
 * @param labels for each sentence, the subjects of the question (by index) that its label names; null if it has none
 * @param isDistinct for each term of the question: whether it is asked about and neither title nor keywords name it
 */
export function fitLabels(labels: readonly (readonly number[] | null)[], isDistinct: boolean[]): (LabelFit | null)[] {
  const isAnyNamed = labels.some((named) => named !== null && named.length > 0)
  return labels.map((named) => {
    if (named === null || !isAnyNamed) return null
    if (named.length === 0) return 'other'
    return named.some((term) => isDistinct[term]) ? 'asked' : null
  })
}
