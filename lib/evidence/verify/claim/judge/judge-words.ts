/** Judges a sentence by the words that its sources have. */
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { findExcludedGroup } from '@/lib/evidence/verify/claim/checks/people/find-excluded-groups'
import {
  findExcludedWords,
  findNovelWords,
  listClaimed,
  listNovelWords,
} from '@/lib/evidence/verify/claim/checks/words/check-words'
import type { Finding } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { deniesSomething, findInEvery } from './judge-by-every-source'

/** Drugs that a sentence names and no source does; other words of a translated sentence are not compared. */
export function judgeDrugs(english: string, sources: readonly SourceReading[]): Finding | null {
  const drugs = findNovelWords(
    english,
    sources.map(({ vocabulary }) => vocabulary),
    true,
  ).filter(({ word }) => isDrugName(word))
  return drugs.length > 0 ? toFinding('not-found', 'check_not_in_source', english, drugs) : null
}

/** Whether the sentence uses words that no source has, so that its wording says nothing about its truth. */
export function usesOtherWords(sentence: string, sources: readonly SourceReading[]): boolean {
  const vocabularies = sources.map(({ vocabulary }) => vocabulary)
  return listNovelWords(sentence, vocabularies).length > 0
}

/** Words that no source has. Their share is one of the whole sentence. */
export function judgeNovelWords(sentence: string, sources: readonly SourceReading[]): Finding | null {
  const vocabularies = sources.map(({ vocabulary }) => vocabulary)
  const novel = findNovelWords(sentence, vocabularies, areSummaries(sources))
  return novel.length > 0 ? toFinding('partly', 'check_not_in_source', sentence, novel) : null
}

/** Words that sources have only where they say who was left out. */
export function judgeExcludedWords(sentence: string, sources: readonly SourceReading[]): Finding | null {
  if (!areSummaries(sources)) return null
  const vocabularies = sources.map(({ vocabulary }) => vocabulary)
  const isAdvice = sources.some(({ isGuideline }) => isGuideline)
  const words = findExcludedWords(sentence, vocabularies, isAdvice)
  const excluded = words.length > 0 ? words : (findInEvery(sentence, sources, compareGroups) ?? [])
  return excluded.length > 0 ? toFinding('other-population', 'check_excluded', sentence, excluded) : null
}

/**
 * Names in a translated sentence, which the list of words knows, that sources have only where they say
 * who was left out.
 */
export function judgeExcludedNames(english: string, sources: readonly SourceReading[]): Finding | null {
  return deniesSomething.test(english) ? null : judgeExcludedWords(english, sources)
}

const compareGroups = (sentence: string, source: SourceReading): Token[] | null => {
  const found = findExcludedGroup(listClaimed(sentence, false), source)
  return found.length > 0 ? found : null
}

function areSummaries(sources: readonly SourceReading[]): boolean {
  return sources.every(({ isSummary }) => isSummary)
}

export function toFinding(
  verdict: Finding['verdict'],
  code: 'check_not_in_source' | 'check_excluded' | 'check_no_result',
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
