/** Finds counts of doses or sessions that contradict the source: "a single dose" for two doses. */
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import type { SourceSentence } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach, rememberLast } from '@/lib/evidence/verify/claim/remember'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'

const given = new Set(
  tokenize('dose infusion injection session cycle course vaccination').map(({ concept }) => concept),
)
const [dose = ''] = tokenize('dose').map(({ concept }) => concept)
const counts: Record<string, string> = { singl: '1', doubl: '2', tripl: '3', anoth: '' }

type Sentence = Pick<SourceSentence, 'text' | 'tokens'>

interface Count {
  concept: string
  value: string
  span: Span
}

/** @returns a difference when the source counts the same things and never gives this number; otherwise null */
export function checkCounts(claim: string, sentences: readonly Sentence[]): Difference | null {
  const claimed = readClaimedCounts(claim)
  if (claimed.length === 0) return null
  const stated = readStatedCounts(sentences)
  for (const count of claimed) {
    const same = stated.filter(({ concept }) => concept === count.concept)
    const sourceCounts = same.length > 0 ? same : listDoses(count, stated, nameDrugs(claim, sentences))
    const [first] = sourceCounts
    if (!first || sourceCounts.some(({ value }) => value === count.value)) continue
    return { sentence: first.sentence, words: [count.span], sourceWords: [first.span] }
  }
  return null
}

/** "Five injections", where the source has "one intramuscular dose" throughout. */
function listDoses<Stated extends Count & { sentence: number }>(
  { concept }: Count,
  stated: readonly Stated[],
  ofDrug: ReadonlySet<number>,
): readonly Stated[] {
  const doses = stated.filter((each) => each.concept === dose && ofDrug.has(each.sentence))
  return administered.has(concept) && doses.every(({ value }) => value === doses[0]?.value) ? doses : []
}

/** The sentences that name a drug of the claim. */
function nameDrugs(claim: string, sentences: readonly Sentence[]): ReadonlySet<number> {
  const drugs = tokenize(claim).flatMap(({ word, concept }) => (isDrugName(word) ? [concept] : []))
  const isOn = ({ tokens }: Sentence) => tokens.some(({ concept }) => drugs.includes(concept))
  return new Set(sentences.flatMap((sentence, index) => (isOn(sentence) ? [index] : [])))
}

const administered = new Set(tokenize('injection infusion').map(({ concept }) => concept))

const readClaimedCounts = rememberLast((claim) => readCounts(tokenize(claim), claim))
const readStatedCounts = rememberEach((sentences: readonly Sentence[]) =>
  sentences.flatMap(({ text, tokens }, sentence) => readCounts(tokens, text).map((count) => ({ ...count, sentence }))),
)

/** How many words may come between: "two 40-minute intravenous *infusions*". */
const reach = 4

function readCounts(tokens: readonly Token[], text: string): Count[] {
  return tokens.flatMap((token, index) => {
    const rest = text.slice(token.end)
    // "150 mg once" is one dose; "once daily" is a frequency.
    if (token.word === 'once' && afterAmount.test(text.slice(0, token.start)) && !/^ \p{L}/u.test(rest))
      return [{ concept: dose, value: '1', span: [token.start, token.end] as Span }]
    const value = readValue(token)
    // "On-demand 2-1-1 dosing" counts no doses.
    if (
      value === null ||
      /[-–]$/.test(text.slice(0, token.start)) ||
      /^[.,%-]|^ ?(?:mg|g|ml|IU|units?|µg|mcg)\b/i.test(rest)
    )
      return []
    const after = tokens.slice(index + 1, index + 1 + reach)
    // "Three single-dose regimens": the word next to the noun counts it.
    if (after[0] && readValue(after[0]) !== null) return []
    const stop = after.findIndex(
      (next, at) =>
        // "Over two seasons a single dose": the next words are counted by themselves.
        /^(?:an?|the|each|of|days?|weeks?|months?|years?|hours?)$/.test(next.word) ||
        /[,;:()]|\b(?:or|and|to|of)\b/.test(text.slice((tokens[index + at] as Token).end, next.start)),
    )
    // "Four vaccine *doses*": the last of them is what is counted.
    const noun = (stop < 0 ? after : after.slice(0, stop)).findLast(({ concept }) => given.has(concept))
    return noun ? [{ concept: noun.concept, value, span: [token.start, noun.end] as Span }] : []
  })
}

const afterAmount = /\d ?[\p{L}µ/]{1,10} $/u

function readValue({ word, concept }: Token): string | null {
  if (/^\d{1,2}$/.test(concept)) return concept
  if (word === 'single' || word === 'one') return '1'
  return counts[concept] || null
}
