/** Reads a guideline or an article from a PDF. */
import { articleFromDocument, type ReadDocument } from '@/lib/evidence/import/formats/document/article-from-document'
import { type DocumentFacts, hashDocument } from '@/lib/evidence/import/formats/document/document-facts'
import { foldSpaces, type ReaderEvent, RefusedFile } from '@/lib/evidence/import/formats/reader'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { findTitle } from './find-title'
import { orderPieces, toLineText } from './order-pieces'
import { listPieces } from './page-pieces'
import type { PdfDocument } from './pdf-page'
import { readBlocks } from './read-blocks'
import { openPdf } from './read-pdf-pages'
import { dropRunningHeads, type PagePieces } from './running-heads'

/** Longest text: a book of some 1,500 pages. */
const charactersMax = 6_000_000
/** A page with fewer letters is a scan: they are marks of the scanner. */
const lettersMin = 20

/**
 * @param report called with the share of the pages that have been read, 0 to 1
 * @throws RefusedFile when the file can't be read, or has no text
 */
export async function* readPdf(
  file: string,
  name: string,
  facts: DocumentFacts,
  checkedAt: string,
  report: (share: number) => void,
): AsyncGenerator<ReaderEvent> {
  const { document, pages } = await openPdf(file, name)
  const read: PagePieces[] = []
  const withoutText: number[] = []
  let characters = 0
  for await (const page of pages) {
    const pieces = listPieces(page)
    const letters = pieces.reduce((sum, { text }) => sum + text.length, 0)
    characters += letters
    if (characters > charactersMax) {
      throw new RefusedFile(serverMessage('document_too_long', { limit: charactersMax }))
    }
    if (letters < lettersMin) withoutText.push(page.number)
    read.push({ number: page.number, height: page.height, pieces })
    report(page.number / document.pages)
  }
  if (withoutText.length === document.pages) {
    throw new RefusedFile(serverMessage('pdf_without_text', { name, count: document.pages }))
  }
  yield* articleFromDocument({ hash: await hashDocument(file), ...readDocument(document, read) }, facts, checkedAt)
  if (withoutText.length > 0) yield { type: 'note', note: toNote(withoutText) }
}

const pagesNamedMax = 10

function toNote(pages: readonly number[]): Extract<ReaderEvent, { type: 'note' }>['note'] {
  const named = pages.slice(0, pagesNamedMax).join(', ')
  return serverMessage('pdf_pages_without_text', {
    pages: pages.length > pagesNamedMax ? `${named} …` : named,
    count: pages.length,
  })
}

/** Books state their licence on the third or fourth page. */
const frontPages = 4

export function readDocument(document: PdfDocument, pages: readonly PagePieces[]): Omit<ReadDocument, 'hash'> {
  const lines = dropRunningHeads(pages).flatMap(({ pieces }) => orderPieces(pieces))
  const firstLines = listLines(pages.slice(0, frontPages))
  const title = findTitle(lines, document.title)
  const body = title ? lines.filter((line) => !title.lines.includes(line)) : lines
  return {
    blocks: readBlocks(body, document.outline),
    title: title?.text ?? null,
    authors: confirmAuthors(document.author, firstLines),
    firstLines,
    lastLines: listLines(pages.slice(-2)),
  }
}

function listLines(pages: readonly PagePieces[]): string[] {
  return pages.flatMap(({ pieces }) => orderPieces(pieces)).map(toLineText)
}

/** Programs store the account of the person who made the file, so only authors whom the text names are used. */
function confirmAuthors(stated: string, lines: readonly string[]): string[] {
  const text = lines.join(' ').toLowerCase()
  const names = foldSpaces(stated)
    .split(/\s*;\s*|\s*,\s+(?=\p{Lu}\p{Ll}+\s)|\s+and\s+/u)
    .filter((name) => name.length > 3)
  return names.every((name) => text.includes(name.toLowerCase())) ? names : []
}
