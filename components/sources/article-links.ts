/** Addresses of an article, built from identifiers only: never a link that a text brought with it. */

export interface ArticleLink {
  kind: 'pubmed' | 'doi' | 'full-text'
  /** Shown beside the name, so that a reader knows where a link leads. */
  host: string
  href: string
}

interface Identifiers {
  pmid: string | null
  doi: string | null
  pmcid: string | null
}

export function listArticleLinks({ pmid, doi, pmcid }: Identifiers): ArticleLink[] {
  const links: ArticleLink[] = []
  if (pmid && /^\d+$/.test(pmid))
    links.push({ kind: 'pubmed', host: 'pubmed.ncbi.nlm.nih.gov', href: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/` })
  if (doi && /^10\.\d{4,9}\/\S+$/.test(doi))
    // The slash between prefix and suffix stays; everything else that has a meaning in an address is escaped.
    links.push({
      kind: 'doi',
      host: 'doi.org',
      href: `https://doi.org/${encodeURIComponent(doi).replaceAll('%2F', '/')}`,
    })
  if (pmcid && /^PMC\d+$/.test(pmcid))
    links.push({ kind: 'full-text', host: 'europepmc.org', href: `https://europepmc.org/article/PMC/${pmcid}` })
  return links
}

/** Our own page for a record; with a quote it opens at the quoted sentence. */
export function toArticleHref(id: string, quote?: string): string {
  const page = `/sources/${encodeURIComponent(id)}`
  return quote ? `${page}?quote=${encodeURIComponent(quote)}#quote` : page
}
