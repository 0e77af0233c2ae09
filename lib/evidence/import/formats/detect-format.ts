/**
 * Opens a file for import and detects its format by content, never by name alone. A department's guideline has no
 * signature, so its name must also end in .md or .txt.
 */

import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import { openTextFile, type TextFile } from './decode-text'
import { readGuideline } from './guideline'
import { readJats } from './jats/read-jats'
import { readJsonl } from './jsonl'
import { readNbib } from './nbib'
import { csvColumns, readPubmedCsv, splitCsvFields } from './pubmed-csv'
import { readPubmedXml } from './pubmed-xml'
import { type Reader, RefusedFile } from './reader'
import { readRis } from './ris'

export const formats = {
  'pubmed-xml': { name: 'PubMed XML', read: readPubmedXml },
  jats: { name: 'JATS full text', read: readJats },
  nbib: { name: 'PubMed format (NBIB)', read: readNbib },
  ris: { name: 'RIS', read: readRis },
  'pubmed-csv': { name: 'PubMed CSV', read: readPubmedCsv },
  jsonl: { name: 'Evidence Chat JSON Lines', read: readJsonl },
  guideline: { name: 'guideline', read: readGuideline },
} as const satisfies Record<string, { name: string; read: Reader }>

export type Format = keyof typeof formats

export interface ImportFile extends TextFile {
  format: Format
}

/** @throws RefusedFile; its message says what the file is instead and what can be read */
export async function openImportFile(file: string): Promise<ImportFile> {
  const opened = await openTextFile(file)
  try {
    return { ...opened, format: detectFormat(opened.head, opened.name) }
  } catch (error) {
    await opened.text.return(undefined)
    throw error
  }
}

/** How much of the beginning is examined. */
const headCharacters = 20_000

export function detectFormat(wholeHead: string, name: string): Format {
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

function xmlFormat(head: string, refuse: (what: ServerMessage) => never): Format {
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
  [/^\[/, serverMessage('json_array')],
  [/^@\w+\s*\{/, serverMessage('bibtex')],
  [/^%[0-9A-Z] /, serverMessage('endnote')],
  [/^FN |^PT [JBSP]\b/, serverMessage('web_of_science')],
  [/^(?:\d{4,9}\s+){3,}/, serverMessage('pmid_list')],
  [/^1[.:] [^\n]{3,200}\d{4}[^\n]*(?:;|doi:)/, serverMessage('pubmed_text')],
]
