/**
 * Builds an article from the fields that a format states: chooses its identity and detects a retraction in the title.
 * Fields that the record does not state stay null or empty.
 */

import type { Article } from '@/lib/evidence/article/article'
import { assignArticleId, retractionPrefix } from '@/lib/evidence/article/article-identity'
import { foldSpaces } from './reader'

/** Fields that a reader may know; the rest default to "not stated". */
type ArticleFields = Pick<Article, 'title' | 'passages' | 'checkedAt'> & Partial<Article>

export function draftArticle(fields: ArticleFields): Article {
  const article: Article = {
    id: '',
    pmid: null,
    doi: null,
    pmcid: null,
    authors: [],
    journal: null,
    year: null,
    volume: null,
    issue: null,
    pages: null,
    publicationTypes: [],
    studyType: 'other',
    mesh: [],
    keywords: [],
    specialty: null,
    participants: null,
    retraction: null,
    notices: [],
    provenance: 'abstract',
    ...fields,
    title: plainTitle(fields.title),
  }
  if (article.retraction === null && saysRetracted(fields.title)) article.retraction = { noticePmid: null }
  if (article.id === '') article.id = assignArticleId(article)
  return article
}

function saysRetracted(title: string): boolean {
  return retractionPrefix.test(title)
}

/** PubMed ends every title with a full stop; an ellipsis or "et al." at the end belongs to the author. */
function plainTitle(title: string): string {
  const folded = foldSpaces(title)
  return /(?:\.\.|\bal\.|\bvs\.|\b[A-Z]\.)$/.test(folded) ? folded : folded.replace(/\.(\]?)$/, '$1')
}

/** The first four digits that can be a publication year. */
export function parseYear(text: string | null | undefined): number | null {
  const found = /(?<!\d)(1[6-9]\d\d|20\d\d)(?!\d)/.exec(text ?? '')
  return found ? Number(found[1]) : null
}

/** "Last, First Middle" or "Last FM" as "Last FM", the way PubMed cites. */
export function parseAuthor(text: string): string {
  const [last = '', given = '', ...more] = foldSpaces(text).split(/\s*,\s*/)
  const suffix = more[0] ?? ''
  // EndNote doubles the first comma of a group's name, so that no part of it is read as a given name.
  if (given === '') return suffix === '' ? last : [last, ...more].join(', ')
  const initials = /^\p{Lu}{1,4}$/u.test(given)
    ? given
    : given
        .split(/[\s.-]+/)
        .map((name) => /^\p{L}/u.exec(name)?.[0].toUpperCase() ?? '')
        .join('')
  return [last, initials, suffix.replace(/\.$/, '')].filter((part) => part !== '').join(' ')
}
