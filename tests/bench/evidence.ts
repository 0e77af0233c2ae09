/**
 * Retrieval quality: `npm run bench -- evidence [FOLDER]`. The hand-written questions on the starter library, and the
 * 477 PubMedQA articles with their own questions if FOLDER (or `../shared/evidence` beside the repository) contains
 * them. The weights in lib/evidence/search/weighting/weights.ts are tuned on both sets, never on one alone.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const directory = mkdtempSync(join(tmpdir(), 'evidence-bench-'))
process.env['DATA_DIR'] = directory
const { buildLibrary } = await import('@/lib/evidence/build-library')
const { Library } = await import('@/lib/evidence/library/library-reader')
const { openImportFile } = await import('@/lib/evidence/import/formats/detect-format')
const { searchLibrary } = await import('@/lib/evidence/search/search-library')
const { splitSentences } = await import('@/lib/evidence/text/split-sentences')
const { readStarterLibrary } = await import('@/lib/evidence/library/starter-library')
const { prepareArticle } = await import('../support/claims/prepare-article')
const { chooseQuote } = await import('@/lib/evidence/quote/choose-quote')
const { checkClaim } = await import('@/lib/evidence/verify/check-claim')
type Article = ReturnType<typeof readStarterLibrary>['articles'][number]
type Asked = { id: string; question: string }
/** `conclusion` is the answer by the article's authors. */
type PublishedQuestion = { pmid: string; question: string; conclusion: string }

const year = 2026
const starter = readStarterLibrary().articles
const questions = readJson(new URL('../fixtures/evidence/retrieval-questions.json', import.meta.url)) as {
  answerable: Asked[]
  unanswerable: { question: string }[]
}
const cards = questions.answerable.map(({ id, question }) => ({ id: `card:${id}`, question }))
const offTopic = questions.unanswerable.map(({ question }) => question)

try {
  measure('541 cards', starter, cards, offTopic)
  const folder = process.argv[2] ?? fileURLToPath(new URL('../../../shared/evidence', import.meta.url))
  if (existsSync(join(folder, 'pubmedqa', 'records.nbib'))) await measurePubmedqa(join(folder, 'pubmedqa'))
  else console.log(`PubMedQA: skipped, ${folder}/pubmedqa is not there`)
} finally {
  rmSync(directory, { recursive: true })
}

async function measurePubmedqa(folder: string): Promise<void> {
  const records = await readRecords(join(folder, 'records.nbib'))
  const published = readJson(join(folder, 'questions.json')) as PublishedQuestion[]
  const asked = published.map(({ pmid, question }) => ({ id: `pmid:${pmid}`, question }))
  measure('477 abstracts', records, asked, offTopic)
  await measureFormats(folder, asked)
  measure('541 cards + 477 abstracts, abstracts asked for', [...starter, ...records], asked, offTopic)
  measure('541 cards + 477 abstracts, cards asked for', [...starter, ...records], cards, offTopic)
  measureAbsence(records, asked)
  measureQuotations(records, published)
  measureChecks(records)
}

/**
 * Asks every question of the same articles imported from each format: the results, their order and the quotes must be
 * the same.
 */
async function measureFormats(folder: string, asked: Asked[]): Promise<void> {
  const endings = ['xml', 'nbib', 'ris']
  const results: string[][] = []
  for (const ending of endings) {
    const library = libraryOf(await readRecords(join(folder, `records.${ending}`)))
    results.push(asked.map(({ question }) => resultOf(library, question)))
    library.close()
  }
  const same = asked.filter((_, index) => results.every((each) => each[index] === results[0]?.[index])).length
  console.log(`  the same results from ${endings.join(', ')}: ${same} of ${asked.length} questions; bar all`)
}

function resultOf(library: InstanceType<typeof Library>, question: string): string {
  const { found, nearest, answerability } = searchLibrary(library, { question, sourcesMax: 8, year })
  const shown = [...found, ...nearest].map(({ article, sentences }) => {
    const texts = sentences.map(({ passage, start, end }) => `${passage.section}: ${passage.text.slice(start, end)}`)
    return [article.id, article.title, article.studyType, texts]
  })
  return JSON.stringify([shown, answerability.toFixed(6)])
}

async function readRecords(file: string): Promise<Article[]> {
  const records: Article[] = []
  const { read } = await openImportFile(file)
  for await (const reading of read('2026-01-01T00:00:00Z')) {
    if (reading.type === 'article') records.push(reading.article)
  }
  return records
}

/** Compares the first quotation of each answer with the authors' conclusion, and counts the sections quoted. */
function measureQuotations(records: Article[], published: PublishedQuestion[]): void {
  const library = libraryOf(records)
  const scores: number[] = []
  const roles = new Map<string, number>()
  for (const { question, conclusion } of published) {
    const { found } = searchLibrary(library, { question, sourcesMax: 8, year })
    const quote = found[0] && chooseQuote(found[0].sentences)
    const text = quote ? quote.passage.text.slice(quote.start, quote.end) : ''
    scores.push(measureRougeL(text, conclusion))
    for (const { sentences } of found) {
      const role = chooseQuote(sentences)?.role ?? 'none'
      roles.set(role, (roles.get(role) ?? 0) + 1)
    }
  }
  library.close()
  const mean = scores.reduce((sum, each) => sum + each, 0) / scores.length
  console.log('\nfirst quotation against the conclusion of the authors')
  console.log(`  ROUGE-L F1 ${mean.toFixed(3)}; quoted: ${[...roles].map(([role, n]) => `${role} ${n}`).join(', ')}`)
}

