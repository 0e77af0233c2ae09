/** Whether a quotation says what its article is about. */
import { generalWords, splitWords, stopWords } from '@/lib/evidence/text/normalize-terms'

/**
 * "Age 12 to 18: an approved medicine" of a guideline on ADHD must not pass for advice on depression.
 *
 * @returns whether it has a telling word of the title
 */
export function namesSubject(quote: string, title: string): boolean {
  const named = new Set(listTellingStems(title))
  return listTellingStems(quote).some((stem) => named.has(stem))
}

function listTellingStems(text: string): string[] {
  return splitWords(text).flatMap(({ word, stem }) => (generalWords.has(word) || stopWords.has(word) ? [] : stem))
}
