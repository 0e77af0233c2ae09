import type { StudyType } from '@/lib/shared/study-types'
import type { ArticleOrigin, LibraryQuery } from '@/lib/wire/library-query'

/** One article in the list; filled in by the page. */
export interface LibraryRow {
  id: string
  title: string
  /** "McMurray JJV et al", or null. */
  authors: string | null
  journal: string | null
  year: number | null
  studyType: StudyType
  participants: number | null
  isRetracted: boolean
  notices: readonly ('concern' | 'erratum' | 'updated')[]
  source: ArticleOrigin
  /** It has a title and nothing to quote. */
  isPointer: boolean
}

export interface Count<T> {
  value: T
  articles: number
}

export interface LibraryFacts {
  query: LibraryQuery
  /** As the user typed what was searched in English; absent if it was searched as typed. */
  translatedFrom?: string
  total: number
  /** More match than were examined. */
  isTruncated: boolean
  pages: number
  rows: readonly LibraryRow[]
  counts: {
    types: readonly Count<StudyType>[]
    specialties: readonly Count<string>[]
    sources: readonly Count<ArticleOrigin>[]
    years: readonly Count<number>[]
  }
  /** Maximum number of articles per export. */
  exportMax: number
}
