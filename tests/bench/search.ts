/**
 * Latency and recall of a search: `npm run bench -- search [ARTICLES] [FOLDER]`. Measures the bundled library and one
 * of generated articles (100,000 by default; the thresholds are for 1,000,000 and 10,000,000). With FOLDER the library
 * is stored there, and an interrupted run continues building it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { defaultLibraryQuery } from '@/lib/wire/library-query'
import { generateArticles, pubmedXml } from './corpus/generated'
import { BlockedTime } from './search/blocked-time'

const articles = Number(process.argv[2] ?? 100_000)
const folder = mkdtempSync(join(tmpdir(), 'evidence-bench-'))
process.env['DATA_DIR'] = folder
const { EmbeddedIndex, computeIdf } = await import('@/lib/evidence/search/candidates/bm25')
const { getLibraryFile } = await import('@/lib/evidence/open-library')
const { prepareLibrary } = await import('@/lib/evidence/prepare-library')
const { Library } = await import('@/lib/evidence/library/library-reader')
const { articlesPerBlock, readUnsealedPostings } = await import('@/lib/evidence/index/inverted-index')
const { StemPostings } = await import('@/lib/evidence/index/stem-postings')
const { SearchPool } = await import('@/lib/evidence/threads/search-pool')
const { splitWords } = await import('@/lib/evidence/text/normalize-terms')
const { largeLibrary, largeLibraryPart } = await import('./corpus/large-library')

const questionsMax = 200
const asker = { owner: 'bench', signal: new AbortController().signal }
const threads = new SearchPool()
const bundled = (
  JSON.parse(readFileSync(new URL('../fixtures/evidence/retrieval-questions.json', import.meta.url), 'utf8')) as {
    answerable: { question: string }[]
  }
).answerable.map(({ question }) => question)

try {
  prepareLibrary(() => {})
  await measureSearches('541 bundled articles', getLibraryFile(), bundled, 'bar 3 ms at the median')
  const file = largeLibrary(process.argv[3] ?? folder, articles)
  const questions = questionsFrom(articles)
  const bar = 'bar 60 ms at the median, 200 ms at p95, with 1,000,000; 150 ms at p95 with 10,000,000'
  await measureSearches(`${articles.toLocaleString('en-US')} generated articles`, file, questions, bar)
  measureRecall(file, questions.slice(0, 50))
  await measureBlockedTime(file, questions)
} finally {
  await threads.close()
  rmSync(folder, { recursive: true })
}

/** The first 6 to 12 words of titles across the library. */
function questionsFrom(count: number): string[] {
  const parts = Math.ceil(count / 10_000)
  const perPart = Math.ceil(questionsMax / parts)
  const titles = Array.from({ length: parts }, (_, part) => {
    const articles = largeLibraryPart(part)
    return Array.from({ length: perPart }, () => articles.next().value?.title ?? '')
  }).flat()
  return titles.slice(0, questionsMax).map((title, index) =>
    title
      .split(' ')
      .slice(0, 6 + (index % 7))
      .join(' '),
  )
}

async function measureSearches(name: string, file: string, questions: string[], bar: string): Promise<void> {
  const times: number[] = []
  for (const round of ['to warm up', 'to measure']) {
    for (const question of questions) {
      const started = performance.now()
      await threads.ask(file, { type: 'search', search: { question, sourcesMax: 8, year: 2026 } }, asker)
      if (round === 'to measure') times.push(performance.now() - started)
    }
  }
  console.log(`${name}: ${questions.length} questions, a search in its thread and back`)
  console.log(`  median ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms; ${bar}`)
}

/** Compares the first stage with BM25 of every article that contains a search term, scored here without pruning. */
function measureRecall(file: string, questions: string[]): void {
  const library = new Library(file)
  const index = new EmbeddedIndex(library)
  const times: number[] = []
  const shares = questions.map((question) => {
    const stems = [...new Set(splitWords(question).map(({ stem }) => stem))]
    const terms = stems.flatMap((stem) => {
      const known = library.stem(stem)
      return known ? [{ id: known.id, idf: computeIdf(library.articleCount, known.articles) }] : []
    })
    // A first read warms the cache.
    index.findCandidates({ stems, limit: 20 })
    const started = performance.now()
    const { articles: rows } = index.findCandidates({ stems, limit: 20 })
    times.push(performance.now() - started)
    const exact = scoreAllArticles(library, terms).slice(0, 20)
    const least = exact.at(-1)?.score ?? 0
    const scores = new Map(scoreAllArticles(library, terms, new Set(rows)).map(({ row, score }) => [row, score]))
    // Articles with equal scores may tie for the twentieth place.
    return rows.filter((row) => (scores.get(row) ?? 0) > least - 1e-3).length / Math.max(1, exact.length)
  })
  console.log('  the twenty best by BM25 over all words')
  console.log(
    `  found of them ${(100 * mean(shares)).toFixed(1)} %; bar 90 %; found in ${quantile(times, 0.5)} ms at the median`,
  )
  library.close()
}

