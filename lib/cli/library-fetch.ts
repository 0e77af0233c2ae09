/** `npm run library -- fetch`: downloads articles from PubMed into a file that the library imports. */

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { config } from '@/lib/config'
import { sanitizeFileName } from '@/lib/evidence/import/upload'
import type { Entrez } from '@/lib/evidence/live/fetch/entrez'
import { FetchFolder } from '@/lib/evidence/live/fetch/fetch-folder'
import { type FetchedFile, fetchNext } from '@/lib/evidence/live/fetch/fetch-next'
import type { FetchProgress } from '@/lib/evidence/live/fetch/fetch-records'
import { buildFieldQuery, fields, isField } from '@/lib/evidence/live/fetch/fields'
import {
  countArticles,
  type FetchPlan,
  type FetchRequest,
  listPmids,
  planFetch,
} from '@/lib/evidence/live/fetch/plan-fetch'
import { rememberTopic } from '@/lib/evidence/updates/topics'
import { lockDataDir } from '@/lib/store/data-dir-lock'
import { database } from '@/lib/store/db'
import { fetchMax, fetchMaxDefault, largeFetch } from '@/lib/wire/fetch-run'
import { openPubmed } from './open-pubmed'
import { parseArguments } from './parse-arguments'
import { formatCount, ProgressLine, printProgress } from './terminal'
import { UsageError } from './usage-error'

