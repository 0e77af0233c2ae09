/**
 * Starts the process that fetches. A fetch of millions of articles holds lists that would stop the server that answers
 * questions for seconds; and a process that is killed loses nothing, which is how a fetch is paused.
 */
import { spawn } from 'node:child_process'
import { config } from '@/lib/config'
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

/** Messages from that process besides its questions about the rate, as JSON: dates become text. */
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
  const { DATA_DIR, PUBMED_BASE_URL, NCBI_API_KEY, CONTACT_EMAIL } = config()
  // biome-ignore lint/style/noProcessEnv: a setting of Node, which a proxy that inspects TLS needs here, too.
  const certificates = process.env['NODE_EXTRA_CA_CERTS']
  // Kept as strings, so that the bundler does not trace these files.
  const program = ['--import', './lib/cli/register-paths.ts', './lib/cli/fetch-process.ts']
  const child = spawn(process.execPath, [...program, JSON.stringify(input)], {
    cwd: process.cwd(),
    // No secrets except the key for PubMed.
    env: {
      DATA_DIR,
      PUBMED_BASE_URL,
      NODE_ENV: 'production',
      ...(NCBI_API_KEY ? { NCBI_API_KEY } : {}),
      ...(CONTACT_EMAIL ? { CONTACT_EMAIL } : {}),
      ...(certificates ? { NODE_EXTRA_CA_CERTS: certificates } : {}),
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let end: FetchEnd | null = null
  let said = ''
  child.stderr?.on('data', (data: Buffer) => {
    said = `${said}${data}`.slice(-4000)
  })
  answerRateQuestions(child, getPubmedRateLedger())
  child.on('message', (message: FetchMessage | RateQuestion) => {
    if (message.type === 'rate') return
    if (message.type === 'fetched' || message.type === 'failed') end = message
    else onMessage(message)
  })
  const stop = () => child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  await new Promise<void>((done, failed) => child.once('error', failed).once('close', () => done()))
  signal.removeEventListener('abort', stop)
  if (signal.aborted) return null
  return end ?? { type: 'failed', message: serverMessage('fetch_failed'), cause: `The process ended early. ${said}` }
}
