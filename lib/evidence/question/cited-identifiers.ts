/** Finds the articles that a question names by PMID or DOI, and the text that remains to be searched. */
import type { Article } from '@/lib/evidence/article/article'
import { findIdentifiers } from '@/lib/shared/identifiers/find-identifiers'
import { redact } from '@/lib/shared/identifiers/redact'

export type NamedArticle = { pmid: string } | { doi: string }

const pmidNamed = /\bPMID:?\s{0,3}(\d{1,8})\b|\bpubmed\.ncbi\.nlm\.nih\.gov\/(\d{1,8})\b/gi
const doiNamed = /\b(10\.\d{4,9}\/[^\s"'<>()[\]{}|\\^`]{1,200})/g
const namedMax = 5

/**
 * The articles that a text names by PMID or DOI, such as "PMID 31535829" or "10.1056/NEJMoa1911303". A bare number
 * does not count.
 */
export function findNamedArticles(text: string): NamedArticle[] {
  const pmids = [...text.matchAll(pmidNamed)].map(([, written, linked]) => ({ pmid: written ?? linked ?? '' }))
  const dois = [...text.matchAll(doiNamed)].map(([, doi = '']) => ({ doi: doi.replace(/[.,;:?!]+$/, '') }))
  return [...pmids, ...dois].slice(0, namedMax)
}

export function isNamedBy(named: NamedArticle[], { pmid, doi }: Pick<Article, 'pmid' | 'doi'>): boolean {
  return named.some((each) => {
    return 'pmid' in each ? each.pmid === pmid : each.doi.toLowerCase() === doi?.toLowerCase()
  })
}

/** The text to search for: without personal identifiers, URLs and identifiers of articles. */
export function extractSearchableText(text: string): string {
  return redact(text, findIdentifiers(text), () => ' ')
    .replace(/\bhttps?:\/\/\S{1,2000}/gi, ' ')
    .replace(pmidNamed, ' ')
    .replace(doiNamed, ' ')
    .replace(/\bdoi\b:?/gi, ' ')
}
