/** Compares the direction that a claim states with those of the results that it is about. */
import { stopWords } from '@/lib/evidence/text/normalize-terms'
import { alignFacts, isNamedWhole } from '@/lib/evidence/verify/claim/align/align-facts'
import type { AlignedFact, ComparedResults } from '@/lib/evidence/verify/claim/align/aligned-fact'
import { findSide } from '@/lib/evidence/verify/claim/arms/arms'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import { coreWeight } from '@/lib/evidence/verify/claim/name-outcome'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { type Direction, isComparative, type Statement, withoutLead } from '@/lib/evidence/verify/claim/read-statements'
import { readTimes } from '@/lib/evidence/verify/claim/read-times'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { hasFigures, listFigures } from '@/lib/evidence/verify/claim/result-figures'
import { intersects, isSubset } from '@/lib/evidence/verify/claim/sets'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { saysClear } from './compare-firmness'
import { compareWithResult, type DirectionFinding, namesSameOutcome } from './compare-with-result'
import { findNarrower, findOfSubject } from './find-closer-result'
import { findOwnFigures, findOwnNull } from './find-own-figures'
import { listResults } from './list-results'
import { statesNoComparison } from './states-no-comparison'

/** Results that score up to this much below the best are about the same outcome in other words. */
const widerGap = 0.4

/** @param scoreLeast how well a result must fit the words of the claim, unless it has its figures */
export function checkDirection(claim: Statement, source: SourceReading, scoreLeast = 0): DirectionFinding | null {
  if (claim.direction === null || statesNoComparison(claim.text, source)) return null
  const compared = listResults(claim, source)
  const aligned = alignFacts(claim, compared)
  const own = findOwnFigures(claim, source.facts)
  if (own) return { agreement: 'contradicts', ...own }
  const none = findOwnNull(claim, source.facts)
  if (none) return { agreement: 'contradicts', fact: none, stated: 'same' }
  const closest = decide(claim, aligned, source, scoreLeast)
  // The closest result may leave it open, such as rates without a test, where another sentence decides.
  if (closest)
    return (
      findUntested(claim, closest, compared) ??
      findNarrower(claim, closest, compared, source) ??
      findOfSubject(claim, closest, source) ??
      closest
    )
  if (!source.isSummary || claim.isWeak) return null
  const { first, second } = compared.arms
  const core = claim.core
    .filter(({ word, concept }) => !isWording(word, concept) && !first.has(concept) && !second.has(concept))
    .map(({ concept }) => concept)
    .filter((concept) => compared.mentions.has(concept))
  if (core.length === 0) return aligned.length === 0 ? findUnanimous(claim, compared, source) : null
  const isOnCore = ({ fact }: AlignedFact) => core.every((concept) => fact.outcome.has(concept))
  const wider = alignFacts(claim, compared, { gap: widerGap, comparesFigures: false }).filter(isOnCore)
  return (
    decide(claim, wider, source, scoreLeast) ??
    decide(claim, listNamed(claim, compared, source), source, scoreLeast) ??
    (aligned.some((each) => isUntested(each) && !(claim.direction === 'same' && each.fact.line?.rates))
      ? findConcluded(claim, core, source)
      : null) ??
    (aligned.length === 0 ? findUnanimous(claim, compared, source) : null) ??
    findOfSubject(claim, null, source)
  )
}

/** The results named by every word for the outcome, whatever else the claim names. */
function listNamed(claim: Statement, compared: ComparedResults, source: SourceReading): AlignedFact[] {
  const { first, second } = compared.arms
  const core = claim.core.filter(
    ({ word, concept }) => !isWording(word, concept) && !first.has(concept) && !second.has(concept),
  )
  const figures = listFigures(claim.text)
  if (source.isGuideline || core.every(({ concept }) => organs.has(concept))) return []
  return alignFacts(claim, compared, { gap: 1, least: 0, comparesFigures: false }).filter(
    ({ fact }) =>
      hasFigures(fact, figures) &&
      core.every(({ concept }) => (fact.line ? fact.outcome.has(concept) : fact.outcome.get(concept) === coreWeight)),
  )
}

/** An organ names no outcome. */
const organs = new Set('heart kidney liver lung brain'.split(' '))

function isUntested({ fact }: AlignedFact): boolean {
  return fact.line !== null && fact.isWeak
}

