/** Compares the direction that a claim states with those of the results that it is about. */
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import {
  type AlignedFact,
  alignFacts,
  type ComparedResults,
  faresOverall,
  hasArms,
  readClaimArms,
} from '@/lib/evidence/verify/claim/align'
import type { Arms } from '@/lib/evidence/verify/claim/arms/arms'
import { findSubject } from '@/lib/evidence/verify/claim/arms/find-subject'
import { compareDirections } from '@/lib/evidence/verify/claim/compare-directions'
import { findCues } from '@/lib/evidence/verify/claim/cues-en'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import { comparePairOfArms, readSignificance } from '@/lib/evidence/verify/claim/read-significance'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { type Direction, invert, type Statement, withoutLead } from '@/lib/evidence/verify/claim/read-statements'
import { readTimes } from '@/lib/evidence/verify/claim/read-times'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { listFigures } from '@/lib/evidence/verify/claim/result-figures'
import { tokenize } from '@/lib/evidence/verify/claim/tokens'
import { isWording } from '@/lib/evidence/verify/claim/wording-en'
import { nameCore, readOwnValence, readValence, withoutCue } from './read-valence'
import { claimsSurvival, wordsOppositely } from './words-oppositely'

/** Results that score up to this much below the best are about the same outcome in other words. */
const widerGap = 0.4

/** An aim is not a finding. */
const statesAim =
  /(?:\bto|\bwe|\bstud(?:y|ies)|\balso|\bwas|\bwere|\bbeen|^)\s+(?:aim\w*|assess\w*|ascertain\w*|determin\w*|establish|evaluat\w*|examin\w*|explor\w*|investigat\w*|postulat\w*|test|learn|see)\b.{0,60}\b(?:whether|if|that)\b|\bto (?:assess|ascertain|determine|evaluate|examine|explore|investigate) (?:the|how|what)\b|\b(?:aims?|purpose|objectives?|goals?)\b.{0,40}\b(?:was|were|is|are)\b/i

/** "26 patients need treatment to prevent one event": a number, whose direction no result states in these words. */
const statesNumberNeeded =
  /\b(?:need\w*|had|have|has|must|treat\w*)\b[^.;]{0,120}\bto (?:prevent|spare|avoid|avert|save|gain|keep)\b[^.;]{0,120}\bone\b|\b(?:need\w*|treat\w+)\b[^.;]{0,120}\b(?:for|to have|yields?|gives?|means?|produces?|brings?) (?:about )?(?:one|an) (?:more|fewer|less|extra|additional|further)\b/i

/** "Improved by 21 points with A and 19 with B": a change over time in each arm. */
const statesBothChanges =
  /\b(?:improv\w+|fell|rose|dropp?\w*|declin\w+|increas\w+|decreas\w+) by (?:\p{L}+ ){0,2}\d[\d.]*(?:%| \p{L}+)? (?:with|on|in|under|after) [^;]{2,60}? and (?:by )?(?:\p{L}+ ){0,2}\d/iu

/** "Should not begin aspirin to prevent a first event": the purpose of advice is not a result. */
const advisesToward =
  /\b(?:should|must|recommend\w*|advis\w+|suggest\w*|offer\w*)\b[^.;]*\bto (?:prevent|reduce|lower|improve|relieve|ease|shorten|raise|increase)\b|\b(?:should|must) (?:be )?(?:\p{L}+ly )?(?:brought|lower(?:ed)?|reduced?|raised?|increased?|kept|keep|cut)\b/iu

/** "The benefit was similar with and without diabetes": the same effect in several groups, not in both arms. */
const statesConsistency =
  /\b(?:effects?|benefits?|reductions?|improvements?|advantages?|gains?|efficacy|protection|results?|findings?|harms?)\b[^;]{0,60}? (?:was|were|is|are|looked|appeared|remained|held) (?:\p{L}+ly )?(?:similar|the same|alike|comparable|consistent|no different|unaffected|independent|equal)\b[^;]{0,40}? (?:with (?:and|or) without|whether|across|regardless|irrespective|whatever|of (?:age|sex)|in (?:men|women|people|patients|those|older|younger|both (?:sexes|subgroups|men|women)|all (?:sub)?groups|sub))/iu

