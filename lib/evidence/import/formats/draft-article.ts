/**
 * From the fields that a format states to an article: identity chosen, retraction seen in the title as well. What a
 * record does not state stays null or empty.
 */

import type { Article } from '@/lib/evidence/article/article'
import { assignArticleId, retractionPrefix } from '@/lib/evidence/article/article-identity'
import { foldSpaces } from './reader'

/** The fields a reader may know; everything else is filled in as "not stated". */
export type ArticleFields = Pick<Article, 'title' | 'passages' | 'checkedAt'> & Partial<Article>

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

/** PubMed closes a title with a full stop of its own; an ellipsis or "et al." at the end is the author's. */
function plainTitle(title: string): string {
  const folded = foldSpaces(title)
  return /(?:\.\.|\bal\.|\bvs\.|\b[A-Z]\.)$/.test(folded) ? folded : folded.replace(/\.(\]?)$/, '$1')
}

/** The first four digits that can be a year of publication. */
export function parseYear(text: string | null | undefined): number | null {
  const found = /(?<!\d)(1[6-9]\d\d|20\d\d)(?!\d)/.exec(text ?? '')
  return found ? Number(found[1]) : null
}

/** "Last, First Middle" or "Last FM" as "Last FM", the way PubMed cites. */
export function parseAuthor(text: string): string {
  const [last = '', given = '', ...more] = foldSpaces(text).split(/\s*,\s*/)
  const suffix = more[0] ?? ''
  // EndNote doubles the first comma of a group's name, so that nothing in it is taken for a given name.
  if (given === '') return suffix === '' ? last : [last, ...more].join(', ')
  const initials = /^\p{Lu}{1,4}$/u.test(given)
    ? given
    : given
        .split(/[\s.-]+/)
        .map((name) => /^\p{L}/u.exec(name)?.[0].toUpperCase() ?? '')
        .join('')
  return [last, initials, suffix.replace(/\.$/, '')].filter((part) => part !== '').join(' ')
}
