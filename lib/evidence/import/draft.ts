/**
 * From the fields that a format states to an article: identifiers checked and written in one way, identity chosen,
 * retraction seen in the title as well. What a record does not state stays null or empty.
 */
import { createHash } from 'node:crypto'
import type { Article } from '@/lib/evidence/record'
import { foldSpaces } from './reading'

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
  if (article.id === '') article.id = identityOf(article)
  return article
}

/** PMID, else DOI, else PMCID, else title and year. */
export function identityOf(article: Article): string {
  if (article.pmid) return `pmid:${article.pmid}`
  if (article.doi) return `doi:${article.doi}`
  if (article.pmcid) return `pmcid:${article.pmcid}`
  return `title:${titleKey(article)}`
}

/**
 * Equal for records of one article whatever the case, accents and punctuation of their titles. A guideline is known by
 * its owner instead of its year: its next edition has to replace it, or outdated advice would stay beside the new.
 */
export function titleKey({ title, year, provenance, authors }: Article): string {
  const edition = provenance === 'guideline' ? `guideline ${foldTitle(authors[0] ?? '')}` : (year ?? '')
  return createHash('sha256')
    .update(`${foldTitle(title)}|${edition}`)
    .digest('hex')
    .slice(0, 20)
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
const withdrawnMark = /^\s*\[?(?:retracted|withdrawn)(?:\s+(?:article|paper|chapter))?\s*[\]:.]+\s*/i

function saysRetracted(title: string): boolean {
  return withdrawnMark.test(title)
}

/** PubMed closes a title with a full stop of its own; an ellipsis or "et al." at the end is the author's. */
function plainTitle(title: string): string {
  const folded = foldSpaces(title)
  return /(?:\.\.|\bal\.|\bvs\.|\b[A-Z]\.)$/.test(folded) ? folded : folded.replace(/\.(\]?)$/, '$1')
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

/** The first four digits that can be a year of publication. */
export function yearFrom(text: string | null | undefined): number | null {
  const found = /(?<!\d)(1[6-9]\d\d|20\d\d)(?!\d)/.exec(text ?? '')
  return found ? Number(found[1]) : null
}

/** "Last, First Middle" or "Last FM" as "Last FM", the way PubMed cites. */
export function authorFrom(text: string): string {
  const [last = '', given = '', suffix = ''] = foldSpaces(text).split(/\s*,\s*/)
  if (given === '') return last
  const initials = /^\p{Lu}{1,4}$/u.test(given)
    ? given
    : given
        .split(/[\s.-]+/)
        .map((name) => /^\p{L}/u.exec(name)?.[0].toUpperCase() ?? '')
        .join('')
  return [last, initials, suffix.replace(/\.$/, '')].filter((part) => part !== '').join(' ')
}
