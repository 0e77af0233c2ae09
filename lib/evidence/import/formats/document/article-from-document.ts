/**
 * Builds a guideline or an article from a PDF or Word file. What the person who adds it states takes precedence; the
 * rest is read from the document, and a note says what was read. Nothing is guessed: a document without a title, or
 * without a licence where one is needed, is refused with a message that says what to state.
 */
import type { Article, ArticleLicence, Passage } from '@/lib/evidence/article/article'
import { parseDoi } from '@/lib/evidence/article/article-identity'
import { listAbstractPassages } from '@/lib/evidence/article/full-text'
import { classifyArticle } from '@/lib/evidence/import/formats/classify-study-type'
import { draftArticle, parseYear } from '@/lib/evidence/import/formats/draft-article'
import { type Field, noteField, parseDay } from '@/lib/evidence/import/formats/guideline'
import { nameLicence } from '@/lib/evidence/import/formats/licence'
import type { ReaderEvent } from '@/lib/evidence/import/formats/reader'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import type { StudyType } from '@/lib/shared/study-types'
import type { DocumentBlock } from './document-block'
import type { DocumentFacts } from './document-facts'
import { passagesFromDocument, withoutNumber } from './document-passages'

export interface ReadDocument {
  /** See `hashDocument`. */
  hash: string
  blocks: DocumentBlock[]
  /** As the file states it; null if it states none that the text confirms. */
  title: string | null
  authors: string[]
  /** The lines of the first and the last pages, running heads included: where dates, identifiers and licences are. */
  firstLines: string[]
  lastLines: string[]
}

const place = { record: 1, line: 1 }

export function* articleFromDocument(
  document: ReadDocument,
  facts: DocumentFacts,
  checkedAt: string,
): Generator<ReaderEvent> {
  const title = facts.title || document.title
  if (!title) return yield refuse(serverMessage('document_title_missing'))
  const stated = readStatedFields(document.firstLines)
  const doi = parseDoi(facts.doi) ?? findDoi(document.firstLines)
  const isGuideline = guidelineTitle.test(title) || doi === null
  const blocks = document.blocks.filter(
    ({ type, ...block }) => type !== 'heading' || !('text' in block) || block.text !== document.title,
  )
  const isArticle = !isGuideline || hasOwnResults(blocks)
  const passages = passagesFromDocument(blocks, isArticle ? 'article' : 'guideline')
  if (passages.length === 0) return yield refuse(serverMessage('body_missing'))
  const licence = facts.licence ? toStatedLicence(facts.licence) : findLicence(document)
  const kept = choosePassages(passages, licence, doi !== null || hasCopyright(document))
  if (kept === null) return yield refuse(serverMessage('document_licence_missing'))
  const date = facts.date || stated.get('date') || findDate(document.firstLines)
  const authors =
    listAuthors(facts.owner) ??
    (document.authors.length > 0 ? document.authors : (listAuthors(stated.get('owner') ?? '') ?? []))
  const article = draftArticle({
    id: `document:${document.hash}`,
    title,
    doi,
    authors,
    year: parseYear(date),
    studyType: chooseStudyType(title, doi),
    provenance: doi === null ? 'guideline' : kept.provenance,
    checkedAt,
    ...toRevision(date),
    ...(licence === null ? {} : { licence }),
    passages: kept.passages,
  })
  yield { type: 'article', place, article }
  yield* listNotes(article, facts, kept.provenance === 'abstract')
}

function refuse(reason: ServerMessage): ReaderEvent {
  return { type: 'refused', place, reason }
}

function toRevision(date: string | null): Pick<Article, 'revisedAt'> {
  const day = parseDay(date)
  return day === null ? {} : { revisedAt: day }
}

const guidelineTitle =
  /\b(?:guidelines?|guidance|recommendations?|consensus|position (?:statement|paper)|(?:scientific|policy|practice) statement|standards? of (?:care|practice)|care pathway|clinical (?:pathway|policy)|leitlinie)\b|指南|共识|规范/i

function chooseStudyType(title: string, doi: string | null): StudyType {
  if (guidelineTitle.test(title) || doi === null) return 'guideline'
  return classifyArticle([], title)
}

/** Whether it has methods and results of its own, as a trial or a review of studies has. */
function hasOwnResults(blocks: readonly DocumentBlock[]): boolean {
  const headings = blocks.flatMap((block) => (block.type === 'heading' ? [withoutNumber(block.text)] : []))
  return (
    headings.some((heading) => /^(?:(?:patients|materials?) and )?methods$/i.test(heading)) &&
    headings.some((heading) => /^(?:results|findings)$/i.test(heading))
  )
}

function readStatedFields(lines: readonly string[]): Map<Field, string> {
  const fields = new Map<Field, string>()
  for (const line of lines.slice(0, 60)) noteField(fields, line)
  return fields
}

