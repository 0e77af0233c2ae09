import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { buildLibrary } from '@/lib/evidence/build-library'
import { draftArticle } from '@/lib/evidence/import/formats/draft-article'
import { LiveCache } from '@/lib/evidence/live/cache'
import { Entrez } from '@/lib/evidence/live/fetch/entrez'
import { fetchUpdates } from '@/lib/evidence/updates/refresh-library'
import { UpdateFolder } from '@/lib/evidence/updates/update-folder'
import { WatchedArticles } from '@/lib/evidence/updates/watched-articles'
import { startLiterature } from '../../../fakes/literature'
import { createUnrelatedArticles } from '../../../fakes/literature-articles'

test('a notice of a bundled summary is stored once, and a further one again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'refresh-'))
  const [record] = createUnrelatedArticles(1)
  assert.ok(record)
  const concern = { type: 'ExpressionOfConcernIn', pmid: '92000001' }
  const questioned = { ...record, corrections: [concern] }
  const literature = await startLiterature({ articles: [questioned] })
  const [library, cacheFile] = [join(folder, 'library.sqlite'), join(folder, 'live-cache.sqlite')]
  const checkedAt = new Date(0).toISOString()
  const summary = { id: 'card:trial', pmid: record.pmid, title: record.title, provenance: 'summary' as const }
  buildLibrary([{ article: draftArticle({ ...summary, passages: [], checkedAt }), origin: 'starter' }], {
    file: library,
  })
  const cache = new LiveCache(cacheFile)

  /** @returns number of records that were stored */
  async function refresh(): Promise<number> {
    let stored = 0
    const watched = new WatchedArticles(library, cacheFile)
    const updates = new UpdateFolder(join(folder, 'refresh'))
    await updates.open()
    await fetchUpdates({
      entrez: new Entrez({
        baseUrl: literature.pubmedBaseUrl,
        email: 'library@hospital.example',
        apiKey: undefined,
        perSecond: 1000,
      }),
      topics: [],
      watched,
      folder: updates,
      storeCited: async (articles) => {
        stored += articles.length
        cache.storeCited(articles)
      },
      signal: new AbortController().signal,
      report: () => undefined,
    })
    await updates.remove()
    watched.close()
    return stored
  }

  assert.deepEqual([await refresh(), await refresh()], [1, 0])
  questioned.corrections.push({ type: 'ErratumIn', pmid: '92000002' })
  assert.deepEqual([await refresh(), await refresh()], [1, 0])
  cache.close()
  await literature.close()
  rmSync(folder, { recursive: true })
})
