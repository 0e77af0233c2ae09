import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { buildLibrary } from '@/lib/evidence/build-library'
import { importFile } from '@/lib/evidence/import/importer'
import { Library } from '@/lib/evidence/library/library-reader'
import { searchLibrary } from '@/lib/evidence/search/search-library'
import type { SearchRequest } from '@/lib/evidence/search/search-request'
import { SearchPool } from '@/lib/evidence/threads/search-pool'
import { ApiError } from '@/lib/wire/errors'
import { readStarterLibrary } from '../../../support/library/starter-articles'

const folder = mkdtempSync(join(tmpdir(), 'evidence-chat-threads-'))
const file = join(folder, 'library.sqlite')
const articles = readStarterLibrary().articles.map((article) => ({ article, origin: 'starter' as const }))
buildLibrary(articles, { file })
after(() => rmSync(folder, { recursive: true }))

const asker = { owner: 'test', signal: new AbortController().signal }
const searchFor = (question: string): SearchRequest => ({ question, sourcesMax: 8, year: 2026 })
const asked = (question: string) => ({ type: 'search' as const, search: searchFor(question) })

/** A thread that runs this script for each message instead of searching; `file` is the one that was asked for. */
const scripted = (onMessage: string) => () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads'); parentPort.on('message', ({ file }) => { ${onMessage} })`,
    {
      eval: true,
    },
  )

/** Never returns, as a search that takes too long; waiting takes no processor time. */
const blocks = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'

test('a worker finds the same as a search in this thread', async (context) => {
  const threads = new SearchPool()
  context.after(() => threads.close())
  const library = new Library(file)
  for (const question of ['Does dapagliflozin help in HFrEF without diabetes?', 'boil spaghetti', 'gout']) {
    assert.deepEqual(await threads.ask(file, asked(question), asker), searchLibrary(library, searchFor(question)))
  }
  library.close()
})

test('each thread that is started in advance searches the library once', async (context) => {
  const replies: Promise<unknown>[] = []
  const threads = new SearchPool({
    threadsMax: 3,
    startWorker: () => {
      const worker = scripted("parentPort.postMessage({ type: 'found', result: file })")()
      replies.push(once(worker, 'message'))
      return worker
    },
  })
  context.after(() => threads.close())
  threads.start(file)
  assert.equal(replies.length, 3)
  for (const reply of await Promise.all(replies)) assert.deepEqual(reply, [{ type: 'found', result: file }])
})

test('the next search sees an import and a replaced file', async (context) => {
  const threads = new SearchPool()
  context.after(() => threads.close())
  const ask = () => threads.ask(file, asked('zebrafish larvae in hypobaric chambers'), asker)
  assert.deepEqual((await ask()).found, [])
  const records = join(folder, 'records.nbib')
  writeFileSync(records, 'PMID- 1\nTI  - Zebrafish larvae in hypobaric chambers\nAB  - They survived.\n')
  await importFile(records, file)
  assert.equal((await ask()).found[0]?.article.id, 'pmid:1')
  buildLibrary(articles, { file })
  assert.deepEqual((await ask()).found, [])
})

test('an error of the library reaches the caller, and the thread survives', async (context) => {
  const threads = new SearchPool()
  context.after(() => threads.close())
  await assert.rejects(threads.ask(join(folder, 'none.sqlite'), asked('gout'), asker), /no such file/)
  assert.ok((await threads.ask(file, asked('gout'), asker)).found.length > 0)
})

test('when a thread dies, its search is retried once on another', async (context) => {
  let started = 0
  const threads = new SearchPool({
    startWorker: () => {
      started += 1
      return scripted(
        started === 1 ? 'process.exit(1)' : "parentPort.postMessage({ type: 'found', result: 'again' })",
      )()
    },
  })
  context.after(() => threads.close())
  assert.equal(await threads.ask(file, asked('gout'), asker), 'again')
  assert.equal(started, 2)
})

test('a search whose thread dies twice fails with a message', async (context) => {
  const threads = new SearchPool({ startWorker: scripted("throw new Error('out of memory')") })
  context.after(() => threads.close())
  await assert.rejects(threads.ask(file, asked('gout'), asker), {
    code: 'library_unavailable',
    message: /failed twice, so nothing was answered\. Ask again/,
  })
})

test('a search that takes too long is ended with its thread, and a later one has a thread again', async (context) => {
  let started = 0
  const threads = new SearchPool({
    startWorker: () => {
      started += 1
      return scripted(started === 1 ? blocks : "parentPort.postMessage({ type: 'found', result: 'found' })")()
    },
    limits: { workMs: 1000, startMs: 0 },
  })
  context.after(() => threads.close())
  await assert.rejects(threads.ask(file, asked('gout'), asker), {
    code: 'library_unavailable',
    message: /took longer than 1 s and was stopped/,
  })
  assert.equal(await threads.ask(file, asked('gout'), asker), 'found')
})

test('a thread may take longer to load its code than a search may take', async (context) => {
  const startWorker = () =>
    new Worker(
      `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)
      const { parentPort } = require('node:worker_threads')
      parentPort.on('message', () => parentPort.postMessage({ type: 'found', result: 'found' }))`,
      { eval: true },
    )
  const threads = new SearchPool({ startWorker, limits: { workMs: 1000 } })
  context.after(() => threads.close())
  assert.equal(await threads.ask(file, asked('gout'), asker), 'found')
})

