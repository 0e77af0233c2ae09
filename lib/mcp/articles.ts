/** Articles as resources, and as the result of `get_article`. */
import { toSourceUrl } from '@/lib/answer/reference-list'
import { collectArticleNotices, evidenceLevels } from '@/lib/answer/study-labels'
import type { Article } from '@/lib/evidence/article/article'
import { toReference } from '@/lib/evidence/article/article-to-reference'
import { findArticleById } from '@/lib/evidence/open-library'
import { formatVancouver } from '@/lib/shared/citations/vancouver'
import { ApiError } from '@/lib/wire/errors'
import type { ArticleRecord } from '@/lib/wire/tools/article-schema'

/** RFC 6570; `{+id}` would leave slashes of a DOI, which split the path. */
export const articleUriTemplate = 'evidence://articles/{id}'

export function toArticleUri(id: string): string {
  return articleUriTemplate.replace('{id}', encodeURIComponent(id))
}

/** @throws ApiError `not_found` */
export function toArticleRecord(id: string): ArticleRecord {
  const article = findArticleById(id)
  if (!article)
    throw new ApiError('not_found', `There is no article '${id.slice(0, 64).toWellFormed()}'.`, { param: 'id' })
  return describeArticle(article)
}

function describeArticle(article: Article): ArticleRecord {
  const { id, pmid, doi, pmcid, title, journal, year, volume, issue, pages, provenance } = article
  const notices = collectArticleNotices(article)
  return {
    id,
    pmid,
    doi,
    pmcid,
    title,
    authors: [...article.authors],
    journal,
    year,
    volume,
    issue,
    pages,
    type: article.studyType,
    level: evidenceLevels[article.studyType],
    retracted: article.retraction !== null,
    provenance,
    url: toSourceUrl(article),
    ...(notices.length > 0 && { notices }),
    ...(article.participants !== null && { participants: article.participants }),
    ...(article.population !== undefined && { population: article.population }),
    ...(article.effects !== undefined && { effects: article.effects }),
    citation: formatVancouver(toReference(article)),
    passages: article.passages.map(({ label, text, page }) => ({
      label,
      text,
      ...(page === undefined ? {} : { page }),
    })),
  }
}

/** The article as plain text; says first if it is retracted, or a summary of ours. */
export function toArticleText({ citation, retracted, provenance, passages }: ArticleRecord): string {
  return [
    ...(retracted ? ['RETRACTED ARTICLE'] : []),
    citation,
    ...(provenance === 'summary' ? ["A summary by this library, not the authors' abstract:"] : []),
    ...passages.map(({ label, text }) => (label === '' ? text : `${label}: ${text}`)),
  ].join('\n\n')
}
