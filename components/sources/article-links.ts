/**
 * Links to an article, built from its identifiers or, without any, from its title; never taken from text. A
 * department's document has none: no search would find it, and its title must not leave this server.
 */
import { toPubmedTitleSearchUrl } from '@/lib/shared/citations/reference'
import type { EvidenceItem } from '@/lib/wire/evidence'

interface ArticleLink {
  kind: 'pubmed' | 'doi' | 'full-text' | 'pubmed-search'
  href: string
}

interface Identifiers {
  title: string
  pmid: string | null
  doi: string | null
  pmcid: string | null
  provenance: EvidenceItem['provenance']
}

export function listArticleLinks({ title, pmid, doi, pmcid, provenance }: Identifiers): ArticleLink[] {
  const links: ArticleLink[] = []
  if (pmid && /^\d+$/.test(pmid)) links.push({ kind: 'pubmed', href: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/` })
  if (doi && /^10\.\d{4,9}\/\S+$/.test(doi))
    // Keep the slash between prefix and suffix; escape everything else.
    links.push({
      kind: 'doi',
      href: `https://doi.org/${encodeURIComponent(doi).replaceAll('%2F', '/')}`,
    })
  if (pmcid && /^PMC\d+$/.test(pmcid))
    links.push({ kind: 'full-text', href: `https://europepmc.org/article/PMC/${pmcid}` })
  if (links.length === 0 && provenance !== 'guideline')
    links.push({ kind: 'pubmed-search', href: toPubmedTitleSearchUrl(title) })
  return links
}

/** Our page of an article; with a quote, it opens at the quoted sentence. */
export function toArticleHref(id: string, quote?: string): string {
  const page = `/sources/${encodeURIComponent(id)}`
  return quote ? `${page}?quote=${encodeURIComponent(quote)}#quote` : page
}
