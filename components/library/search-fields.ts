import { getDefaultSort, type LibraryQuery } from '@/lib/wire/library-query'

/** The search form holds no fields: they stand where they belong on the page, beside another form, and name it. */
export const searchFormId = 'library-search'

/** The usual order is sent as none, so that a new search is not held to the order of the list it began in. */
export function toSortValue(query: LibraryQuery): string {
  return query.sort === getDefaultSort(query) ? '' : query.sort
}