/** "In contrast to ADRENAL", "unlike procalcitonin": what follows is not the result of the source. */
const contrasts = /\bcontrasts? (?:with|to)\b|\bunlike\b|\bconflicts? with\b|\bat odds with\b/i

/** "Apart from headache, no excess of harm": says what else there was. */
const excepts = /^\W*(?:apart|aside) from\b|^\W*except for\b|^\W*other than\b/i

/** Wordings that state no direction between two arms. */
const noComparison = [statesAim, statesNumberNeeded, statesBothChanges, statesConsistency, contrasts, excepts]

export interface DirectionFinding {
  agreement: 'agrees' | 'contradicts'
  fact: Fact
  /** What the source states, as seen from the arm that the claim is about. */
  stated: Direction
}

/** @param scoreLeast how well a result must fit the words of the claim, unless it has its figures */
export function checkDirection(claim: Statement, source: SourceReading, scoreLeast = 0): DirectionFinding | null {
  if (source.isGuideline && advisesToward.test(claim.text)) return null
  if (claim.direction === null || noComparison.some((pattern) => pattern.test(claim.text))) return null
  const useless = findUseless(claim, source) ?? findUselessIn(claim, source)
  if (useless) return { agreement: 'contradicts', fact: useless, stated: useless.direction as Direction }
  const compared = readFigures(claim, source)
  const closest = decide(claim, alignFacts(claim, compared), source, scoreLeast)
  // The closest result may leave it open, such as rates without a test, where another sentence decides.
  if (closest || !source.isSummary || claim.isWeak) return closest
  const { first, second } = compared.arms
  const core = claim.core
    .filter(({ word, concept }) => !isWording(word, concept) && !first.has(concept) && !second.has(concept))
    .map(({ concept }) => concept)
    .filter((concept) => compared.mentions.has(concept))
  if (core.length === 0) return null
  const wider = alignFacts(claim, compared, { gap: widerGap, comparesFigures: false }).filter(({ fact }) =>
    core.every((concept) => fact.outcome.has(concept)),
  )
  return decide(claim, wider, source, scoreLeast)
}

/** "Adding B helped", although the source says about B only that it gave no benefit. */
function findUseless({ direction, about }: Statement, { facts, isSummary }: SourceReading): Fact | null {
  if (!isSummary || !/^(?:less|better)$/.test(direction ?? '')) return null
  for (const drug of listDrugs(about)) {
    const own = facts.filter((fact) => fact.direction !== null && namesDrug(fact, drug))
    const [first] = own
    const isUseless = ({ outcome, direction: stated }: Fact) =>
      (stated === 'same' || stated === 'not-better') && [...outcome.keys()].every((each) => each === drug)
    if (first && own.every(isUseless)) return first
  }
  return null
}

/** "It lowered deaths in people with HIV", where the source says that it did nothing for people with HIV. */
function findUselessIn({ direction, text }: Statement, { facts, isSummary }: SourceReading): Fact | null {
  const group = groupOf(text)
  if (!isSummary || group === undefined || !/^(?:less|better)$/.test(direction ?? '')) return null
  const own = facts.filter((fact) => fact.direction !== null && groupOf(fact.text) === group)
  const [first] = own
  const isUseless = (fact: Fact) => fact.line === null && fact.direction === 'same' && noBenefit.test(fact.text)
  return first && own.every(isUseless) ? first : null
}

const noBenefit = /\bno (?:\p{L}+ )?(?:benefit|effect|advantage|gain)\b/iu

