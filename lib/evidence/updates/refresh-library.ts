/**
 * Refreshes the library from PubMed: fetches what the topics found since, and the records of all stored and cited
 * articles, of which only those with a new retraction or notice are kept for the import. Continues after
 * an interruption.
 */
import type { Article } from '@/lib/evidence/article/article'
import { readPubmedXml } from '@/lib/evidence/import/formats/pubmed-xml'
import type { Entrez } from '@/lib/evidence/live/fetch/entrez'
import { listPmids, planFetch } from '@/lib/evidence/live/fetch/plan-fetch'
import type { Topic } from './topics'
import type { UpdateFolder } from './update-folder'
import { statesNews, type WatchedArticles } from './watched-articles'

const recordsAtOnce = 200

export interface RefreshSources {
  entrez: Entrez
  topics: readonly Topic[]
  watched: WatchedArticles
  folder: UpdateFolder
  /** Stores records of cited articles, and of bundled summaries that have a notice. */
  storeCited: (articles: Article[]) => Promise<void>
  signal: AbortSignal
  /** @param checked articles of `total` */
  report: (checked: number, total: number) => void
}

/**
 * @returns a file with the records to import; null if nothing is new
 * @throws LiveError when PubMed does not answer; what was fetched is kept
 */
export async function fetchUpdates(sources: RefreshSources): Promise<string | null> {
  const { topics, folder, watched, report } = sources
  for (const topic of topics) if (!folder.position.topics.includes(topic.id)) await refreshTopic(topic, sources)
  const total = watched.count()
  for (;;) {
    const pmids = watched.listAfter(folder.position.after, recordsAtOnce)
    const last = pmids.at(-1)
    if (last === undefined) return folder.finish()
    const records = await checkRecords(pmids, sources)
    await folder.add(records, { after: last, checked: folder.position.checked + pmids.length })
    report(folder.position.checked, total)
  }
}

/**
 * Lists the whole topic again. A search for articles added since would miss those that get their headings weeks after
 * they are added.
 */
async function refreshTopic(
  { id, request }: Topic,
  { entrez, folder, watched, signal }: RefreshSources,
): Promise<void> {
  const plan = await planFetch(entrez, request, signal)
  const missing = [...listPmids(plan)].filter((pmid) => !watched.isStored(pmid))
  for (let from = 0; from < missing.length; from += recordsAtOnce) {
    const records = await entrez.fetchListed(missing.slice(from, from + recordsAtOnce), signal)
    await folder.add([...records.values()], {})
  }
  await folder.add([], { topics: [...folder.position.topics, id] })
}

/** @returns the records to import, as PubMed wrote them */
async function checkRecords(
  pmids: string[],
  { entrez, watched, storeCited, signal }: RefreshSources,
): Promise<string[]> {
  const records = await entrez.fetchListed(pmids, signal)
  const toImport: string[] = []
  const toStore: Article[] = []
  for (const article of await readRecords(records)) {
    const xml = records.get(article.pmid ?? '')
    if (xml === undefined || article.pmid === null) continue
    const all = watched.find(article.pmid)
    const held = all.filter((each) => statesNews(article, each))
    // An import of a retracted article marks its bundled summary; other notices of summaries are read from the cache.
    if (held.some(({ as }) => as === 'imported' || (as === 'bundled' && article.retraction !== null)))
      toImport.push(xml)
    // A summary never states notices, so the cache shows whether they are new.
    const cited = all.find(({ as }) => as === 'cited')
    if (cited ? held.includes(cited) : held.some(({ as }) => as === 'bundled')) toStore.push(article)
  }
  if (toStore.length > 0) await storeCited(toStore)
  return toImport
}

async function readRecords(records: Map<string, string>): Promise<Article[]> {
  const found: Article[] = []
  const text = (async function* () {
    yield `<PubmedArticleSet>${[...records.values()].join('\n')}</PubmedArticleSet>`
  })()
  for await (const event of readPubmedXml(text, new Date().toISOString()))
    if (event.type === 'article') found.push(event.article)
  return found
}
