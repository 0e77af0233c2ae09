/**
 * Reads the notices of Crossref's works: `update-to` of the notices themselves, and `updated-by` of the articles. A
 * file is JSON Lines, or what the API and the yearly files hold: one work, a list, or a response with `message`.
 */
import { z } from 'zod'
import { parseDoi } from '@/lib/evidence/article/article-identity'
import { type RecordPosition, recordCharactersMax, recordTooLong } from '@/lib/evidence/import/formats/reader'
import { LineSplitter } from '@/lib/evidence/import/formats/split-lines'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { type NoticeEvent, parseKind } from './notice'

const dateParts = z.tuple([z.number()]).rest(z.number())
const updateShape = z.object({
  DOI: z.string(),
  type: z.string(),
  updated: z.object({ 'date-parts': z.array(dateParts).optional() }).nullish(),
})
type Update = z.infer<typeof updateShape>

const workShape = z.object({
  DOI: z.string(),
  'update-to': z.array(z.unknown()).nullish(),
  'updated-by': z.array(z.unknown()).nullish(),
})

/** Where a file holds its works, by the shape around them. */
const listShape = z.union([
  z.object({ message: z.object({ items: z.array(z.unknown()) }) }).transform(({ message }) => message.items),
  z.object({ message: z.object({ DOI: z.string() }).loose() }).transform(({ message }) => [message]),
  z.object({ items: z.array(z.unknown()) }).transform(({ items }) => items),
  z.array(z.unknown()),
  z.unknown().transform((work) => [work]),
])

export async function* readCrossref(text: AsyncIterable<string>): AsyncGenerator<NoticeEvent> {
  const place = { record: 0, line: 0 }
  for await (const { line, json } of splitDocuments(text)) {
    place.line = line
    yield* readDocument(json, place)
  }
}

interface JsonDocument {
  /** Its first line, from 1. */
  line: number
  json: string
}

/** Yields each line, or the whole file if it is formatted JSON, whose first line is only a bracket. */
async function* splitDocuments(text: AsyncIterable<string>): AsyncGenerator<JsonDocument> {
  let line = 0
  let whole: JsonDocument | null = null
  for await (const each of readLines(text)) {
    line += 1
    if (whole === null && each.trim() === '') continue
    if (whole === null && /^\s*[[{]\s*$/.test(each)) whole = { line, json: '' }
    if (whole === null) yield { line, json: each }
    // Longer documents are refused.
    else if (whole.json.length <= recordCharactersMax) whole.json += `${each}\n`
  }
  if (whole !== null) yield whole
}

async function* readLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  const lines = new LineSplitter()
  for await (const piece of text) yield* lines.add(piece)
  yield* lines.end()
}

function* readDocument(json: string, place: RecordPosition): Generator<NoticeEvent> {
  const refuse = (reason: ReturnType<typeof serverMessage>): NoticeEvent => {
    place.record += 1
    return { type: 'refused', place: { ...place }, reason }
  }
  if (json.length > recordCharactersMax) return yield refuse(recordTooLong)
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    return yield refuse(serverMessage('invalid_json', { what: error instanceof Error ? error.message : String(error) }))
  }
  for (const each of listShape.parse(value)) {
    const work = workShape.safeParse(each)
    if (work.success) yield* readWork(work.data, place)
    else yield refuse(serverMessage('crossref_work_unreadable'))
  }
}

/** A work without notices is read and yields nothing. */
function* readWork(work: z.infer<typeof workShape>, place: RecordPosition): Generator<NoticeEvent> {
  for (const each of work['update-to'] ?? []) yield readUpdate(each, (update) => update.DOI, place)
  for (const each of work['updated-by'] ?? []) yield readUpdate(each, () => work.DOI, place)
}

/** @param toArticle the DOI of the article that the update is about */
function readUpdate(value: unknown, toArticle: (update: Update) => string, place: RecordPosition): NoticeEvent {
  place.record += 1
  const at = { ...place }
  const parsed = updateShape.safeParse(value)
  if (!parsed.success) return { type: 'refused', place: at, reason: serverMessage('crossref_work_unreadable') }
  const { data: update } = parsed
  const kind = parseKind(update.type)
  if (kind === null)
    return { type: 'refused', place: at, reason: serverMessage('notice_kind_unknown', { kind: update.type }) }
  const doi = parseDoi(toArticle(update))
  if (doi === null) return { type: 'refused', place: at, reason: serverMessage('notice_article_missing') }
  return { type: 'notice', notice: { place: at, kind, pmid: null, doi, noticePmid: null, date: toDay(update) } }
}

/** A month or day that is not stated is the first. */
function toDay({ updated }: Update): string | null {
  const [parts] = updated?.['date-parts'] ?? []
  if (parts === undefined) return null
  const [year, month = 1, day = 1] = parts
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}
