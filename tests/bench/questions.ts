/**
 * Questions with expectations, answered without a language model: `npm run bench -- questions FILE [--library FILES]
 * [--half tune|check] [--failures KIND] [--show ID] [--opposing]`. FILE is JSON of the shape of
 * `QuestionCase` in tests/support/questions/judge-answer.ts. `--library` adds articles to the starter library: JSON
 * files of cards, or files of any format that can be imported, separated by commas.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  assignHalf,
  criteria,
  faults,
  type JudgedAnswer,
  type Judgement,
  judgeAnswer,
  type QuestionCase,
} from '../support/questions/judge-answer'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    library: { type: 'string' },
    half: { type: 'string' },
    failures: { type: 'string' },
    show: { type: 'string' },
    opposing: { type: 'boolean' },
  },
})
const [file] = positionals
if (file === undefined) {
  console.error(
    'Usage: npm run bench -- questions FILE [--library FILES] [--half tune|check] [--failures KIND] [--show ID] [--opposing]',
  )
  process.exit(2)
}

const directory = mkdtempSync(join(tmpdir(), 'questions-bench-'))
process.env['DATA_DIR'] = directory
process.env['UPSTREAM_BASE_URL'] = ''
const { buildLibrary } = await import('@/lib/evidence/build-library')
const { closeLibrary } = await import('@/lib/evidence/open-library')
const { readStarterLibrary } = await import('@/lib/evidence/library/starter-library')
const { askConversation } = await import('../support/questions/ask-in-process')
const { readLibraryFiles } = await import('./questions/read-library-files')

const failuresMax = 40

interface Result {
  asked: QuestionCase
  answer: JudgedAnswer & { ms: number }
  judgement: Judgement
}

const columns: Record<(typeof criteria)[number], string> = {
  rightSource: 'source',
  refused: 'refused',
  rightQuote: 'quote',
  rightOpening: 'opening',
  refusedOrFlagged: 'flagged',
  answeredWrongly: 'answered',
  misled: 'misled',
  emergencyRecognised: 'emergency',
  falseAlarm: 'alarm',
}

try {
  const starter = readStarterLibrary()
  const added = await readLibraryFiles(values.library?.split(',') ?? [])
  const held = new Set(starter.articles.map(({ id }) => id))
  buildLibrary(
    [
      ...starter.articles.map((article) => ({ article, origin: 'starter' as const })),
      ...added.filter(({ id }) => !held.has(id)).map((article) => ({ article, origin: 'import' as const })),
    ],
    { starterHash: starter.hash },
  )
  const all = JSON.parse(readFileSync(file, 'utf8')) as QuestionCase[]
  const asked = all.filter((each) => values.half === undefined || assignHalf(each) === values.half)
  const results = await askAll(asked.filter(({ id }) => values.show === undefined || values.show === id))
  if (values.show === undefined) printTable(results)
  else for (const { answer } of results) console.log(answer.content, '\n', JSON.stringify(answer.evidence, null, 1))
  if (values.failures !== undefined) printFailures(results, values.failures)
  if (values.opposing) printOpposing(results)
} finally {
  closeLibrary()
  rmSync(directory, { recursive: true })
}

async function askAll(cases: QuestionCase[]): Promise<Result[]> {
  const results: Result[] = []
  for (const asked of cases) {
    const answer = await askConversation(asked.turns)
    results.push({ asked, answer, judgement: judgeAnswer(asked, answer) })
  }
  return results
}

function printTable(results: Result[]): void {
  const kinds = Map.groupBy(results, ({ asked }) => asked.kind)
  const header = ['kind'.padEnd(26), 'n'.padStart(4), ...criteria.map((each) => columns[each].padStart(13))]
  console.log(header.join(''))
  for (const [kind, each] of kinds) printRow(kind, each)
  const inEnglish = results.filter(({ asked }) => !/^(?:chinese|spanish|german|french)$/.test(asked.kind))
  printRow('all in English', inEnglish)
  printRow('all', results)
  const times = results.map(({ answer }) => answer.ms).toSorted((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? Number.NaN).toFixed(1)
  console.log(`an answer: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`)
}

function printRow(kind: string, results: Result[]): void {
  const cells = criteria.map((criterion) => {
    const judged = results.flatMap(({ judgement }) => judgement[criterion] ?? [])
    const share = judged.filter(Boolean).length / judged.length
    return (judged.length === 0 ? '-' : `${share.toFixed(3)} /${judged.length}`).padStart(13)
  })
  console.log([kind.padEnd(26), String(results.length).padStart(4), ...cells].join(''))
}

/** The contradicting evidence that the answers name, to be read. */
function printOpposing(results: Result[]): void {
  const naming = results.filter(({ answer }) => answer.evidence?.opposing)
  console.log(`\n${naming.length} of ${results.length} answers name contradicting evidence`)
  for (const { asked, answer } of naming) {
    const items = new Map(answer.evidence?.items.map((item) => [item.n, item]))
    console.log(`\n${asked.id}: ${asked.turns.at(-1)}`)
    for (const { n, against, quote } of answer.evidence?.opposing ?? []) {
      console.log(`  ${items.get(against)?.id}: ${items.get(against)?.quote}`)
      console.log(`  ${items.get(n)?.id} (the other way): ${quote}`)
    }
  }
}

function printFailures(results: Result[], kind: string): void {
  const failed = results.flatMap(({ asked, answer, judgement }) => {
    if (kind !== 'all' && asked.kind !== kind) return []
    const missed = criteria.filter((each) => judgement[each] !== null && judgement[each] === faults.has(each))
    return missed.length > 0 ? [{ asked, answer, missed }] : []
  })
  console.log(`\n${failed.length} with a fault`)
  for (const { asked, answer, missed } of failed.slice(0, failuresMax)) {
    const { expect } = asked
    console.log(`\n${asked.id} ${missed.map((each) => columns[each]).join(', ')}: ${asked.turns.join(' || ')}`)
    console.log(
      `  expected ${expect.cards.join(' ')} (${expect.alsoCards.join(' ')}) ${expect.quoteMustContain.join(' | ')}`,
    )
    if (expect.mustFlag.length + expect.mustNot.length > 0)
      console.log(`  must flag ${expect.mustFlag.join(' | ')}; must not come first: ${expect.mustNot.join(' ')}`)
    const items = answer.evidence?.items ?? []
    if (items.length === 0)
      console.log(`  no source: ${answer.evidence?.searched.map(({ query }) => query).join('; ')}`)
    if (answer.evidence?.abstained && items.length > 0) console.log('  abstained')
    for (const { n, id, quote } of items.slice(0, 4)) console.log(`  [${n}] ${id}: ${quote.slice(0, 160)}`)
  }
}
