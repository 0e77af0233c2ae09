/** Compares the direction of a claim with that of one result. */
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { faresOverall } from '@/lib/evidence/verify/claim/align/align-facts'
import { hasArms, readClaimArms } from '@/lib/evidence/verify/claim/align/read-claim-arms'
import { type Arms, withoutWords } from '@/lib/evidence/verify/claim/arms/arms'
import { findSubject } from '@/lib/evidence/verify/claim/arms/find-subject'
import { compareDirections, type Valence } from '@/lib/evidence/verify/claim/compare-directions'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { type Direction, invert, type Statement } from '@/lib/evidence/verify/claim/read-statements'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { intersects } from '@/lib/evidence/verify/claim/sets'
import { findCues } from '@/lib/evidence/verify/claim/words/cues-en'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { findAll } from '@/lib/shared/text/find-all'
import { claimsMore, claimsSuperiority, isOfOtherTime, isOpenTo, tellsOnlyNoninferiority } from './compare-firmness'
import { nameCore, readOwnValence, readValence, withoutCue } from './read-valence'
import { claimsSurvival, death, wordsOppositely } from './words-oppositely'

export interface DirectionFinding {
  agreement: 'agrees' | 'contradicts'
  fact: Fact
  /** What the source states, as seen from the arm that the claim is about. */
  stated: Direction
}

/** @returns nothing if both can be true */
export function compareWithResult(
  claim: Statement,
  claimed: Direction,
  fact: Fact,
  source: SourceReading,
): DirectionFinding[] {
  const name = fact.line && fact.text.slice(0, fact.line.nameEnd)
  // "At least 50% fewer days" is a separate outcome.
  if (name !== null && (isCueOf(claim, name) || isPartOfName(claim, name))) return []
  const arms = readOwnArms(fact) ?? (hasArms(source) ? source.arms : (readClaimArms(claim) ?? source.arms))
  const claimSide = findSubject(claim, arms) ?? findSubject(claim, source.arms) ?? findSideByFigures(claim, source)
  const factSide = fact.line ? 'first' : findSubject(fact, arms)
  if (claimSide !== null && factSide === null && namesOther.test(fact.text)) return []
  if (comparesWithOther(claim, fact, source)) return []
  if (claimSide === null && isOfOtherDrug(claim, claimed, fact)) return []
  if (valuesOther(claim, claimed, fact)) return []
  const isOtherArm = comparesReversed(claim, fact) ?? (claimSide !== null && claimSide !== (factSide ?? 'first'))
  if (comparesFalls(claim, fact)) return compareFalls(claim, fact, isOtherArm)
  // "Better for death" is better for survival as well, while more deaths are fewer survivors.
  const isValued = /better|worse/.test(fact.direction ?? '')
  const isOpposite = isOtherArm !== (!isValued && wordsOppositely(claim, fact))
  const seen = isOpposite ? invert(fact.direction as Direction) : (fact.direction as Direction)
  const isUntested = claimsSuperiority(claim) && tellsOnlyNoninferiority(fact)
  const stated = isUntested ? 'same' : seen
  const valence =
    readOwnValence(fact) ?? readValence(nameCore(claim)) ?? readValence(withoutCue(claim)) ?? readValence(fact.text)
  const agreement = claimsMore(claim, fact)
    ? 'contradicts'
    : compareDirections(isOfNoUse(claimed, valence, claim, fact) ? 'same' : claimed, stated, valence)
  if (agreement === 'open') return []
  const isOpen = isUntested ? isOfOtherTime(claim, fact) : isOpenTo(claim, claimed, fact, stated)
  if (agreement === 'contradicts' && isOpen) return []
  return [{ agreement, fact, stated }]
}

/** The zoster of "zoster vaccine" is also the outcome, and names no arm. */
const readOwnArms = rememberEach(({ arms, outcome }: Fact): Arms | null =>
  arms ? withoutWords(arms, new Set(outcome.keys())) : null,
)

