import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { importFile } from '@/lib/evidence/import/importer'
import { buildLibrary } from '@/lib/evidence/library'
import { Library } from '@/lib/evidence/library-file'
import { type LibrarySearch, searchLibrary } from '@/lib/evidence/search'
import { SearchThreads } from '@/lib/evidence/search-threads'
import { readStarterLibrary } from '@/lib/evidence/starter'

const folder = mkdtempSync(join(tmpdir(), 'evidence-chat-threads-'))
const file = join(folder, 'library.sqlite')
const articles = readStarterLibrary().articles.map((article) => ({ article, origin: 'starter' as const }))
buildLibrary(articles, { file })
after(() => rmSync(folder, { recursive: true }))

const { signal } = new AbortController()
const searchFor = (question: string): LibrarySearch => ({ question, sourcesMax: 8, year: 2026 })
const asked = (question: string) => ({ type: 'search' as const, search: searchFor(question) })

/** A thread that runs this script for each message instead of searching. */
const scripted = (onMessage: string) => () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads'); parentPort.on('message', () => { ${onMessage} })`,
    {
      eval: true,
    },
  )

test('a thread finds what a search in this thread finds', async (context) => {
  const threads = new SearchThreads()
  context.after(() => threads.close())
  const library = new Library(file)
  for (const question of ['Does dapagliflozin help in HFrEF without diabetes?', 'boil spaghetti', 'gout']) {
    assert.deepEqual(await threads.ask(file, asked(question), signal), searchLibrary(library, searchFor(question)))
  }
  library.close()
})

test('an import and a new file are seen by the next search', async (context) => {
  const threads = new SearchThreads()
  context.after(() => threads.close())
  const ask = () => threads.ask(file, asked('zebrafish larvae in hypobaric chambers'), signal)
  assert.deepEqual((await ask()).found, [])
  const records = join(folder, 'records.nbib')
  writeFileSync(records, 'PMID- 1\nTI  - Zebrafish larvae in hypobaric chambers\nAB  - They survived.\n')
  await importFile(records, file)
  assert.equal((await ask()).found[0]?.article.id, 'pmid:1')
  buildLibrary(articles, { file })
  assert.deepEqual((await ask()).found, [])
})

test('a fault of the library reaches the asker, and the thread goes on', async (context) => {
  const threads = new SearchThreads()
  context.after(() => threads.close())
  await assert.rejects(threads.ask(join(folder, 'none.sqlite'), asked('gout'), signal), /no such file/)
  assert.ok((await threads.ask(file, asked('gout'), signal)).found.length > 0)
})

test('when a thread dies, its search is asked once more of another', async (context) => {
  let started = 0
  const threads = new SearchThreads({
    startWorker: () => {
      started += 1
      return scripted(
        started === 1 ? 'process.exit(1)' : "parentPort.postMessage({ type: 'found', result: 'again' })",
      )()
    },
  })
  context.after(() => threads.close())
  assert.equal(await threads.ask(file, asked('gout'), signal), 'again')
  assert.equal(started, 2)
})

test('a search that breaks off twice fails with a sentence', async (context) => {
  const threads = new SearchThreads({ startWorker: scripted("throw new Error('out of memory')") })
  context.after(() => threads.close())
  await assert.rejects(threads.ask(file, asked('gout'), signal), {
    code: 'library_unavailable',
    message: /broke off twice\. Ask again/,
  })
})

test('a search that takes too long is ended with its thread, and a later one has a thread again', async (context) => {
  let started = 0
  const threads = new SearchThreads({
    startWorker: () => {
      started += 1
      return scripted(started === 1 ? 'for (;;) {}' : "parentPort.postMessage({ type: 'found', result: 'found' })")()
    },
    timeLimitMs: 1000,
  })
  context.after(() => threads.close())
  await assert.rejects(threads.ask(file, asked('gout'), signal), {
    code: 'library_unavailable',
    message: /took longer than 1 seconds and was ended/,
  })
  assert.equal(await threads.ask(file, asked('gout'), signal), 'found')
})

test('an asker who leaves is let go at once, whether the search has begun or waits', async (context) => {
  const threads = new SearchThreads({ startWorker: scripted('for (;;) {}') })
  context.after(() => threads.close())
  const asker = new AbortController()
  const searches = Array.from({ length: 6 }, () => threads.ask(file, asked('gout'), asker.signal))
  asker.abort(new Error('left'))
  for (const outcome of await Promise.allSettled(searches)) {
    assert.equal(outcome.status === 'rejected' && outcome.reason.message, 'left')
  }
  await assert.rejects(threads.ask(file, asked('gout'), asker.signal), { message: 'left' })
})