const options = {
  field: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  max: { type: 'string' },
  'at-night': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const

interface FetchArguments {
  request: FetchRequest
  /** What the file is named after. */
  name: string
  isMaxGiven: boolean
  isAtNight: boolean
  isConfirmed: boolean
}

/** @returns how many articles of the file were refused, and the exit code */
type ImportFile = (file: string) => Promise<{ refused: number; code: number }>

/**
 * @param args the arguments after `fetch`
 * @throws UsageError; LiveError when PubMed refuses the query or does not answer, and what was fetched is kept
 */
export async function fetchLibrary(args: string[], importFile: ImportFile): Promise<number> {
  const asked = readArguments(args)
  const entrez = openPubmed()
  const store = new FetchFolder(join(config().DATA_DIR, 'fetches'), asked.request)
  await mkdir(store.folder, { recursive: true, mode: 0o700 })
  const unlock = await lockDataDir(store.folder)
  const { signal } = new AbortController()
  // An earlier fetch is kept even if its plan cannot be read.
  let isKept = true
  try {
    const earlier = await continuePlan(store)
    isKept = earlier !== null
    const plan = earlier ?? (await makePlan(entrez, asked, signal))
    if (plan === null || plan.hits === 0) return plan === null ? 2 : 1
    await store.savePlan(plan)
    isKept = true
    const code = await fetchAndImport(entrez, plan, store, { asked, signal, importFile })
    await rememberTopic(await database(), asked.request)
    isKept = false
    return code
  } catch (error) {
    if (isKept) printProgress('What was fetched is kept. Repeat the command to continue.')
    throw error
  } finally {
    unlock()
    if (!isKept) await store.remove()
  }
}

async function fetchAndImport(
  entrez: Entrez,
  plan: FetchPlan,
  store: FetchFolder,
  { asked, signal, importFile }: { asked: FetchArguments; signal: AbortSignal; importFile: ImportFile },
): Promise<number> {
  let worst = plan.unlisted > 0 ? 1 : 0
  for (;;) {
    const { file, batches, missing } = await fetchRound(entrez, plan, store, { asked, signal })
    if (missing.length > 0) worst = 1
    if (file === null) return worst
    reportFetched(plan, missing)
    const { refused, code } = await importFile(file)
    await store.noteImported(batches, refused)
    worst = Math.max(worst, code)
  }
}

async function fetchRound(
  entrez: Entrez,
  plan: FetchPlan,
  store: FetchFolder,
  { asked, signal }: { asked: FetchArguments; signal: AbortSignal },
): Promise<FetchedFile> {
  const line = new ProgressLine({ showsStart: true })
  const name = sanitizeFileName(`${asked.name}.xml.gz`)
  const report = (progress: FetchProgress) =>
    line.show(describeProgress(progress), (progress.fetched + progress.missing) / progress.total)
  try {
    return await fetchNext(entrez, plan, store, { name, signal, isAtNight: asked.isAtNight, report })
  } finally {
    line.end()
  }
}

function readArguments(args: string[]): FetchArguments {
  const { values, positionals } = parseArguments({ args, options, allowPositionals: true })
  const { field, max } = values
  if (field !== undefined && !isField(field)) throw new UsageError(`--field must be one of ${fields.join(', ')}.`)
  const query = field === undefined ? positionals.join(' ').trim() : buildFieldQuery(field)
  if (query === '' || (field !== undefined && positionals.length > 0)) {
    throw new UsageError('fetch takes one PubMed query, or --field.')
  }
  const fromYear = readNumber('from', values.from, 1600, 3000)
  const toYear = readNumber('to', values.to, 1600, 3000)
  if (fromYear !== null && toYear !== null && fromYear > toYear) throw new UsageError('--from is later than --to.')
  return {
    request: { query, fromYear, toYear, max: readNumber('max', max, 1, fetchMax) ?? fetchMaxDefault },
    name: `PubMed ${field ?? query.slice(0, 60)}`,
    isMaxGiven: max !== undefined,
    isAtNight: values['at-night'],
    isConfirmed: values.yes,
  }
}

function readNumber(name: string, text: string | undefined, min: number, max: number): number | null {
  if (text === undefined) return null
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return value
  throw new UsageError(`--${name} must be a number from ${min} to ${max}.`)
}

async function continuePlan(store: FetchFolder): Promise<FetchPlan | null> {
  const plan = await store.readPlan()
  if (plan)
    printProgress(`Continuing the fetch that was interrupted; its list of articles is of ${toTime(plan.plannedAt)}.`)
  return plan
}

/** @returns null when the operator decided against it */
async function makePlan(entrez: Entrez, asked: FetchArguments, signal: AbortSignal): Promise<FetchPlan | null> {
  const found = await countArticles(entrez, asked.request, signal)
  const { max } = asked.request
  printProgress(`PubMed has ${formatCount(found.hits)} articles for ${found.translation}`)
  for (const phrase of found.unknown) printProgress(`PubMed has no articles with ${phrase}.`)
  if (found.hits === 0) {
    printProgress('Nothing was fetched. Check the words and the years of the query.')
    return planFetch(entrez, asked.request, signal, found)
  }
  const wanted = Math.min(max, found.hits)
  const isLarger = found.hits > max && !asked.isMaxGiven
  if ((isLarger || wanted > largeFetch) && !asked.isConfirmed && !(await confirm(wanted, found.hits))) return null
  if (found.hits > max) printProgress(`The newest ${formatCount(max)} are fetched.`)
  if (wanted > largeFetch && !asked.isAtNight)
    printProgress('NCBI asks for sets of this size at night or at the weekend: --at-night.')
  printProgress('Listing the articles')
  return planFetch(entrez, asked.request, signal, found)
}

async function confirm(wanted: number, hits: number): Promise<boolean> {
  const question = `Fetch the newest ${formatCount(wanted)} of ${formatCount(hits)} articles?`
  if (!process.stdin.isTTY) {
    printProgress(`${question} Repeat the command with --yes, set another number with --max, or narrow the query.`)
    return false
  }
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await prompt.question(`${question} [y/N] `)
  prompt.close()
  return /^y(?:es)?$/i.test(answer.trim())
}

function reportFetched(plan: FetchPlan, missing: string[]): void {
  const listed = listPmids(plan).size
  printProgress(`Fetched ${formatCount(listed - missing.length)} of ${formatCount(listed)} listed articles`)
  if (missing.length > 0) {
    const more = missing.length > 10 ? ' and more' : ''
    printProgress(
      `PubMed listed ${formatCount(missing.length)} but did not send them: ${missing.slice(0, 10).join(', ')}${more}`,
    )
  }
  if (plan.unlisted > 0) {
    printProgress(
      `PubMed does not list ${formatCount(plan.unlisted)}: more than 9,999 have one publication date. Narrow the query.`,
    )
  }
}

function describeProgress({ fetched, total, secondsLeft, resumesAt }: FetchProgress): string {
  const end = secondsLeft === null ? '' : `, ends at about ${toTime(new Date(Date.now() + secondsLeft * 1000))}`
  const state = resumesAt === null ? end : `, waiting for the night until ${toTime(resumesAt)}`
  return `${formatCount(fetched)} of ${formatCount(total)} articles fetched${state}`
}

/** In the operator's own time zone. */
function toTime(at: string | Date): string {
  return new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
}