test('an aborted search rejects at once, whether running or waiting', async (context) => {
  const threads = new SearchPool({ startWorker: scripted(blocks) })
  context.after(() => threads.close())
  const leaving = new AbortController()
  const searches = Array.from({ length: 6 }, () =>
    threads.ask(file, asked('gout'), { ...asker, signal: leaving.signal }),
  )
  leaving.abort(new Error('left'))
  for (const outcome of await Promise.allSettled(searches)) {
    assert.equal(outcome.status === 'rejected' && outcome.reason.message, 'left')
  }
  await assert.rejects(threads.ask(file, asked('gout'), { ...asker, signal: leaving.signal }), { message: 'left' })
})

/** Never ends a search of the file `stuck`; answers any other one with its name. */
const stuckOrNot = scripted("if (file !== 'stuck') parentPort.postMessage({ type: 'found', result: file })")

test('however many searches an owner has, another owner finds a thread', async (context) => {
  const threads = new SearchPool({ threadsMax: 2, startWorker: stuckOrNot })
  context.after(() => threads.close())
  const leaving = new AbortController()
  const stuck = Array.from({ length: 20 }, () => {
    return threads.ask('stuck', asked('gout'), { owner: 'many', signal: leaving.signal })
  })
  assert.equal(await threads.ask('quick', asked('gout'), { ...asker, owner: 'one' }), 'quick')
  leaving.abort(new Error('left'))
  await Promise.allSettled(stuck)
})

/** Does what the script says once it was given two searches, of which `files` has the names. */
const withTwo = (then: string) =>
  scripted(`globalThis.files = [...(globalThis.files ?? []), file]; if (files.length === 2) { ${then} }`)

test('a thread is given the next search before it has ended one', async (context) => {
  const answersBoth = withTwo("for (const result of files) parentPort.postMessage({ type: 'found', result })")
  const threads = new SearchPool({ threadsMax: 2, startWorker: answersBoth })
  context.after(() => threads.close())
  const answers = ['first', 'second'].map((name) => threads.ask(name, asked('gout'), asker))
  assert.deepEqual(await Promise.all(answers), ['first', 'second'])
})

test('when a thread dies that was given two searches, both are answered', async (context) => {
  let started = 0
  const threads = new SearchPool({
    threadsMax: 2,
    startWorker: () => {
      started += 1
      return started === 1
        ? withTwo('process.exit(1)')()
        : scripted("parentPort.postMessage({ type: 'found', result: file })")()
    },
  })
  context.after(() => threads.close())
  const answers = ['first', 'second'].map((name) => threads.ask(name, asked('gout'), asker))
  assert.deepEqual(await Promise.all(answers), ['first', 'second'])
})

test('owners take turns at a single thread', async (context) => {
  const answers = scripted("parentPort.postMessage({ type: 'found', result: file })")
  const threads = new SearchPool({ threadsMax: 1, startWorker: answers })
  context.after(() => threads.close())
  const ended: string[] = []
  const ask = async (owner: string, text: string) => {
    ended.push(await threads.ask(text, asked('gout'), { ...asker, owner }).then(String))
  }
  await Promise.all([ask('one', 'first'), ask('one', 'second'), ask('one', 'third'), ask('two', 'of another')])
  assert.deepEqual(ended, ['first', 'second', 'of another', 'third'])
})

test('a search that waits too long is refused as overload with the time to wait, not as a fault of the library', async (context) => {
  const threads = new SearchPool({ threadsMax: 2, startWorker: stuckOrNot, limits: { waitMs: 100 } })
  context.after(() => threads.close())
  const leaving = new AbortController()
  const stuck = ['one', 'two', 'three', 'four'].map((owner) => {
    return threads.ask('stuck', asked('gout'), { owner, signal: leaving.signal })
  })
  const outcomes = Promise.allSettled(stuck)
  await assert.rejects(threads.ask('quick', asked('gout'), { ...asker, owner: 'five' }), (error) => {
    assert.ok(error instanceof ApiError)
    assert.deepEqual([error.status, error.code], [503, 'overloaded'])
    assert.match(error.message, /Too many library searches .* Try again in 5 s\./)
    assert.equal(error.headers['retry-after'], '5')
    return true
  })
  leaving.abort(new Error('left'))
  await outcomes
})

test('an owner with too many waiting searches is refused, and another owner is not', async (context) => {
  const threads = new SearchPool({ threadsMax: 2, startWorker: stuckOrNot, limits: { waitingPerOwnerMax: 3 } })
  context.after(() => threads.close())
  const leaving = new AbortController()
  const many = { owner: 'many', signal: leaving.signal }
  // More than can be under way and wait on any machine.
  const outcomes = Promise.allSettled(Array.from({ length: 10 }, () => threads.ask('stuck', asked('gout'), many)))
  assert.equal(await threads.ask('quick', asked('gout'), { ...asker, owner: 'one' }), 'quick')
  leaving.abort(new Error('left'))
  const refused = (await outcomes).flatMap((outcome) =>
    outcome.status === 'rejected' && outcome.reason instanceof ApiError ? [outcome.reason] : [],
  )
  assert.ok(refused.length > 0)
  for (const { status, headers } of refused) assert.deepEqual([status, headers['retry-after']], [429, '5'])
})

test('a search that nobody waits for any more is still ended in time, so its thread is free again', async (context) => {
  const threads = new SearchPool({ startWorker: stuckOrNot, limits: { workMs: 2000, startMs: 0, waitMs: 60_000 } })
  context.after(() => threads.close())
  const left = Array.from({ length: 8 }, async (_, index) => {
    const leaving = new AbortController()
    const search = threads.ask('stuck', asked('gout'), { owner: `owner ${index}`, signal: leaving.signal })
    leaving.abort(new Error('left'))
    await assert.rejects(search, { message: 'left' })
  })
  await Promise.all(left)
  assert.equal(await threads.ask('quick', asked('gout'), asker), 'quick')
})