function scoreAllArticles(
  library: InstanceType<typeof Library>,
  terms: { id: number; idf: number }[],
  only?: Set<number>,
): { row: number; score: number }[] {
  const scores: { row: number; score: number }[] = []
  const { blocks, unsealed: open } = library.loadIndex()
  const add = (words: number, count: number, idf: number) =>
    words === 0 ? 0 : (idf * 2.2 * count) / (count + 1.2 * (0.25 + (0.75 * words) / library.wordsMean))
  const read = terms.map(({ id, idf }) => ({ idf, postings: new StemPostings(library, id) }))
  for (const { block, articles } of blocks) {
    const sums = new Float64Array(articlesPerBlock)
    for (const { idf, postings } of read) {
      const found = postings.inBlock(block)
      if (!found) continue
      const { places, counts } = found
      counts.forEach((count, index) => {
        const place = places ? (places[index] ?? 0) : index
        if (count > 0) sums[place] = (sums[place] ?? 0) + add(articles.words[place] ?? 0, count, idf)
      })
    }
    sums.forEach((score, place) => {
      const row = block * articlesPerBlock + place
      if (score > 0 && (only === undefined || only.has(row))) scores.push({ row, score })
    })
  }
  const sums = new Float64Array(open.rows.length)
  for (const { id, idf } of terms) {
    const { places, counts } = readUnsealedPostings(open, id)
    places.forEach((place, index) => {
      sums[place] = (sums[place] ?? 0) + add(open.articles.words[place] ?? 0, counts[index] ?? 0, idf)
    })
  }
  open.rows.forEach((row, place) => {
    const score = sums[place] ?? 0
    if (score > 0 && (only === undefined || only.has(row))) scores.push({ row, score })
  })
  return scores.sort((a, b) => b.score - a.score)
}

/** How long this thread, which represents the one that streams answers, is blocked while both run. */
async function measureBlockedTime(file: string, questions: string[]): Promise<void> {
  const records = join(folder, 'records.xml')
  await pipeline(Readable.from(pubmedXml(generateArticles(5000))), createWriteStream(records))
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const options = ['--import', './lib/cli/register-paths.ts', 'lib/cli/library.ts', 'import', records]
  const importing = spawn(process.execPath, options, { cwd: root, stdio: 'ignore' })
  const ended = once(importing, 'exit')
  delay.enable()
  const held = new BlockedTime()
  let isImporting = true
  void ended.then(() => {
    isImporting = false
  })
  let searches = 0
  while (isImporting) {
    const question = questions[searches % questions.length] ?? ''
    await threads.ask(file, { type: 'search', search: { question, sourcesMax: 8, year: 2026 } }, asker)
    // A library page as readers browse it.
    const query = { ...defaultLibraryQuery, page: 1 + ((searches * 37) % 1000) }
    const citedFile = join(folder, 'none')
    await threads.ask(file, { type: 'view', query, citedFile }, asker)
    searches += 1
  }
  delay.disable()
  held.stop()
  const ms = (nanoseconds: number) => (nanoseconds / 1e6 - 1).toFixed(1)
  console.log(`event loop while an import of 5,000 records, ${searches} searches and as many library pages ran`)
  console.log(`  held up at most ${ms(delay.max)} ms, p99 ${ms(delay.percentile(99))} ms; bar 5 ms`)
  // On a busy machine the clock also counts time in which this thread was not scheduled.
  console.log(`  of its own processor time at most ${held.max.toFixed(1)} ms, p99 ${quantile(held.times, 0.99)} ms`)
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function quantile(values: number[], q: number): string {
  return (values.toSorted((a, b) => a - b)[Math.floor(q * (values.length - 1))] ?? Number.NaN).toFixed(1)
}
