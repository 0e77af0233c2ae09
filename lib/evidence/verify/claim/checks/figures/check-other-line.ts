/** Finds figures of a result whose name the claim does not use, while it uses the one of another result. */

import { stopWords } from '@/lib/evidence/text/normalize-terms'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Statement } from '@/lib/evidence/verify/claim/read-statements'
import { intersects, isSubset } from '@/lib/evidence/verify/claim/sets'
import { listPhrases } from '@/lib/evidence/verify/claim/words/name-keys'
import { outcomeKinds } from '@/lib/evidence/verify/claim/words/outcome-kinds'
import { isTimeWord } from '@/lib/evidence/verify/claim/words/time-words'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isOnlyAtTime, listOthers } from './check-other-outcome'
import { doubtFigures, type FigureFinding, listDescribed, listNames } from './figure-finding'

/**
 * The claim uses the words that set another result apart, and none of those that set apart the ones with its figures.
 */
export function findOtherLine(claim: Statement, holders: readonly Fact[], source: SourceReading): FigureFinding | null {
  const lines = holders.filter(({ line }) => line)
  const [holder] = lines
  if (!holder) return null
  const claimed = listOwnWords(claim, source)
  const others = listOthers(holders, source)
  // "Remission of suicidal ideas at week 6": the result of that time is meant.
  if (lines.some((line) => isOnlyAtTime(line, claim, others))) return null
  const isOther = others.some((other) =>
    lines.every((line) => isNamedInstead(claimed, other, line) || isWrittenInstead(claim, other, line)),
  )
  if (!isOther) return null
  return doubtFigures('outcome', claim, holder)
}

/** "Severe", "any": the claim names the kind of another result, on the same outcome as the ones with its figures. */
export function findOtherKind(claim: Statement, holders: readonly Fact[], source: SourceReading): FigureFinding | null {
  const lines = holders.filter(({ line }) => line)
  const [holder] = lines
  if (!holder) return null
  // "Any cause" is "all-cause".
  const claimed = claim.about
    .filter(
      (token, index) =>
        outcomeKinds.has(token.word) &&
        claim.about[index + 1]?.concept !== 'allcause' &&
        (claim.core.includes(token) ||
          claim.about.slice(index + 1, index + 3).some(({ concept }) => holder.outcome.has(concept))),
    )
    .map(({ word }) => word)
  const others = listOthers(holders, source)
  const isOf = ({ text }: Fact, kind: string) => tokenize(text).some(({ word }) => word === kind)
  const isSameOutcome = ({ outcome }: Fact) =>
    claim.about.some(({ concept }) => outcome.has(concept) && holder.outcome.has(concept))
  const isOther = claimed.some(
    (kind) =>
      lines.every((line) => !isOf(line, kind)) && others.some((other) => isOf(other, kind) && isSameOutcome(other)),
  )
  const isOtherSurvival =
    tellsAlive.test(claim.text) && lines.every(({ text }) => tellsFree.test(text) && !tellsAlive.test(text))
  return isOther || isOtherSurvival ? doubtFigures('outcome', claim, holder) : null
}

const tellsFree = /\p{L}-free\b/u
const tellsAlive = /\boverall survival\b|\balive\b(?! (?:and|without))/i

interface ClaimedWords {
  all: ReadonlySet<string>
  /** Without words that may name the people or the treatments, which have no bearing on which result is meant. */
  telling: ReadonlySet<string>
}

function listOwnWords(claim: Statement, source: SourceReading): ClaimedWords {
  const described = listDescribed(source)
  const phrases = listPhrases(claim.text)
  const all = new Set([...tokenize(claim.text).map(({ concept }) => concept), ...phrases])
  const telling = new Set([...all].filter((concept) => !described.has(concept) || phrases.includes(concept)))
  for (const { concept } of [...claim.core, ...claim.comparator]) if (!people.has(concept)) telling.add(concept)
  return { all, telling }
}

const people: ReadonlySet<string> = new Set(
  tokenize('patient people woman man adult child').map(({ concept }) => concept),
)

/** How many of the words that set a result apart a claim must use. */
const apartLeast = 0.5

function isNamedInstead(claimed: ClaimedWords, other: Fact, holder: Fact): boolean {
  const [ownNames, otherNames] = [listNames(holder), listNames(other)]
  const ofOwn = [...ownNames].filter((concept) => !otherNames.has(concept))
  const ofOther = [...otherNames].filter((concept) => !ownNames.has(concept))
  const used = ofOther.filter((concept) => claimed.telling.has(concept))
  if (ofOwn.some((concept) => claimed.all.has(concept))) return false
  // "All-cause pneumonia" is not that of the vaccine's types.
  if (used.includes('allcause')) return true
  if (used.length < apartLeast * ofOther.length) return false
  return used.length > 1 || (used.length === 1 && ofOwn.length > 0)
}

/** The claim contains another result's full name ("treatment failure"), and no word of this result's name. */
function isWrittenInstead({ text }: Statement, other: Fact, holder: Fact): boolean {
  const [claimed, ownName, otherName] = [listStems(text), listStems(nameIn(holder)), listStems(nameIn(other, true))]
  return otherName.size > 1 && isSubset(otherName, claimed) && !intersects(ownName, claimed)
}

/** @param isShort without what explains the name */
function nameIn({ text, line }: Fact, isShort = false): string {
  const name = text.slice(0, line?.nameEnd)
  return isShort ? (name.replace(/\([^()]*\)/g, '').split(/,| at (?=\d)/)[0] ?? '') : name
}

/** "Failed" and "failure" begin alike. */
function listStems(text: string): ReadonlySet<string> {
  const words = tokenize(text).filter(
    ({ word, concept }) => word.length >= stemLength && !stopWords.has(word) && !isTimeWord(concept),
  )
  return new Set(words.map(({ word }) => word.slice(0, stemLength)))
}

const stemLength = 4
