/** References chosen for an export: named one by one, or a whole view of the library in its order. */
import 'server-only'
import type { Reference } from '@/lib/wire/citation-formats/reference'
import type { LibraryQuery } from '@/lib/wire/library-query'
import { articlesOf, exportMax } from './browse'
import { articleById } from './library'
import { referenceOf } from './reference'

/** @param ids those named; when empty, the view is taken, at most `exportMax` of it */
export function* referencesToExport(ids: readonly string[], query: LibraryQuery): Generator<Reference> {
  if (ids.length === 0) for (const article of articlesOf(query, exportMax)) yield referenceOf(article)
  for (const id of ids.slice(0, exportMax)) {
    const article = articleById(id)
    if (article) yield referenceOf(article)
  }
}