/** "HIV" of "in people with HIV". */
function groupOf(text: string): string | undefined {
  return ofGroup.exec(text)?.[1]?.toLowerCase()
}

const ofGroup =
  /\b(?:in|among|for) (?:people|patients|those|adults|children|(?:wo)?men) (?:with|without|on|aged|over|under) ([\p{L}\d-]+)/iu

function namesDrug({ about, comparator, arms }: Fact, drug: string): boolean {
  return (
    [...about, ...comparator].some(({ concept }) => concept === drug) ||
    (arms !== null && (arms.first.has(drug) || arms.second.has(drug)))
  )
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
  const lines = aligned.filter(({ fact, hasFigures }) => hasFigures && fact.line)
  const findings = (lines.length > 0 ? lines : ofSameTime(claim, aligned)).flatMap(({ fact, hasFigures }) =>
    compareWith(claim, claim.direction as Direction, fact, source).filter(
      ({ agreement }) => agreement === 'agrees' || !source.isSummary || hasFigures || namesSameOutcome(claim, fact),
    ),
  )
  const agreeing = findings.filter(({ agreement }) => agreement === 'agrees')
  // "Without more deaths" agrees with fewer, unless another result says that there was no difference.
  const firm = agreeing.find(({ stated }) => !stated.startsWith('not'))
  const others = findings.filter(
    ({ agreement, fact }) => agreement === 'contradicts' && !isOfOtherClause(claim, fact, source),
  )
  const same = agreeing.length > 0 ? others.find(({ stated }) => stated === 'same') : others[0]
  return firm ?? same ?? agreeing[0] ?? null
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
      compareWith(claim, claim.direction as Direction, other, source).some(({ agreement }) => agreement === 'agrees'),
  )
}

const deniesEffect = /^(?:same|not)/

/** The source, with directions for the clauses where only the figures show one. */
function readFigures(claim: Statement, source: SourceReading): ComparedResults {
  if (source.isSummary) {
    const facts = comparesTreatments(claim, source) ? source.derived : source.facts
    return { facts: listDirected(facts), arms: source.arms, mentions: source.mentions }
  }
  const arms = hasArms(source) ? source.arms : readClaimArms(claim)
  const facts = source.facts
    .map((fact) => (arms ? withDirection(fact, arms) : fact))
    .filter(({ direction }) => direction !== null)
  return { facts, arms: source.arms, mentions: source.mentions }
}

const listDirected = rememberEach((facts: readonly Fact[]) =>
  facts.filter(({ line, direction }) => line !== null || direction !== null),
)

/** "Metformin was better than lifestyle", where each was compared with placebo. */
function comparesTreatments({ about, comparator }: Statement, { derived, facts }: SourceReading): boolean {
  const isNamed = (tokens: Statement['about'], arm: ReadonlySet<string>) =>
    tokens.some(({ concept }) => arm.has(concept))
  const names = ({ arms }: Fact) =>
    arms !== null &&
    ((isNamed(about, arms.first) && isNamed(comparator, arms.second)) ||
      (isNamed(about, arms.second) && isNamed(comparator, arms.first)))
  return derived.some(names) && !facts.some(names)
}

function withDirection(fact: Fact, arms: Arms): Fact {
  if (fact.line) return fact
  if (isOfBoth.test(fact.text) && fact.direction !== 'same') return { ...fact, direction: null }
  const isShown = readSignificance(fact.text)
  if (fact.direction !== null && fact.direction !== 'differs' && fact.cue !== null)
    return isShown === false ? { ...fact, direction: 'same', isWeak: false } : fact
  const pair = isShown === false ? 'same' : comparePairOfArms(fact.text, arms)
  if (pair === null)
    return saysDifferent.test(fact.text) || (isShown && namesBoth(fact, arms))
      ? { ...fact, direction: 'differs' }
      : fact
  // The direction is that of the first arm, whichever the clause names first.
  return { ...fact, direction: pair, isWeak: isShown === null, about: [], comparator: [], previous: null }
}

