/** Whether a sentence or a clause repeats a sentence of its sources, in which case only its figures are compared. */
import { stopWords } from '@/lib/evidence/text/normalize-terms'
import type { Span } from './finding'
import type { SourceReading } from './read-source'
import type { Statement } from './read-statements'
import { rememberComparison } from './remember'
import { type Token, tokenize } from './words/tokens'
import { isWording } from './words/wording-en'

/** Whether one sentence of a source has every word of the sentence, in the same order. */
export function isRepeated(sentence: string, sources: readonly SourceReading[]): boolean {
  return sources.some((source) => isRepeatedIn(sentence, source))
}

const isRepeatedIn = rememberComparison((sentence: string, { sentences }: SourceReading) => {
  const words = tokenize(sentence.slice(measureLead(sentence))).map(({ word }) => word)
  return sentences.some(({ tokens }) => containsInOrder(tokens, words))
})

function containsInOrder(tokens: readonly Token[], words: readonly string[]): boolean {
  let at = 0
  for (const { word } of tokens) {
    if (word === words[at]) at += 1
    // "Was not noninferior" has the words of "was noninferior".
    else if (at > 0 && at < words.length && denying.test(word)) return false
  }
  return at === words.length
}

const denying = /^(?:not|no|non|never|without|neither|nor)$/

/** The length of "Overall, …": a lead that names nothing. */
function measureLead(text: string): number {
  const [lead = ''] = /^[\p{L} ]{1,24}, /u.exec(text) ?? []
  return tokenize(lead).every(({ word, concept }) => isWording(word, concept) && !denying.test(word)) ? lead.length : 0
}

/** Whether a sentence of a source says what a clause says, word for word or nearly so. */
export function isRestated(claim: Statement, sources: readonly SourceReading[]): boolean {
  return sources.some((source) => isRestatedIn(claim, source))
}

const isRestatedIn = rememberComparison(({ text, start, cue }: Statement, source: SourceReading) => {
  const lead = measureLead(text)
  const tokens = tokenize(text.slice(lead), start + lead)
  const words: Span | null = cue && [cue.start, cue.end]
  return source.sentences.some(
    (each, index) =>
      // The aim of a study is not its finding.
      (cue === null || each.role !== 'aim') &&
      listReadings(source, index, each.tokens).some((read) => restates(tokens, read, words)),
  )
})

/** A sentence that states opposite directions is compared clause by clause. */
function listReadings({ facts }: SourceReading, sentence: number, tokens: readonly Token[]): (readonly Token[])[] {
  const own = facts.filter((fact) => fact.sentence === sentence && fact.cue)
  if (new Set(own.map(({ direction }) => direction)).size < 2) return [tokens]
  return own.map(({ start, end }) => tokens.filter((token) => token.start >= start && token.end <= end))
}

/** Share of the clause's words that must occur in the sentence, in the same order. */
const shareLeast = 0.9
const negations = new Set('no not never without neither nor none cannot'.split(' '))

/** @param cue offsets of the word that gives the direction: it must be repeated too */
function restates(clause: readonly Token[], sentence: readonly Token[], cue: Span | null): boolean {
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
