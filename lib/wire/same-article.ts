/** Decides whether two items of the wire are the same article. */

type Identified = { id: string; pmid: string | null; doi: string | null }

/** All names of an article: an abstract that replaces a summary has another id, and is the same article. */
export function listArticleIds({ id, pmid, doi }: Identified): string[] {
  return [id, ...(pmid === null ? [] : [`pmid:${pmid}`]), ...(doi === null ? [] : [`doi:${doi.toLowerCase()}`])]
}

/** The same article may come from the library now and from PubMed before. */
export function isSameArticle(one: Identified, other: Identified): boolean {
  const ids = new Set(listArticleIds(other))
  return listArticleIds(one).some((id) => ids.has(id))
}
