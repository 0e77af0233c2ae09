/**
 * PubMed's own text format (NBIB, MEDLINE): a tag padded to four, a hyphen and a value; lines that begin with spaces
 * continue the value before them; the next record begins with PMID after an empty line.
 */

import type { Article } from '@/lib/evidence/article/article'
import { parseDoi, parsePmcid, parsePmid } from '@/lib/evidence/article/article-identity'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import { classifyStudyType } from './classify-study-type'
import { draftArticle, parseYear } from './draft-article'
import { foldSpaces, type ReaderEvent, type RecordPosition, recordCharactersMax, recordTooLong } from './reader'
import { splitAbstract } from './split-abstract'
import { createFieldLookup, type Field, type LineCollector, readTaggedLines } from './tagged-lines'

export function readNbib(text: AsyncIterable<string>, checkedAt: string): AsyncGenerator<ReaderEvent> {
  return readTaggedLines(text, new Collector(checkedAt))
}

/** OWN value of records without a PMID in files that we export; PubMed's own records always have one. */
const unnumberedOwner = 'NOTNLM'

function isUnnumberedStart(tagged: RegExpExecArray | null, isAfterGap: boolean): boolean {
  return isAfterGap && tagged?.[1] === 'OWN' && tagged[2]?.trim() === unnumberedOwner
}

class Collector implements LineCollector {
  private readonly checkedAt: string
  private fields: Field[] = []
  private place: RecordPosition = { record: 0, line: 0 }
  private line = 0
  private characters = 0
  private isAfterGap = false
  private fault: { reason: ServerMessage; line: number } | null = null

  constructor(checkedAt: string) {
    this.checkedAt = checkedAt
  }

  *add(line: string): Generator<ReaderEvent> {
    this.line += 1
    const tagged = /^([A-Z][A-Z0-9]{1,3}) {0,2}- ?(.*)$/s.exec(line)
    if (tagged?.[1] === 'PMID' || isUnnumberedStart(tagged, this.isAfterGap)) yield* this.end()
    if (line.trim() === '') {
      this.isAfterGap = true
      return
    }
    if (this.place.line > 0 && this.isAfterGap) {
      this.fault ??= { reason: serverMessage('record_empty_line'), line: this.line - 1 }
    }
    this.isAfterGap = false
    if (this.place.line === 0) this.place = { record: this.place.record + 1, line: this.line }
    this.characters += line.length + 1
    if (this.characters > recordCharactersMax) {
      this.fault ??= { reason: recordTooLong, line: this.place.line }
      this.fields = []
    } else if (tagged) this.fields.push([tagged[1] ?? '', tagged[2] ?? ''])
    else this.continueField(line)
  }

  /** Ends the current record, if any. */
  *end(): Generator<ReaderEvent> {
    if (this.place.line === 0) return
    const place = { ...this.place }
    if (this.fault) {
      yield { type: 'refused', place: { ...place, line: this.fault.line }, reason: this.fault.reason }
    } else {
      const article = articleFromNbib(this.fields, this.checkedAt)
      yield 'text' in article ? { type: 'refused', place, reason: article } : { type: 'article', place, article }
    }
    this.fields = []
    this.characters = 0
    this.fault = null
    this.place.line = 0
  }

  private continueField(line: string): void {
    const field = this.fields.at(-1)
    if (field && /^\s/.test(line)) field[1] += ` ${line.trim()}`
    // Text without indentation may belong to this record or to anything else, so it must not be attributed to this
    // one.
    else this.fault ??= { reason: serverMessage('record_untagged_line'), line: this.line }
  }
}

/** @returns the article, or why the record is refused */
function articleFromNbib(fields: Field[], checkedAt: string): Article | ServerMessage {
  const { all, first } = createFieldLookup(fields, foldSpaces)
  const pmid = parsePmid(first('PMID'))
  if (pmid === null && first('OWN') !== unnumberedOwner) return serverMessage('pmid_missing')
  const title = first('TI', 'BTI', 'CTI', 'TT')
  if (title === null) return serverMessage('ti_missing')

  const publicationTypes = all('PT')
  const mesh = all('MH').map((heading) => heading.replace(/(^|\/)\*/g, '$1'))
  return draftArticle({
    pmid,
    doi: parseDoi([...all('LID'), ...all('AID')].find((id) => id.endsWith('[doi]'))?.replace(/\s*\[doi\]$/, '')),
    pmcid: parsePmcid(first('PMC')),
    title,
    authors: all('AU', 'CN'),
    journal: first('TA', 'JT', 'BTI'),
    year: parseYear(first('DP', 'DEP')),
    volume: first('VI'),
    issue: first('IP'),
    pages: first('PG'),
    publicationTypes,
    studyType: classifyStudyType(publicationTypes, mesh),
    mesh,
    keywords: all('OT').map((keyword) => keyword.replace(/^\*/, '')),
    retraction: retractionOf(publicationTypes, [
      ...all('RIN'),
      ...all('RPI').filter((text) => /retracted/i.test(text)),
    ]),
    notices: noticeTags.flatMap(([tag, kind]) => all(tag).map((text) => ({ kind, pmid: pmidIn(text) }))),
    checkedAt,
    ...revisedOf(first('LR')),
    passages: splitAbstract([{ label: '', text: first('AB', 'OAB') ?? '' }]),
  })
}

const noticeTags: [tag: string, kind: Article['notices'][number]['kind']][] = [
  ['ECI', 'concern'],
  ['EIN', 'erratum'],
  ['CRI', 'erratum'],
  ['UIN', 'updated'],
]

function retractionOf(publicationTypes: string[], notices: string[]): Article['retraction'] {
  // "Retraction of Publication" is the notice itself: the type has to match exactly.
  if (notices.length === 0 && !publicationTypes.includes('Retracted Publication')) return null
  return { noticePmid: notices.map(pmidIn).find((pmid) => pmid !== null) ?? null }
}

/** "N Engl J Med. 2020 Jun 25;382(26):2582. doi: 10.1056/NEJMc2021225. PMID: 32501665". */
function pmidIn(text: string): string | null {
  return parsePmid(/PMID: ?(\d+)/.exec(text)?.[1])
}

function revisedOf(date: string | null): { revisedAt?: string } {
  const found = /^(\d{4})(\d\d)(\d\d)$/.exec(date ?? '')
  return found ? { revisedAt: `${found[1]}-${found[2]}-${found[3]}` } : {}
}
