/**
 * The metadata by which reference managers recognise an article on a web page: the Highwire Press tags that Google
 * Scholar and Zotero read, and COinS (OpenURL 1.0 in an empty span, http://ocoins.info).
 */
import { invertName, parseAuthorName, type Reference, toOneLine, toReferenceUrl } from './reference'

/** @returns `name` and `content` of each meta element, in order; authors have one each */
export function toHighwireTags(reference: Reference): { name: string; content: string }[] {
  const { title, authors, journal, year, volume, issue, pmid, doi } = reference
  const [first, last] = splitPages(reference)
  const tags: [name: string, content: string | null][] = [
    ['citation_title', title],
    ...authors.map((author): [string, string] => ['citation_author', invertName(parseAuthorName(author))]),
    ['citation_journal_title', journal],
    ['citation_publication_date', year === null ? null : String(year)],
    ['citation_volume', volume],
    ['citation_issue', issue],
    ['citation_firstpage', first],
    ['citation_lastpage', last],
    ['citation_doi', doi],
    ['citation_pmid', pmid],
    ['citation_abstract_html_url', toReferenceUrl(reference)],
  ]
  return tags.flatMap(([name, content]) => (content ? [{ name, content: toOneLine(content) }] : []))
}

/** @returns the `title` of the span with the class `Z3988` */
export function toCoins(reference: Reference): string {
  const { title, authors, journal, year, volume, issue, pages, pmid, doi } = reference
  const [first, last] = splitPages(reference)
  const fields = new URLSearchParams({ ctx_ver: 'Z39.88-2004', rft_val_fmt: 'info:ofi/fmt:kev:mtx:journal' })
  const known: [name: string, value: string | null][] = [
    ['rft.genre', 'article'],
    ['rft.atitle', title],
    ['rft.jtitle', journal],
    ['rft.date', year === null ? null : String(year)],
    ['rft.volume', volume],
    ['rft.issue', issue],
    ...(first === null ? [['rft.pages', pages] satisfies [string, string | null]] : []),
    ['rft.spage', first],
    ['rft.epage', last],
    ...authors.map(toCoinsAuthor),
    ['rft_id', doi && `info:doi/${doi}`],
    ['rft_id', pmid && `info:pmid/${pmid}`],
    ['rft_id', toReferenceUrl(reference)],
  ]
  for (const [name, value] of known) if (value) fields.append(name, toOneLine(value))
  return fields.toString()
}

/**
 * Zotero splits a group in `rft.au` into names, and moves one in `rft.aucorp` to the front; in `rft.aulast` it keeps
 * its place.
 */
function toCoinsAuthor(author: string, place: number): [string, string] {
  const name = parseAuthorName(author)
  const group = place === 0 ? 'rft.aucorp' : 'rft.aulast'
  return [name.initials === '' ? group : 'rft.au', invertName(name)]
}

/** "1995-2008"; NLM shortens the last page ("1995-2008", "123-9"), which is completed here. */
function splitPages({ pages }: Reference): [first: string | null, last: string | null] {
  const [, first = null, last = null] = /^\s*(\w+)(?:\s*[-–]\s*(\w+))?/.exec(pages ?? '') ?? []
  if (first === null || last === null || last.length >= first.length) return [first, last]
  return [first, first.slice(0, first.length - last.length) + last]
}
