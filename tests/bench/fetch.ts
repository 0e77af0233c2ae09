/**
 * A fetch that is killed at random moments, against the fake PubMed at 3 requests a second: `npm run bench -- fetch
 * [ARTICLES] [KILLS]`. Repeats `library -- fetch` until it ends by itself, and counts the articles in the library and
 * the requests.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { recordsPerRequest } from '@/lib/evidence/live/fetch/entrez'
import { startLiterature } from '../fakes/literature'
import { createUnrelatedArticles } from '../fakes/literature-articles'
import { startFetch } from '../support/start-fetch'

const count = Number(process.argv[2] ?? 2000)
const kills = Number(process.argv[3] ?? 4)
/** What all requests take at 3 a second. */
const requestsMs = (count / recordsPerRequest / 3) * 1000
/** Most runs fetch or import something, and few of the kills come too late. */
const livesMaxMs = 2000 + (1.6 * requestsMs) / (kills + 1)

const folder = mkdtempSync(join(tmpdir(), 'evidence-bench-'))
process.env['DATA_DIR'] = folder
process.env['LOG_LEVEL'] = 'silent'
const { Library } = await import('@/lib/evidence/library/library-reader')
const { getLibraryFile } = await import('@/lib/evidence/open-library')

const articles = createUnrelatedArticles(count)
const literature = await startLiterature({ articles, enforcesRate: true })

/** @returns how the command ended; null if it was killed */
async function run(livesMs: number): Promise<number | null> {
  const child = startFetch(['heart failure', '--max', String(count)], {
    dataDir: folder,
    pubmedBaseUrl: literature.pubmedBaseUrl,
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const stop = new AbortController()
  void sleep(livesMs, undefined, { signal: stop.signal }).then(
    () => child.kill('SIGKILL'),
    () => undefined,
  )
  const [code] = await ended
  stop.abort()
  return code
}

/** Milliseconds between each request and the third before it, shortest first: arrivals, which a busy machine moves. */
function listSpans(): number[] {
  const times = literature.requests.map(({ atMs }) => atMs)
  return times
    .slice(3)
    .map((at, index) => at - (times[index] ?? 0))
    .sort((a, b) => a - b)
}

try {
  const started = performance.now()
  let killed = 0
  let code: number | null = null
  while (code === null) {
    code = await run(killed < kills ? Math.random() * livesMaxMs : 2 ** 31 - 1)
    if (code === null) killed += 1
  }
  const minutes = (performance.now() - started) / 60_000
  const library = new Library(getLibraryFile())
  const lost = articles.filter(({ pmid }) => library.articleById(`pmid:${pmid}`) === null)
  const { articles: held } = library.readStats()
  library.close()
  const sent = literature.requestsTo('efetch').length
  console.log(
    `killed ${killed} times; the last run ended with code ${code}, after ${minutes.toFixed(1)} minutes in all`,
  )
  console.log(`${lost.length} of ${count.toLocaleString('en-US')} articles lost; the library has ${held}`)
  console.log(
    `${sent} requests for records, of which ${Math.ceil(count / recordsPerRequest)} were needed; ${literature.requests.length} requests in all`,
  )
  const spans = listSpans()
  const short = spans.filter((ms) => ms < 1000).length
  console.log(
    `four requests arrived within ${Math.round(spans[0] ?? Number.NaN)} ms at least, ${short} times in under a second`,
  )
  console.log(`rules broken: ${literature.breaches().join('; ') || 'none'}`)
} finally {
  await literature.close()
  rmSync(folder, { recursive: true })
}
