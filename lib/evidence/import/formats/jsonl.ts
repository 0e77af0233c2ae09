/**
 * Reads our own export: one article as JSON on each line, exactly as the library stores it. It is validated like any
 * external input, and its id is derived again: a file can't claim the id of another article.
 */

import { z } from 'zod'
import { type Article, sections } from '@/lib/evidence/article/article'
import { parseDoi, parsePmcid, parsePmid } from '@/lib/evidence/article/article-identity'
import { type ServerMessage, serverMessage, untranslatedMessage } from '@/lib/shared/messages/server-messages'
import { studyTypes } from '@/lib/shared/study-types'
import { draftArticle } from './draft-article'
import { foldSpaces, type ReaderEvent, recordCharactersMax, recordTooLong } from './reader'
import { LineSplitter } from './split-lines'

export async function* readJsonl(text: AsyncIterable<string>, checkedAt: string): AsyncGenerator<ReaderEvent> {
  const lines = new LineSplitter()
  const place = { record: 0, line: 0 }
  const read = (line: string): ReaderEvent[] => {
    place.line += 1
    if (line.trim() === '') return []
    place.record += 1
    const article = line.length > recordCharactersMax ? recordTooLong : articleFromJson(line, checkedAt)
    if ('text' in article) return [{ type: 'refused', place: { ...place }, reason: article }]
    return [{ type: 'article', place: { ...place }, article }]
  }
  for await (const piece of text) for (const line of lines.add(piece)) yield* read(line)
  for (const line of lines.end()) yield* read(line)
}

const text = z.string().transform(foldSpaces)
const optionalText = text.nullable().default(null)
const texts = z.array(text).default([])

const articleShape = z.object({
  id: z.string().default(''),
  pmid: optionalText,
  doi: optionalText,
  pmcid: optionalText,
  title: text.refine((title) => title !== '', 'is empty'),
  authors: texts,
  journal: optionalText,
  year: z.number().int().min(1500).max(2200).nullable().default(null),
  volume: optionalText,
  issue: optionalText,
  pages: optionalText,
  publicationTypes: texts,
  studyType: z.enum(studyTypes).default('other'),
  mesh: texts,
  keywords: texts,
  specialty: optionalText,
  participants: z.number().int().nonnegative().nullable().default(null),
  retraction: z.object({ noticePmid: optionalText }).nullable().default(null),
  notices: z.array(z.object({ kind: z.enum(['concern', 'erratum', 'updated']), pmid: optionalText })).default([]),
  provenance: z.enum(['summary', 'abstract', 'full-text', 'guideline']).default('abstract'),
  revisedAt: z.iso.date().optional(),
  licence: z.object({ name: optionalText, url: z.url({ protocol: /^https?$/ }).nullable(), text }).optional(),
  passages: z
    // Line breaks inside a passage are kept: our summaries and guidelines put one statement on each line.
    .array(
      z.object({
        section: z.enum(sections),
        label: text,
        text: z.string().refine((each) => each.trim() !== '', 'is empty'),
        page: z.int().positive().optional(),
      }),
    )
    .default([]),
})

/** @returns the article, or why the line is refused */
function articleFromJson(line: string, checkedAt: string): Article | ServerMessage {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    return serverMessage('invalid_json', { what: error instanceof Error ? error.message : String(error) })
  }
  const parsed = articleShape.safeParse(value)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return untranslatedMessage(`${issue?.path.join('.') || 'the line'}: ${issue?.message}`)
  }
  const { id, revisedAt, licence, passages, ...fields } = parsed.data
  // Only their id distinguishes our summaries from the abstracts of the same articles.
  const isCard = /^card:[\w.-]{1,100}$/.test(id)
  if (fields.provenance === 'summary' && !isCard) return serverMessage('summary_id_missing')
  return draftArticle({
    ...fields,
    id: fields.provenance === 'summary' ? id : '',
    pmid: parsePmid(fields.pmid),
    doi: parseDoi(fields.doi),
    pmcid: parsePmcid(fields.pmcid),
    checkedAt,
    ...(revisedAt === undefined ? {} : { revisedAt }),
    ...(licence === undefined ? {} : { licence }),
    passages: passages.map(({ section, label, text, page }, ordinal) => ({
      ordinal,
      section,
      label,
      text: text.toWellFormed(),
      ...(page === undefined ? {} : { page }),
    })),
  })
}
