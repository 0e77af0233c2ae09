/**
 * Opens a file for import and detects its format by content, never by name alone. A department's guideline has no
 * signature, so its name must also end in .md or .txt.
 */
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import { splitCsvFields } from './csv-records'
import { openBytes, openTextFile } from './decode-text'
import { type DocumentFacts, noFacts, readFactsTrailer } from './document/document-facts'
import { readJats } from './jats/read-jats'
import { readPackage } from './jats/read-package'
import { readNbib } from './nbib'
import { csvColumns, readPubmedCsv } from './pubmed-csv'
import { readPubmedXml } from './pubmed-xml'
import { type Reader, type ReaderEvent, RefusedFile } from './reader'
import { readRis } from './ris'

/** @param report receives the share of the file that was read */
type DocumentReader = (
  file: string,
  name: string,
  facts: DocumentFacts,
  checkedAt: string,
  report: (share: number) => void,
) => AsyncGenerator<ReaderEvent>

/**
 * Readers that are loaded when they are needed: their parsers take three quarters of the time in which all readers
 * load, in each thread that reads and in each run of `npm run library`.
 */
const readJsonl: Reader = async function* (...from) {
  yield* (await import('./jsonl')).readJsonl(...from)
}
const readGuideline: Reader = async function* (...from) {
  yield* (await import('./guideline')).readGuideline(...from)
}
const readPdf: DocumentReader = async function* (...from) {
  yield* (await import('./pdf/read-pdf')).readPdf(...from)
}
const readDocx: DocumentReader = async function* (file, name, facts, checkedAt) {
  yield* (await import('./docx/read-docx')).readDocx(file, name, facts, checkedAt)
}

export const textFormats = {
  'pubmed-xml': { name: 'PubMed XML', read: readPubmedXml },
  jats: { name: 'JATS full text', read: readJats },
  nbib: { name: 'PubMed format (NBIB)', read: readNbib },
  ris: { name: 'RIS', read: readRis },
  'pubmed-csv': { name: 'PubMed CSV', read: readPubmedCsv },
  jsonl: { name: 'Evidence Chat JSON Lines', read: readJsonl },
  guideline: { name: 'guideline', read: readGuideline },
} as const satisfies Record<string, { name: string; read: Reader }>

/** Files that hold one document each, which is read as a whole. */
const documentFormats = {
  pdf: { name: 'PDF', read: readPdf },
  docx: { name: 'Word', read: readDocx },
} as const satisfies Record<string, { name: string; read: DocumentReader }>

/** Lists of notices, which updates/notices reads. */
const noticeFormats = {
  'retraction-watch': { name: 'Retraction Watch CSV' },
  crossref: { name: 'Crossref works' },
} as const

/** Archives of many files. */
const packageFormats = { 'jats-package': { name: 'package of JATS full texts' } } as const

export type TextFormat = keyof typeof textFormats
export type Format =
  | TextFormat
  | keyof typeof documentFormats
  | keyof typeof packageFormats
  | keyof typeof noticeFormats

export function nameFormat(format: Format): string {
  return { ...textFormats, ...documentFormats, ...packageFormats, ...noticeFormats }[format].name
}

export interface ImportFile {
  format: Format
  /** Size of the file on disk. */
  bytes: number
  bytesRead: () => number
  /** Notes on the text of the file; complete once it is read. */
  notes: () => ServerMessage[]
  /** Can be called once; reading to the end or calling `return()` closes the file. */
  read: (checkedAt: string) => AsyncGenerator<ReaderEvent>
}

/**
 * @param about what the person who adds a document states about it
 * @throws RefusedFile; its message says what the file is instead and what can be read
 */
export async function openImportFile(file: string, about: DocumentFacts = noFacts): Promise<ImportFile> {
  const document = sniffDocument(file)
  if (document !== null) return openDocument(document, file, about)
  return /\.(?:tar|tgz|tar\.gz)$/i.test(file) ? openPackage(file) : openText(file)
}

async function openText(file: string): Promise<ImportFile> {
  const { text, ...opened } = await openTextFile(file)
  try {
    const format = detectFormat(opened.head, opened.name)
    return { ...opened, format, read: (checkedAt) => textFormats[format].read(text, checkedAt) }
  } catch (error) {
    await text.return(undefined)
    throw error
  }
}

function openPackage(file: string): ImportFile {
  const { name, bytes, bytesRead, stream } = openBytes(file)
  return {
    format: 'jats-package',
    bytes,
    bytesRead,
    notes: () => [],
    read: (checkedAt) => readPackage(stream, name, checkedAt),
  }
}

