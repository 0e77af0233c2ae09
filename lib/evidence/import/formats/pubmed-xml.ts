/**
 * Reads PubMed XML as efetch, the website and the yearly baseline write it. The file is split into records that are
 * parsed separately, so that a malformed record affects only itself and memory use stays flat. The document type is
 * never read.
 */

import type { Article } from '@/lib/evidence/article/article'
import { parseDoi, parsePmcid, parsePmid } from '@/lib/evidence/article/article-identity'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'
import { classifyStudyType } from './classify-study-type'
import { draftArticle, parseYear } from './draft-article'
import { collectText, findChild, findChildren, findDescendant, parseXml, type XmlElement, XmlError } from './parse-xml'
import { parseXmlFast } from './parse-xml-fast'
import { foldSpaces, type ReaderEvent, recordTooLong } from './reader'
import { type LabelledText, splitAbstract } from './split-abstract'
import { countLineEnds, RecordSplitter, type SplitRecord } from './split-records'

export async function* readPubmedXml(text: AsyncIterable<string>, checkedAt: string): AsyncGenerator<ReaderEvent> {
  const cutter = new RecordSplitter()
  for await (const piece of text) {
    for (const record of cutter.add(piece)) yield readRecord(record, checkedAt)
    yield* cutter.takeDeleted()
  }
  yield* cutter.end()
}

function readRecord({ xml, record, line, isTooLong }: SplitRecord, checkedAt: string): ReaderEvent {
  const place = { record, line }
  if (isTooLong) return { type: 'refused', place, reason: recordTooLong }
  try {
    const article = articleFromPubmed(parseElement(stripUnusedElements(xml)), checkedAt)
    return 'text' in article ? { type: 'refused', place, reason: article } : { type: 'article', place, article }
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    return {
      type: 'refused',
      place: { record, line: line + error.line - 1 },
      reason: serverMessage('invalid_xml', { what: error.message.slice(0, faultCharactersMax) }),
    }
  }
}

/** The parser's message may quote a name as long as the record. */
const faultCharactersMax = 300

function parseElement(xml: string): XmlElement {
  return parseXmlFast(xml) ?? parseXml(xml)
}

/** Never used, and more than half of a record: affiliations, substances, funders, history dates, references. */
const unusedElements =
  /<(AffiliationInfo|ChemicalList|GrantList|DataBankList|InvestigatorList|History|ReferenceList)(?=[\s>])/g

/** Removes unused elements before parsing. Line breaks stay, so that errors are reported on the right line. */
function stripUnusedElements(xml: string): string {
  const kept: string[] = []
  let from = 0
  unusedElements.lastIndex = 0
  for (let match = unusedElements.exec(xml); match; match = unusedElements.exec(xml)) {
    const endTag = `</${match[1]}>`
    // Reference lists may be nested, so they are cut from the first start tag to the last end tag.
    const at = match[1] === 'ReferenceList' ? xml.lastIndexOf(endTag) : xml.indexOf(endTag, match.index)
    if (at < match.index) break
    const end = at + endTag.length
    kept.push(xml.slice(from, match.index), '\n'.repeat(countLineEnds(xml, match.index, end)))
    from = end
    unusedElements.lastIndex = end
  }
  return from === 0 ? xml : kept.join('') + xml.slice(from)
}

/** @returns the article, or why the record is refused */
function articleFromPubmed(record: XmlElement, checkedAt: string): Article | ServerMessage {
  const isBook = record.name === 'PubmedBookArticle'
  const citation = findChild(record, isBook ? 'BookDocument' : 'MedlineCitation')
  const article = isBook ? citation : findChild(citation, 'Article')
  const data = findChild(record, isBook ? 'PubmedBookData' : 'PubmedData')
  if (!citation || !article)
    return serverMessage('element_missing', { element: isBook ? 'BookDocument' : 'MedlineCitation/Article' })
  const pmid = parsePmid(readLine(findChild(citation, 'PMID')))
  if (pmid === null) return serverMessage('pmid_missing')
  const title =
    readLine(findChild(article, 'ArticleTitle')) ||
    readLine(findDescendant(article, 'Book', 'BookTitle')) ||
    vernacularTitle(article)
  if (title === '') return serverMessage('title_missing')

  const publicationTypes = [
    ...findChildren(findChild(article, 'PublicationTypeList'), 'PublicationType'),
    ...findChildren(isBook ? article : undefined, 'PublicationType'),
  ].map(readLine)
  const mesh = findChildren(findChild(citation, 'MeshHeadingList'), 'MeshHeading').map(headingOf)
  const links = findChildren(findChild(citation, 'CommentsCorrectionsList'), 'CommentsCorrections')
  return draftArticle({
    pmid,
    doi: doiOf(article, citation, data),
    pmcid: idOf('pmc', citation, data),
    title,
    authors: authorsOf(article),
    ...(isBook ? bookPlace(article) : journalPlace(citation, article)),
    publicationTypes,
    studyType: classifyStudyType(publicationTypes, mesh),
    mesh,
    keywords: findChildren(citation, 'KeywordList').flatMap((list) => findChildren(list, 'Keyword').map(readLine)),
    retraction: retractionOf(publicationTypes, links),
    notices: noticesOf(links),
    checkedAt,
    ...revisedOf(findChild(citation, 'DateRevised')),
    passages: splitAbstract(abstractOf(citation, article)),
  })
}