/** A change over time in each arm is no difference between them. */
const isOfBoth = /\b(?:both|each) (?:\p{L}+ ){0,4}(?:groups|arms)\b|\bfrom \d.{1,80} to \d.{1,80} and from \d/iu
const saysDifferent = /\bsignificant(?:ly)? differen|\bdiffer(?:s|ed)? significantly/i

function namesBoth({ about, comparator }: Fact, { first, second }: Arms): boolean {
  const all = [...about, ...comparator]
  return [first, second].every((arm) => all.some(({ concept }) => arm.has(concept)))
}

/** The results for the time that the claim names, if there are any. */
function ofSameTime(claim: Statement, aligned: AlignedFact[]): AlignedFact[] {
  const times = readTimes(claim.text)
  const same = aligned.filter(({ fact }) => [...readTimes(fact.text)].some((time) => times.has(time)))
  return same.length > 0 ? same : aligned
}

function compareWith(claim: Statement, claimed: Direction, fact: Fact, source: SourceReading): DirectionFinding[] {
  // "At least 50% fewer days" is a separate outcome.
  if (fact.line && isCueOf(claim, fact.text.slice(0, fact.line.nameEnd))) return []
  // A smaller fall is a change for the better, whichever way the scale runs.
  if (fact.line?.rates?.every((each) => each < 0) && /declin|worsen|fall|fell|drop|\blos[st]/i.test(claim.text))
    return []
  if (claim.cue && fact.line && isPartOfName(claim, fact.text.slice(0, fact.line.nameEnd))) return []
  const arms = fact.arms ?? (hasArms(source) ? source.arms : (readClaimArms(claim) ?? source.arms))
  const claimSide = findSubject(claim, arms) ?? findSubject(claim, source.arms) ?? findSideByFigures(claim, source)
  const factSide = fact.line ? 'first' : findSubject(fact, arms)
  if (claimSide !== null && factSide === null && namesOther.test(fact.text)) return []
  if (comparesWithOther(claim, fact, source)) return []
  if (valuesOther(claim, claimed, fact)) return []
  const isOtherArm = comparesReversed(claim, fact) ?? (claimSide !== null && claimSide !== (factSide ?? 'first'))
  const isOpposite = isOtherArm !== wordsOppositely(claim, fact)
  const seen = isOpposite ? invert(fact.direction as Direction) : (fact.direction as Direction)
  const isUntested = claimsSuperiority(claim) && tellsOnlyNoninferiority(fact)
  const stated = isUntested ? 'same' : seen
  const agreement = claimsMore(claim, fact)
    ? 'contradicts'
    : compareDirections(
        claimed,
        stated,
        readOwnValence(fact) ??
          readValence(nameCore(claim)) ??
          readValence(withoutCue(claim)) ??
          readValence(fact.text),
      )
  if (agreement === 'open') return []
  const isOpen = isUntested ? isOfOtherTime(claim, fact) : isOpenTo(claim, claimed, fact, stated)
  if (agreement === 'contradicts' && isOpen) return []
  return [{ agreement, fact, stated }]
}

/** "Bled more on the full dose (15.6% vs 12.1%)", where the line has "12.1% … vs 15.6% …": the second arm is the subject. */
function findSideByFigures({ text }: Statement, { facts }: SourceReading): 'second' | null {
  const pairs = Array.from(text.matchAll(comparedPair), ([, first, second]) => [Number(first), Number(second)] as const)
  const isReversed = pairs.some(([first, second]) =>
    facts.some(({ line }) => first !== second && line?.rates?.[0] === second && line.rates[1] === first),
  )
  return isReversed ? 'second' : null
}

