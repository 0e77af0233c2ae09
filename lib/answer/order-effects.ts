/** What a source states beside its quotation, in the order in which the question needs it. */
import { readSentence } from '@/lib/evidence/quote/read-sentence'
import type { Sentence } from '@/lib/evidence/quote/sentence'
import { findOutcomes, mentionsOutcome } from '@/lib/evidence/text/outcomes'
import type { EvidenceEffect, EvidenceItem } from '@/lib/wire/evidence'

/**
 * Puts the outcomes asked about first, the one that says least beside them in front: "cardiovascular death" before
 * "worsening heart failure or cardiovascular death".
 *
 * @param question as it was searched, complete without the turns before
 * @returns the effects; `isAsked` is set on those whose outcome the question names
 */
export function orderEffects(effects: readonly EvidenceEffect[], question: string): EvidenceEffect[] {
  const named = findOutcomes(question)
  // In "cardiovascular death in heart failure", heart failure is the population.
  const outcomes = named.filter(({ kind }) => kind !== 'condition')
  const asked = outcomes.length > 0 ? outcomes : named
  const words = new Set(toWords(question))
  const judged = effects.map((effect) => {
    const outcome = effect.outcome ?? ''
    const isAsked = asked.some(({ name }) => mentionsOutcome(outcome, name))
    const own = toWords(outcome)
    const shared = own.filter((word) => words.has(word)).length / Math.max(1, own.length)
    return { effect: isAsked ? { ...effect, isAsked } : effect, closeness: isAsked ? 1 + shared : 0 }
  })
  return judged.toSorted((a, b) => b.closeness - a.closeness).map(({ effect }) => effect)
}

/** Whole words, without their endings in the plural. */
function toWords(text: string): string[] {
  const words: string[] = text.toLowerCase().match(/\p{L}[\p{L}\p{N}-]+/gu) ?? []
  return words.map((word) => word.replace(/s$/, '')).filter((word) => word.length > 2)
}

/** A sentence of this fit states an amount with its regimen, or harms as its subject. */
const doseFitMin = 0.5
const harmFitMin = 0.7
const dosesMax = 2
const harmsMax = 2
/** A longer sentence does not fit a cell of a table. */
const charactersMax = 320

/** @returns sentences of the article, verbatim; a field is absent if no sentence states it */
export function quoteDosesAndHarms(sentences: readonly Sentence[]): Pick<EvidenceItem, 'doses' | 'harms'> {
  const read = sentences.map(({ passage, start, end }, index) => {
    const text = passage.text.slice(start, end)
    const place = index / Math.max(1, sentences.length - 1)
    return { text, fits: readSentence(text, { section: passage.section, place }).fits }
  })
  const best = (facet: 'dose' | 'harm', fitMin: number, count: number) =>
    read
      .filter(({ text, fits }) => (fits[facet] ?? 0) >= fitMin && text.length <= charactersMax)
      .toSorted((a, b) => (b.fits[facet] ?? 0) - (a.fits[facet] ?? 0))
      .slice(0, count)
      .map(({ text }) => text)
  const doses = best('dose', doseFitMin, dosesMax)
  const harms = best('harm', harmFitMin, harmsMax)
  return { ...(doses.length > 0 && { doses }), ...(harms.length > 0 && { harms }) }
}
