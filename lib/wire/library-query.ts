/**
 * What the library page is asked for, as it stands in its address: a view can be shared, and the back button works. An
 * address is typed by anybody, so whatever is not understood is left out rather than refused.
 */
import { type StudyType, studyTypes } from '@/lib/shared/study-types'

/** Where a record came from: bundled, a file, a department's guideline, or PubMed and Europe PMC for an answer. */
export const articleOrigins = ['starter', 'import', 'guideline', 'live'] as const
export type ArticleOrigin = (typeof articleOrigins)[number]
/** Those that the library itself holds; the last is kept apart. */
export type LibraryOrigin = Exclude<ArticleOrigin, 'live'>

export const librarySorts = ['relevance', 'year', 'added'] as const
export type LibrarySort = (typeof librarySorts)[number]

export interface LibraryQuery {
  /** '' for everything there is. */
  text: string
  /** `all`: ranked as for an answer; `names`: every word in title or authors. */
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

/** The order of a list that asks for none: without words there is nothing to be relevant to. */
export function getDefaultSort({ text }: Pick<LibraryQuery, 'text'>): LibrarySort {
  return text === '' ? 'year' : 'relevance'
}

/** The shortest address of a view: what is as it would be anyway is left out. */
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

/** The library page showing this view. */
export function toLibraryHref(query: LibraryQuery): string {
  const parameters = toLibraryParameters(query).toString()
  return parameters === '' ? '/library' : `/library?${parameters}`
}

/** True when anything but the order and the page narrows the list. */
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
