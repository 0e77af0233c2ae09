/**
 * Downloads the records of a plan to this disk, batch by batch. A fetch that was killed does not download them again,
 * and every article that PubMed listed is on disk at the end or named as missing.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Entrez, type EntrezHistory, recordsPerRequest } from './entrez'
import type { FetchFolder } from './fetch-folder'
import { measureWaitForNight } from './night'
import type { FetchPlan } from './plan-fetch'

export interface FetchProgress {
  /** Articles on disk, including those of earlier runs. */
  fetched: number
  total: number
  missing: number
  /** Estimated from the last batches; null until it is known. */
  secondsLeft: number | null
  /** Set while the fetch waits for the night. */
  resumesAt: Date | null
}

interface Batch {
  /** Articles that no earlier batch has. */
  pmids: string[]
  /** The place of the batch in a kept search. */
  history: EntrezHistory | null
  start: number
  count: number
}

export interface FetchOptions {
  signal: AbortSignal
  /** Fetch only when it is night or the weekend where NCBI is, as it asks for large sets. */
  isAtNight: boolean
  report(progress: FetchProgress): void
}

/**
 * @returns PMIDs that PubMed listed and did not send
 * @throws LiveError when PubMed stays unavailable; files on disk are kept
 */
export async function fetchRecords(
  entrez: Entrez,
  plan: FetchPlan,
  folder: FetchFolder,
  { signal, isAtNight, report }: FetchOptions,
): Promise<string[]> {
  const batches = listBatches(plan)
  const here = await folder.listBatches()
  const missing = await folder.listMissing()
  // Others take the place of articles that an earlier run missed.
  const pace = new Pace(batches.reduce((sum, { pmids }) => sum + pmids.length, 0) - missing.length)
  for (const [number, batch] of batches.entries()) if (here.has(number)) pace.skip(batch.pmids.length)
  pace.skip(-missing.length)
  const show = (resumesAt: Date | null) => report({ ...pace.progress(), missing: missing.length, resumesAt })
  for (const [number, batch] of batches.entries()) {
    if (here.has(number)) continue
    if (isAtNight) await waitForNight(signal, show)
    pace.begin()
    const records = await fetchBatch(entrez, batch, signal)
    const absent = batch.pmids.filter((pmid) => !records.has(pmid))
    const kept = batch.pmids.flatMap((pmid) => records.get(pmid) ?? [])
    await folder.saveBatch(number, kept, absent)
    missing.push(...absent)
    pace.end(batch.pmids.length, absent.length)
    show(null)
  }
  return missing
}

function listBatches({ parts }: FetchPlan): Batch[] {
  const known = new Set<string>()
  const batches: Batch[] = []
  for (const { pmids, history } of parts) {
    for (let start = 0; start < pmids.length; start += recordsPerRequest) {
      const listed = pmids.slice(start, start + recordsPerRequest)
      const fresh = listed.filter((pmid) => !known.has(pmid))
      for (const pmid of fresh) known.add(pmid)
      if (fresh.length > 0) batches.push({ pmids: fresh, history, start, count: listed.length })
    }
  }
  return batches
}

/** Records that the history server no longer has, or has in another order, are fetched by PMID. */
async function fetchBatch(entrez: Entrez, batch: Batch, signal: AbortSignal): Promise<Map<string, string>> {
  const { pmids, history, start, count } = batch
  const kept = history === null ? null : await entrez.fetchKept(history, start, count, signal)
  const records = kept ?? new Map<string, string>()
  const absent = pmids.filter((pmid) => !records.has(pmid))
  if (absent.length === 0) return records
  return new Map([...records, ...(await entrez.fetchListed(absent, signal))])
}

async function waitForNight(signal: AbortSignal, reportWait: (resumesAt: Date) => void): Promise<void> {
  for (let waitMs = measureWaitForNight(new Date()); waitMs > 0; waitMs = measureWaitForNight(new Date())) {
    reportWait(new Date(Date.now() + waitMs))
    // In short steps, so that a computer that was suspended does not add that time to the wait.
    await sleep(Math.min(waitMs, 60_000), undefined, { signal })
  }
}

/** Batches that the estimate is based on: PubMed is faster at some hours than at others. */
const paceBatches = 20

class Pace {
  private readonly total: number
  private asked = 0
  private absent = 0
  private startedAt = 0
  private readonly recent: { ms: number; articles: number }[] = []

  constructor(total: number) {
    this.total = total
  }

  skip(articles: number): void {
    this.asked += articles
  }

  begin(): void {
    this.startedAt = performance.now()
  }

  end(articles: number, absent: number): void {
    this.asked += articles
    this.absent += absent
    this.recent.push({ ms: performance.now() - this.startedAt, articles })
    if (this.recent.length > paceBatches) this.recent.shift()
  }

  progress(): Pick<FetchProgress, 'fetched' | 'total' | 'secondsLeft'> {
    const ms = this.recent.reduce((sum, each) => sum + each.ms, 0)
    const articles = this.recent.reduce((sum, each) => sum + each.articles, 0)
    const left = this.total - this.asked
    return {
      fetched: this.asked - this.absent,
      total: this.total,
      secondsLeft: articles === 0 ? null : Math.ceil((left * ms) / articles / 1000),
    }
  }
}
