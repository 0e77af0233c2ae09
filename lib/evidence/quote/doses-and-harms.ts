/** Chooses the sentences in which an article states doses and harms, besides the quotation. */
import type { SentenceReading } from './read-sentence'

/** Sentences of an article, verbatim; a field is absent if no sentence states it. */
export interface DosesAndHarms {
  doses?: string[]
  harms?: string[]
}

/** A sentence of this fit states an amount with its regimen, or harms as its subject. */
const doseFitMin = 0.5
const harmFitMin = 0.7
const dosesMax = 2
const harmsMax = 2
/** A longer sentence does not fit a cell of a table. */
const charactersMax = 320

/** @param sentences all of the article, in order */
export function selectDosesAndHarms(sentences: readonly { text: string; reading: SentenceReading }[]): DosesAndHarms {
  const best = (facet: 'dose' | 'harm', fitMin: number, count: number) =>
    sentences
      .filter(({ text, reading: { fits } }) => (fits[facet] ?? 0) >= fitMin && text.length <= charactersMax)
      .toSorted((a, b) => (b.reading.fits[facet] ?? 0) - (a.reading.fits[facet] ?? 0))
      .slice(0, count)
      .map(({ text }) => text)
  const doses = best('dose', doseFitMin, dosesMax)
  const harms = best('harm', harmFitMin, harmsMax)
  return { ...(doses.length > 0 && { doses }), ...(harms.length > 0 && { harms }) }
}
