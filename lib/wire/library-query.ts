/**
 * The query of the library page, as encoded in its URL: a view can be shared, and the back button works. Anyone can
 * type a URL, so invalid parameters are ignored rather than refused.
 */
import { type StudyType, studyTypes } from '@/lib/shared/study-types'

/** The origin of an article: bundled, an imported file, a department's guideline, or a live search. */
const articleOrigins = ['starter', 'import', 'guideline', 'live'] as const
export type ArticleOrigin = (typeof articleOrigins)[number]
/** Origins of articles in the library; live articles are stored separately. */
export type LibraryOrigin = Exclude<ArticleOrigin, 'live'>

export const librarySorts = ['relevance', 'year', 'added'] as const
type LibrarySort = (typeof librarySorts)[number]

export interface LibraryQuery {
  /** '' lists all articles. */
  text: string
  /** `all`: ranked as for an answer; `names`: every word in the title or authors. */
  searchIn: 'all' | 'names'
  types: StudyType[]
  specialties: string[]
  source: ArticleOrigin | null
  fromYear: number | null
  toYear: number | null
  sort: LibrarySort
  /** From 1. */
  page: number
}

export const defaultLibraryQuery: LibraryQuery = {
  text: '',
  searchIn: 'all',
  types: [],
  specialties: [],
  source: null,
  fromYear: null,
  toYear: null,
  sort: 'year',
  page: 1,
}

export const textCharactersMax = 500
const valuesMax = 50
const pageMax = 1_000_000

export function parseLibraryQuery(parameters: URLSearchParams): LibraryQuery {
  const text = (parameters.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, textCharactersMax)
  const sort = librarySorts.find((each) => each === parameters.get('sort'))
  return {
    text,
    searchIn: parameters.get('in') === 'names' ? 'names' : 'all',
    types: pickKnown(studyTypes, parameters.getAll('type')),
    specialties: [...new Set(parameters.getAll('specialty'))].filter((each) => each !== '').slice(0, valuesMax),
    source: articleOrigins.find((each) => each === parameters.get('source')) ?? null,
    fromYear: parseWholeNumber(parameters.get('from'), 9999),
    toYear: parseWholeNumber(parameters.get('to'), 9999),
    sort: sort === undefined || (text === '' && sort === 'relevance') ? getDefaultSort({ text }) : sort,
    page: parseWholeNumber(parameters.get('page'), pageMax) ?? 1,
  }
}

/** The default order: without search terms there is no relevance. */
export function getDefaultSort({ text }: Pick<LibraryQuery, 'text'>): LibrarySort {
  return text === '' ? 'year' : 'relevance'
}

/** The shortest URL parameters of a view; omits default values. */
export function toLibraryParameters(query: LibraryQuery): URLSearchParams {
  const parameters = new URLSearchParams()
  if (query.text !== '') parameters.set('q', query.text)
  if (query.searchIn !== 'all') parameters.set('in', query.searchIn)
  for (const type of query.types) parameters.append('type', type)
  for (const specialty of query.specialties) parameters.append('specialty', specialty)
  if (query.source !== null) parameters.set('source', query.source)
  if (query.fromYear !== null) parameters.set('from', String(query.fromYear))
  if (query.toYear !== null) parameters.set('to', String(query.toYear))
  if (query.sort !== getDefaultSort(query)) parameters.set('sort', query.sort)
  if (query.page > 1) parameters.set('page', String(query.page))
  return parameters
}

/** The URL of the library page with this view. */
export function toLibraryHref(query: LibraryQuery): string {
  const parameters = toLibraryParameters(query).toString()
  return parameters === '' ? '/library' : `/library?${parameters}`
}

/** True if any filter is set; the order and the page number do not count. */
export function isNarrowed({ text, types, specialties, source, fromYear, toYear }: LibraryQuery): boolean {
  return text !== '' || types.length + specialties.length > 0 || (source ?? fromYear ?? toYear) !== null
}

function pickKnown<T extends string>(values: readonly T[], given: string[]): T[] {
  return values.filter((value) => given.includes(value))
}

function parseWholeNumber(text: string | null, max: number): number | null {
  const trimmed = text?.trim() ?? ''
  const value = /^\d{1,7}$/.test(trimmed) ? Number(trimmed) : 0
  return value >= 1 && value <= max ? value : null
}
