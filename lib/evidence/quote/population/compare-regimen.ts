/**
 * Compares the dose, the interval and the form of a drug that a question names with those that a study gave: aspirin
 * 325 mg with 81 mg, zoledronic acid every three months with once a year, tablets with injections.
 */
import { type AskedRegimen, drugForms, type Regimen, readRegimen } from '@/lib/evidence/question/asked/asked-regimen'
import { foldWord, stemWord } from '@/lib/evidence/text/normalize-terms'

/** Each is an injection. */
const injected: ReadonlySet<string> = new Set(['intravenous', 'subcutaneous', 'intramuscular', 'injected'])

/** Characters before and after a drug in which a study states how it was given. */
const nearby = { before: 40, after: 100 }

const words = /\p{L}[\p{L}\d-]*/gu

/** What a text says next to a drug. */
function readNextTo(text: string, names: ReadonlySet<string>): Regimen[] {
  return Array.from(text.matchAll(words)).flatMap(({ 0: word, index }) => {
    if (!names.has(stemWord(foldWord(word)))) return []
    const before = text.slice(Math.max(0, index - nearby.before), index).replace(/.*[;.]\s/s, '')
    const after = text.slice(index, index + nearby.after).replace(/(?:;|\.\s|\b(?:versus|vs)\b).*/s, '')
    return [readRegimen(`${before}${after}`)]
  })
}

/**
 * Finds a regimen of the question that a study gave differently: none of its doses, intervals or forms of the drug is
 * the one asked about.
 *
 * @param texts the title and the sentences of the study
 * @returns what the question asks for, and the text (by index) that states what was given
 */
export function findOtherRegimen(
  texts: readonly string[],
  asked: readonly AskedRegimen[],
): { asked: string; text: number } | null {
  for (const { surface, names, regimen } of asked) {
    const given = texts.map((text) => readNextTo(text, names))
    const all = given.flat()
    const states = (each: Regimen, part: keyof Pick<Regimen, 'doses' | 'intervals' | 'forms'>) => each[part].length > 0
    const part = differsInForm(regimen, all, texts)
      ? 'forms'
      : differsInDose(regimen, all) && !isWritten(regimen.bare, texts)
        ? 'doses'
        : differsInInterval(regimen, all)
          ? 'intervals'
          : null
    if (part === null) continue
    const stating = given.findIndex((each, index) => index > 0 && each.some((one) => states(one, part)))
    return {
      asked: surface,
      text: stating < 0 ? given.findIndex((each) => each.some((one) => states(one, part))) : stating,
    }
  }
  return null
}

function differsInDose({ doses: asked, isByWeight }: Regimen, given: Regimen[]): boolean {
  const doses = given.flatMap((each) => each.doses)
  if (asked.length === 0 || doses.length === 0 || isByWeight || given.some((each) => each.isByWeight)) return false
  return !asked.some((one) =>
    doses.some((other) => {
      const [low, high] = [other.from * sameFrom, other.to * sameTo]
      const total = (one.from * one.timesDaily) / other.timesDaily
      return (one.from >= low && one.from <= high) || (total >= low && total <= high)
    }),
  )
}

/** "50 micrograms daily (25 if older)" has the 25 of the question without its unit as well. */
function isWritten(number: string | null, texts: readonly string[]): boolean {
  return number !== null && texts.some((text) => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text))
}

/** "80 mg" and "81 mg", "every 4 weeks" and "monthly". */
const sameFrom = 0.85
const sameTo = 1.18

function differsInInterval({ intervals: asked }: Regimen, given: Regimen[]): boolean {
  const intervals = given.flatMap((each) => each.intervals)
  if (asked.length === 0 || intervals.length === 0) return false
  return !asked.some((one) => intervals.some((other) => one / other >= sameFrom && one / other <= sameTo))
}

function differsInForm({ forms: asked }: Regimen, given: Regimen[], texts: readonly string[]): boolean {
  const stated = given.flatMap((each) => each.forms)
  if (asked.length === 0 || stated.length === 0) return false
  return !asked.some((one) => {
    const isAlike = stated.some(
      (other) =>
        other === one || (injected.has(one) && injected.has(other) && (one === 'injected' || other === 'injected')),
    )
    return isAlike || texts.some((text) => drugForms[one]?.test(text))
  })
}
