/**
 * Plans a fetch: which articles, newest first. PubMed lists only the first 9,999 results of a search, so a larger one
 * is split by publication date until each part is small enough.
 */
import { type Days, type Entrez, type EntrezHistory, type EntrezSearch, listedMax } from './entrez'

export interface FetchRequest {
  query: string
  /** First and last year of publication; null for any. */
  fromYear: number | null
  toYear: number | null
  /** How many articles to fetch, the newest. */
  max: number
}

export interface FetchPlan {
  request: FetchRequest
  /** How many articles PubMed has for the query and the years. */
  hits: number
  translation: string
  /** Phrases of the query that PubMed found in no article. */
  unknown: string[]
  parts: PlannedPart[]
  /** Articles that PubMed does not list, since more than 9,999 have one publication date. */
  unlisted: number
  plannedAt: string
  /** How often articles were added in place of others. */
  extensions: number
}

interface PlannedPart {
  /** Newest first, in the order of the history server. */
  pmids: string[]
  history: EntrezHistory | null
}

/** Before the oldest article of PubMed, and after any that is announced. */
const firstDay = '1600/01/01'
const lastDay = '3000/12/31'

/**
 * @param count the first search, of all the years asked for, if it was made already
 * @throws LiveError
 */
export async function planFetch(
  entrez: Entrez,
  request: FetchRequest,
  signal: AbortSignal,
  count?: EntrezSearch,
): Promise<FetchPlan> {
  const whole = count ?? (await countArticles(entrez, request, signal))
  const plan: FetchPlan = {
    request,
    hits: whole.hits,
    translation: whole.translation,
    unknown: whole.unknown,
    parts: [],
    unlisted: 0,
    plannedAt: new Date().toISOString(),
    extensions: 0,
  }
  if (whole.hits > 0) await addPart(entrez, plan, toDays(request), new Set(), signal)
  return plan
}

/** Guards against a query of which every article fails. */
const extensionsMax = 10

/**
 * Adds the next articles to a plan, in place of those that PubMed did not send or the library refused, so that a fetch
 * yields as many as requested.
 *
 * @param lost how many of the listed articles are not in the library
 * @returns whether there were any
 * @throws LiveError
 */
export async function extendPlan(entrez: Entrez, plan: FetchPlan, lost: number, signal: AbortSignal): Promise<boolean> {
  const known = listPmids(plan)
  const listable = plan.hits - plan.unlisted
  const lacking = Math.min(plan.request.max, listable) - (known.size - lost)
  if (lacking <= 0 || known.size >= listable || plan.extensions >= extensionsMax) return false
  const further = await planFetch(entrez, { ...plan.request, max: known.size + lacking }, signal)
  const pmids = [...listPmids(further)].filter((pmid) => !known.has(pmid)).slice(0, lacking)
  plan.extensions += 1
  // Listed by PMID: positions on the history server count a list that begins with known articles.
  if (pmids.length > 0) plan.parts.push({ pmids, history: null })
  return pmids.length > 0
}

export function listPmids({ parts }: FetchPlan): Set<string> {
  return new Set(parts.flatMap(({ pmids }) => pmids))
}

/** Searches without listing: how many articles there are. */
export function countArticles(entrez: Entrez, request: FetchRequest, signal: AbortSignal): Promise<EntrezSearch> {
  return entrez.search(request.query, toDays(request), 0, signal)
}

function toDays({ fromYear, toYear }: FetchRequest): Days {
  return {
    from: fromYear === null ? firstDay : `${fromYear}/01/01`,
    to: toYear === null ? lastDay : `${toYear}/12/31`,
  }
}

/** @param known the PMIDs of the parts before: an article may have two publication dates */
async function addPart(
  entrez: Entrez,
  plan: FetchPlan,
  days: Days,
  known: Set<string>,
  signal: AbortSignal,
): Promise<void> {
  const wanted = plan.request.max - known.size
  if (wanted <= 0) return
  const found = await entrez.search(plan.request.query, days, Math.min(wanted, listedMax), signal)
  if (found.hits > listedMax && wanted > listedMax && days.from !== days.to) {
    const [older, newer] = halve(days)
    await addPart(entrez, plan, newer, known, signal)
    await addPart(entrez, plan, older, known, signal)
    return
  }
  // The positions must stay those of the history server, so that known articles are not taken out of the list.
  if (found.pmids.length > 0) plan.parts.push({ pmids: found.pmids, history: found.history })
  for (const pmid of found.pmids) known.add(pmid)
  plan.unlisted += Math.max(0, Math.min(wanted, found.hits) - found.pmids.length)
}

const dayMs = 86_400_000

/**
 * The older and the newer half. Few articles were published before 1950 or are dated after this year, so those years
 * are cut off first.
 */
function halve({ from, to }: Days): [older: Days, newer: Days] {
  const [first, last] = [toTime(from), toTime(to)]
  const cuts = [`${new Date().getUTCFullYear() + 1}/01/01`, '1950/01/01'].map(toTime)
  const cut = cuts.find((each) => each > first && each <= last) ?? middle(first, last)
  return [
    { from, to: toDay(cut - dayMs) },
    { from: toDay(cut), to },
  ]
}

/** The first day of a year if possible: articles without a month are dated to it. */
function middle(first: number, last: number): number {
  const half = first + Math.ceil((last - first) / 2 / dayMs) * dayMs
  const year = Date.UTC(new Date(half).getUTCFullYear(), 0, 1)
  return year > first ? year : half
}

function toTime(day: string): number {
  return Date.parse(`${day.replaceAll('/', '-')}T00:00:00Z`)
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '/')
}
