import { getDefaultSort, type LibraryQuery } from '@/lib/wire/library-query'

/** The search form contains no fields: they are elsewhere on the page and refer to it by this id. */
export const searchFormId = 'library-search'

/** The default order is sent as an empty value, so that a new search gets its own default. */
export function toSortValue(query: LibraryQuery): string {
  return query.sort === getDefaultSort(query) ? '' : query.sort
}
