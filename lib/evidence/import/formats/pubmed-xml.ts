/**
 * PubMed XML as efetch, the website and the yearly baseline write it. The file is cut into records and each is parsed
 * by itself, so that a broken record costs that record only and memory stays flat. The document type is never read.
 */

import type { Article } from '@/lib/evidence/article/article'
import { doiFrom, pmcidFrom, pmidFrom } from '@/lib/evidence/article/article-identity'
import { say } from '@/lib/shared/messages/server-messages'
import { studyTypeOf } from './classify-study-type'
import { draftArticle, yearFrom } from './draft-article'
import { at, childOf, childrenOf, parseXml, textOf, type XmlElement, XmlError } from './parse-xml'
import { quickXml } from './parse-xml-fast'
import { foldSpaces, type Reading, tooLong } from './reader'
import { type LabelledText, passagesFromAbstract } from './split-abstract'
import { type CutRecord, lineEnds, RecordCutter } from './split-records'

export async function* readPubmedXml(text: AsyncIterable<string>, checkedAt: string): AsyncGenerator<Reading> {
  const cutter = new RecordCutter()
  for await (const piece of text) {
    for (const record of cutter.add(piece)) yield readRecord(record, checkedAt)
    yield* cutter.takeDeleted()
  }
  yield* cutter.end()
}

function readRecord({ xml, record, line, isTooLong }: CutRecord, checkedAt: string): Reading {
  const place = { record, line }
  if (isTooLong) return { type: 'refused', place, reason: tooLong }
  try {
    const article = articleFromPubmed(elementFrom(withoutUnread(xml)), checkedAt)
    return typeof article === 'string'
      ? { type: 'refused', place, reason: article }
      : { type: 'article', place, article }
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    return {
      type: 'refused',
      place: { record, line: line + error.line - 1 },
      reason: say('badXml', { what: error.message.slice(0, faultCharactersMax) }),
    }
  }
}

/** The parser's message may quote a name as long as the record. */
const faultCharactersMax = 300

function elementFrom(xml: string): XmlElement {
  return quickXml(xml) ?? parseXml(xml)
}

/** Never needed, and more than half of a record: addresses, substances, funders, dates of handling, articles cited. */
const unread = /<(AffiliationInfo|ChemicalList|GrantList|DataBankList|InvestigatorList|History|ReferenceList)(?=[\s>])/g

/** The record without those, so that the parser need not read them. Line ends stay: a fault is named with its line. */
function withoutUnread(xml: string): string {
  const kept: string[] = []
  let from = 0
  unread.lastIndex = 0
  for (let match = unread.exec(xml); match; match = unread.exec(xml)) {
    const endTag = `</${match[1]}>`
    // Lists of references may hold lists of references, so they are cut from the first to the last tag.
    const at = match[1] === 'ReferenceList' ? xml.lastIndexOf(endTag) : xml.indexOf(endTag, match.index)
    if (at < match.index) break
    const end = at + endTag.length
    kept.push(xml.slice(from, match.index), '\n'.repeat(lineEnds(xml, match.index, end)))
    from = end
    unread.lastIndex = end
  }
  return from === 0 ? xml : kept.join('') + xml.slice(from)
}

/** @returns the article, or why the record is refused */
export function articleFromPubmed(record: XmlElement, checkedAt: string): Article | string {
  const isBook = record.name === 'PubmedBookArticle'
  const citation = childOf(record, isBook ? 'BookDocument' : 'MedlineCitation')
  const article = isBook ? citation : childOf(citation, 'Article')
  const data = childOf(record, isBook ? 'PubmedBookData' : 'PubmedData')
  if (!citation || !article) return say('noElement', { element: isBook ? 'BookDocument' : 'MedlineCitation/Article' })
  const pmid = pmidFrom(line(childOf(citation, 'PMID')))
  if (pmid === null) return say('noPmid')
  const title = line(childOf(article, 'ArticleTitle')) || line(at(article, 'Book', 'BookTitle')) || vernacular(article)
  if (title === '') return say('noTitle')

  const publicationTypes = [
    ...childrenOf(childOf(article, 'PublicationTypeList'), 'PublicationType'),
    ...childrenOf(isBook ? article : undefined, 'PublicationType'),
  ].map(line)
  const mesh = childrenOf(childOf(citation, 'MeshHeadingList'), 'MeshHeading').map(headingOf)
  const links = childrenOf(childOf(citation, 'CommentsCorrectionsList'), 'CommentsCorrections')
  return draftArticle({
    pmid,
    doi: doiOf(article, citation, data),
    pmcid: idOf('pmc', citation, data),
    title,
    authors: authorsOf(article),
    ...(isBook ? bookPlace(article) : journalPlace(citation, article)),
    publicationTypes,
    studyType: studyTypeOf(publicationTypes, mesh),
    mesh,
    keywords: childrenOf(citation, 'KeywordList').flatMap((list) => childrenOf(list, 'Keyword').map(line)),
    retraction: retractionOf(publicationTypes, links),
    notices: noticesOf(links),
    checkedAt,
    ...revisedOf(childOf(citation, 'DateRevised')),
    passages: passagesFromAbstract(abstractOf(citation, article)),
  })
}

function line(element: XmlElement | undefined): string {
  return foldSpaces(textOf(element))
}

/** A title in another language, when there is no English one. */
function vernacular(article: XmlElement): string {
  return line(childOf(article, 'VernacularTitle'))
}