/** "Adding acyclovir did nothing for recovery", and a result that does not name the drug. */
function isOfOtherDrug({ about, cue, start }: Statement, claimed: Direction, fact: Fact): boolean {
  if (!/^(?:same|not)/.test(claimed)) return false
  const [drug] = about.filter(({ word, end }) => end <= (cue?.start ?? start) && isDrugName(word))
  return drug !== undefined && ![...fact.about, ...fact.comparator].some(({ concept }) => concept === drug.concept)
}

/**
 * "No better than placebo for weight", which differs significantly: whichever way is good, that is not "no difference".
 */
function isOfNoUse(claimed: Direction, valence: Valence, { comparator }: Statement, { line }: Fact): boolean {
  return claimed === 'not-better' && valence === null && comparator.length > 0 && line?.isSignificant === true
}

/** "eGFR declined faster", where a line has -1.72 and -4.33 a year. */
function comparesFalls({ text }: Statement, { line }: Fact): boolean {
  return (line?.rates?.every((each) => each < 0) ?? false) && /declin|worsen|fall|fell|drop|\blos[st]/i.test(text)
}

/** Compares how much or how fast something fell, whichever way its scale runs. */
function compareFalls(claim: Statement, fact: Fact, isOtherArm: boolean): DirectionFinding[] {
  const [first = 0, second = 0] = fact.line?.rates ?? []
  if (claimsMore(claim, fact)) return [{ agreement: 'contradicts', fact, stated: 'same' }]
  const [isSlower, isFaster] = [slower.test(claim.text), faster.test(claim.text.replace(slower, ''))]
  if (isSlower === isFaster || first === second || claim.direction?.startsWith('not')) return []
  const stated = first > second === isOtherArm ? 'more' : 'less'
  return [{ agreement: stated === (isSlower ? 'less' : 'more') ? 'agrees' : 'contradicts', fact, stated }]
}

const slower = /\b(?:more slowly|less steep(?:ly)?|less|slower|slow(?:s|ed)|smaller|attenuat\w+|blunted)\b/i
const faster = /\b(?:faster|further|more|steeper|quicker|greater|larger|accelerat\w+|hasten\w*)\b/i

/**
 * "Bled more on the full dose (15.6% vs 12.1%)", where the line has "12.1% … vs 15.6% …": the second arm is the
 * subject.
 */
function findSideByFigures({ text }: Statement, { facts }: SourceReading): 'second' | null {
  const pairs = findAll(text, comparedPair).map(([, first, second]) => [Number(first), Number(second)] as const)
  const isReversed = pairs.some(([first, second]) =>
    facts.some(({ line }) => first !== second && line?.rates?.[0] === second && line.rates[1] === first),
  )
  return isReversed ? 'second' : null
}

/** "15.6% vs 12.1%" or "15.6% with the full dose against 12.1%", but not "from 15.6% to 12.1%". */
const comparedPair =
  /(?<!\bfrom )(?<![\d.])(\d+(?:\.\d+)?)(?=%? (?:[^;,()\d]{1,40} )?(?:vs|versus|against|compared with) (\d+(?:\.\d+)?))/g

/** Whether a claim names the outcome of a clause of the source; a result line has it in its name. */
export function namesSameOutcome(claim: Statement, { line, cue, about: stated, core, outcome }: Fact): boolean {
  if (line !== null || cue === null || faresOverall(claim) || (claimsSurvival(claim) && outcome.has(death))) return true
  const isObject = (core[0]?.start ?? 0) >= cue.end
  const own = stated
    .filter(({ start, end, concept }) => outcome.has(concept) && (isObject ? start >= cue.end : end <= cue.start))
    .map(({ concept }) => concept)
  return own.length === 0 || claim.about.some(({ concept }) => own.includes(concept))
}

/**
 * "Better graft function" is about another outcome than "death or graft loss": more of one is good, of the other bad.
 */
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
  if (intersects(one, own) || intersects(other, against))
    return intersects(one, own) && intersects(other, against) ? false : null
  return intersects(one, against) && intersects(other, own) ? true : null
}

function listDrugs(tokens: Statement['about']): ReadonlySet<string> {
  return new Set(tokens.filter(({ word }) => isDrugName(word)).map(({ concept }) => concept))
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
