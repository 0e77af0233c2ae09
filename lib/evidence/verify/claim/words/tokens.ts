/** Words of a sentence with their place, in the form in which claim and source are compared. */
import { foldWord, stemWord } from '@/lib/evidence/text/normalize-terms'
import { copyString } from '@/lib/evidence/text/token-table'
import { unitWords } from '@/lib/evidence/verify/figures/numbers'
import { findAll } from '@/lib/shared/text/find-all'
import { toConcept } from './concepts'
import { longNames } from './long-names'

export interface Token {
  /** UTF-16 offsets, end exclusive. */
  start: number
  end: number
  /** Folded, in one spelling. */
  word: string
  /** What the word means in a statement about results; equal for synonyms. */
  concept: string
}

const words = /[\p{L}\p{N}]+(?:[.·][\p{N}]+)*/gu
/** Longer runs are not words; stemming them would only cost time. */
const wordMax = 40
const numberWords = new Map(unitWords.map((word, index) => [word, String(index + 1)]))

const adverse = toConcept(stemWord('adverse'))
const nonfatal = toConcept(stemWord('nonfatal'))
const death = toConcept(stemWord('death'))
const recovery = toConcept(stemWord('recovery'))
const vaping = toConcept(stemWord('vaping'))
const mild = toConcept(stemWord('mild'))

/** "Lived a median of ten months longer", "did not live longer", not "lived alone". */
const livedLonger = /^(?:lived?|lives) [^.;,]{0,50}\b(?:longer|shorter|less|months?|years?|weeks?|days?)\b/i
const livedMax = 72
/** "Saved more *lives*", "cost *lives*". */
const savedBefore = /\b(?:sav(?:es?|ed|ing)|costs?) (?:(?:any|no|more|fewer) ){0,2}$/i
const savedMax = 24

/** What is measured, and what a high or a low level of it is called: "high potassium", "low blood sugar". */
const levels = new Map(
  `
potassium hyperkalemia hypokalemia
sodium hypernatremia hyponatremia
calcium hypercalcemia hypocalcemia
phosphate hyperphosphatemia hypophosphatemia
magnesium hypermagnesemia hypomagnesemia
glucose hyperglycemia hypoglycemia
sugar hyperglycemia hypoglycemia
sugars hyperglycemia hypoglycemia
pressure hypertension hypotension
platelet thrombocytosis thrombocytopenia
platelets thrombocytosis thrombocytopenia
neutrophil neutrophilia neutropenia
neutrophils neutrophilia neutropenia
`
    .trim()
    .split('\n')
    .map((line) => {
      const [measured = '', high = '', low = ''] = line.split(' ')
      return [measured, { high: toConcept(stemWord(high)), low: toConcept(stemWord(low)) }]
    }),
)

/** Gives "high potassium" the meaning of "hyperkalaemia", whose words it ends. */
function nameLevel(tokens: readonly Token[], word: string): string | null {
  const names = levels.get(word)
  if (!names) return null
  const last = tokens.at(-1)
  const level = last?.word === 'blood' ? tokens.at(-2) : last
  if (!level || !/^(?:high|low|raised)$/.test(level.word)) return null
  level.concept = level.word === 'low' ? names.low : names.high
  if (last) last.concept = level.concept
  return level.concept
}

/** By the last word: the words of the name, and what each means. */
const namesByLast = new Map<string, { words: string[]; concepts: string[] }[]>()
for (const line of longNames.trim().split('\n')) {
  const [name = '', meaning = ''] = line.split(' = ')
  const parts = name.split(' ')
  const concepts = meaning.split(' ').map((each) => toConcept(stemWord(foldWord(each))))
  const last = parts.at(-1) ?? ''
  namesByLast.set(last, [...(namesByLast.get(last) ?? []), { words: parts, concepts }])
}

/** Gives "heart attack" the meaning of "infarction", if the tokens end with such a name. */
function nameWhole(tokens: readonly Token[]): void {
  for (const { words: parts, concepts } of namesByLast.get(tokens.at(-1)?.word ?? '') ?? []) {
    const own = tokens.slice(-parts.length)
    if (own.length < parts.length || own.some(({ word }, index) => word !== parts[index])) continue
    for (const [index, token] of own.entries()) token.concept = concepts[index] ?? concepts[0] ?? token.concept
  }
}

interface Meaning extends Pick<Token, 'word' | 'concept'> {
  /** The word may end a phrase that means something else than its words. */
  isOfPhrase: boolean
}

/** What each written word means; the vocabulary of a few hundred sources. */
const meanings = new Map<string, Meaning>()
const meaningsMax = 20_000

/** Texts read lately: most checks read the same sentence and its clauses. */
const recent = new Map<string, readonly Token[]>()
const recentMax = 64

/** @param from offset of the text in a longer one */
export function tokenize(text: string, from = 0): readonly Token[] {
  if (from > 0) return readTokens(text, from)
  const known = recent.get(text)
  if (known) return known
  const tokens = readTokens(text, 0)
  if (recent.size >= recentMax) recent.clear()
  recent.set(text, tokens)
  return tokens
}

function readTokens(text: string, from: number): Token[] {
  const tokens: Token[] = []
  for (const { 0: written, index } of findAll(text, words)) {
    const { word, concept, isOfPhrase } = meanings.get(written) ?? readMeaning(written)
    const token = { start: from + index, end: from + index + written.length, word, concept }
    if (isOfPhrase) token.concept = readInPhrase(token, tokens, text, index)
    tokens.push(token)
    if (isOfPhrase) nameWhole(tokens)
  }
  return tokens
}

/** Words that mean something else in some phrases, of which they are the last word. */
const lastInPhrase = /^(?:causes?|fatal|suicides?|effects?|lived?|lives|better|well|cigarettes?|severe)$/

/** @returns what a word means after those before it, whose meaning may change as well */
function readInPhrase({ word, concept }: Token, tokens: readonly Token[], text: string, index: number): string {
  const before = tokens.at(-1)
  const level = nameLevel(tokens, word)
  if (level) return level
  if (before?.word === 'completed' && /^suicides?$/.test(word)) before.concept = death
  if (before?.word === 'side' && /^effects?$/.test(word)) before.concept = adverse
  if (/^causes?$/.test(word) && /^(?:all|any)$/.test(before?.word ?? '')) return 'allcause'
  if (word === 'fatal' && before?.word === 'non') return nonfatal
  if (/^cigarettes?$/.test(word) && before?.word === 'e') return vaping
  if (/^(?:lived?|lives)$/.test(word) && livedLonger.test(text.slice(index, index + livedMax))) return death
  if (word === 'lives' && savedBefore.test(text.slice(Math.max(0, index - savedMax), index))) return death
  const isRecovery =
    /^(?:better|well)$/.test(word) && /^(?:got|gets?|getting|fe(?:el|els|lt)|feeling)$/.test(before?.word ?? '')
  if (isRecovery) return recovery
  return word === 'severe' && before?.word === 'less' ? mild : concept
}

function readMeaning(written: string): Meaning {
  const word = written.length > wordMax ? written.slice(0, wordMax).toLowerCase() : foldWord(written)
  const concept = numberWords.get(word) ?? toConcept(stemWord(word))
  const meaning = { word, concept, isOfPhrase: lastInPhrase.test(word) || levels.has(word) || namesByLast.has(word) }
  if (meanings.size >= meaningsMax) meanings.clear()
  if (written.length <= wordMax) meanings.set(copyString(written), meaning)
  return meaning
}
