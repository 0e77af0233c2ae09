/** Orders the effects that a source states by their relevance to the question. */
import { findOutcomes, mentionsOutcome, type NamedOutcome } from '@/lib/evidence/text/outcomes'
import type { EvidenceEffect } from '@/lib/wire/evidence'

/** Which effects of a study a question asks about. */
export interface AskedEffects {
  outcomes: NamedOutcome[]
  words: ReadonlySet<string>
}

/** @param question as it was searched, complete without earlier turns */
export function readAskedEffects(question: string): AskedEffects {
  const named = findOutcomes(question)
  // In "cardiovascular death in heart failure", heart failure is the population.
  const outcomes = named.filter(({ kind }) => kind !== 'condition')
  return { outcomes: outcomes.length > 0 ? outcomes : named, words: new Set(toWords(question)) }
}

/**
 * Puts the outcomes asked about first, starting with the one that names least besides them: "cardiovascular death"
 * before "worsening heart failure or cardiovascular death".
 *
 * @param asked by `readAskedEffects`, the same for each source
 * @returns the effects; `isAsked` is set on those whose outcome the question names
 */
export function orderEffects(
  effects: readonly EvidenceEffect[],
  { outcomes: asked, words }: AskedEffects,
): EvidenceEffect[] {
  const judged = effects.map((effect) => {
    const outcome = effect.outcome ?? ''
    const isAsked = asked.some(({ name }) => mentionsOutcome(outcome, name))
    const own = toWords(outcome)
    const shared = own.filter((word) => words.has(word)).length / Math.max(1, own.length)
    return { effect: isAsked ? { ...effect, isAsked } : effect, closeness: isAsked ? 1 + shared : 0 }
  })
  return judged.toSorted((a, b) => b.closeness - a.closeness).map(({ effect }) => effect)
}

/** Whole words, with plural endings removed. */
function toWords(text: string): string[] {
  const words: string[] = text.toLowerCase().match(/\p{L}[\p{L}\p{N}-]+/gu) ?? []
  return words.map((word) => word.replace(/s$/, '')).filter((word) => word.length > 2)
}
