/** References chosen for an export: named one by one, or a whole view of the library in its order. */
import 'server-only'
import type { Reference } from '@/lib/wire/citation-formats/reference'
import type { LibraryQuery } from '@/lib/wire/library-query'
import { articlesOf, exportMax } from './browse'
import { articleById } from './library'
import type { Article } from './record'
import { referenceOf } from './reference'

/** @param ids those named; when empty, the view is taken, at most `exportMax` of it */
export async function referencesToExport(ids: readonly string[], query: LibraryQuery): Promise<Iterable<Reference>> {
  return references(ids.length > 0 ? named(ids.slice(0, exportMax)) : await articlesOf(query, exportMax))
}

function* named(ids: readonly string[]): Generator<Article> {
  for (const id of ids) {
    const article = articleById(id)
    if (article) yield article
  }
}

function* references(articles: Iterable<Article>): Generator<Reference> {
  for (const article of articles) yield referenceOf(article)
}