function readLine(element: XmlElement | undefined): string {
  return foldSpaces(collectText(element))
}

/** The title in its original language, used when there is no English one. */
function vernacularTitle(article: XmlElement): string {
  return readLine(findChild(article, 'VernacularTitle'))
}

function abstractOf(citation: XmlElement, article: XmlElement): LabelledText[] {
  const own = findChild(article, 'Abstract')
  const abstract =
    own ?? findChildren(citation, 'OtherAbstract').find(({ attributes }) => attributes['Language'] === 'eng')
  return findChildren(abstract, 'AbstractText').map((part) => ({
    label: foldSpaces(part.attributes['Label'] ?? ''),
    text: collectText(part),
    category: part.attributes['NlmCategory'],
  }))
}

function authorsOf(article: XmlElement): string[] {
  const lists = findChildren(article, 'AuthorList')
  // A book lists its editors as well as its authors.
  const list = lists.find(({ attributes }) => attributes['Type'] === 'authors') ?? lists[0]
  return findChildren(list, 'Author')
    .filter(({ attributes }) => attributes['ValidYN'] !== 'N')
    .map((author) => {
      const collective = readLine(findChild(author, 'CollectiveName'))
      if (collective !== '') return collective
      const names = [findChild(author, 'LastName'), findChild(author, 'Initials'), findChild(author, 'Suffix')].map(
        readLine,
      )
      return names.filter((name) => name !== '').join(' ')
    })
    .filter((name) => name !== '')
}

function journalPlace(citation: XmlElement, article: XmlElement) {
  const journal = findChild(article, 'Journal')
  const issue = findChild(journal, 'JournalIssue')
  const names = [findDescendant(citation, 'MedlineJournalInfo', 'MedlineTA'), findChild(journal, 'ISOAbbreviation')]
  return {
    journal: [...names, findChild(journal, 'Title')].map(readLine).find((name) => name !== '') ?? null,
    year: yearOf(findChild(issue, 'PubDate')) ?? yearOf(findChild(article, 'ArticleDate')),
    volume: readLine(findChild(issue, 'Volume')) || null,
    issue: readLine(findChild(issue, 'Issue')) || null,
    pages: pagesOf(findChild(article, 'Pagination')),
  }
}

function bookPlace(article: XmlElement) {
  const book = findChild(article, 'Book')
  return {
    journal: readLine(findChild(book, 'BookTitle')) || null,
    // A chapter is revised separately; the book's date may be the year of its first edition.
    year:
      yearOf(findChild(article, 'DateRevised')) ??
      yearOf(findChild(article, 'ContributionDate')) ??
      yearOf(findChild(book, 'PubDate')),
    pages: pagesOf(findChild(article, 'Pagination')),
  }
}

function pagesOf(pagination: XmlElement | undefined): string | null {
  const printed = readLine(findChild(pagination, 'MedlinePgn'))
  if (printed !== '') return printed
  const [first, last] = [findChild(pagination, 'StartPage'), findChild(pagination, 'EndPage')].map(readLine)
  return [first, last].filter(Boolean).join('-') || null
}

function yearOf(date: XmlElement | undefined): number | null {
  return parseYear(readLine(findChild(date, 'Year'))) ?? parseYear(readLine(findChild(date, 'MedlineDate')))
}

function revisedOf(date: XmlElement | undefined): { revisedAt?: string } {
  const [year = '', month = '', day = ''] = ['Year', 'Month', 'Day'].map((name) => readLine(findChild(date, name)))
  if (!/^\d{4}$/.test(year)) return {}
  return { revisedAt: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` }
}

/** "Heart Failure/drug therapy/mortality", as PubMed prints a heading with its qualifiers. */
function headingOf(heading: XmlElement): string {
  return [findChild(heading, 'DescriptorName'), ...findChildren(heading, 'QualifierName')].map(readLine).join('/')
}

/** Reads only the article's own lists: each of its references has an ArticleIdList too. */
function idOf(type: 'doi' | 'pmc', citation: XmlElement, data: XmlElement | undefined): string | null {
  const lists = [findChild(data, 'ArticleIdList'), findChild(citation, 'ArticleIdList')]
  const found = lists
    .flatMap((list) => findChildren(list, 'ArticleId'))
    .find(({ attributes }) => attributes['IdType'] === type)
  return type === 'doi' ? parseDoi(readLine(found)) : parsePmcid(readLine(found))
}

function doiOf(article: XmlElement, citation: XmlElement, data: XmlElement | undefined): string | null {
  const stated = idOf('doi', citation, data)
  if (stated !== null) return stated
  const location = findChildren(article, 'ELocationID').find(({ attributes }) => {
    return attributes['EIdType'] === 'doi' && attributes['ValidYN'] !== 'N'
  })
  return parseDoi(readLine(location))
}

function retractionOf(publicationTypes: string[], links: XmlElement[]): Article['retraction'] {
  const notice = links.find(({ attributes }) => {
    return attributes['RefType'] === 'RetractionIn' || attributes['RefType'] === 'RetractedandRepublishedIn'
  })
  // "Retraction of Publication" is the notice itself: the type has to match exactly.
  if (!notice && !publicationTypes.includes('Retracted Publication')) return null
  return { noticePmid: parsePmid(readLine(findChild(notice, 'PMID'))) }
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
    return kind ? [{ kind, pmid: parsePmid(readLine(findChild(link, 'PMID'))) }] : []
  })
}
