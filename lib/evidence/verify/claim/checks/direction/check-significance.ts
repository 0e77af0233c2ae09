/**
 * Finds a difference that a claim calls significant or clear, where the result line of that outcome says
 * that it was not.
 */

import type { StrengthFinding } from '@/lib/evidence/verify/claim/checks/strength/check-strength'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { hasEstimates, listEstimates } from '@/lib/evidence/verify/claim/result-figures'
import { intersects, isSubset } from '@/lib/evidence/verify/claim/sets'
import { isTimeWord } from '@/lib/evidence/verify/claim/words/time-words'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { namesSomething } from '@/lib/evidence/verify/claim/words/wording-en'
import { findAll } from '@/lib/shared/text/find-all'

/** A pair of rates, or a ratio with its rates. */
const figuresLeast = 2

/**
 * @returns a finding when every line with the figures or the whole name of the claimed result says that it is not
 *   significant; otherwise null
 */
export function checkSignificance(claim: string, { facts, isSummary }: SourceReading): StrengthFinding | null {
  const found = isSummary ? significant.exec(claim) : null
  if (!found || open.test(claim)) return null
  const lines = facts.filter(({ line }) => line !== null)
  const figures = listEstimates(claim)
  const words = new Set(tokenize(claim).map(({ concept }) => concept))
  const own =
    figures.length >= figuresLeast
      ? lines.filter((fact) => hasEstimates(fact, figures))
      : figures.length === 0
        ? lines.filter((fact) => isNamed(fact, words))
        : []
  const [first] = own
  if (!first || !own.every(({ line }) => line?.isSignificant === false)) return null
  // Another result on the same outcome may be meant.
  if (figures.length === 0 && lines.some((fact) => fact.line?.isSignificant === true && sharesName(fact, first, words)))
    return null
  return { kind: 'certainty', sentence: first.sentence, words: [[found.index, found.index + found[0].length]] }
}

const significant =
  /\b(?:(?:statistically |highly )?significant(?:ly)?|genuine(?:ly)?|clear(?:ly)? (?=better|superior|fewer|lower|less|more|benefit|advantage|gain|reduc|improv)|definite(?:ly)?|convincing(?:ly)?|unequivocal(?:ly)?|reached significance)/i
const open =
  /\b(?:not|no|nor|never|neither|without(?= (?:an?y? |(?:\w+ly )?significan|statistical|clear))|non-?significant(?:ly)?|insignificant|hardly|short of|narrowly|almost|nearly|whether|may|might|could|clinically|but|while|although|though|whereas|missed|failed)\b|n['’]t\b/i

function namesOutcome(token: Token): boolean {
  return namesSomething(token) && !isTimeWord(token.concept)
}

/** The words of the name, and those of what it has in brackets: "Recurrence or death (disease-free survival)". */
function listNames({ text, line }: Fact): ReadonlySet<string>[] {
  const name = text.slice(0, line?.nameEnd)
  const written = [name.replace(/\([^()]*\)/g, ''), ...findAll(name, /\(([^()]*)\)/g).map(([, inside = '']) => inside)]
  return written.map(
    (each) =>
      new Set(
        tokenize(each)
          .filter(namesOutcome)
          .map(({ concept }) => concept),
      ),
  )
}

function isNamed(fact: Fact, words: ReadonlySet<string>): boolean {
  return listNames(fact).some((name) => name.size > 1 && isSubset(name, words))
}

function sharesName(fact: Fact, other: Fact, words: ReadonlySet<string>): boolean {
  const named = new Set(listNames(other).flatMap((name) => [...name].filter((concept) => words.has(concept))))
  return listNames(fact).some((name) => intersects(name, named))
}
