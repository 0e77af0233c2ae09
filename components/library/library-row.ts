import type { StudyType } from '@/lib/shared/study-types'
import type { ArticleOrigin, LibraryQuery } from '@/lib/wire/library-query'

/** One record in the list; the page that loads it fills this in. */
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
  /** It holds a title and nothing that could be quoted. */
  isPointer: boolean
}

export interface Count<T> {
  value: T
  articles: number
}

export interface LibraryFacts {
  query: LibraryQuery
  total: number
  /** More match than were looked at. */
  isCut: boolean
  pages: number
  rows: readonly LibraryRow[]
  counts: {
    types: readonly Count<StudyType>[]
    specialties: readonly Count<string>[]
    sources: readonly Count<ArticleOrigin>[]
    years: readonly Count<number>[]
  }
  /** Most records of one export. */
  exportMax: number
}
