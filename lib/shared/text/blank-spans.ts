/** A part of a text by UTF-16 offsets, end exclusive. */
interface TextSpan {
  start: number
  end: number
}

/** @returns the text with spaces in place of the spans, so that every other offset stays */
export function blankSpans(text: string, spans: readonly TextSpan[]): string {
  return spans.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)
}
