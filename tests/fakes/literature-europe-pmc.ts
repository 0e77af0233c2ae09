/** Europe PMC's REST service over invented articles. */
import { type Answer, toJsonAnswer } from './literature-answer'
import type { FakeArticle } from './literature-articles'
import { parseEuropePmc, QueryError, sortByRelevance } from './literature-query'

export function search(
  articles: FakeArticle[],
  parameters: Record<string, string>,
  listed: (value: unknown) => unknown,
): Answer {
  const { query = '', format = 'xml', resultType = 'lite', cursorMark = '*' } = parameters
  // XML unless JSON is asked for, as the real one: a client that forgets sees it at once.
  if (format !== 'json') return { type: 'application/xml', body: '<responseWrapper/>' }
  const pageSize = Math.min(1000, Number(parameters['pageSize'] ?? 25))
  let hits: FakeArticle[]
  try {
    hits = sortByRelevance(articles, parseEuropePmc(query))
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    return toJsonAnswer({ version: '6.9', errCode: 400, errMsg: error.message })
  }
  const start = cursorMark === '*' ? 0 : Number(cursorMark)
  const page = hits.slice(start, start + pageSize)
  const next = start + page.length
  return toJsonAnswer({
    version: '6.9',
    hitCount: hits.length,
    // At the end the real service sends the mark that it was sent.
    nextCursorMark: next < hits.length ? String(next) : cursorMark,
    request: {
      queryString: query,
      resultType,
      cursorMark,
      pageSize,
      sort: '',
      synonym: parameters['synonym'] === 'true',
    },
    resultList: { result: listed(page.map((article) => europePmcResult(article, resultType))) },
  })
}

const correctionNames: Record<string, string> = {
  RetractionIn: 'Retraction in',
  RetractionOf: 'Retraction of',
  ExpressionOfConcernIn: 'Expression of concern in',
  ErratumIn: 'Erratum in',
  UpdateIn: 'Update in',
}

function europePmcResult(article: FakeArticle, resultType: string): unknown {
  const { pmid, pmcid, doi, authors, abstract, publicationTypes, mesh, keywords, corrections } = article
  const id = pmid ?? article.europePmcId
  const authorString = authors.map(({ last, initials }) => `${last} ${initials}`).join(', ')
  const plain = { id, source: article.source, pmid, pmcid, doi, title: article.title, authorString }
  if (resultType !== 'core') return { ...plain, journalTitle: article.journal, pubYear: String(article.year) }
  const list = <T>(name: string, values: T[]) => (values.length > 0 ? { [name]: values } : undefined)
  return JSON.parse(
    JSON.stringify({
      ...plain,
      pmid: pmid ?? undefined,
      authorList: list(
        'author',
        authors.map(({ last, fore, initials }) => ({
          fullName: `${last} ${initials}`,
          firstName: fore,
          lastName: last,
          initials,
        })),
      ),
      journalInfo:
        article.source === 'PPR'
          ? undefined
          : {
              volume: article.volume,
              issue: article.issue,
              yearOfPublication: article.year,
              journal: { title: article.journal, medlineAbbreviation: article.journal },
            },
      bookOrReportDetails: article.source === 'PPR' ? { publisher: article.journal } : undefined,
      pubYear: String(article.year),
      pageInfo: article.pages,
      abstractText: abstractHtml(abstract),
      pubTypeList: list('pubType', publicationTypes),
      meshHeadingList: list(
        'meshHeading',
        mesh.map((descriptorName) => ({ majorTopic_YN: 'N', descriptorName })),
      ),
      keywordList: list('keyword', keywords),
      commentCorrectionList: list(
        'commentCorrection',
        (corrections ?? []).map(({ type, pmid: other }) => ({
          id: other,
          source: 'MED',
          type: correctionNames[type] ?? type,
        })),
      ),
      isOpenAccess: pmcid ? 'Y' : 'N',
      citedByCount: 0,
      firstPublicationDate: `${article.year}-01-01`,
    }),
  )
}

function abstractHtml(abstract: FakeArticle['abstract']): string | undefined {
  if (abstract.length === 0) return undefined
  return abstract
    .map(({ label, text }) => {
      const name = label && label.charAt(0) + label.slice(1).toLowerCase()
      return `${name ? `<h4>${name}</h4>` : ''}${text.replaceAll('&', '&amp;').replace(/<(?!\/?(?:i|b|sub|sup)>)/g, '&lt;')}`
    })
    .join('')
}

/** Every list of one as the one thing, all the way down. */
export function unwrapSingleItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? unwrapSingleItems(value[0]) : value.map(unwrapSingleItems)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, unwrapSingleItems(each)]))
}
