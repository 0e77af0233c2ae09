/**
 * Reads PubMed's own download format (NBIB, MEDLINE): a line is a tag padded to four, a hyphen and a value; lines that
 * start with six spaces continue the value before them; an empty line ends a record.
 */
import { passagesOfAbstract } from './abstract'
import type { Article } from './record'
import { studyTypeOf } from './study-type'

type Fields = Map<string, string[]>

/**
 * @param lines of one or more files, without line ends
 * @param checkedAt when the records were fetched or imported, ISO 8601
 * @returns each record that has a PMID and a title; the others are counted by the caller's importer
 */
export async function* articlesFromNbib(
  lines: AsyncIterable<string> | Iterable<string>,
  checkedAt: string,
): AsyncGenerator<Article> {
  let fields: Fields = new Map()
  let values: string[] | undefined
  for await (const line of lines) {
    const tagged = /^([A-Z0-9]{2,4}) *- ?(.*)$/.exec(line)
    if (tagged?.[1] === 'PMID' && fields.size > 0) {
      yield* articleOf(fields, checkedAt)
      fields = new Map()
    }
    if (tagged?.[1] !== undefined) {
      values = fields.get(tagged[1]) ?? []
      values.push((tagged[2] ?? '').trim())
      fields.set(tagged[1], values)
    } else if (line.startsWith('      ') && values && values.length > 0) {
      values.push(`${values.pop()} ${line.trim()}`)
    } else if (line.trim() === '' && fields.size > 0) {
      yield* articleOf(fields, checkedAt)
      fields = new Map()
      values = undefined
    }
  }
  if (fields.size > 0) yield* articleOf(fields, checkedAt)
}

function* articleOf(fields: Fields, checkedAt: string): Generator<Article> {
  const all = (tag: string) => fields.get(tag) ?? []
  const first = (tag: string) => all(tag)[0] || null
  const pmid = first('PMID')
  const title = first('TI') ?? first('BTI')
  if (!pmid || !title) return
  const mesh = all('MH').map((heading) => heading.replace(/^\*/, '').split('/')[0]?.replace(/^\*/, '') ?? heading)
  const publicationTypes = all('PT')
  const retraction = all('RIN')[0]
  const abstract = first('AB')
  yield {
    id: `pmid:${pmid}`,
    pmid,
    doi: doiOf([...all('LID'), ...all('AID')]),
    pmcid: first('PMC'),
    title,
    authors: all('AU').length > 0 ? all('AU') : all('CN'),
    journal: first('TA') ?? first('JT'),
    year: Number(/\d{4}/.exec(first('DP') ?? '')?.[0]) || null,
    volume: first('VI'),
    issue: first('IP'),
    pages: first('PG'),
    publicationTypes,
    studyType: studyTypeOf(publicationTypes, mesh),
    mesh,
    keywords: all('OT').map((keyword) => keyword.replace(/^\*/, '')),
    specialty: null,
    participants: null,
    // "Retraction of Publication" is the notice itself, "Retracted Publication" the article it withdraws.
    retraction:
      retraction !== undefined || publicationTypes.includes('Retracted Publication')
        ? { noticePmid: pmidIn(retraction) }
        : null,
    notices: [
      ...all('ECI').map((text) => ({ kind: 'concern' as const, pmid: pmidIn(text) })),
      ...all('EIN').map((text) => ({ kind: 'erratum' as const, pmid: pmidIn(text) })),
      ...all('UIN').map((text) => ({ kind: 'updated' as const, pmid: pmidIn(text) })),
    ],
    provenance: 'abstract',
    checkedAt,
    passages: abstract ? passagesOfAbstract(abstract) : [],
  }
}

function doiOf(ids: string[]): string | null {
  const doi = ids.find((id) => id.endsWith(' [doi]'))
  return doi ? doi.replace(/ \[doi\]$/, '').toLowerCase() : null
}

function pmidIn(text: string | undefined): string | null {
  return /PMID: (\d+)/.exec(text ?? '')?.[1] ?? null
}
