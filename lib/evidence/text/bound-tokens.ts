/**
 * Letters and numbers that belong to the preceding word: "vitamin D", "hepatitis B", "type 1", "stage 4". On their own
 * they match nothing, and "vitamin C" is not an answer about vitamin D.
 */
import { stemWord, type Word } from './normalize-terms'

const binders = new Set(
  `vitamin vit hepatitis type stage grade class phase group factor protein omega influenza covid category level tier step
  streptococcus interleukin complement apolipoprotein ckd nyha`
    .split(/\s+/)
    .map(stemWord),
)
/** "Hemoglobin S", but "hemoglobin 74" is a value. */
const lettered = stemWord('hemoglobin')
/** Kinds of meningococcus: "Men B vaccine". */
const ofMen = /^(?:[bcwy]|acwy)$/
/** Diseases that another precedes: "pre-eclampsia" is no eclampsia, which is prevented by another drug. */
const preceded: ReadonlySet<string> = new Set([stemWord('eclampsia')])
const token = /^(?:[a-z]|\d{1,2}|[a-z]\d{1,2}|\d[a-z]|i{2,3}|iv|vi{0,3})$/

const romanNumbers: Record<string, string> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5' }
const numbered = new Set(['type', 'stage', 'grade', 'class', 'phase', 'nyha'].map(stemWord))

/**
 * @param stem the stem of a word
 * @param before the stem of the preceding word
 * @returns the stem of both together; null if the word is independent
 */
export function bindStem(stem: string, before: string): string | null {
  if (before === lettered && /^[a-z]/.test(stem) && token.test(stem)) return `${before} ${stem}`
  if (namesOther(stem, before)) return `${before} ${stem}`
  if (before === 'men' && ofMen.test(stem)) return `${before} ${stem}`
  if (stem.length > 3 || !binders.has(before) || !token.test(stem)) return null
  // "Covid, IV remdesivir", "COVID, 28-day mortality".
  if (before === 'covid' && stem !== '19') return null
  return `${before} ${(numbered.has(before) && romanNumbers[stem]) || stem}`
}

/** Whether a word is not what it names by itself: "eclampsia" after "pre". */
export function namesOther(stem: string, before: string): boolean {
  return before === 'pre' && preceded.has(stem)
}

/** The words that name something by themselves, and the bound ones. */
export function listBoundStems(words: Word[]): Set<string> {
  const parts = words.filter(({ joined }) => !joined)
  const others = new Set(parts.filter(({ stem }, index) => namesOther(stem, parts[index - 1]?.stem ?? '')))
  return new Set([...words.filter((each) => !others.has(each)), ...bindTokens(words)].map(({ stem }) => stem))
}

export function isBoundStem(stem: string): boolean {
  return stem.includes(' ')
}

/** Joins each letter or number that belongs to the preceding word with that word. */
export function bindTokens(words: Word[]): Word[] {
  const bound: Word[] = []
  let before: Word | undefined
  for (const each of words) {
    const stem = each.joined || before === undefined ? null : bindStem(each.stem, before.stem)
    if (before !== undefined && stem !== null) {
      if (bound.at(-1) === before) bound.pop()
      bound.push({ surface: `${before.surface} ${each.surface}`, word: stem, stem })
    } else bound.push(each)
    if (!each.joined) before = each
  }
  return bound
}
