/** A source prepared for comparison with sentences: read when the first sentence cites it, and only once. */
import { type CheckedSource, readStudyName } from '@/lib/evidence/verify/claim/checked-source'
import { readSource, type SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { type PreparedPassages, preparePassages } from './prepare-passages'

interface ReadText {
  readonly passages: PreparedPassages
  readonly reading: SourceReading
}

export interface PreparedSource extends ReadText {
  n: number
  source: CheckedSource
}

export function prepareSource(source: CheckedSource): PreparedSource {
  let read: ReadText | null = null
  const find = () => {
    read ??= findReadText(source)
    return read
  }
  return {
    n: source.n,
    source,
    get passages() {
      return find().passages
    },
    get reading() {
      return find().reading
    },
  }
}

/**
 * Sources of the latest answers, least recently cited first: a conversation cites the same ones again. What is read of
 * a source takes some 80 bytes of memory for each of its characters.
 */
const recent = new Map<string, ReadText>()
const charactersMax = 128_000
let characters = 0

function findReadText(source: CheckedSource): ReadText {
  const key = toKey(source)
  const read = recent.get(key) ?? readText(source)
  if (recent.delete(key)) characters -= key.length
  recent.set(key, read)
  characters += key.length
  for (const [oldest] of recent) {
    if (characters <= charactersMax) break
    recent.delete(oldest)
    characters -= oldest.length
  }
  return read
}

/** Everything that is read of a source. */
function toKey({ item, typeLabel, participants, keywords, sentences }: CheckedSource): string {
  const { title, authors, journal, year, type, population, provenance } = item
  const about = [title, authors, journal, year, type, population, provenance, typeLabel, participants, keywords]
  return JSON.stringify([about, sentences.map(({ text, section }) => [section, text])])
}

function readText(source: CheckedSource): ReadText {
  let passages: PreparedPassages | null = null
  let reading: SourceReading | null = null
  return {
    get passages() {
      passages ??= preparePassages(listTexts(source))
      return passages
    },
    get reading() {
      reading ??= readSource(source)
      return reading
    },
  }
}

/** The texts that can support a sentence: those of the source, and what the answer prints about it. */
function listTexts(source: CheckedSource): string[] {
  const { item, typeLabel, participants, sentences } = source
  const size = participants === null ? '' : `n = ${participants} n = ${participants.toLocaleString('en-US')}`
  return [
    sentences.map(({ text }) => text).join(' '),
    `${item.title}. ${readStudyName(source)}. ${item.journal} ${item.year}. ${typeLabel}. ${size}`,
  ]
}
