/**
 * Fetches articles from PubMed and reports to the parent process; see lib/evidence/import/page-fetches/run-fetches.ts.
 */

import { config } from '@/lib/config'
import type { FetchInput, FetchMessage } from '@/lib/evidence/import/page-fetches/fetch-in-process'
import { Entrez } from '@/lib/evidence/live/fetch/entrez'
import { FetchFolder } from '@/lib/evidence/live/fetch/fetch-folder'
import { fetchNext } from '@/lib/evidence/live/fetch/fetch-next'
import { planFetch } from '@/lib/evidence/live/fetch/plan-fetch'
import { askParentForRate } from '@/lib/evidence/live/rate-of-parent'
import { LiveError } from '@/lib/evidence/live/service-client'
import { serverMessage } from '@/lib/shared/messages/server-messages'

// Written by `fetchInProcess`.
const { folder, request, isAtNight, perSecond, name } = JSON.parse(process.argv[2] ?? '') as FetchInput
// The process that asked has died, or ends this one.
process.once('disconnect', () => process.exit(1))

function send(message: FetchMessage): Promise<void> {
  return new Promise((done) => process.send?.(message, () => done()))
}

async function fetchToFile(): Promise<FetchMessage> {
  const { PUBMED_BASE_URL: baseUrl, NCBI_API_KEY: apiKey, CONTACT_EMAIL: email } = config()
  const entrez = new Entrez({ baseUrl, email, apiKey, perSecond, sharedRate: askParentForRate() })
  const store = new FetchFolder(folder, request)
  const { signal } = new AbortController()
  let plan = await store.readPlan()
  if (plan === null) {
    plan = await planFetch(entrez, request, signal)
    await store.savePlan(plan)
  }
  await send({ type: 'listed', hits: plan.hits, unlisted: plan.unlisted })
  const report = (progress: Extract<FetchMessage, { type: 'progress' }>['progress']) =>
    void send({ type: 'progress', progress })
  return { type: 'fetched', ...(await fetchNext(entrez, plan, store, { name, signal, isAtNight, report })) }
}

function toFailure(error: unknown): FetchMessage {
  if (error instanceof LiveError)
    return { type: 'failed', message: error.serverMessage, cause: String(error.cause ?? '') }
  const isFull = error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
  const message = serverMessage(isFull ? 'fetch_disk_full' : 'fetch_failed')
  return { type: 'failed', message, cause: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}

await send(await fetchToFile().catch(toFailure))
process.removeAllListeners('disconnect')
process.disconnect()
