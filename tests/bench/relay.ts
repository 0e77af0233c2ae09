/**
 * The overhead of the product over its model server, compared with a bare Next route that only pipes, and with
 * Portkey's gateway if npm can install it. `npm run bench -- relay [ROUNDS] [paced | first-byte]`: about three minutes
 * on loopback, or one for one part alone. Each round measures all contenders in turn; figures are medians over the
 * rounds, and ratios are relative to the bare pipe. CPU and memory need Linux.
 */
import { createSecret } from '@/lib/platform/auth/key-format'
import type { Contender } from '@/tests/bench/relay/load'
import { startBareNext, startModelServer, startPortkey, startProduct } from './relay/contenders'
import { closedLoop, cpuMs, median, open, quantile, readDifferentQuestions, residentMb } from './relay/load'

const rounds = Number(process.argv[2] ?? 6)
const part = process.argv[3]

const direct = await startModelServer()
const bare = await startBareNext(direct.url)
const ours = await startProduct(direct.url)
const withEvidence: Contender = { ...ours, name: 'ours, with evidence', fields: {} }
const withDifferent: Contender = {
  ...withEvidence,
  name: 'ours, with evidence on different questions',
  questions: readDifferentQuestions(),
}
const portkey = await startPortkey(direct.url)
if (!portkey) console.log('Portkey is left out: npm could not bring it, or it does not answer.')
const relays = [bare, ours, ...(portkey ? [portkey] : [])]

try {
  for (const contender of [direct, ...relays, withEvidence, withDifferent])
    await closedLoop(contender, 20, 20, { chunks: 50 })
  if (part === 'paced') await pacedCpu()
  else if (part === 'first-byte') await firstBytes()
  else await measureAll()
} finally {
  for (const contender of [direct, ...relays]) await contender.stop()
}

async function measureAll(): Promise<void> {
  // Measured first, before any process has grown.
  await slowStreams()
  await firstBytes()
  await cpuAndSpeed()
  await pacedCpu()
  await answersASecond()
  await measureDisconnect()
  await measureWrongKeys()
}

async function firstBytes(): Promise<void> {
  await firstByte(1, 60)
  await firstByte(50, 8)
}

/** Time to the first byte of the body, minus the model server's own. */
async function firstByte(clients: number, requests: number): Promise<void> {
  const served = [...relays, withEvidence, withDifferent]
  const contenders = [direct, ...served]
  const times = await measure(contenders, async (contender) => {
    const cpuBefore = contender.pid === null ? 0 : cpuMs(contender.pid)
    const answers = await closedLoop(contender, clients, requests, { chunks: 4 })
    const cpu = contender.pid === null ? 0 : (cpuMs(contender.pid) - cpuBefore) / answers.length
    const ms = answers.map(({ firstByteMs }) => firstByteMs)
    return { p50: median(ms), p99: quantile(ms, 0.99), cpu }
  })
  const named = `${clients} ${clients === 1 ? 'client' : 'clients'}`
  for (const share of ['p50', 'p99'] as const) {
    const own = times(direct, share)
    report(`added time to first byte, ${named}, ${share} (ms)`, served, (contender) => times(contender, share) - own)
  }
  report(`CPU of an answer of 4 chunks, ${named} (ms)`, served, (contender) => times(contender, 'cpu'))
}

/** 200 streams at full speed: chunks per second, and CPU per thousand chunks. */
async function cpuAndSpeed(): Promise<void> {
  const streams = 200
  const chunks = 100
  const figures = await measure(relays, async (contender) => {
    const cpuBefore = cpuMs(contender.pid ?? 0)
    const startedAt = performance.now()
    await closedLoop(contender, streams, 1, { chunks })
    const seconds = (performance.now() - startedAt) / 1000
    const thousands = (streams * chunks) / 1000
    return {
      cpu: (cpuMs(contender.pid ?? 0) - cpuBefore) / thousands,
      speed: (thousands * 1000) / seconds,
    }
  })
  report('200 streams at full speed: chunks a second', relays, (contender) => figures(contender, 'speed'))
  report('CPU per 1,000 chunks, full speed (ms)', relays, (contender) => figures(contender, 'cpu'))
}

/** 32 streams of 200 tokens a second each; with evidence, the search is part of it. */
async function pacedCpu(): Promise<void> {
  const contenders = [...relays, withEvidence]
  const chunks = 1_000
  const paced = await measure(contenders, async (contender) => {
    const cpuBefore = cpuMs(contender.pid ?? 0)
    await closedLoop(contender, 32, 1, { chunks, everyMs: 5 })
    return { cpu: (cpuMs(contender.pid ?? 0) - cpuBefore) / ((32 * chunks) / 1000) }
  })
  report('CPU per 1,000 chunks, 32 streams of 200 tokens a second (ms)', contenders, (each) => paced(each, 'cpu'))
}