/** "15.6% vs 12.1%" or "15.6% with the full dose against 12.1%", but not "from 15.6% to 12.1%". */
const comparedPair =
  /(?<!\bfrom )(?<![\d.])(\d+(?:\.\d+)?)(?=%? (?:[^;,()\d]{1,40} )?(?:vs|versus|against|compared with) (\d+(?:\.\d+)?))/g

/** Whether a claim names the outcome of a clause of the source; a result line has it in its name. */
function namesSameOutcome(claim: Statement, { line, cue, about: stated, core, outcome }: Fact): boolean {
  if (line !== null || cue === null || faresOverall(claim)) return true
  const isObject = (core[0]?.start ?? 0) >= cue.end
  const own = stated
    .filter(({ start, end, concept }) => outcome.has(concept) && (isObject ? start >= cue.end : end <= cue.start))
    .map(({ concept }) => concept)
  return own.length === 0 || claim.about.some(({ concept }) => own.includes(concept))
}

/** "Better graft function" is about another outcome than "death or graft loss": more of one is good, of the other bad. */
function valuesOther(claim: Statement, claimed: Direction, fact: Fact): boolean {
  if (!/better|worse/.test(claimed) || !/less|more/.test(fact.direction ?? '') || claimsSurvival(claim)) return false
  const { line, text } = fact
  const [own, other] = [readValence(nameCore(claim)), readValence(line ? text.slice(0, line.nameEnd) : nameCore(fact))]
  return own !== null && other !== null && own !== other
}

function isCueOf({ text, start, cue }: Statement, name: string): boolean {
  const word = cue && text.slice(cue.start - start, cue.end - start).toLowerCase()
  return findCues(name).some((each) => name.slice(each.start, each.end).toLowerCase() === word)
}

/** "As good as oseltamivir" next to "sooner than placebo": the source does not compare the two drugs. */
function comparesWithOther(claim: Statement, fact: Fact, { isSummary, arms }: SourceReading): boolean {
  const { line, about, comparator } = fact
  const named = listDrugs(claim.comparator)
  const isCompared = comparator.some(
    ({ word, concept }) => isDrugName(word) || arms.first.has(concept) || arms.second.has(concept),
  )
  if (line === null && withParts.test(claim.text) && !withParts.test(fact.text)) return true
  if (line !== null || !isSummary || named.size === 0 || !isCompared) return false
  const before = about.filter(({ end }) => end <= (comparator[0]?.start ?? 0))
  return [...comparator, ...before].every(({ concept }) => !named.has(concept))
}

/** "No gain over either alone": a combination is compared with its parts. */
const withParts = /\b(?:over|than|beyond|versus|to) (?:either|each)\b/i

/** "Commoner with the non-selective drugs" names an arm in other words. */
const namesOther =
  /\b(?:with|on|under|after) (?:the |an? )?(?:non-\p{L}+|other|older|standard|conventional|comparator|control|usual) \p{L}/iu

/** "A more than B" and "B more than A", by the names of drugs; null if the two do not name the same ones. */
function comparesReversed(claim: Statement, { line, about, comparator }: Fact): boolean | null {
  if (line !== null) return null
  const [one, other, own, against] = [claim.about, claim.comparator, about, comparator].map(listDrugs)
  if (!one || !other || !own || !against) return null
  const meets = (first: ReadonlySet<string>, second: ReadonlySet<string>) => [...first].some((each) => second.has(each))
  if (meets(one, own) || meets(other, against)) return meets(one, own) && meets(other, against) ? false : null
  return meets(one, against) && meets(other, own) ? true : null
}

function listDrugs(tokens: Statement['about']): ReadonlySet<string> {
  return new Set(tokens.filter(({ word }) => isDrugName(word)).map(({ concept }) => concept))
}

/** "A reduced deaths", without the figures of both arms, which would show how little it was. */
function claimsSuperiority({ direction, isWeak, text }: Statement): boolean {
  return !isWeak && /^(?:less|more|better|worse)$/.test(direction ?? '') && listFigures(text).length < 2
}

