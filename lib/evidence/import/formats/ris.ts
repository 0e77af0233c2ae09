/**
 * Reads RIS as Embase, Cochrane, Ovid, Zotero, EndNote and others write it: a two-letter tag, a hyphen and a value;
 * TY opens a record and ER closes it. Vendors agree on little else, so each field is looked up under every tag in
 * use.
 */

import type { Article } from '@/lib/evidence/article/article'
import { parseDoi, parsePmcid, parsePmid } from '@/lib/evidence/article/article-identity'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import { classifyStudyType } from './classify-study-type'
import { draftArticle, parseAuthor, parseYear } from './draft-article'
import { type ReaderEvent, type RecordPosition, recordCharactersMax, recordTooLong } from './reader'
import { splitAbstract } from './split-abstract'
import { stripMarkup } from './strip-markup'
import { createFieldLookup, type Field, type LineCollector, readTaggedLines } from './tagged-lines'

export function readRis(text: AsyncIterable<string>, checkedAt: string): AsyncGenerator<ReaderEvent> {
  return readTaggedLines(text, new Collector(checkedAt))
}

class Collector implements LineCollector {
  private readonly checkedAt: string
  private fields: Field[] = []
  private place: RecordPosition = { record: 0, line: 0 }
  private isOpen = false
  private line = 0
  private characters = 0
  private withoutEnd: { count: number; first: RecordPosition } | null = null

  constructor(checkedAt: string) {
    this.checkedAt = checkedAt
  }

  *add(line: string): Generator<ReaderEvent> {
    this.line += 1
    const tagged = /^([A-Z][A-Z0-9]) {1,2}-(?: (.*)|\s*)$/s.exec(line)
    const tag = tagged?.[1]
    if (tag === 'TY') {
      if (this.isOpen) {
        this.withoutEnd ??= { count: 0, first: { ...this.place } }
        this.withoutEnd.count += 1
        yield this.close()
      }
      this.isOpen = true
      this.place = { record: this.place.record + 1, line: this.line }
    }
    // Vendors add a header before the first record and blank lines between records.
    if (!this.isOpen) return
    if (tag === 'ER') yield this.close()
    else this.collect(tag, tagged?.[2] ?? '', line)
  }

  *end(): Generator<ReaderEvent> {
    if (this.isOpen) {
      // Its abstract may be incomplete.
      yield { type: 'refused', place: { ...this.place }, reason: serverMessage('record_truncated', { end: 'ER' }) }
    }
    if (this.withoutEnd) {
      const { count, first } = this.withoutEnd
      const note =
        count === 1
          ? serverMessage('record_without_end', { ...first })
          : serverMessage('records_without_end', { count, line: first.line })
      yield { type: 'note', note }
    }
  }

  private collect(tag: string | undefined, value: string, line: string): void {
    // Includes the line end, so that blank lines count too.
    this.characters += line.length + 1
    if (this.characters > recordCharactersMax) this.fields = []
    else if (tag !== undefined) this.fields.push([tag, value])
    else {
      const field = this.fields.at(-1)
      if (field) field[1] += ` ${line}`
    }
  }

  private close(): ReaderEvent {
    const place = { ...this.place }
    const article = this.characters > recordCharactersMax ? recordTooLong : articleFromRis(this.fields, this.checkedAt)
    this.fields = []
    this.characters = 0
    this.isOpen = false
    return 'text' in article ? { type: 'refused', place, reason: article } : { type: 'article', place, article }
  }
}

/** @returns the article, or why the record is refused */
function articleFromRis(fields: Field[], checkedAt: string): Article | ServerMessage {
  const { all, first } = createFieldLookup(fields, stripMarkup)
  const title = first('TI', 'T1', 'CT', 'BT')
  if (title === null) return serverMessage('ti_missing')

  const source = all('DB', 'DP').join(' ')
  const keywords = all('KW')
  const kinds = all('M3')
  // Embase lists the design among its index terms; elsewhere a keyword only names a subject.
  const stated = /embase/i.test(source) ? [...kinds, ...keywords] : kinds
  return draftArticle({
    pmid: pmidOf(fields, source),
    doi:
      all('DO', 'M3', 'UR', 'L3')
        .map(parseDoi)
        .find((doi) => doi !== null) ?? null,
    pmcid:
      all('C2', 'C1', 'AN', 'UR', 'L1', 'L2')
        .map(pmcidOf)
        .find((pmcid) => pmcid !== null) ?? null,
    title,
    authors: all('AU', 'A1').map(parseAuthor),
    journal: first('JO', 'JA', 'J2', 'J1', 'T2', 'JF'),
    year: parseYear(first('PY', 'Y1', 'DA')),
    volume: first('VL'),
    issue: first('IS'),
    pages: pagesOf(first('SP'), first('EP')),
    publicationTypes: kinds.filter((kind) => parseDoi(kind) === null),
    studyType: classifyStudyType(stated, keywords),
    keywords,
    retraction: keywords.some((word) => /^retracted (?:publication|article)$/i.test(word))
      ? { noticePmid: null }
      : null,
    checkedAt,
    passages: splitAbstract([{ label: '', text: all('AB').join(' ') || all('N2').join(' ') }]),
  })
}

/**
 * Reads a PMID from wherever tools put it; a bare accession number counts only when the database numbers its records
 * by PMID.
 */
function pmidOf(fields: Field[], source: string): string | null {
  const numbersByPmid = source === '' || /pubmed|medline|\bNLM\b/i.test(source)
  for (const [tag, text] of fields) {
    const value = text.trim()
    const inAddress = /(?:pubmed\.ncbi\.nlm\.nih\.gov\/|ncbi\.nlm\.nih\.gov\/pubmed\/)(\d+)/.exec(value)?.[1]
    const named = /^(?:PMID|PubMed ID|MEDLINE):?\s*(\d+)/i.exec(value)?.[1]
    const bare = (tag === 'AN' && numbersByPmid) || (tag === 'C5' && /embase/i.test(source)) ? value : undefined
    const pmid = parsePmid(inAddress ?? named ?? bare)
    if (pmid !== null) return pmid
  }
  return null
}

function pmcidOf(text: string): string | null {
  return parsePmcid(/\bPMC\d+\b/.exec(text)?.[0])
}

function pagesOf(first: string | null, last: string | null): string | null {
  // Some tools put the whole range into SP.
  return first && last && first !== last && !first.includes('-') ? `${first}-${last}` : (first ?? last)
}
