/** Runs a reader over text cut into pieces, the way a file arrives. */

import type { Article } from '@/lib/evidence/article/article'
import type { Reader, ReaderEvent } from '@/lib/evidence/import/formats/reader'

export const checkedAt = '2026-01-02T03:04:05.000Z'

export async function readAll(reader: Reader, text: string, pieceCharacters = 7): Promise<ReaderEvent[]> {
  const readings: ReaderEvent[] = []
  for await (const reading of reader(splitIntoPieces(text, pieceCharacters), checkedAt)) readings.push(reading)
  return readings
}

export async function readArticles(reader: Reader, text: string): Promise<Article[]> {
  const readings = await readAll(reader, text)
  return readings.flatMap((reading) => (reading.type === 'article' ? [reading.article] : []))
}

/** Returns the only article of a text; throws on any other result. */
export async function readArticle(reader: Reader, text: string): Promise<Article> {
  const readings = await readAll(reader, text)
  const [only] = readings
  if (readings.length !== 1 || only?.type !== 'article') throw new Error(JSON.stringify(readings, null, 1))
  return only.article
}

/** Refusals as "record 2, line 14: reason". */
export async function readRefusals(reader: Reader, text: string): Promise<string[]> {
  const readings = await readAll(reader, text)
  return readings.flatMap((reading) =>
    reading.type === 'refused'
      ? [`record ${reading.place.record}, line ${reading.place.line}: ${reading.reason.text}`]
      : [],
  )
}

/** Each passage as "section [label] text". */
export function listPassages(article: Article): string[] {
  return article.passages.map(({ section, label, text }) => `${section} [${label}] ${text}`)
}

async function* splitIntoPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}
