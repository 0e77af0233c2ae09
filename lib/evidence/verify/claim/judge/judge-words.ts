/** Judges a sentence by the words that its sources have. */
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { findExcludedWords, findNovelWords, listNovelWords } from '@/lib/evidence/verify/claim/checks/check-words'
import type { Finding } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import type { Token } from '@/lib/evidence/verify/claim/tokens'
import { serverMessage } from '@/lib/shared/messages/server-messages'

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

/** Words that no source has, or only where it says who was left out. */
export function judgeWords(sentence: string, sources: readonly SourceReading[]): Finding | null {
  const vocabularies = sources.map(({ vocabulary }) => vocabulary)
  const isStrict = sources.every(({ isSummary }) => isSummary)
  const novel = findNovelWords(sentence, vocabularies, isStrict)
  if (novel.length > 0) return toFinding('partly', 'check_not_in_source', sentence, novel)
  const excluded = isStrict
    ? findExcludedWords(
        sentence,
        vocabularies,
        sources.some(({ isGuideline }) => isGuideline),
      )
    : []
  return excluded.length > 0 ? toFinding('other-population', 'check_excluded', sentence, excluded) : null
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
