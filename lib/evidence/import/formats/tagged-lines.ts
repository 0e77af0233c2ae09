/** What the tagged-line formats NBIB and RIS share. */

import type { ReaderEvent } from './reader'
import { LineSplitter } from './split-lines'

export type Field = [tag: string, value: string]

/** Collects the lines of a record and yields its events when it ends. */
export interface LineCollector {
  add(line: string): Generator<ReaderEvent>
  end(): Generator<ReaderEvent>
}

export async function* readTaggedLines(
  text: AsyncIterable<string>,
  collector: LineCollector,
): AsyncGenerator<ReaderEvent> {
  const lines = new LineSplitter()
  for await (const piece of text) {
    for (const line of lines.add(piece)) yield* collector.add(line)
  }
  for (const line of lines.end()) yield* collector.add(line)
  yield* collector.end()
}

/**
 * Looks up fields by tag.
 *
 * @param clean applied to each value; empty values are dropped
 * @returns `all`: every value of these tags, in the order of the record; `first`: the first value of the first of
 *   these tags that has one
 */
export function createFieldLookup(fields: Field[], clean: (value: string) => string) {
  const all = (...tags: string[]) =>
    fields
      .filter(([tag]) => tags.includes(tag))
      .map(([, value]) => clean(value))
      .filter((value) => value !== '')
  const first = (...tags: string[]) => tags.flatMap((tag) => all(tag))[0] ?? null
  return { all, first }
}
