/** Filters, facet counts and sort orders of the library page. */
import { type StudyType, studyTypes } from '@/lib/shared/study-types'
import type { ArticleOrigin, LibraryQuery } from '@/lib/wire/library-query'

/** The fields that can be filtered by. */
export interface Facets {
  studyType: StudyType
  year: number | null
  specialty: string | null
  source: ArticleOrigin
}

/** Articles that share all facets. */
export interface FacetGroup extends Facets {
  articles: number
}

interface FacetCount<T> {
  value: T
  articles: number
}

/** How many articles each value would show if chosen, with the other filters applied. Most first; years in order. */
export interface FacetCounts {
  types: FacetCount<StudyType>[]
  specialties: FacetCount<string>[]
  sources: FacetCount<ArticleOrigin>[]
  years: FacetCount<number>[]
}

type Filter = 'types' | 'specialties' | 'source' | 'years'

/** @param but a filter to ignore, so that its other values can be counted */
export function matchesFilters(
  { studyType, year, specialty, source }: Facets,
  query: LibraryQuery,
  but?: Filter,
): boolean {
  const { types, specialties, fromYear, toYear } = query
  if (but !== 'types' && types.length > 0 && !types.includes(studyType)) return false
  if (but !== 'specialties' && specialties.length > 0 && !specialties.includes(specialty ?? '')) return false
  if (but !== 'years' && fromYear !== null && (year === null || year < fromYear)) return false
  if (but !== 'years' && toYear !== null && (year === null || year > toYear)) return false
  if (but === 'source') return true
  return query.source === null ? source !== 'live' : source === query.source
}

export function countFacets(groups: FacetGroup[], query: LibraryQuery): FacetCounts {
  const count = <T>(filter: Filter, pick: (group: FacetGroup) => T | null): FacetCount<T>[] => {
    const counts = new Map<T, number>()
    for (const group of groups) {
      const value = pick(group)
      if (value !== null && matchesFilters(group, query, filter))
        counts.set(value, (counts.get(value) ?? 0) + group.articles)
    }
    return [...counts].map(([value, articles]) => ({ value, articles })).sort((a, b) => b.articles - a.articles)
  }
  return {
    types: count('types', ({ studyType }) => studyType),
    specialties: count('specialties', ({ specialty }) => specialty),
    sources: count('source', ({ source }) => source),
    years: count('years', ({ year }) => year).sort((a, b) => a.value - b.value),
  }
}

export function countArticles(groups: FacetGroup[]): number {
  return groups.reduce((total, { articles }) => total + articles, 0)
}

/** Newest first, undated last; within a year the strongest designs first. */
export function compareByYearThenType(a: Facets, b: Facets): number {
  return (b.year ?? 0) - (a.year ?? 0) || studyTypes.indexOf(a.studyType) - studyTypes.indexOf(b.studyType)
}

interface ScoredRow {
  row: number
  facts: Facets
  /** Lower is better, as FTS5 scores. */
  score: number
}

export function chooseComparator({ sort }: LibraryQuery): (a: ScoredRow, b: ScoredRow) => number {
  if (sort === 'added') return (a, b) => b.row - a.row
  if (sort === 'year') return (a, b) => compareByYearThenType(a.facts, b.facts) || b.row - a.row
  return (a, b) => a.score - b.score
}
