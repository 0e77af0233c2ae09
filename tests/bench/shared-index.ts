/**
 * A shared index (LanceDB in a folder) beside the index in the library file, for the same generated articles and
 * questions: `npm run bench -- shared-index [ARTICLES] [FOLDER]`. With FOLDER both are kept there, and a later run uses
 * them again.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { CandidateQuery } from '@/lib/evidence/search/candidates/candidate-index'
import { largeLibrary, largeLibraryPart } from './corpus/large-library'
import { BlockedTime } from './search/blocked-time'

const articles = Number(process.argv[2] ?? 100_000)
const own = mkdtempSync(join(tmpdir(), 'shared-index-bench-'))
const folder = process.argv[3] ?? own
process.env['DATA_DIR'] = own
const { Library } = await import('@/lib/evidence/library/library-reader')
const { sharedPositionNames } = await import('@/lib/evidence/library/library-schema')
const { EmbeddedIndex } = await import('@/lib/evidence/search/candidates/bm25')
const { RowMaker } = await import('@/lib/evidence/shared-index/article-rows')
const { connectToIndex } = await import('@/lib/evidence/shared-index/index-place')
const { IndexService } = await import('@/lib/evidence/shared-index/index-service')
const { IndexTable } = await import('@/lib/evidence/shared-index/index-table')
const { SharedIndex } = await import('@/lib/evidence/shared-index/shared-index')
const { readCandidateQuery } = await import('@/lib/evidence/search/search-library')
const { SearchPool } = await import('@/lib/evidence/threads/search-pool')

const questionsMax = 200
const rowsPerAdd = 10_000
const table = 'articles-bench'
const asker = { owner: 'bench', signal: new AbortController().signal }
const pool = new SearchPool()

try {
  const file = largeLibrary(folder, articles)
  markAsCopy(file)
  const place = join(folder, `index-${articles}`)
  if (!existsSync(place)) await build(file, place)
  const connection = await connectToIndex({ SEARCH_INDEX_URL: place })
  const index = new SharedIndex(connection)
  const library = new Library(file)
  const asked = listQuestions().map((each) => ({ ...each, query: readQuery(library, each.question) }))
  const opened = performance.now()
  await index.follow({ table, generation: 1, rows: articles, epoch: 'bench', version: 1, mark: '' })
  await index.findCandidates(asked[0]?.query ?? { stems: [], limit: 1 })
  console.log(`opened, and the first search done, after ${(performance.now() - opened).toFixed(0)} ms`)
  const filters = [
    { name: 'no filter', filter: {} },
    { name: 'from 2015', filter: { fromYear: 2015 } },
    {
      name: 'from 2015, two types',
      filter: { fromYear: 2015, types: ['randomized-trial' as const, 'review' as const] },
    },
  ]
  for (const { name, filter } of filters) await compareCandidates(name, library, index, asked, filter)
  await measureAtOnce(index, asked)
  await compareSearches(file, new IndexService(index), asked)
  const embedded = Number(
    library.db.prepare("SELECT sum(pgsize) AS n FROM dbstat WHERE name = 'postings'").get()?.['n'],
  )
  console.log(
    `library file ${toMb((await stat(file)).size)} MB, of it postings ${toMb(embedded)} MB; shared index ${toMb(await measureFolder(place))} MB`,
  )
  console.log(`memory of this process ${toMb(process.memoryUsage().rss)} MB`)
  library.close()
  index.close()
} finally {
  await pool.close()
  rmSync(own, { recursive: true })
}

/** The unsealed block is searched in the file beside a shared index only if the file is a copy of a shared library. */
function markAsCopy(file: string): void {
  const db = new DatabaseSync(file)
  const write = db.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)')
  for (const name of [sharedPositionNames.version, sharedPositionNames.sealed]) write.run(name, '1')
  db.close()
}

async function build(file: string, place: string): Promise<void> {
  const library = new Library(file)
  const made = await IndexTable.create(await connectToIndex({ SEARCH_INDEX_URL: place }), table)
  const maker = new RowMaker()
  const started = performance.now()
  let rows: ReturnType<InstanceType<typeof RowMaker>['makeRow']>[] = []
  for (const { article } of library.articles()) {
    rows.push(maker.makeRow(article, 1))
    if (rows.length < rowsPerAdd) continue
    await made.add(rows)
    rows = []
  }
  if (rows.length > 0) await made.add(rows)
  const added = performance.now()
  await made.createIndexes()
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(0)
  console.log(`built in ${seconds(started, added)} s, and its indexes in ${seconds(added, performance.now())} s`)
  const again = performance.now()
  const changed = Array.from({ length: 1000 }, (_, n) => library.articleByRow(n + 1)).flatMap((article) =>
    article ? maker.makeRow(article, 2) : [],
  )
  await made.put(changed)
  const put = performance.now()
  await made.optimise()
  console.log(
    `1,000 articles replaced in ${seconds(again, put)} s, and indexed in ${seconds(put, performance.now())} s`,
  )
  made.close()
  library.close()
}

