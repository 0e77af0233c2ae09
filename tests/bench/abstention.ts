/**
 * False answers by size of the library: `npm run bench -- abstention [SIZES] [FOLDER] [FILE]`. Each question is asked
 * of two libraries with half of the articles each, filled up to the size with recombined articles: its answer is in one
 * of them only. SIZES are numbers of articles, 250,1000,12000,50000 by default; FOLDER holds the PubMedQA records, as
 * in the evidence bench. With FILE, of published abstracts in any import format, its articles are the filling instead.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Article } from '@/lib/evidence/article/article'
import type { QuestionCase } from '../support/questions/judge-answer'
import { recombineArticles } from './corpus/recombined'

const directory = mkdtempSync(join(tmpdir(), 'abstention-bench-'))
process.env['DATA_DIR'] = directory
const { buildLibrary } = await import('@/lib/evidence/build-library')
const { Library } = await import('@/lib/evidence/library/library-reader')
const { searchLibrary } = await import('@/lib/evidence/search/search-library')
const { readStarterLibrary } = await import('@/lib/evidence/library/starter-library')
const { readLibraryFiles } = await import('./questions/read-library-files')

interface Asked {
  /** Ids of the articles that answer it; none for a question outside medicine. */
  answers: string[]
  /** Without these no other article answers; a clinical question often has a second trial or a guideline. */
  hasNoOther: boolean
  question: string
}

interface Outcome {
  answerability: number
  isAnswered: boolean
  /** CPU time of the search, which other processes on the machine lengthen least. */
  cpuMs: number
}

const sizes = (process.argv[2] ?? '250,1000,12000,50000').split(',').map(Number)
const folder = process.argv[3] ?? fileURLToPath(new URL('../../../shared/evidence', import.meta.url))
const articles = [...readStarterLibrary().articles, ...(await readRecords())]
const published = process.argv[4] === undefined ? null : await readLibraryFiles([process.argv[4]])
const asked = [...readClinicalQuestions(), ...readRecordQuestions()]
const offTopic = readQuestions('retrieval-questions.json').unanswerable.map(({ question }) => ({
  answers: [],
  hasNoOther: true,
  question,
}))

try {
  console.log(`${asked.length} questions with an answer, ${offTopic.length} outside medicine`)
  for (const size of sizes) measureSize(size)
} finally {
  rmSync(directory, { recursive: true })
}

function measureSize(size: number): void {
  const present: Outcome[] = []
  const absent: Outcome[] = []
  const others: Outcome[] = []
  for (const half of [0, 1]) {
    const own = articles.filter((_, index) => index % 2 === half).slice(0, size)
    const library = openLibraryOf([...own, ...fillUp(own, Math.max(0, size - own.length))])
    const held = new Set(own.map(({ id }) => id))
    const ask = ({ question }: Asked): Outcome => {
      const before = process.cpuUsage()
      const { outcome, answerability } = searchLibrary(library, { question, sourcesMax: 8, year: 2026 })
      const { user, system } = process.cpuUsage(before)
      return { answerability, isAnswered: outcome === 'answer', cpuMs: (user + system) / 1000 }
    }
    for (const each of asked) {
      if (each.answers.some((id) => held.has(id))) present.push(ask(each))
      else if (each.hasNoOther) absent.push(ask(each))
    }
    for (const each of offTopic) others.push(ask(each))
    library.close()
  }
  const threshold =
    present.map(({ answerability }) => answerability).sort((a, b) => a - b)[Math.floor(0.05 * present.length)] ?? 0
  const times = [...present, ...absent].map(({ cpuMs }) => cpuMs).sort((a, b) => a - b)
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN
  const above = absent.filter(({ answerability }) => answerability >= threshold).length
  const share = (part: Outcome[]) => (part.filter(({ isAnswered }) => isAnswered).length / part.length).toFixed(3)
  console.log(`\n${size} articles: ${present.length} with and ${absent.length} without the answer`)
  console.log(`  answered ${share(present)}, answered without the answer ${share(absent)}, off-topic ${share(others)}`)
  console.log(
    `  false answers with 95 % kept ${(above / absent.length).toFixed(3)} (answerability ${threshold.toFixed(3)})`,
  )
  console.log(`  a search: median ${median.toFixed(1)} ms of CPU`)
}

function fillUp(own: Article[], count: number): Iterable<Article> {
  return published === null ? recombineArticles(own, articles, count) : published.slice(0, count)
}

function openLibraryOf(held: Article[]): InstanceType<typeof Library> {
  const file = join(directory, 'library.sqlite')
  buildLibrary(
    held.map((article) => ({ article, origin: 'import' as const })),
    { file },
  )
  return new Library(file)
}

async function readRecords(): Promise<Article[]> {
  const file = join(folder, 'pubmedqa', 'records.nbib')
  return existsSync(file) ? readLibraryFiles([file]) : []
}

function readRecordQuestions(): Asked[] {
  const file = join(folder, 'pubmedqa', 'questions.json')
  if (!existsSync(file)) return []
  const questions = JSON.parse(readFileSync(file, 'utf8')) as { pmid: string; question: string }[]
  return questions.map(({ pmid, question }) => ({ answers: [`pmid:${pmid}`], hasNoOther: true, question }))
}

function readClinicalQuestions(): Asked[] {
  const cases = readQuestions('questions/own.json') as unknown as QuestionCase[]
  return cases.flatMap(({ turns, expect }) => {
    const answers = [...expect.cards, ...expect.alsoCards].map((card) => `card:${card}`)
    const [question = '', ...more] = turns
    return more.length === 0 && answers.length > 0 && expect.abstain === 'never'
      ? [{ answers, hasNoOther: false, question }]
      : []
  })
}

function readQuestions(name: string): { unanswerable: { question: string }[] } {
  return JSON.parse(readFileSync(new URL(`../fixtures/evidence/${name}`, import.meta.url), 'utf8'))
}
