/** Judges a sentence by the sources that it cites. */

import { namesArms } from '@/lib/evidence/verify/claim/checks/figures/compared-figures'
import type { Finding } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { readStatements, type Statement } from '@/lib/evidence/verify/claim/read-statements'
import { isRepeated } from '@/lib/evidence/verify/claim/repeats'
import { splitParts } from '@/lib/evidence/verify/claim/split-parts'
import { locateInOriginal, readLanguage, toEnglish } from '@/lib/evidence/verify/claim/translation/word-list'
import { toPlain } from '@/lib/evidence/verify/plain-wording'
import { isSaidOfOpposite, judgeRelations, judgeUnstated } from './judge-abstracts'
import {
  judgeListedAmounts,
  judgeModifiers,
  judgePeople,
  judgeReversal,
  judgeShown,
  judgeStrength,
} from './judge-by-every-source'
import { judgeDirection, judgeOutcome, judgePolarity, judgeTranslatedDirection } from './judge-direction'
import { judgeDoseOfFigures, judgeDoses, judgeFigures, judgeOrder, judgeTime } from './judge-figures'
import { judgeDrugs, judgeExcludedNames, judgeExcludedWords, judgeNovelWords } from './judge-words'

/**
 * Compares a sentence with its sources in every respect, until one is in doubt.
 *
 * @returns the most serious doubt about the sentence; null if there is none
 */
export function judgeSentence(
  sentence: string,
  sources: readonly SourceReading[],
  comparesWording: boolean,
): Finding | null {
  if (readLanguage(sentence) !== 'en') return judgeTranslated(sentence, sources)
  const stated = judgeStated(sentence, sources, comparesWording)
  if (stated) return stated
  const plain = toPlain(sentence)
  const found = plain && judgeStated(plain.text, sources, comparesWording)
  if (found) return { ...found, words: plain.locate(found.words) }
  if (!comparesWording || isRepeated(sentence, sources)) return null
  return (
    judgeRelations(sentence, sources) ??
    judgeNovelWords(sentence, sources) ??
    judgeUnstated(sentence, readStatements(sentence), sources)
  )
}

/** Judges everything but words that no source has. */
function judgeStated(sentence: string, sources: readonly SourceReading[], comparesWording: boolean): Finding | null {
  const statements = readStatements(sentence)
  for (const claim of statements) {
    const doubt =
      judgeStatedDirection(sentence, claim, sources) ??
      judgePolarity(claim, sources) ??
      judgeTime(claim, sources) ??
      judgeFigures(claim, sources) ??
      judgeOutcome(sentence, claim, sources)
    if (doubt) return doubt
  }
  const doubt = judgeDoses(sentence, sources)
  if (doubt) return doubt
  for (const [start, end] of splitParts(sentence)) {
    const found = judgePart(sentence.slice(start, end), sources, comparesWording)
    if (found) return { ...found, words: found.words.map(([from, to]) => [from + start, to + start]) }
  }
  return null
}

function judgeStatedDirection(sentence: string, claim: Statement, sources: readonly SourceReading[]): Finding | null {
  const found = judgeDirection(claim, sources)
  return found && isSaidOfOpposite(sentence, sources) ? null : found
}

/**
 * Judges by words that belong to one part of a sentence: "strongly recommended; the other option may be considered".
 */
function judgePart(sentence: string, sources: readonly SourceReading[], comparesWording: boolean): Finding | null {
  if (isRepeated(sentence, sources)) return null
  return (
    judgeReversal(sentence, sources) ??
    judgeStrength(sentence, sources) ??
    judgeListedAmounts(sentence, sources) ??
    judgeModifiers(sentence, sources) ??
    judgeShown(sentence, sources) ??
    (comparesWording ? judgeExcludedWords(sentence, sources) : null)
  )
}

/** Overstatements that survive a word-for-word translation. */
const wordedAlike: ReadonlySet<string> = new Set(['check_overstated_superiority', 'check_overstated_certainty'])

/** Only direction, figures and drugs are read in another language: most of its words occur in no English source. */
function judgeTranslated(sentence: string, sources: readonly SourceReading[]): Finding | null {
  const english = toEnglish(sentence)
  const doubt = judgeEnglish(english, sources)
  return doubt && { ...doubt, words: locateInOriginal(sentence, english, doubt.words) }
}

function judgeEnglish(english: string, sources: readonly SourceReading[]): Finding | null {
  const statements = readStatements(english)
  for (const claim of statements) {
    const doubt =
      judgeTranslatedDirection(claim, sources) ??
      judgeTime(claim, sources) ??
      (namesArms(claim.text) ? judgeFigures(claim, sources) : judgeDoseOfFigures(claim, sources)) ??
      judgeOutcome(english, claim, sources)
    if (doubt) return doubt
  }
  const strength = judgeStrength(english, sources)
  if (strength && wordedAlike.has(strength.reason.template?.code ?? '')) return strength
  return (
    judgeReversal(english, sources) ??
    judgeDrugs(english, sources) ??
    judgePeople(english, sources) ??
    judgeExcludedNames(english, sources) ??
    judgeOrder(english, sources)
  )
}
