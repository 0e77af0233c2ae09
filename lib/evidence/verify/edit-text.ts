/** Writes parts of a sentence in another way, and finds again what its new text was. */
import type { Span } from './claim/finding'

export interface EditedText {
  text: string
  /** Spans of `text` as spans of the sentence. */
  locate: (spans: readonly Span[]) => Span[]
}

export interface Edit {
  start: number
  end: number
  written: string
}

/** @param edits in their order; one that begins inside the one before it is left out */
export function applyEdits(sentence: string, edits: readonly Edit[]): EditedText {
  if (edits.length === 0) return { text: sentence, locate: (spans) => [...spans] }
  let [text, at] = ['', 0]
  const places: { from: number; to: number; edit: Edit }[] = []
  for (const edit of edits) {
    if (edit.start < at) continue
    text += sentence.slice(at, edit.start)
    places.push({ from: text.length, to: text.length + edit.written.length, edit })
    text += edit.written
    at = edit.end
  }
  const toOriginal = (offset: number, isEnd: boolean) => {
    const place = places.findLast(({ from }) => from < offset || (from === offset && !isEnd))
    if (!place) return offset
    if (offset < place.to || (isEnd && offset === place.to)) return isEnd ? place.edit.end : place.edit.start
    return offset - place.to + place.edit.end
  }
  return {
    text: text + sentence.slice(at),
    locate: (spans) => spans.map(([start, end]) => [toOriginal(start, false), toOriginal(end, true)]),
  }
}

/** @returns as many characters in place of a phrase that is not to be read, so that what follows keeps its place */
export function blankOut(phrase: string): string {
  return '_'.repeat(phrase.length)
}