/** "Noninferior, 14.5% against 16.1%": the difference was tested against the margin only. */
function tellsOnlyNoninferiority({ isWeak, line, cue, context }: Fact): boolean {
  return (
    cue === null &&
    (isWeak || line?.isSignificant === null) &&
    /\bnon-?inferior/i.test(context) &&
    !/(?<!\bnot )\bsuperior/i.test(context)
  )
}

/** "Let more patients lower their steroids": a result on "steroid reduction", of which there was more. */
function isPartOfName({ text, start, cue, core }: Statement, name: string): boolean {
  if (cue === null || !lessening.test(text.slice(cue.start - start, cue.end - start))) return false
  const words = tokenize(name)
  const lessened = words.flatMap(({ word }, index) =>
    lessening.test(word) && !core.some((each) => each.word === word)
      ? words.slice(Math.max(0, index - lessenedWords), index + lessenedWords + 1)
      : [],
  )
  return lessened.some(({ concept }) => core.some((each) => each.concept === concept))
}

const lessening = /\b(?:reduc|decreas|lower|loss\b|declin|fall\b|drop|cut\b|fewer\b|halv)/i
/** How far from the word for a change its subject may be, in words. */
const lessenedWords = 2

/** "Significantly more" where the source has "numerically more, without a significant difference". */
function claimsMore({ text, direction, isWeak }: Statement, fact: Fact): boolean {
  if (isWeak || !/^(?:less|more|better|worse)$/.test(direction ?? '') || !saysSignificant.test(text)) return false
  return fact.line ? fact.line.isSignificant === false : fact.isWeak && deniesSignificance.test(fact.context)
}

const saysSignificant = /(?<!\b(?:not|non|no|without)(?: an?)?[ -])\bsignificant/i
const deniesSignificance = /\b(?:not|without|no)(?: an?| any)?(?: statistically| clearly)? significant|nonsignificant/i

/** Whether both can be true: one is not claimed as proven, or they are about different times. */
function isOpenTo(claim: Statement, claimed: Direction, fact: Fact, stated: Direction): boolean {
  const isOfSame = claimed === 'same' || stated === 'same' || claimed.startsWith('not') || stated.startsWith('not')
  if (isOfSame && (claim.isWeak || (fact.isWeak && !(claimed.startsWith('not') && differsWidely(fact))))) return true
  return isOfSame && isOfOtherTime(claim, fact)
}

/** By how much the rates of two arms must differ, and how large they must be, so that no test is needed to see it. */
const wideRatio = 1.25
const wideRate = 10

const pair = /(\d+(?:\.\d+)?)% (?:[^;,()\d]{2,40} )?(?:vs|versus|against) (\d+(?:\.\d+)?)%/

/** "16.6% vs 47.7%", without a test. */
function differsWidely({ line, text }: Fact): boolean {
  const written = line?.rates ?? pair.exec(text)?.slice(1).map(Number) ?? []
  const [less = 0, more = 0] = written.toSorted((a, b) => a - b)
  return less > 0 && more >= wideRate && more >= less * wideRatio
}

/** "Alteplase between 3 and 4.5 hours", "from 15 to 10 days": when treatment began, or the outcome itself. */
const notFollowUp =
  /\bbetween [\d.]+ and [\d.]+ hours?\b|\b(?:within|up to) [\d.]+ hours? (?:of|after|from)\b|\b[\d.]+ to [\d.]+ hours? after\b|\b(?:from|median) (?:of )?(?:a median of )?[\d.]+ (?:to|vs|versus) [\d.]+ \p{L}+/giu

function isOfOtherTime(claim: Statement, fact: Fact): boolean {
  const [one, other] = [claim.text, fact.text].map((text) => readTimes(text.replace(notFollowUp, '')))
  if (!one || !other) return false
  return one.size > 0 && other.size > 0 && [...one].every((time) => !other.has(time))
}
