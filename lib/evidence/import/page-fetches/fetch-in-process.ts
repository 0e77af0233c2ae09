/**
 * Starts the process that fetches. A fetch of millions of articles holds lists that would stop the server that answers
 * questions for seconds; and a process that is killed loses nothing, which is how a fetch is paused.
 */
import { config } from '@/lib/config'
import { startProcess } from '@/lib/evidence/import/start-process'
import type { FetchedFile } from '@/lib/evidence/live/fetch/fetch-next'
import type { FetchProgress } from '@/lib/evidence/live/fetch/fetch-records'
import type { FetchRequest } from '@/lib/evidence/live/fetch/plan-fetch'
import { getPubmedRateLedger } from '@/lib/evidence/live/pubmed-rate'
import { answerRateQuestions, type RateQuestion } from '@/lib/evidence/live/rate-of-parent'
import { type ServerMessage, serverMessage } from '@/lib/shared/messages/server-messages'

/** For `lib/cli/fetch-process.ts`. */
export interface FetchInput {
  folder: string
  request: FetchRequest
  isAtNight: boolean
  /** Requests per second. */
  perSecond: number
  /** Name of the file with all articles. */
  name: string
}

/** Messages from that process other than its questions about the rate, as JSON: dates become text. */
export type FetchMessage =
  | { type: 'listed'; hits: number; unlisted: number }
  | { type: 'progress'; progress: FetchProgress }
  | ({ type: 'fetched' } & FetchedFile)
  | { type: 'failed'; message: ServerMessage; cause: string }

type FetchEnd = Extract<FetchMessage, { type: 'fetched' | 'failed' }>

/**
 * @param onMessage called for every message except the last
 * @returns how it ended; null when the signal ended it
 */
export async function fetchInProcess(
  input: FetchInput,
  signal: AbortSignal,
  onMessage: (message: Exclude<FetchMessage, FetchEnd>) => void,
): Promise<FetchEnd | null> {
  if (signal.aborted) return null
  const { PUBMED_BASE_URL, NCBI_API_KEY, CONTACT_EMAIL } = config()
  // biome-ignore lint/style/noProcessEnv: a setting of Node, which a proxy that inspects TLS needs here, too.
  const certificates = process.env['NODE_EXTRA_CA_CERTS']
  const { child, ended } = startProcess('./lib/cli/fetch-process.ts', [JSON.stringify(input)], {
    // No secrets except the key for PubMed.
    env: {
      PUBMED_BASE_URL,
      ...(NCBI_API_KEY ? { NCBI_API_KEY } : {}),
      ...(CONTACT_EMAIL ? { CONTACT_EMAIL } : {}),
      ...(certificates ? { NODE_EXTRA_CA_CERTS: certificates } : {}),
    },
  })
  let end: FetchEnd | null = null
  answerRateQuestions(child, getPubmedRateLedger())
  child.on('message', (message: FetchMessage | RateQuestion) => {
    if (message.type === 'rate') return
    if (message.type === 'fetched' || message.type === 'failed') end = message
    else onMessage(message)
  })
  const stop = () => child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  // Only a process that has ended leaves its folder to the next one.
  const said = await ended
  signal.removeEventListener('abort', stop)
  if (signal.aborted) return null
  return end ?? { type: 'failed', message: serverMessage('fetch_failed'), cause: `The process ended early. ${said}` }
}
