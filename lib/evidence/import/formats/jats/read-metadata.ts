/** The bibliographic record in the front matter of an article. */
import type { Article } from '@/lib/evidence/article/article'
import { parseDoi, parsePmcid, parsePmid } from '@/lib/evidence/article/article-identity'
import { classifyArticle } from '@/lib/evidence/import/formats/classify-study-type'
import { parseYear } from '@/lib/evidence/import/formats/draft-article'
import { findChild, findChildren, findDescendant, type XmlElement } from '@/lib/evidence/import/formats/parse-xml'
import { readText } from './read-text'

type Metadata = Pick<
  Article,
  | 'pmid'
  | 'doi'
  | 'pmcid'
  | 'title'
  | 'authors'
  | 'journal'
  | 'year'
  | 'volume'
  | 'issue'
  | 'pages'
  | 'publicationTypes'
  | 'studyType'
  | 'keywords'
  | 'retraction'
  | 'notices'
>

export function readMetadata(root: XmlElement, journal: XmlElement | undefined, meta: XmlElement): Metadata {
  const title = readText(findDescendant(meta, 'title-group', 'article-title'))
  const subtitle = readText(findDescendant(meta, 'title-group', 'subtitle'))
  const publicationTypes = readTypes(root)
  return {
    pmid: parsePmid(readId(meta, 'pmid')),
    doi: parseDoi(readId(meta, 'doi')),
    pmcid: parsePmcid(readPmcid(meta)),
    title: subtitle === '' || title === '' ? title : `${title}: ${subtitle}`,
    authors: readAuthors(meta),
    journal: readJournal(journal),
    year: readYear(meta),
    volume: readText(findChild(meta, 'volume')) || null,
    issue: readText(findChild(meta, 'issue')) || null,
    pages: readPages(meta),
    publicationTypes,
    studyType: classifyArticle(publicationTypes, `${title} ${subtitle}`),
    keywords: readKeywords(meta),
    ...readRelations(meta),
  }
}

function readId(meta: XmlElement, type: string): string {
  const found = findChildren(meta, 'article-id').find(({ attributes }) => attributes['pub-id-type'] === type)
  return readText(found)
}

/** PubMed Central writes the number with or without its letters, under several names. */
function readPmcid(meta: XmlElement): string {
  const stated = ['pmcid', 'pmc', 'pmcaid'].map((type) => readId(meta, type)).find((id) => id !== '') ?? ''
  return /^\d+$/.test(stated) ? `PMC${stated}` : stated
}

function readAuthors(meta: XmlElement): string[] {
  const groups = findChildren(meta, 'contrib-group')
  const contributors = groups.flatMap((group) => findChildren(group, 'contrib'))
  const authors = contributors.filter(({ attributes }) => (attributes['contrib-type'] ?? 'author') === 'author')
  return authors.map(readAuthor).filter((name) => name !== '')
}

function readAuthor(contributor: XmlElement): string {
  const name = findChild(contributor, 'name') ?? findDescendant(contributor, 'name-alternatives', 'name')
  if (!name) return readText(findChild(contributor, 'collab')).slice(0, 200)
  const given = findChild(name, 'given-names')
  const initials = given?.attributes['initials'] ?? toInitials(readText(given))
  const parts = [readText(findChild(name, 'surname')), initials, readText(findChild(name, 'suffix'))]
  return parts.filter((part) => part !== '').join(' ')
}

function toInitials(given: string): string {
  if (/^\p{Lu}{1,3}$/u.test(given)) return given
  return given
    .split(/[\s.-]+/)
    .map((name) => Array.from(name)[0] ?? '')
    .join('')
    .toUpperCase()
}

function readJournal(journal: XmlElement | undefined): string | null {
  const ids = findChildren(journal, 'journal-id')
  const abbreviated = ['nlm-ta', 'iso-abbrev'].flatMap((type) =>
    ids.filter(({ attributes }) => attributes['journal-id-type'] === type),
  )
  const titles = [
    ...abbreviated,
    findChild(journal, 'abbrev-journal-title'),
    findDescendant(journal, 'journal-title-group', 'abbrev-journal-title'),
    findDescendant(journal, 'journal-title-group', 'journal-title'),
    findChild(journal, 'journal-title'),
  ]
  return titles.map(readText).find((name) => name !== '') ?? null
}

/** The year of the issue, as PubMed cites it; else that of the first publication. */
function readYear(meta: XmlElement): number | null {
  const dates = findChildren(meta, 'pub-date')
  const kinds = ['ppub', 'collection', 'epub-ppub', 'epub', 'pub', 'electronic']
  const rank = ({ attributes }: XmlElement) => {
    const at = kinds.indexOf(attributes['pub-type'] ?? attributes['date-type'] ?? '')
    return at < 0 ? kinds.length : at
  }
  const years = [...dates].sort((a, b) => rank(a) - rank(b)).map((date) => parseYear(readText(findChild(date, 'year'))))
  return years.find((year) => year !== null) ?? null
}

function readPages(meta: XmlElement): string | null {
  const [first, last] = ['fpage', 'lpage'].map((name) => readText(findChild(meta, name)))
  if (!first) return readText(findChild(meta, 'elocation-id')) || null
  return last && last !== first ? `${first}-${last}` : first
}

function readKeywords(meta: XmlElement): string[] {
  const groups = findChildren(meta, 'kwd-group').filter(
    ({ attributes }) => !/abbr/i.test(attributes['kwd-group-type'] ?? ''),
  )
  return groups.flatMap((group) => findChildren(group, 'kwd').map(readText)).filter((word) => word !== '')
}

const typeNames: Record<string, string> = {
  'review-article': 'Review',
  'systematic-review': 'Systematic Review',
  'case-report': 'Case Reports',
  letter: 'Letter',
  editorial: 'Editorial',
  'research-article': 'Journal Article',
}

function readTypes({ attributes }: XmlElement): string[] {
  const type = attributes['article-type'] ?? ''
  return type === '' ? [] : [typeNames[type] ?? type]
}

const noticeKinds: { [type: string]: Article['notices'][number]['kind'] } = {
  'concern-forward': 'concern',
  'correction-forward': 'erratum',
  'update-forward': 'updated',
}

/** What was later published about this article. The notices themselves point back with other names. */
function readRelations(meta: XmlElement): Pick<Article, 'retraction' | 'notices'> {
  const related = findChildren(meta, 'related-article')
  const toPmid = ({ attributes }: XmlElement) =>
    attributes['ext-link-type'] === 'pmid' || attributes['ext-link-type'] === 'pubmed'
      ? parsePmid(attributes['xlink:href'] ?? '')
      : null
  const retraction = related.find(({ attributes }) => attributes['related-article-type'] === 'retraction-forward')
  return {
    retraction: retraction ? { noticePmid: toPmid(retraction) } : null,
    notices: related.flatMap((each) => {
      const kind = noticeKinds[each.attributes['related-article-type'] ?? '']
      return kind ? [{ kind, pmid: toPmid(each) }] : []
    }),
  }
}
