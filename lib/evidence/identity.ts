/**
 * When two records are one article: PMID, else DOI, else PMCID, else title and year. Identifiers are checked and written
 * in one way, since each of them becomes a link.
 */
import { hash } from 'node:crypto'
import type { Article } from './record'

/** The id under which an article is held. */
export function identityOf(article: Article): string {
  if (article.pmid) return `pmid:${article.pmid}`
  if (article.doi) return `doi:${article.doi}`
  if (article.pmcid) return `pmcid:${article.pmcid}`
  return `title:${titleKey(article)}`
}

/** Titles shorter than this ("Editorial", "Reply") are many articles' own; the first author tells them apart. */
const tellingTitleCharacters = 25

/**
 * Equal for records of one article whatever the case, accents and punctuation of their titles. A guideline is known by
 * its owner instead of its year: its next edition has to replace it, or outdated advice would stay beside the new.
 */
export function titleKey({ title, year, provenance, authors }: Article): string {
  const folded = foldTitle(title)
  const author = foldTitle(authors[0] ?? '')
  const parts = provenance === 'guideline' ? [folded, 'guideline', author] : [folded, year ?? '']
  if (folded.length < tellingTitleCharacters) parts.push(author)
  return hash('sha256', parts.join('|')).slice(0, 20)
}

/** The beginning of `titleKey` as a number, for an index; equal ones still have to be compared. */
export function titleNumber(article: Article): number {
  return Number.parseInt(titleKey(article).slice(0, 12), 16)
}

export function foldTitle(title: string): string {
  return title
    .replace(withdrawnMark, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Publishers and PubMed put it before the title: "RETRACTED: ...", "Retracted article: ...", "WITHDRAWN: ...". */
export const withdrawnMark = /^\s*\[?(?:retracted|withdrawn)(?:\s+(?:article|paper|chapter))?\s*[\]:.]+\s*/i

/** Whether two records are one article, by the first identifier that both have. */
export function isSameArticle(a: Article, b: Article): boolean {
  if (a.id === b.id) return true
  if ((a.provenance === 'summary') !== (b.provenance === 'summary')) return false
  if (a.pmid && b.pmid) return a.pmid === b.pmid
  if (a.doi && b.doi) return a.doi === b.doi
  if (a.pmcid && b.pmcid) return a.pmcid === b.pmcid
  return titleKey(a) === titleKey(b)
}

/** Whether identifiers say that two records are not one article: a preprint and what came of it share their title. */
export function areDistinct(a: Article, b: Article): boolean {
  const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other
  return differ(a.pmid, b.pmid) || differ(a.doi, b.doi) || differ(a.pmcid, b.pmcid)
}

/** @returns null for anything that is not a PMID; a wrong number must never become a link */
export function pmidFrom(text: string | null | undefined): string | null {
  const found = /^(?:PMID:?\s*)?0*([1-9]\d{0,8})$/i.exec(text?.trim() ?? '')
  return found?.[1] ?? null
}

/** Lower case, without prefix or resolver address. */
export function doiFrom(text: string | null | undefined): string | null {
  const bare = (text ?? '')
    .trim()
    .replace(/^(?:https?:\/\/)?(?:dx\.)?doi\.org\//i, '')
    .replace(/^doi:\s*/i, '')
    .replace(/[.,;]+$/, '')
    .toLowerCase()
  return /^10\.\d{4,9}\/\S{1,400}$/.test(bare) ? bare : null
}

export function pmcidFrom(text: string | null | undefined): string | null {
  const found = /^(?:PMCID:?\s*)?(PMC\d{1,9})(?:\.\d+)?$/i.exec(text?.trim() ?? '')
  return found?.[1]?.toUpperCase() ?? null
}