async function answersASecond(): Promise<void> {
  const figures = await measure([...relays, withEvidence], async (contender) => {
    const startedAt = performance.now()
    const answers = await closedLoop(contender, 32, 10, { chunks: 20 })
    return { answers: answers.length / ((performance.now() - startedAt) / 1000) }
  })
  report('answers a second, 32 clients', [...relays, withEvidence], (contender) => figures(contender, 'answers'))
}

/** 1,000 concurrent streams; memory is read while all of them are open. */
async function slowStreams(): Promise<void> {
  const streams = 1_000
  const lost = new Map<Contender, number>()
  const memory = new Map<Contender, number>()
  for (const contender of relays) {
    const before = residentMb(contender.pid ?? 0)
    const all = Array.from({ length: streams }, () => open(contender, { chunks: 8, everyMs: 1_000 }))
    await Promise.all(all.map(({ begun }) => begun))
    memory.set(contender, ((residentMb(contender.pid ?? 0) - before) * 1024) / streams)
    const answers = await Promise.all(all.map(({ ended }) => ended))
    lost.set(contender, answers.filter(({ isWhole }) => !isWhole).length)
  }
  report('1,000 slow streams: lost', relays, (contender) => lost.get(contender) ?? Number.NaN)
  report('1,000 slow streams: memory for each (KB)', relays, (contender) => memory.get(contender) ?? Number.NaN)
}

/** From a client's disconnect to the end of the upstream call made for it. */
async function measureDisconnect(): Promise<void> {
  for (const stream of [true, false]) {
    for (const contender of relays) {
      const clients = Array.from({ length: 60 }, () => open(contender, { chunks: 1_000, everyMs: 20, stream }))
      // Without a stream there is no first byte to wait for, and bytes may come late.
      await Promise.race([Promise.all(clients.map(({ begun }) => begun)), sleep(1_000)])
      const leftAt = performance.timeOrigin + performance.now()
      for (const client of clients) client.leave()
      const times = clients.map(async ({ client }) => (await direct.left(client)) - leftAt)
      const settled = await Promise.all(times.map((time) => Promise.race([time, sleep(5_000).then(() => Number.NaN)])))
      const seen = settled.filter((ms) => !Number.isNaN(ms))
      console.log(
        `leaving, ${stream ? 'streamed' : 'not streamed'}: ${contender.name} closes the call after ${median(seen).toFixed(1)} ms at the median, ${Math.max(...seen).toFixed(1)} ms at worst, ${60 - seen.length} of 60 missed`,
      )
    }
  }
}

/** A client that guesses keys must not slow down others: 300 guesses at once, each with a valid checksum. */
async function measureWrongKeys(): Promise<void> {
  const startedAt = performance.now()
  const statuses = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const headers = { authorization: `Bearer ${createSecret()}` }
      return (await fetch(ours.url, { method: 'POST', headers, body: '{}' })).status
    }),
  )
  const refused = statuses.filter((status) => status === 401).length
  console.log(`300 wrong keys: ${refused} refused after ${Math.round(performance.now() - startedAt)} ms`)
}

/**
 * Runs each contender once per round, in turn.
 *
 * @returns the median of a figure over the rounds
 */
async function measure<K extends string>(
  contenders: Contender[],
  once: (contender: Contender) => Promise<Record<K, number>>,
): Promise<(contender: Contender, figure: K) => number> {
  const results = new Map<Contender, Record<K, number>[]>()
  for (let round = 0; round < rounds; round++) {
    // The order rotates each round, so that no contender always follows the same one.
    const order = contenders
      .map((_, place) => contenders[(place + round) % contenders.length])
      .filter((one) => one !== undefined)
    for (const contender of order) {
      const result = await once(contender)
      results.set(contender, [...(results.get(contender) ?? []), result])
    }
  }
  return (contender, figure) => median((results.get(contender) ?? []).map((result) => result[figure]))
}

function report(what: string, contenders: Contender[], figure: (contender: Contender) => number): void {
  const base = figure(bare)
  const cells = contenders.map((contender) => {
    const value = figure(contender)
    const ratio = contender === bare || base === 0 ? '' : ` (${(value / base).toFixed(2)} x)`
    return `${contender.name} ${value.toFixed(2)}${ratio}`
  })
  console.log(`${what}: ${cells.join(', ')}`)
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