/** "A cured more than B", in words of its own, where every result between the two arms shows the opposite. */
function findUnanimous(claim: Statement, compared: ComparedResults, source: SourceReading): DirectionFinding | null {
  const { direction } = claim
  if (source.isGuideline || listFigures(claim.text).length > 0) return null
  if (!isComparative(direction) && direction !== 'not-better') return null
  if (findSide(claim.comparator, compared.arms) === null || findSide(claim.about, compared.arms) === null) return null
  const results = compared.facts.filter(({ line, direction }) => line && direction !== null)
  const findings = results.map((fact) => compareWithResult(claim, direction, fact, source)[0])
  // Rates without a test may be open, but may not agree.
  const isOpposite = findings.every((each, index) =>
    each ? each.agreement === 'contradicts' : results[index]?.isWeak === true,
  )
  return isOpposite ? (findings.find((each) => each !== undefined) ?? null) : null
}

/** "Metastases were no commoner", of which a line has rates without a test: a conclusion names them among others. */
function findConcluded(claim: Statement, core: readonly string[], source: SourceReading): DirectionFinding | null {
  if (!deniesEffect.test(claim.direction ?? '') || source.isGuideline) return null
  const findings = source.facts
    .filter(
      ({ line, direction, isWeak, outcome }) =>
        line === null && direction !== null && !isWeak && core.every((concept) => outcome.has(concept)),
    )
    .flatMap((fact) => compareWithResult(claim, claim.direction as Direction, fact, source))
  return findings.every(({ agreement }) => agreement === 'contradicts') ? (findings[0] ?? null) : null
}

/** "A significant rise", of which the source has only rates, and says elsewhere that there was no difference. */
function findUntested(
  claim: Statement,
  { agreement, fact: { line } }: DirectionFinding,
  compared: ComparedResults,
): DirectionFinding | null {
  if (agreement === 'contradicts' || line === null || line.isSignificant !== null || claim.isWeak) return null
  if (!saysClear.test(claim.text) || !isComparative(claim.direction)) return null
  const denied = [
    ...alignFacts(claim, compared),
    ...alignFacts(claim, compared, { gap: widerGap, comparesFigures: false }),
  ].find(({ fact }) => fact.line === null && !fact.isWeak && deniesEffect.test(fact.direction ?? ''))
  return denied ? { agreement: 'contradicts', fact: denied.fact, stated: denied.fact.direction as Direction } : null
}

function decide(
  claim: Statement,
  all: readonly AlignedFact[],
  source: SourceReading,
  scoreLeast: number,
): DirectionFinding | null {
  const aligned = all.filter(
    ({ fact, score, hasFigures }) => fact.direction !== null && (hasFigures || score >= scoreLeast),
  )
  const ofOther = otherStudy.test(claim.text) ? aligned.filter(({ fact }) => otherStudy.test(fact.text)) : []
  if (ofOther.length > 0 && ofOther.length < aligned.length) return decide(claim, ofOther, source, scoreLeast)
  const compare = (facts: readonly AlignedFact[]) =>
    ofOwnClause(claim, facts, source).flatMap(({ fact, hasFigures }) =>
      compareWithResult(claim, claim.direction as Direction, fact, source).filter(
        ({ agreement }) => agreement === 'agrees' || !source.isSummary || hasFigures || namesSameOutcome(claim, fact),
      ),
    )
  const closest = compare(ofSameFigures(claim, aligned) ?? ofSameTime(claim, aligned))
  // "Not more effective (20.2% vs 13.7%)": a line on a change of weight leaves open what is better, a
  // sentence does not.
  const isOfWorth = closest.length === 0 && /better|worse/.test(claim.direction ?? '')
  const findings = isOfWorth ? compare(aligned.filter(({ hasFigures }) => hasFigures)) : closest
  const agreeing = findings.filter(({ agreement }) => agreement === 'agrees')
  // "Without more deaths" agrees with fewer, unless another result says that there was no difference.
  const firm = agreeing.find(({ stated }) => !stated.startsWith('not'))
  const others = findings.filter(
    ({ agreement, fact }) => agreement === 'contradicts' && !isOfOtherClause(claim, fact, source),
  )
  const exception = ofEach.test(claim.text) ? others.find(({ fact }) => fact.line) : undefined
  if (exception) return exception
  const exact = firm?.fact.line === null ? findNamedWhole(claim, others) : undefined
  if (exact) return exact
  const same = agreeing.length > 0 ? others.find(({ stated }) => stated === 'same') : others[0]
  return firm ?? same ?? agreeing[0] ?? null
}

