/**
 * Compares what a claim plainly denies with every clause of the source that names it, also those on the arms, on who
 * was studied and on limitations.
 */
import { stopWords } from '@/lib/evidence/text/normalize-terms'
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { findLacking } from '@/lib/evidence/verify/claim/left-out'
import { isParaphrased } from '@/lib/evidence/verify/claim/paraphrases/is-paraphrased'
import { findDenials, isLimited, splitAtJoints } from '@/lib/evidence/verify/claim/read-parts'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { measureWeighedShare } from '@/lib/evidence/verify/claim/share'
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { type Denial, readDenial } from './read-denial'

/**
 * Share of the weight of the claim's words that the clause must have; less, where no other clause names what is denied.
 */
const shareLeast = 0.5
const onlyShareLeast = 0.35
/** Clauses that come this near to the best one are about the same thing. */
const shareGap = 0.15
/** Everyday words say less about which clause is meant. */
const wordingWeight = 0.4
const unknownWeight = 0.6

interface SourceClause {
  sentence: number
  text: string
  concepts: ReadonlySet<string>
}

/** @returns a difference when the clauses that name what the claim denies affirm it; otherwise null */
export function checkDenial(claim: Statement, source: SourceReading): Difference | null {
  const tokens = [...claim.about, ...claim.comparator].toSorted((one, other) => one.start - other.start)
  for (const [from, to] of splitAtJoints(claim.text)) {
    const [start, end] = [claim.start + from, claim.start + to]
    const own = tokens.filter((token) => token.start >= start && token.end <= end)
    const denial = readDenial(claim.text.slice(from, to), own, start)
    if (!denial) continue
    const sentence = findAffirmed(denial, own, start, source)
    const words: Span = [start + denial.span[0], start + denial.span[1]]
    if (sentence !== null) return { sentence, words: [words], sourceWords: [] }
  }
  return null
}

/** @returns the sentence with the clause that affirms what is denied */
function findAffirmed(
  { thing, span }: Denial,
  tokens: readonly Token[],
  start: number,
  source: SourceReading,
): number | null {
  const { clauses, counts } = listClauses(source)
  const weights = new Map<string, number>()
  for (const { word, concept } of tokens) {
    if (stopWords.has(word) || word.length < 2) continue
    const count = counts.get(concept)
    const isEveryday = isWording(word, concept)
    if (count !== undefined)
      weights.set(concept, Math.log(1 + clauses.length / count) * (isEveryday ? wordingWeight : 1))
    // A figure that the source has nowhere may be a limit.
    else if (/^\d/.test(concept)) return null
    else if (!isEveryday && !isParaphrased({ word, concept }, source.vocabulary))
      weights.set(concept, Math.log(1 + clauses.length) * unknownWeight)
  }
  const naming = clauses
    .filter(({ concepts }) => concepts.has(thing.concept))
    .map((clause) => ({ clause, share: measureWeighedShare(weights, clause.concepts) }))
    .toSorted((one, other) => other.share - one.share)
  const [best] = naming
  if (!best || best.share < (naming.length === 1 ? onlyShareLeast : shareLeast)) return null
  const figures = [...weights.keys()].filter((concept) => /^\d/.test(concept))
  if (figures.some((figure) => !best.clause.concepts.has(figure))) return null
  // "Pregnant women should not have it", where a sentence advises it without a word of pregnancy.
  const sentence = source.sentences[best.clause.sentence]
  const isAbout = tokens.every(
    ({ end, word, concept }) =>
      end > start + span[0] ||
      isWording(word, concept) ||
      !counts.has(concept) ||
      sentence?.tokens.some((each) => each.concept === concept),
  )
  if (!isAbout) return null
  // "Not one had an event" is not denied by "events: 19% vs 3%".
  if (source.facts.some(({ line, sentence }) => line && sentence === best.clause.sentence)) return null
  const near = naming.filter(({ share }) => share >= best.share - shareGap)
  return near.some(({ clause }) => mayDeny(clause, source)) ? null : best.clause.sentence
}

function mayDeny({ text, sentence }: SourceClause, { sentences }: SourceReading): boolean {
  return (
    findDenials(text).length > 0 ||
    isLimited(text) ||
    restricting.test(text) ||
    refusedAtEnd.test(sentences[sentence]?.text ?? '')
  )
}

const restricting =
  /\b(?:no|not|never|washout|only|unless|except|until|instead|rather|alone|without|hardly|limit\w*|differently|reject\w*|held|hold|stop\w*|drop\w*|withh\w*|withdr\w*|un\w{4,}ed|non-?\p{L}{4,}|less|fewer|none|un(?:suitable|necessary)|may|some)\b/iu
/** "Opioids for chronic pain; paracetamol alone (do not offer)": of every part. */
const refusedAtEnd = /\((?:do not|against|avoid|class 3|grade D|[^()]*(?:against|not recommended))[^()]*\)\.?$/i

const listClauses = rememberEach(
  ({ sentences }: SourceReading): { clauses: SourceClause[]; counts: ReadonlyMap<string, number> } => {
    const clauses = sentences.flatMap(({ text, tokens, section }, sentence) =>
      section === 'question' || section === 'title'
        ? []
        : splitAtJoints(text).map(([from, to]): SourceClause => {
            const written = text.slice(from, to)
            // "Adults with epilepsy *not controlled by one drug*": whom, which denies nothing of the others.
            const lacking = section === 'methods' ? findLacking(written) : []
            const own = tokens.filter(
              ({ start, end }) =>
                start >= from &&
                end <= to &&
                !lacking.some(([first, last]) => start >= from + first && end <= from + last),
            )
            const stated = lacking.reduceRight(
              (rest, [first, last]) => rest.slice(0, first) + rest.slice(last),
              written,
            )
            return { sentence, text: stated, concepts: new Set(own.map(({ concept }) => concept)) }
          }),
    )
    const counts = new Map<string, number>()
    for (const { concepts } of clauses)
      for (const concept of concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1)
    return { clauses, counts }
  },
)
