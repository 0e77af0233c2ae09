/** Whether a clause repeats a sentence of the source, word for word or nearly so. */
import { stopWords } from '@/lib/evidence/text/normalize-terms'
import type { Span } from './finding'
import type { Token } from './tokens'

/** Share of the clause's words that must occur in the sentence, in the same order. */
const shareLeast = 0.9
const negations = new Set('no not never without neither nor none cannot'.split(' '))

/** @param cue offsets of the word that gives the direction: it must be repeated too */
export function restates(clause: readonly Token[], sentence: readonly Token[], cue: Span | null): boolean {
  const cueWords = cue ? clause.filter(({ start, end }) => start >= cue[0] && end <= cue[1]) : []
  if (!cueWords.every(({ word }) => sentence.some((other) => other.word === word))) return false
  if (countNegations(clause) > 0 !== countNegations(sentence) > 0) return false
  const words = clause.filter(({ word }) => !stopWords.has(word) || negations.has(word) || /^\d/.test(word))
  if (words.length < 3) return false
  const own = sentence.filter(({ word }) => !stopWords.has(word) || negations.has(word))
  return measureCommonSequence(words, own) >= shareLeast * words.length
}

function countNegations(tokens: readonly Token[]): number {
  return tokens.filter(({ word }) => negations.has(word)).length
}

/** Length of the longest common subsequence. */
function measureCommonSequence(a: readonly Token[], b: readonly Token[]): number {
  let previous = new Array<number>(b.length + 1).fill(0)
  for (const { word } of a) {
    const row = [0]
    for (const [at, other] of b.entries()) {
      row.push(other.word === word ? (previous[at] ?? 0) + 1 : Math.max(previous[at + 1] ?? 0, row[at] ?? 0))
    }
    previous = row
  }
  return previous.at(-1) ?? 0
}