/**
 * "Lowered cardiovascular death", whose own line says no, where a sentence on a composite that has the words says yes.
 */
function findNamedWhole(claim: Statement, others: readonly DirectionFinding[]): DirectionFinding | undefined {
  return others.find(({ fact }) => fact.line !== null && !fact.isWeak && isNamedWhole(fact, claim))
}

/**
 * "Survival with a good outcome", of "raised survival, but not survival with a good outcome": the clause that has all
 * of its words that the other one has, and more.
 */
function ofOwnClause(claim: Statement, aligned: readonly AlignedFact[], source: SourceReading): AlignedFact[] {
  const { first, second } = source.arms
  const claimed = new Set(
    claim.about.flatMap(({ word, concept }) =>
      stopWords.has(word) || first.has(concept) || second.has(concept) ? [] : [concept],
    ),
  )
  const list = ({ about, context }: Fact) =>
    new Set(withoutLead(about, context).flatMap(({ concept }) => (claimed.has(concept) ? [concept] : [])))
  return aligned.map((each) => {
    const { line, sentence, direction } = each.fact
    if (line !== null || each.hasFigures || !isComparative(direction)) return each
    const own = list(each.fact)
    const denied = source.facts.find(
      (fact) =>
        fact.sentence === sentence &&
        deniesEffect.test(fact.direction ?? '') &&
        /^\W*(?:but|and) not\b/i.test(fact.text) &&
        isSubset(own, list(fact)) &&
        list(fact).size > own.size,
    )
    return denied ? { ...each, fact: denied } : each
  })
}

/**
 * The results that have the figures of the claim; a line without a test does not show alone that there
 * was no difference.
 */
function ofSameFigures({ direction }: Statement, aligned: AlignedFact[]): AlignedFact[] | null {
  const same = aligned.filter(({ hasFigures }) => hasFigures)
  const lines = same.filter(({ fact }) => fact.line)
  if (lines.length === 0) return null
  return deniesEffect.test(direction ?? '') && lines.every(({ fact }) => fact.isWeak) ? same : lines
}

/** "A later meta-analysis": its finding is not that of the source. */
const otherStudy =
  /\b(?:later|subsequent(?:ly)?|previous(?:ly)?|earlier|another|other)\b[^.;]{0,60}\b(?:trials?|stud(?:y|ies)|meta-analys[ei]s)\b/i

/** "A was better; B gave no clear gain": a claim about B is compared with the clause that shares more of its words. */
function isOfOtherClause(claim: Statement, fact: Fact, source: SourceReading): boolean {
  if (fact.line !== null || !deniesEffect.test(claim.direction ?? '')) return false
  const claimed = new Set([...claim.about, ...claim.comparator].map(({ concept }) => concept))
  const count = ({ about, comparator, context }: Fact) =>
    new Set(
      withoutLead([...about, ...comparator], context).flatMap(({ word, concept }) =>
        claimed.has(concept) && !isWording(word, concept) ? [concept] : [],
      ),
    ).size
  const own = count(fact)
  return source.facts.some(
    (other) =>
      other.sentence === fact.sentence &&
      other !== fact &&
      other.direction !== null &&
      count(other) > own &&
      compareWithResult(claim, claim.direction as Direction, other, source).some(
        ({ agreement }) => agreement === 'agrees',
      ),
  )
}

const deniesEffect = /^(?:same|not)/

/** "*Both doses* lowered strokes", which one line does not show. */
const ofEach =
  /\b(?:both|either|each|every|all) (?:of the )?(?:[\p{L}\d-]+ )?(?:doses?|strengths?|regimens?|schedules?|trials|subgroups|strata)\b/iu

const readTimesOf = rememberEach(({ text }: Fact): ReadonlySet<string> => readTimes(text))

/** The results for the time that the claim names, if there are any. */
function ofSameTime(claim: Statement, aligned: AlignedFact[]): AlignedFact[] {
  const times = readTimes(claim.text)
  const same = aligned.filter(({ fact }) => intersects(readTimesOf(fact), times))
  return same.length > 0 ? same : aligned
}