/** F1 of the longest common subsequence of words, 0 to 1. */
function measureRougeL(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  if (!a?.length || !b?.length) return 0
  let previous = new Array<number>(b.length + 1).fill(0)
  for (const word of a) {
    const row = [0]
    for (const [at, each] of b.entries()) {
      row.push(each === word ? (previous[at] ?? 0) + 1 : Math.max(previous[at + 1] ?? 0, row[at] ?? 0))
    }
    previous = row
  }
  return (2 * (previous.at(-1) ?? 0)) / (a.length + b.length)
}

/** Checks each sentence of each abstract, slightly rephrased, against its own abstract: none may be doubted. */
function measureChecks(records: Article[]): void {
  const times: number[] = []
  let flagged = 0
  for (const record of records) {
    const sources = [prepareArticle(record)]
    for (const { text } of record.passages) {
      for (const { start, end } of splitSentences(text)) {
        const sentence = `Here, ${text.slice(start, end)}`
        const started = performance.now()
        const checked = checkClaim(sentence, sources, { comparesWording: true })
        times.push(performance.now() - started)
        if (checked?.status !== 'not-found') continue
        flagged += 1
        if (process.argv.includes('--failures')) console.log(`${checked.reason?.text} ${sentence}`)
      }
    }
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
  console.log('\nsentences checked against their own abstract')
  console.log(
    `  ${flagged} of ${times.length} flagged wrongly; a check: median ${(1000 * median).toFixed(0)} microseconds`,
  )
}

function measure(name: string, articles: Article[], asked: Asked[], unanswerable: string[]): void {
  const library = libraryOf(articles)
  const search = (question: string) => searchLibrary(library, { question, sourcesMax: 8, year })
  const place = ({ id, question }: Asked) => {
    const { found, nearest } = search(question)
    return [...found, ...nearest].findIndex(({ article }) => article.id === id)
  }
  const places = asked.map(place)
  const random = createRandom(7)
  const misspelt = asked.map(({ id, question }) => place({ id, question: addTypos(question, random) }))
  const mixes = asked.map(({ question }) => search(question).answerability)
  const others = unanswerable.map((question) => search(question).answerability)
  const answered = asked.filter(({ question }) => search(question).outcome === 'answer').length
  const wrong = unanswerable.filter((question) => search(question).outcome === 'answer').length
  console.log(`\n${name}: ${articles.length} articles, ${asked.length} questions`)
  console.log(`  own record first ${share(places, 1)}, among the first 3 ${share(places, 3)}`)
  console.log(`  with a typo in every long word: first ${share(misspelt, 1)}, among the first 3 ${share(misspelt, 3)}`)
  console.log(`  answered ${answered} of ${asked.length}; answered though off-topic ${wrong} of ${unanswerable.length}`)
  console.log(`  abstention against off-topic questions: AUROC ${auroc(mixes, others).toFixed(3)}`)
  console.log(`  a search: median ${searchMedianMs(asked, search).toFixed(2)} ms`)
  library.close()
}

/**
 * Asks each question once with its own abstract in the library and once without: two libraries with half of the
 * articles each.
 */
function measureAbsence(records: Article[], asked: Asked[]): void {
  const halves = [0, 1].map((rest) => records.filter((_, index) => index % 2 === rest))
  const present: number[] = []
  const absent: number[] = []
  for (const half of halves) {
    const library = libraryOf(half)
    const held = new Set(half.map(({ id }) => id))
    for (const { id, question } of asked) {
      const { answerability: mix } = searchLibrary(library, { question, sourcesMax: 8, year })
      if (held.has(id)) present.push(mix)
      else absent.push(mix)
    }
    library.close()
  }
  const threshold = present.toSorted((a, b) => a - b)[Math.floor(present.length * 0.05)] ?? 0
  const wrong = absent.filter((mix) => mix >= threshold).length / absent.length
  console.log('\nown abstract present against absent')
  console.log(
    `  AUROC ${auroc(present, absent).toFixed(3)}; false answers with 95 % kept ${(100 * wrong).toFixed(1)} %`,
  )
  console.log(`  (answerability ${threshold.toFixed(2)})`)
}

function libraryOf(articles: Article[]): InstanceType<typeof Library> {
  const file = join(directory, 'library.sqlite')
  buildLibrary(
    articles.map((article) => ({ article, origin: 'import' as const })),
    { file },
  )
  return new Library(file)
}

function searchMedianMs(asked: Asked[], search: (question: string) => unknown): number {
  const times = asked.map(({ question }) => {
    const started = performance.now()
    search(question)
    return performance.now() - started
  })
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

function share(places: number[], first: number): string {
  const held = places.filter((place) => place >= 0 && place < first).length
  return (held / places.length).toFixed(3)
}

function auroc(positive: number[], negative: number[]): number {
  let wins = 0
  for (const a of positive) for (const b of negative) wins += a > b ? 1 : a === b ? 0.5 : 0
  return wins / (positive.length * negative.length)
}

/** One typo in every word of six letters or more: two letters swapped, or one dropped, doubled or replaced. */
function addTypos(question: string, random: () => number): string {
  return question.replace(/[A-Za-z]{6,}/g, (word) => {
    const at = 1 + Math.floor(random() * (word.length - 2))
    const kind = Math.floor(random() * 4)
    const letter = String.fromCharCode(97 + Math.floor(random() * 26))
    if (kind === 0) return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
    if (kind === 1) return word.slice(0, at) + word.slice(at + 1)
    if (kind === 2) return word.slice(0, at) + word.charAt(at) + word.slice(at)
    return word.slice(0, at) + letter + word.slice(at + 1)
  })
}

/** The same typos in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function readJson(file: URL | string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
