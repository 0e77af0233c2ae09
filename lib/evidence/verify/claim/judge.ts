/** Judges a sentence by the sources that it cites. */

import { serverMessage } from '@/lib/shared/messages/server-messages'
import { detectWrittenLanguage } from '@/lib/shared/text/detect-written-language'
import { checkDirection } from './check-direction'
import { findExcludedWords, findNovelWords } from './check-words'
import type { Finding, Span } from './finding'
import type { SourceReading } from './read-source'
import { type Direction, readStatements, type Statement } from './read-statements'
import { restates } from './restates'
import { type Token, tokenize } from './tokens'

/** @returns the doubts about the sentence, the gravest first; empty if there are none */
export function judgeSentence(
  sentence: string,
  sources: readonly SourceReading[],
  comparesWording: boolean,
): Finding[] {
  // Words of other languages are in no English source.
  if (detectWrittenLanguage(sentence) !== 'en') return []
  const directions = readStatements(sentence).flatMap((claim) => judgeDirection(claim, sources))
  return comparesWording ? [...directions, ...judgeWords(sentence, sources)] : directions
}

/** Whether the sentence uses words that no source has, so that its wording says nothing about its truth. */
export function usesOtherWords(sentence: string, sources: readonly SourceReading[]): boolean {
  return (
    findNovelWords(
      sentence,
      sources.map(({ vocabulary }) => vocabulary),
      true,
    ).length > 0
  )
}

function judgeWords(sentence: string, sources: readonly SourceReading[]): Finding[] {
  const vocabularies = sources.map(({ vocabulary }) => vocabulary)
  const isStrict = sources.every(({ isSummary }) => isSummary)
  const novel = findNovelWords(sentence, vocabularies, isStrict)
  if (novel.length > 0) return [toFinding('partly', 'check_not_in_source', sentence, novel)]
  const excluded = isStrict ? findExcludedWords(sentence, vocabularies) : []
  return excluded.length > 0 ? [toFinding('other-population', 'check_excluded', sentence, excluded)] : []
}

function toFinding(
  verdict: Finding['verdict'],
  code: 'check_not_in_source' | 'check_excluded',
  sentence: string,
  tokens: readonly Token[],
): Finding {
  const written = [...new Set(tokens.map(({ start, end }) => sentence.slice(start, end)))]
  return {
    verdict,
    reason: serverMessage(code, { words: written.join(', ') }),
    deciding: null,
    words: tokens.map(({ start, end }) => [start, end]),
    sourceWords: [],
  }
}

/** One source that agrees is enough: it need not be the first one cited. */
function judgeDirection(claim: Statement, sources: readonly SourceReading[]): Finding[] {
  const findings = sources.map((source) => checkDirection(claim, source))
  const index = findings.findIndex((each) => each?.agreement === 'contradicts')
  const found = findings[index]
  if (!found || findings.some((each) => each?.agreement === 'agrees')) return []
  if (isRestated(claim, sources)) return []
  const { fact, stated } = found
  return [
    {
      verdict: 'contradicted',
      reason: serverMessage(reasonCodes[stated]),
      deciding: { source: index, sentence: fact.sentence },
      words: claim.cue ? [[claim.cue.start, claim.cue.end]] : [],
      sourceWords: fact.cue ? [[fact.cue.start, fact.cue.end]] : [],
    },
  ]
}

function isRestated({ text, start, cue }: Statement, sources: readonly SourceReading[]): boolean {
  const lead = /^[\p{L} ]{1,24}, /u.exec(text)?.[0].length ?? 0
  const tokens = tokenize(text.slice(lead), start + lead)
  const words: Span | null = cue && [cue.start, cue.end]
  return sources.some(({ sentences }) => sentences.some((each) => restates(tokens, each.tokens, words)))
}

const reasonCodes = {
  less: 'check_source_less',
  more: 'check_source_more',
  better: 'check_source_better',
  worse: 'check_source_worse',
  same: 'check_source_same',
  differs: 'check_source_differs',
  'not-less': 'check_source_not_less',
  'not-more': 'check_source_not_more',
  'not-better': 'check_source_not_better',
  'not-worse': 'check_source_not_worse',
} as const satisfies Record<Direction, string>