/** Such a file is held in memory as a whole. */
const documentBytesMax = 200_000_000

function openDocument(format: keyof typeof documentFormats, file: string, about: DocumentFacts): ImportFile {
  const name = basename(file)
  const { size } = statSync(file)
  if (size > documentBytesMax)
    throw new RefusedFile(serverMessage('document_too_large', { name, bytes: documentBytesMax }))
  const facts = about === noFacts ? readFactsTrailer(file) : about
  let share = 0
  const report = (read: number) => {
    share = read
  }
  return {
    format,
    bytes: size,
    bytesRead: () => Math.round(share * size),
    notes: () => [],
    read: (checkedAt) => documentFormats[format].read(file, name, facts, checkedAt, report),
  }
}

/** @returns null for any other file, and for one that cannot be opened: the reader of text says why */
function sniffDocument(file: string): keyof typeof documentFormats | null {
  try {
    if (!statSync(file).isFile()) return null
    const start = Buffer.alloc(1024)
    const descriptor = openSync(file, 'r')
    try {
      readSync(descriptor, start)
    } finally {
      closeSync(descriptor)
    }
    // Other ZIP archives have no name of their own either.
    if (start.indexOf('PK\u0003\u0004') === 0 && /\.docx$/i.test(file)) return 'docx'
    const at = start.indexOf('%PDF-')
    // Some programs write a few bytes before the signature.
    return at === 0 || (at > 0 && /\.pdf$/i.test(file)) ? 'pdf' : null
  } catch {
    return null
  }
}

/** How much of the beginning is examined. */
const headCharacters = 20_000

export function detectFormat(wholeHead: string, name: string): TextFormat {
  const head = wholeHead.slice(0, headCharacters).trimStart()
  const refuse = (what: ServerMessage): never => {
    throw new RefusedFile(
      serverMessage('file_format_unsupported', { name, what, readable: serverMessage('importable_formats') }),
    )
  }
  if (head.startsWith('<')) return xmlFormat(head, refuse)
  if (/^(?:PMID|OWN |STAT) ?- /.test(head)) return 'nbib'
  if (/^TY {1,2}- ?[A-Z]/m.test(head.slice(0, 4000))) return 'ris'
  if (isPubmedCsv(head)) return 'pubmed-csv'
  if (head.startsWith('{')) return 'jsonl'
  const other = otherFormats.find(([sign]) => sign.test(head))
  if (other) refuse(other[1])
  return /\.(?:md|markdown|txt)(?:\.gz)?$/i.test(name) ? 'guideline' : refuse(serverMessage('unknown_format'))
}

function xmlFormat(head: string, refuse: (what: ServerMessage) => never): TextFormat {
  if (/<(?:PubmedArticleSet|PubmedArticle|PubmedBookArticle)\b|<!DOCTYPE\s+PubmedArticleSet\b/.test(head))
    return 'pubmed-xml'
  if (/<(?:article|pmc-articleset)(?=[\s>])/.test(head)) return 'jats'
  if (/<!ENTITY/i.test(head)) refuse(serverMessage('xml_entities'))
  if (/<eFetchResult|<ERROR>/.test(head)) refuse(serverMessage('pubmed_error_page'))
  if (/^<!doctype html|<html[\s>]/i.test(head)) refuse(serverMessage('web_page'))
  return refuse(serverMessage('other_xml'))
}

function isPubmedCsv(head: string): boolean {
  const header = head.split(/[\r\n]/, 1)[0] ?? ''
  return [',', ';'].some((separator) => {
    const columns = splitCsvFields(header, separator)
    return (
      Array.isArray(columns) &&
      columns.length === csvColumns.length &&
      columns.every((column, at) => column === csvColumns[at])
    )
  })
}

const otherFormats: [sign: RegExp, what: ServerMessage][] = [
  [/^"?Record ID"?[,;].*RetractionNature/, serverMessage('retraction_watch')],
  [/^\[/, serverMessage('json_array')],
  [/^@\w+\s*\{/, serverMessage('bibtex')],
  [/^%[0-9A-Z] /, serverMessage('endnote')],
  [/^FN |^PT [JBSP]\b/, serverMessage('web_of_science')],
  [/^(?:\d{4,9}\s+){3,}/, serverMessage('pmid_list')],
  [/^1[.:] [^\n]{3,200}\d{4}[^\n]*(?:;|doi:)/, serverMessage('pubmed_text')],
]
