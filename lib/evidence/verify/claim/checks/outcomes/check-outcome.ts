/** Finds claims of an effect on an outcome for which the source has no result. */
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import { primaryRoles } from '@/lib/evidence/verify/claim/name-outcome'
import { isParaphrased } from '@/lib/evidence/verify/claim/paraphrases/is-paraphrased'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { isEffect, type Statement } from '@/lib/evidence/verify/claim/read-statements'
import { hasFigures, listFigures } from '@/lib/evidence/verify/claim/result-figures'
import { isPlain } from '@/lib/evidence/verify/claim/words/plain-words'
import { isTimeWord } from '@/lib/evidence/verify/claim/words/time-words'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'

/** Outcomes that matter to patients; each needs a result of its own. */
const outcomes = new Set(
  tokenize(
    `death stroke infarction hemorrhage hospital cancer fracture dementia disability thrombosis seizure suicide remission cure
    pneumonia sepsis blindness amputation dialysis cognition preeclampsia miscarriage diabetes`,
  ).map(({ concept }) => concept),
)

const diseases = new Set(tokenize('cancer diabetes dementia').map(({ concept }) => concept))

/** @returns the words that name such an outcome; empty if the source has a result on it or the claim denies one */
export function findUnreportedOutcome(claim: Statement, source: SourceReading): Token[] {
  if (!isEffect(claim.direction)) return []
  const unreported = claim.core.filter((token) => isOnlyUnreported(token, claim, source))
  if (unreported.length > 0) return unreported
  // "Their cancer came back" names the disease of all participants.
  const named = claim.core.filter(
    ({ concept }) => outcomes.has(concept) && !(diseases.has(concept) && source.topic.has(concept)),
  )
  const at = claim.core.findIndex(({ concept }) => concept === death)
  // "Total heart failure events and cardiovascular deaths" does not mean total deaths.
  const isOfAll =
    claim.core.some(({ concept }) => concept === allCause) ||
    [at - 1, at + 1].some((index) => total.has(claim.core[index]?.concept ?? ''))
  const isPart = claim.core.some(({ concept }) => primaryRoles.has(concept) || concept === 'event')
  const beforeDeath = claim.core[at - 1]?.concept ?? ''
  const cause = causes.has(beforeDeath) && !ofCause.has(beforeDeath) ? beforeDeath : undefined
  const isReported = named.some(({ concept }) =>
    source.facts.some(
      (fact) =>
        fact.outcome.has(concept) &&
        (fact.direction !== null || fact.line) &&
        !(isOfAll && concept === death && tellsOneCause(fact.text)) &&
        // "Coronary death" is not reported by "death from any cause".
        !(concept === death && cause !== undefined && !fact.outcome.has(cause)) &&
        (isPart || !isComposite(fact, claim.about)),
    ),
  )
  return isReported || isReportedInOtherWords(claim, named, source) ? [] : named
}

/** "Disability" with both figures of the result on impairment. */
function isReportedInOtherWords({ text }: Statement, named: readonly Token[], { facts }: SourceReading): boolean {
  const figures = listFigures(text)
  if (figures.length < 2) return false
  if (facts.some(({ outcome }) => named.some(({ concept }) => outcome.has(concept)))) return false
  return facts
    .filter((fact) => hasFigures(fact, figures))
    .some((fact) => {
      const tokens = tokenize(fact.text)
      const stated = {
        concepts: new Set(tokens.map(({ concept }) => concept)),
        words: new Set(tokens.map(({ word }) => word)),
      }
      return named.every((token) => isParaphrased(token, stated))
    })
}

/** "Ideas, not attempts, were measured": a word that occurs only among the limitations of the study. */
function isOnlyUnreported(
  { word, concept }: Token,
  { direction, text: claim }: Statement,
  { sentences, facts }: SourceReading,
): boolean {
  if (word.length < 4 || isTimeWord(concept) || isWording(word, concept)) return false
  if (
    isPlain(word, concept) &&
    (deniesWord(claim, word) || !sentences.some(({ text, role }) => role === 'limitations' && deniesWord(text, word)))
  )
    return false
  const uses = sentences.filter(({ tokens }) => tokens.some((each) => each.concept === concept))
  if (uses.length === 0 || uses.some(({ role }) => role !== 'limitations')) return false
  // "So the risk of younger people is smaller" is a result of its own.
  return !facts.some(
    (fact) =>
      fact.direction === direction &&
      !/\b(?:no|not|never|nor|cannot)\b/i.test(fact.context) &&
      fact.about.some((each) => each.concept === concept),
  )
}

/** "Fever, *not comfort or illness course*, drove the result", "comfort *was not measured*". */
function deniesWord(text: string, word: string): boolean {
  const at = text.toLowerCase().indexOf(word)
  return (
    at >= 0 &&
    (/\b(?:not|no|nor|without|rather than|never)(?: \p{L}+){0,3} $/iu.test(text.slice(0, at)) ||
      /^\p{L}*(?: \p{L}+){0,3} (?:was|were|is|are) (?:not|never|only)\b/iu.test(text.slice(at)))
  )
}

/** "Infarction, stroke or death" is one result, which says nothing about stroke alone. */
function isComposite({ line, text, outcome }: Fact, named: readonly Token[]): boolean {
  const name = text.slice(0, line?.nameEnd).replace(/\([^()]*\)/g, '')
  if (!/,? or\b|\bcomposite\b/i.test(name)) return false
  const items = tokenize(name).filter(({ concept }) => outcomes.has(concept) && outcome.has(concept))
  const [first, last] = [items[0], items.at(-1)]
  const isJoined = first && last && /\bor\b/i.test(name.slice(first.end, last.start))
  return Boolean(isJoined) && items.some(({ concept }) => named.every((each) => each.concept !== concept))
}

const allCause = 'allcause'
const total: ReadonlySet<string> = new Set(tokenize('total overall').map(({ concept }) => concept))
const death = tokenize('death')[0]?.concept ?? 'death'
const causes = new Set(
  tokenize(
    'cardiovascular vascular cardiac heart coronary sudden cancer prostate breast lung stroke kidney liver infection bleeding related specific',
  ).map(({ concept }) => concept),
)

/** "Worsening heart failure or cardiovascular death" says nothing about death from any cause. */
export function tellsOneCause(text: string): boolean {
  const tokens = tokenize(text)
  return tokens.every(({ concept, end }, index) => {
    const isNamed = causes.has(tokens[index - 1]?.concept ?? '') || fromOneCause.test(text.slice(end))
    return concept !== death || isNamed
  })
}

/** "Asthma-*related* death": the word before them is the cause. */
const ofCause = new Set(tokenize('related specific').map(({ concept }) => concept))

const fromOneCause = /^ (?:from|due to|of|caused by) (?!any\b|all\b|other\b)/
