/**
 * Converts an article for the export formats. Our own summaries are not the authors' abstract and are never exported
 * as one.
 */

import { parseAuthorName, type Reference } from '@/lib/shared/citations/reference'
import type { Article, Passage } from './article'
import { fundingLabel } from './article'
import { listAbstractPassages } from './full-text'

export function toReference(article: Article): Reference {
  const { title, journal, year, volume, issue, pages, pmid, doi, pmcid, publicationTypes } = article
  return {
    title,
    ...(article.provenance === 'summary' ? firstAuthorFields(article) : { authors: article.authors }),
    journal,
    year,
    volume,
    issue,
    pages,
    pmid,
    doi,
    pmcid,
    publicationTypes,
    headings: article.mesh,
    keywords: article.keywords,
    isRetracted: article.retraction !== null,
    abstract: abstractFromPassages(listAbstractPassages(article)),
  }
}

/**
 * A summary names only the first author, sometimes as a group and its writer: "SPRINT Research Group (Wright JT Jr)".
 */
function firstAuthorFields({ authors }: Article): Pick<Reference, 'authors' | 'hasMoreAuthors'> {
  const names = authors.flatMap((author) => /^(.+) \((.+)\)$/.exec(author)?.slice(1) ?? author)
  const isPersonal = names.some((name) => parseAuthorName(name).initials !== '')
  return { authors: names, ...(isPersonal ? { hasMoreAuthors: true } : {}) }
}

function abstractFromPassages(passages: Passage[]): string | null {
  // The label of the funding passage is ours, so the abstract is exported without it.
  const parts = passages.map(({ label, text }) =>
    label === '' || label === fundingLabel ? text : `${label.toUpperCase()}: ${text}`,
  )
  return parts.join(' ') || null
}
