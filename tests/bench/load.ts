/**
 * Mixed load with faults: `npm run bench -- load [MINUTES]`, ten by default. 24 clients request streams, complete
 * answers, library answers, stored answers and invalid bodies, while one request in a hundred meets a fault of the
 * model server. Every outcome must be a complete answer or the error that its fault explains; memory at the end is
 * compared with minute two.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { disconnect, type Script, sendRefusal, startUpstream, streamAnswer, streamAnswerUntil } from '../fakes/upstream'
import { post, residentMb } from '../fault/harness'
import { startServer } from '../support/server'
import { median, quantile } from './relay/load'

const minutes = Number(process.argv[2] ?? 10)
const clients = 24
const pauseMs = 20
const faultShare = 0.01

const faults: Script[] = [
  disconnect,
  sendRefusal(500),
  sendRefusal(429),
  streamAnswerUntil(3, disconnect, 'A sentence. Another one. A third.'),
  streamAnswerUntil(2, (reply) => reply.end('data: {"error":{"message":"out of memory"}}\n\n'), 'A sentence.'),
]

const answer = streamAnswer('It lowered mortality [1]. It was given early [1]. '.repeat(10), { delayMs: 1 })
let faultsMade = 0
const upstream = await startUpstream((reply, request) => {
  const fault = Math.random() < faultShare ? faults[faultsMade++ % faults.length] : undefined
  return (fault ?? answer)(reply, request)
})
const server = await startServer({
  UPSTREAM_BASE_URL: upstream.baseUrl,
  RATE_LIMIT_RPM: '1000000000',
  STREAMS_MAX: '100000',
  LOG_LEVEL: 'silent',
})

const messages = [{ role: 'user', content: 'Does prone positioning lower mortality in severe ARDS?' }]
const kinds: [body: object, expected: number][] = [
  [{ messages, stream: true }, 200],
  [{ messages, stream: true, evidence: { mode: 'off' } }, 200],
  [{ messages }, 200],
  [{ messages, store: true }, 200],
  [{ messages: [] }, 400],
]
const counts = new Map<string, number>()
const firstByteMs: number[] = []
let unexplained = 0

try {
  const endsAt = performance.now() + minutes * 60_000
  const working = Promise.all(Array.from({ length: clients }, (_, client) => work(client, endsAt)))
  const atMinute: number[] = []
  for (let minute = 1; minute <= minutes; minute++) {
    await wait(60_000)
    atMinute.push(residentMb(server.pid))
    console.log(`minute ${minute}: ${atMinute.at(-1)?.toFixed(0)} MB, ${total()} requests`)
  }
  await working
  const early = atMinute[1] ?? Number.NaN
  const late = atMinute.at(-1) ?? Number.NaN
  console.log(`requests: ${total()}; ${[...counts].map(([name, count]) => `${count} ${name}`).join(', ')}`)
  console.log(`faults of the model server: ${faultsMade}; unexplained errors: ${unexplained}; bar 0`)
  console.log(
    `first byte: median ${median(firstByteMs).toFixed(1)} ms, p99 ${quantile(firstByteMs, 0.99).toFixed(1)} ms`,
  )
  console.log(`memory at the end against minute two: ${(100 * (late / early - 1)).toFixed(1)} %; bar 10 %`)
} finally {
  await server.stop()
  await upstream.close()
}

async function work(client: number, endsAt: number): Promise<void> {
  for (let turn = client; performance.now() < endsAt; turn++) {
    const [body, expected] = kinds[turn % kinds.length] ?? [{}, 400]
    const sentAt = performance.now()
    const response = await post(server, body)
    firstByteMs.push(performance.now() - sentAt)
    note(await response.text(), response.status, expected)
    await wait(pauseMs)
  }
}

/** A fault may end an answer of the model only with its own status or with an error event in the stream. */
function note(text: string, status: number, expected: number): void {
  const isStream = text.startsWith('data: ') || text.startsWith(': ')
  const isWhole = status === expected && (!isStream || text.endsWith('data: [DONE]\n\n'))
  const isExplained = expected === 200 && (isStream ? /data: \{"error":/.test(text) : [429, 502, 503].includes(status))
  const name = isWhole ? `${status} whole` : isExplained ? `${status} with its fault` : `${status} UNEXPLAINED`
  if (!isWhole && !isExplained) {
    unexplained++
    console.log(text.slice(-300))
  }
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function total(): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}