/** The first 6 to 12 words of titles across the library. */
function listQuestions(): { question: string; id: string }[] {
  const parts = Math.ceil(articles / 10_000)
  const perPart = Math.ceil(questionsMax / parts)
  const found = Array.from({ length: parts }, (_, part) => {
    const generated = largeLibraryPart(part)
    return Array.from({ length: perPart }, () => generated.next().value ?? null)
  })
  return found
    .flat()
    .slice(0, questionsMax)
    .flatMap((article, n) =>
      article === null
        ? []
        : [
            {
              id: `pmid:${article.pmid}`,
              question: article.title
                .split(' ')
                .slice(0, 6 + (n % 7))
                .join(' '),
            },
          ],
    )
}

function readQuery(library: InstanceType<typeof Library>, question: string): CandidateQuery {
  return readCandidateQuery(library, { question, sourcesMax: 8, year: 2026 }).query
}

type Asked = { question: string; id: string; query: CandidateQuery }

async function compareCandidates(
  name: string,
  library: InstanceType<typeof Library>,
  index: InstanceType<typeof SharedIndex>,
  asked: Asked[],
  filter: Partial<CandidateQuery>,
): Promise<void> {
  const times = { own: [] as number[], shared: [] as number[] }
  const processor = { own: 0, shared: 0 }
  const shares: number[] = []
  for (const round of ['to warm up', 'to measure']) {
    for (const { query: unfiltered } of asked) {
      const query = { ...unfiltered, ...filter }
      const cpu = cpuMs()
      const started = performance.now()
      const one = library.snapshot(() => new EmbeddedIndex(library).findCandidates(query)).articles
      const between = performance.now()
      const cpuBetween = cpuMs()
      const { articles: other } = await index.findCandidates(query)
      if (round === 'to warm up') continue
      times.own.push(between - started)
      times.shared.push(performance.now() - between)
      processor.own += cpuBetween - cpu
      processor.shared += cpuMs() - cpuBetween
      const best = one.slice(0, 20).map((row) => library.articleByRow(row)?.id ?? '')
      if (best.length > 0) shares.push(best.filter((id) => other.slice(0, 20).includes(id)).length / best.length)
    }
  }
  const overlap = (100 * shares.reduce((sum, share) => sum + share, 0)) / Math.max(1, shares.length)
  console.log(`candidates, ${name}: library file ${describe(times.own)}, shared index ${describe(times.shared)}`)
  const each = (ms: number) => (ms / asked.length).toFixed(1)
  console.log(
    `  processor time of a search: library file ${each(processor.own)} ms, shared index ${each(processor.shared)} ms`,
  )
  console.log(`  of the twenty best, ${overlap.toFixed(1)} % in common; bar 85 %`)
}

/** Eight searches at once use all cores. */
async function measureAtOnce(index: InstanceType<typeof SharedIndex>, asked: Asked[]): Promise<void> {
  const waiting = asked.map(({ query }) => query)
  const blocked = new BlockedTime()
  const started = performance.now()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let query = waiting.pop(); query; query = waiting.pop()) await index.findCandidates(query)
    }),
  )
  const rate = asked.length / ((performance.now() - started) / 1000)
  blocked.stop()
  console.log(`candidates, eight searches at once: ${rate.toFixed(0)} a second`)
  console.log(`  processor time of this thread between two ticks at most ${blocked.max.toFixed(1)} ms; bar 5 ms`)
}

/** All questions with one index, then with the other: a thread keeps the articles that it has read last. */
async function compareSearches(
  file: string,
  service: InstanceType<typeof IndexService>,
  asked: Asked[],
): Promise<void> {
  const search = async (question: string, isShared: boolean) => {
    const search = { question, sourcesMax: 10, year: 2026, keepsWholeRanking: true }
    const shared = isShared && (await service.select(() => pool.ask(file, { type: 'candidate-query', search }, asker)))
    if (shared === undefined) throw new Error('The shared index was not used.')
    const result = await pool.ask(file, { type: 'search', search: { ...search, ...(shared && { shared }) } }, asker)
    return result.found.map(({ article }) => article.id)
  }
  const lists: Record<string, string[][]> = {}
  for (const name of ['library file', 'shared index'])
    for (const round of ['to warm up', 'to measure']) {
      const times: number[] = []
      const found: string[][] = []
      for (const { question } of asked) {
        const started = performance.now()
        found.push(await search(question, name === 'shared index'))
        times.push(performance.now() - started)
      }
      if (round === 'to warm up') continue
      lists[name] = found
      const hits = (max: number) => asked.filter(({ id }, place) => found[place]?.slice(0, max).includes(id)).length
      console.log(
        `whole searches, ${name}: ${describe(times)}; hit@1 ${hits(1)}, hit@10 ${hits(10)} of ${asked.length}`,
      )
    }
  const [one, other] = Object.values(lists)
  const alike = one?.filter((ids, place) => ids.join() === other?.[place]?.join()).length
  console.log(
    `  the same ten in the same order: ${alike}; bars with 1,000,000 articles: 80 ms at the median, 250 ms at p95`,
  )
}

/** Of all threads of this process, in milliseconds. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function describe(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (q: number) => (sorted[Math.floor(q * (sorted.length - 1))] ?? Number.NaN).toFixed(1)
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms`
}

async function measureFolder(place: string): Promise<number> {
  const files = await readdir(place, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    files.map(async (entry) => (entry.isFile() ? (await stat(join(entry.parentPath, entry.name))).size : 0)),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

function toMb(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}