function abstractOf(citation: XmlElement, article: XmlElement): LabelledText[] {
  const own = childOf(article, 'Abstract')
  const abstract =
    own ?? childrenOf(citation, 'OtherAbstract').find(({ attributes }) => attributes['Language'] === 'eng')
  return childrenOf(abstract, 'AbstractText').map((part) => ({
    label: foldSpaces(part.attributes['Label'] ?? ''),
    text: textOf(part),
    category: part.attributes['NlmCategory'],
  }))
}

function authorsOf(article: XmlElement): string[] {
  const lists = childrenOf(article, 'AuthorList')
  // A book's list of editors stands beside the one of its authors.
  const list = lists.find(({ attributes }) => attributes['Type'] === 'authors') ?? lists[0]
  return childrenOf(list, 'Author')
    .filter(({ attributes }) => attributes['ValidYN'] !== 'N')
    .map((author) => {
      const collective = line(childOf(author, 'CollectiveName'))
      if (collective !== '') return collective
      const names = [childOf(author, 'LastName'), childOf(author, 'Initials'), childOf(author, 'Suffix')].map(line)
      return names.filter((name) => name !== '').join(' ')
    })
    .filter((name) => name !== '')
}

function journalPlace(citation: XmlElement, article: XmlElement) {
  const journal = childOf(article, 'Journal')
  const issue = childOf(journal, 'JournalIssue')
  const names = [at(citation, 'MedlineJournalInfo', 'MedlineTA'), childOf(journal, 'ISOAbbreviation')]
  return {
    journal: [...names, childOf(journal, 'Title')].map(line).find((name) => name !== '') ?? null,
    year: yearOf(childOf(issue, 'PubDate')) ?? yearOf(childOf(article, 'ArticleDate')),
    volume: line(childOf(issue, 'Volume')) || null,
    issue: line(childOf(issue, 'Issue')) || null,
    pages: pagesOf(childOf(article, 'Pagination')),
  }
}

function bookPlace(article: XmlElement) {
  const book = childOf(article, 'Book')
  return {
    journal: line(childOf(book, 'BookTitle')) || null,
    // A chapter is revised on its own; the book's date may be the year of its first edition.
    year:
      yearOf(childOf(article, 'DateRevised')) ??
      yearOf(childOf(article, 'ContributionDate')) ??
      yearOf(childOf(book, 'PubDate')),
    pages: pagesOf(childOf(article, 'Pagination')),
  }
}

function pagesOf(pagination: XmlElement | undefined): string | null {
  const printed = line(childOf(pagination, 'MedlinePgn'))
  if (printed !== '') return printed
  const [first, last] = [childOf(pagination, 'StartPage'), childOf(pagination, 'EndPage')].map(line)
  return [first, last].filter(Boolean).join('-') || null
}

function yearOf(date: XmlElement | undefined): number | null {
  return yearFrom(line(childOf(date, 'Year'))) ?? yearFrom(line(childOf(date, 'MedlineDate')))
}

function revisedOf(date: XmlElement | undefined): { revisedAt?: string } {
  const [year = '', month = '', day = ''] = ['Year', 'Month', 'Day'].map((name) => line(childOf(date, name)))
  if (!/^\d{4}$/.test(year)) return {}
  return { revisedAt: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` }
}

/** "Heart Failure/drug therapy/mortality", as PubMed prints a heading with its qualifiers. */
function headingOf(heading: XmlElement): string {
  return [childOf(heading, 'DescriptorName'), ...childrenOf(heading, 'QualifierName')].map(line).join('/')
}

/** Only the lists of the article itself: each of its references has an ArticleIdList too. */
function idOf(type: 'doi' | 'pmc', citation: XmlElement, data: XmlElement | undefined): string | null {
  const lists = [childOf(data, 'ArticleIdList'), childOf(citation, 'ArticleIdList')]
  const found = lists
    .flatMap((list) => childrenOf(list, 'ArticleId'))
    .find(({ attributes }) => attributes['IdType'] === type)
  return type === 'doi' ? doiFrom(line(found)) : pmcidFrom(line(found))
}

function doiOf(article: XmlElement, citation: XmlElement, data: XmlElement | undefined): string | null {
  const stated = idOf('doi', citation, data)
  if (stated !== null) return stated
  const location = childrenOf(article, 'ELocationID').find(({ attributes }) => {
    return attributes['EIdType'] === 'doi' && attributes['ValidYN'] !== 'N'
  })
  return doiFrom(line(location))
}

function retractionOf(publicationTypes: string[], links: XmlElement[]): Article['retraction'] {
  const notice = links.find(({ attributes }) => {
    return attributes['RefType'] === 'RetractionIn' || attributes['RefType'] === 'RetractedandRepublishedIn'
  })
  // "Retraction of Publication" is the notice itself: the type has to match exactly.
  if (!notice && !publicationTypes.includes('Retracted Publication')) return null
  return { noticePmid: pmidFrom(line(childOf(notice, 'PMID'))) }
}

const noticeKinds: { [refType: string]: Article['notices'][number]['kind'] } = {
  ExpressionOfConcernIn: 'concern',
  ErratumIn: 'erratum',
  CorrectedandRepublishedIn: 'erratum',
  UpdateIn: 'updated',
}

function noticesOf(links: XmlElement[]): Article['notices'] {
  return links.flatMap((link) => {
    const kind = noticeKinds[link.attributes['RefType'] ?? '']
    return kind ? [{ kind, pmid: pmidFrom(line(childOf(link, 'PMID'))) }] : []
  })
}
