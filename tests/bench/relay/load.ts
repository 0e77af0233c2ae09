/** Clients of the relay benchmark, as cheap as possible so that the server is what is measured. */
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, type ClientRequest, request } from 'node:http'
import type { QuestionCase } from '../../support/questions/judge-answer'

export interface Contender {
  name: string
  url: string
  headers: Record<string, string>
  model: string
  /** Request fields in addition to the messages. */
  fields: object
  /** Asked in turn. */
  questions: readonly string[]
  /** Null for the model server itself, whose cost is not compared. */
  pid: number | null
  stop(): Promise<unknown> | unknown
}

// Closed before any contender closes them: Node's servers do so after 5 s, possibly during a request.
const agent = new Agent({ keepAlive: true, maxFreeSockets: 2_000, timeout: 3_000 })
let clients = 0
/** A question that the bundled library answers. */
export const oneQuestion = ['Does dapagliflozin lower mortality in heart failure with reduced ejection fraction?']

/**
 * Questions that the bundled library answers: asked in turn, they show what a question costs that was not just asked.
 */
export function readDifferentQuestions(): string[] {
  const file = new URL('../../fixtures/evidence/questions/own.json', import.meta.url)
  const cases = JSON.parse(readFileSync(file, 'utf8')) as QuestionCase[]
  return cases.flatMap(({ turns, expect }) => (turns.length === 1 && expect.abstain === 'never' ? turns : []))
}

export interface Asked {
  chunks: number
  everyMs?: number
  stream?: boolean
}

export interface Answered {
  firstByteMs: number
  /** True if the stream ended with [DONE], or if the unstreamed answer has status 200. */
  isWhole: boolean
  /** What went wrong with an incomplete answer. */
  fault: string
}

export interface Open {
  /** The name by which the model server reports when the call for this client was closed. */
  client: string
  /** Resolves with the first byte of the body. */
  begun: Promise<void>
  ended: Promise<Answered>
  leave(): void
}

export function open(contender: Contender, { chunks, everyMs = 0, stream = true }: Asked): Open {
  const client = `client-${++clients}`
  const { questions } = contender
  const body = JSON.stringify({
    model: contender.model,
    stream,
    messages: [
      { role: 'system', content: `Please stream ${chunks} chunks every ${everyMs} ms for ${client}` },
      { role: 'user', content: questions[clients % questions.length] },
    ],
    ...contender.fields,
  })
  let call: ClientRequest | undefined
  let begin = () => {}
  const begun = new Promise<void>((done) => {
    begin = done
  })
  const ended = new Promise<Answered>((done) => {
    const sentAt = performance.now()
    let firstByteMs = Number.NaN
    let tail = ''
    const end = (isWhole: boolean, fault: string) => done({ firstByteMs, isWhole, fault })
    call = request(contender.url, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...contender.headers },
    })
    call.once('response', (response) => {
      response.on('data', (bytes: Buffer) => {
        if (Number.isNaN(firstByteMs)) {
          firstByteMs = performance.now() - sentAt
          begin()
        }
        tail = (tail + bytes.toString('latin1', Math.max(0, bytes.length - 32))).slice(-32)
      })
      response.once('end', () => {
        const isWhole = response.statusCode === 200 && (!stream || tail.endsWith('data: [DONE]\n\n'))
        end(isWhole, `status ${response.statusCode}, ends in ${tail}`)
      })
      response.once('error', (error) => end(false, `broken off: ${error.message}`))
    })
    call.once('error', (error) => end(false, `no answer: ${error.message}`))
    call.end(body)
  })
  return { client, begun, ended, leave: () => call?.destroy() }
}

/**
 * Runs clients that each send the next request as soon as they get a response.
 *
 * @throws Error if an answer is incomplete: a server that refuses is fast, and its figures would mean nothing
 */
export async function closedLoop(
  contender: Contender,
  clients: number,
  rounds: number,
  asked: Asked,
): Promise<Answered[]> {
  const loops = Array.from({ length: clients }, async () => {
    const answers: Answered[] = []
    for (let round = 0; round < rounds; round++) answers.push(await open(contender, asked).ended)
    return answers
  })
  const answers = (await Promise.all(loops)).flat()
  const lost = answers.filter(({ isWhole }) => !isWhole)
  if (lost.length > 0)
    throw new Error(`${contender.name} lost ${lost.length} of ${answers.length} answers: ${lost[0]?.fault}`)
  return answers
}

/** CPU time of a process so far in ms, with the scheduler's nanosecond precision per thread. */
export function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((id) =>
    Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, spent) => sum + spent, 0) / 1e6
}

export function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const median = (values: number[]) => quantile(values, 0.5)
