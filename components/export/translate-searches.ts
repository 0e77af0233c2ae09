import type { Translator } from '@/components/i18n/lazy-server-messages'
import type { EvidenceSearch } from '@/lib/wire/evidence'
import type { ExportedTurn } from './exported-turn'

/** Search errors are server messages in English; translate them into the page's language. */
export function translateSearches(translate: Translator, turns: readonly ExportedTurn[]): readonly ExportedTurn[] {
  const inWords = (search: EvidenceSearch) =>
    search.error === undefined
      ? search
      : { ...search, error: translate(search.errorTemplate ?? null, null) ?? search.error }
  return turns.map((turn) => {
    const { evidence } = turn.answer
    if (!evidence) return turn
    return { ...turn, answer: { ...turn.answer, evidence: { ...evidence, searched: evidence.searched.map(inWords) } } }
  })
}
