/**
 * Compares what a question says that the patient has not had with the people that a recommendation is for: "previously
 * vaccinated" is for others than "unvaccinated".
 */
import { findNegatedParts } from '@/lib/evidence/text/negated-parts'
import { splitWords, stemWord } from '@/lib/evidence/text/normalize-terms'

/** Before a word it says who a sentence is for; "vaccine 1 mL" is what is given. */
const state =
  /\b(?:previous(?:ly)?|prior|earlier|already|past|history of|known|with|(?:has|have|had))\s+(?:[\w-]+\s+){0,2}$/i
const word = /[\p{L}][\p{L}\d]{3,}/gu
/** A course that has begun, of a vaccine that need not be named so: "Started with PCV13: …", "After one dose: …". */
const begun =
  /^(?:(?:those|people|adults|anyone) )?(?:who )?(?:have |has |had )?(?:already |previously )?(?:started|begun|received|completed|after)\b/i
const notBegun = /\bna[iï]ve\b/iu
const vaccination = stemWord('vaccinated')

/**
 * @param absent stems of what the patient has not had
 * @returns 1 if a sentence is for such a patient, -1 if it is for others, 0 if it is for both or does not say
 */
export function measureAbsenceFit(text: string, absent: ReadonlySet<string>): -1 | 0 | 1 {
  if (absent.size === 0) return 0
  const isAbsent = (each: string) => splitWords(each).some(({ stem }) => isSame(stem, absent))
  const parts = findNegatedParts(text)
  const isDenied = (at: number) => parts.some(({ start, end }) => at >= start && at < end)
  const denies = parts.some(({ denied }) => isAbsent(denied))
  const words = Array.from(text.matchAll(word))
  const deniesByPrefix = words.some(
    ([each]) => /^un\w{5}/i.test(each) && isSame(stemWord(each.slice(2).toLowerCase()), absent),
  )
  const states = words.some(({ 0: each, index }) => {
    return !isDenied(index) && isAbsent(each) && state.test(text.slice(0, index))
  })
  const isWithout = denies || deniesByPrefix || (absent.has(vaccination) && notBegun.test(text))
  if (absent.has(vaccination) && begun.test(text)) return isWithout ? 0 : -1
  return isWithout === states ? 0 : isWithout ? 1 : -1
}

/** "Treatment" of "treated". */
function isSame(stem: string, absent: ReadonlySet<string>): boolean {
  return absent.has(stem) || (stem.endsWith('ment') && absent.has(stem.slice(0, -4)))
}