function listAuthors(owner: string): string[] | null {
  const names = owner
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return names.length > 0 ? names : null
}

/** The DOI that occurs most often near the beginning; the DOI of another article occurs once. */
function findDoi(lines: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const line of lines) {
    for (const [, found] of line.matchAll(
      /(?:\bdoi\b:?\s*(?:https?:\/\/(?:dx\.)?doi\.org\/)?|doi\.org\/)(10\.\d{4,9}\/[^\s"<>|]{1,200})/gi,
    )) {
      const doi = parseDoi(found?.replace(/[)\]}.,;:]+$/, ''))
      if (doi) counts.set(doi, (counts.get(doi) ?? 0) + 1)
    }
  }
  const ranked = [...counts].sort((a, b) => b[1] - a[1])
  return ranked[0]?.[0] ?? null
}

const published =
  /\b(?:first published|published(?: online)?|publication date|issued|last updated|updated|version|effective(?: from)?|approved)\b[^\d\n]{0,30}?((?:\d{1,2}(?:st|nd|rd|th)?\.?\s+)?\p{L}{3,9}\.?,?\s+(?:\d{1,2},?\s+)?(?:19|20)\d\d|\d{4}-\d{2}-\d{2}|\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|(?:19|20)\d\d)(?!\d)/iu
const volume = /(?:^|[\s(])((?:19|20)\d\d)\)?\s?[;,]\s?\d{1,4}\s?(?:\(|:|,)/
const copyright = /(?:©|\(c\)|\bcopyright\b)[^\d\n]{0,40}((?:19|20)\d\d)(?!\d)/i

/** As the document states it; null otherwise. */
function findDate(lines: readonly string[]): string | null {
  for (const pattern of [published, volume, copyright]) {
    for (const line of lines) {
      const found = pattern.exec(line)?.[1]
      if (found) return found
    }
  }
  return null
}

function hasCopyright({ firstLines, lastLines }: ReadDocument): boolean {
  return [...firstLines, ...lastLines].some((line) =>
    /©|\(c\)\s*(?:19|20)\d\d|all rights reserved|\bcopyright\b/i.test(line),
  )
}

const licenceWords =
  /creative ?commons|\bCC[ -]BY\b|\bCC0\b|this is an open[- ]access (?:article|publication)|open government licen[cs]e|in the public domain/i

function findLicence({ firstLines, lastLines }: ReadDocument): ArticleLicence | null {
  for (const lines of [firstLines, lastLines]) {
    const at = lines.findIndex((line) => licenceWords.test(line))
    if (at < 0) continue
    const text = lines.slice(Math.max(0, at - 1), at + 4).join(' ')
    // A line may end inside an address.
    const [url = null] =
      /https?:\/\/creativecommons\.org\/(?:licenses|publicdomain)\/[\w./-]+/i.exec(
        lines
          .slice(at, at + 6)
          .join(' ')
          .replace(/(\/)\s+(?=[\w./-]*\d)/g, '$1'),
      ) ?? []
    return {
      name: nameLicence(url, text, false),
      url: url?.replace(/[.,]$/, '') ?? null,
      text: text.slice(0, 500).toWellFormed(),
    }
  }
  return null
}

function toStatedLicence(text: string): ArticleLicence {
  return { name: nameLicence(null, text, false) ?? text, url: /https?:\/\/\S+/.exec(text)?.[0] ?? null, text }
}

/**
 * Without a licence only the abstract of a published article is kept, as of any article.
 *
 * @param isPublished has a DOI or a copyright line; a department's own document has neither
 * @returns null if nothing may be stored
 */
function choosePassages(
  passages: Passage[],
  licence: ArticleLicence | null,
  isPublished: boolean,
): { passages: Passage[]; provenance: 'full-text' | 'abstract' } | null {
  if (!isPublished || (licence !== null && licence.name !== null)) return { passages, provenance: 'full-text' }
  const abstract = listAbstractPassages({ provenance: 'full-text', passages })
  return abstract.length > 0
    ? { passages: abstract.map((passage, ordinal) => ({ ...passage, ordinal })), provenance: 'abstract' }
    : null
}

function* listNotes(article: Article, facts: DocumentFacts, isWithheld: boolean): Generator<ReaderEvent> {
  const note = (message: ServerMessage): ReaderEvent => ({ type: 'note', note: message })
  if (facts.title === '') yield note(serverMessage('document_title_read', { title: article.title }))
  if (facts.doi === '' && article.doi) yield note(serverMessage('document_doi_read', { doi: article.doi }))
  if (article.year === null) yield note(serverMessage('document_date_missing'))
  else if (facts.date === '')
    yield note(serverMessage('document_date_read', { date: article.revisedAt ?? String(article.year) }))
  if (article.authors.length === 0) yield note(serverMessage('document_owner_missing'))
  if (isWithheld) yield note(serverMessage('full_text_not_stored'))
}
