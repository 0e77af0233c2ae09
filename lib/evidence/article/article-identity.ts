/**
 * Decides when two articles are the same: by PMID, else DOI, else PMCID, else title and year. Identifiers are
 * validated and normalized, since each becomes a link.
 */
import { hash } from 'node:crypto'
import type { Article } from './article'

/** The id under which an article is stored. */
export function assignArticleId(article: Article): string {
  if (article.pmid) return `pmid:${article.pmid}`
  if (article.doi) return `doi:${article.doi}`
  if (article.pmcid) return `pmcid:${article.pmcid}`
  return `title:${hashTitle(article)}`
}

/** Shorter titles ("Editorial", "Reply") are shared by many articles; the first author distinguishes them. */
const distinctiveTitleCharacters = 25

/**
 * Equal for copies of one article whatever the case, accents and punctuation of their titles. A guideline is
 * identified by its owner instead of its year: the next edition must replace it, or outdated advice would remain
 * beside the new.
 */
function hashTitle({ title, year, provenance, authors }: Article): string {
  const folded = foldTitle(title)
  const author = foldTitle(authors[0] ?? '')
  const parts = provenance === 'guideline' ? [folded, 'guideline', author] : [folded, year ?? '']
  if (folded.length < distinctiveTitleCharacters) parts.push(author)
  return hash('sha256', parts.join('|')).slice(0, 20)
}

/** The first 48 bits of `hashTitle`, as a number for an index. Equal numbers still have to be compared. */
export function hashTitleToNumber(article: Article): number {
  return Number.parseInt(hashTitle(article).slice(0, 12), 16)
}

function foldTitle(title: string): string {
  return title
    .replace(retractionPrefix, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Prefix that publishers and PubMed put before the title: "RETRACTED: ...", "Retracted article: ...", "WITHDRAWN:
 * ...".
 */
export const retractionPrefix = /^\s*\[?(?:retracted|withdrawn)(?:\s+(?:article|paper|chapter))?\s*[\]:.]+\s*/i

/** Whether an import treats two articles as one. Our own summary of an article is kept along with its abstract. */
export function isSameArticle(a: Article, b: Article): boolean {
  if (a.id === b.id) return true
  return (a.provenance === 'summary') === (b.provenance === 'summary') && isSamePublication(a, b)
}

/** Whether two articles describe one publication: by the first identifier that both state, else by title and year. */
export function isSamePublication(a: Article, b: Article): boolean {
  for (const name of ['pmid', 'doi', 'pmcid'] as const) {
    const [one, other] = [a[name], b[name]]
    if (one !== null && other !== null) return one.toLowerCase() === other.toLowerCase()
  }
  return foldTitle(a.title) !== '' && hashTitle(a) === hashTitle(b)
}

const knownKeys = new WeakMap<Article, string[]>()

/**
 * Keys that copies of one publication may share; articles that share a key still have to be compared. Cached, since a
 * search compares the same cached articles each time; an article is never changed after it was read.
 */
export function listIdentityKeys(article: Article): string[] {
  const known = knownKeys.get(article) ?? collectIdentityKeys(article)
  knownKeys.set(article, known)
  return known
}

function collectIdentityKeys(article: Article): string[] {
  const identifiers = (['pmid', 'doi', 'pmcid'] as const).flatMap((name) => {
    const value = article[name]
    return value === null ? [] : [`${name}:${value.toLowerCase()}`]
  })
  return [...identifiers, `title:${hashTitle(article)}`]
}

/** Returns a function that finds which of these articles describe the same publication as a given one. */
export function createDuplicateFinder(articles: Article[]): (article: Article) => Article[] {
  const byKey = new Map<string, Article[]>()
  for (const article of articles) {
    for (const key of listIdentityKeys(article)) {
      const sharing = byKey.get(key)
      if (sharing) sharing.push(article)
      else byKey.set(key, [article])
    }
  }
  return (article) => {
    const sharing = listIdentityKeys(article).flatMap((key) => byKey.get(key) ?? [])
    return [...new Set(sharing)].filter((each) => each === article || isSamePublication(each, article))
  }
}

/**
 * Keeps the first of several copies of one publication, so that an answer never counts it as two sources: the library
 * holds our summary of a study along with its abstract once that is imported.
 */
export function dropDuplicateArticles<T>(items: T[], articleOf: (item: T) => Article): T[] {
  const articles = items.map(articleOf)
  if (!mayHoldCopies(articles)) return items
  const sameAs = createDuplicateFinder(articles)
  const dropped = new Set<Article>()
  for (const article of articles) {
    if (!dropped.has(article)) for (const other of sameAs(article)) if (other !== article) dropped.add(other)
  }
  return items.filter((_, index) => !dropped.has(articles[index] as Article))
}

/** Few searches find two copies, so comparing keys first spares most of them the comparison of articles. */
function mayHoldCopies(articles: Article[]): boolean {
  const seen = new Set<string>()
  for (const article of articles) {
    for (const key of listIdentityKeys(article)) {
      if (seen.has(key)) return true
      seen.add(key)
    }
  }
  return false
}

/** Whether identifiers prove that two articles differ: a preprint and the article it became share their title. */
export function haveConflictingIdentifiers(a: Article, b: Article): boolean {
  const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other
  return differ(a.pmid, b.pmid) || differ(a.doi, b.doi) || differ(a.pmcid, b.pmcid)
}

/** @returns null for anything that is not a PMID; a wrong number must never become a link */
export function parsePmid(text: string | null | undefined): string | null {
  const found = /^(?:PMID:?\s*)?0*([1-9]\d{0,8})$/i.exec(text?.trim() ?? '')
  return found?.[1] ?? null
}

/** Longer than any DOI with its resolver address; the patterns below would take quadratic time for long text. */
const doiCharactersMax = 500

/** Lower case, without prefix or resolver address. */
export function parseDoi(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').trim()
  if (trimmed.length > doiCharactersMax) return null
  const bare = trimmed
    .replace(/^(?:https?:\/\/)?(?:dx\.)?doi\.org\//i, '')
    .replace(/^doi:\s*/i, '')
    .replace(/[.,;]+$/, '')
    .toLowerCase()
  return /^10\.\d{4,9}\/\S{1,400}$/.test(bare) ? bare : null
}

export function parsePmcid(text: string | null | undefined): string | null {
  const found = /^(?:PMCID:?\s*)?(PMC\d{1,9})(?:\.\d+)?$/i.exec(text?.trim() ?? '')
  return found?.[1]?.toUpperCase() ?? null
}
