/**
 * How much long questions of three keys delay the ordinary questions of a fourth, and how long a question of each
 * length takes: `npm run bench -- fairness [AT_ONCE] [KIND]`, where each of the three keeps AT_ONCE questions (2) of
 * 1 MB in progress, all of one kind of text.
 */
import { runChild } from '../support/child'
import { startServer } from '../support/server'

const atOnce = Number(process.argv[2] ?? 2)
const onlyKind = process.argv[3]
const callers = 3
const asksMax = 40
const megabyte = 1_000_000
const ordinary = 'Does dapagliflozin lower mortality in heart failure with reduced ejection fraction?'

const longTexts: Record<string, (length: number) => string> = {
  titles: (length) => repeatText('Mr ', length),
  names: (length) => repeatText('Mr Smith has gout. ', length),
  'phone numbers': (length) => repeatText('212-555-0187 ', length),
  prose: (length) => repeatText(`${ordinary} `, length),
  'unknown words': unknownWords,
  'one word': (length) => repeatText('a', length),
  Chinese: (length) => repeatText('患者张伟，男，65岁。', length),
}

const kinds = Object.entries(longTexts).filter(([name]) => onlyKind === undefined || name === onlyKind)
const server = await startServer({ RATE_LIMIT_RPM: '1000000', LOG_LEVEL: 'silent' })
try {
  const keys = await createKeys(callers)
  await measure(server.key, ordinary, 10)
  const alone = await measure(server.key, ordinary, asksMax)
  console.log(`ordinary question, alone: ${formatTimes(alone)}`)
  for (const [name, make] of kinds) {
    const crowded = await measureUnderLoad(keys, bodyOf(make(megabyte)))
    const added = quantile(crowded.ordinary, 0.5) - quantile(alone, 0.5)
    const addedP95 = quantile(crowded.ordinary, 0.95) - quantile(alone, 0.95)
    console.log(
      `${callers} callers, ${atOnce} questions of 1 MB each at once (${name}): ${formatTimes(crowded.ordinary)}`,
    )
    console.log(`  added: median ${added.toFixed(0)} ms, p95 ${addedP95.toFixed(0)} ms; bar 200 ms`)
    console.log(`  outcomes: ordinary ${formatCounts(crowded.statuses)}; long ${formatCounts(crowded.longStatuses)}`)
  }
  for (const [name, make] of kinds) {
    const times: string[] = []
    for (const length of [1_000, 200_000, megabyte, 10 * megabyte, 40 * megabyte]) {
      const { status, ms } = await send(server.key, bodyOf(make(length)))
      times.push(`${length.toLocaleString('en-US')}: ${ms.toFixed(0)} ms (${status})`)
    }
    console.log(`one question by length in bytes, ${name}: ${times.join('; ')}; bar 1,000 ms`)
  }
} finally {
  await server.stop()
}

/** @param length in UTF-8 bytes */
function repeatText(text: string, length: number): string {
  return text.repeat(Math.ceil(length / Buffer.byteLength(text)))
}

function unknownWords(length: number): string {
  const words = Array.from({ length: Math.ceil(length / 11) }, (_, index) => `${letters(index + 26 ** 4)}zqxo`)
  return words.join(' ')
}

function letters(number: number): string {
  return number === 0 ? '' : letters(Math.floor(number / 26)) + String.fromCharCode(97 + (number % 26))
}

function bodyOf(question: string): Buffer {
  return Buffer.from(JSON.stringify({ messages: [{ role: 'user', content: question }] }))
}

async function createKeys(count: number): Promise<string[]> {
  const code = `
    import { createKey } from '@/lib/platform/auth/api-keys'
    import { closeDatabase } from '@/lib/store/db'
    for (let made = 0; made < ${count}; made += 1) console.log((await createKey({ name: 'long questions' })).secret)
    await closeDatabase()`
  return (await runChild(code, { DATA_DIR: server.dataDir })).trim().split('\n')
}

async function send(key: string, body: Buffer): Promise<{ status: string; ms: number }> {
  const started = performance.now()
  const response = await fetch(`${server.url}/api/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: new Uint8Array(body),
  })
  const text = await response.text()
  const status = response.ok ? '200' : `${response.status} ${JSON.parse(text).error?.code}`
  return { status, ms: performance.now() - started }
}

async function measure(key: string, question: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let asked = 0; asked < count; asked += 1) times.push((await send(key, bodyOf(question))).ms)
  return times
}

/** Sends ordinary questions one after the other while every caller keeps its long ones in progress. */
async function measureUnderLoad(
  keys: string[],
  long: Buffer,
): Promise<{ ordinary: number[]; statuses: string[]; longStatuses: string[] }> {
  const statuses: string[] = []
  const longStatuses: string[] = []
  const ordinaryMs: number[] = []
  let isOver = false
  const work = keys.flatMap((key) =>
    Array.from({ length: atOnce }, async () => {
      while (!isOver) longStatuses.push((await send(key, long)).status)
    }),
  )
  const endsAt = performance.now() + 30_000
  for (let asked = 0; asked < asksMax && performance.now() < endsAt; asked += 1) {
    const { status, ms } = await send(server.key, bodyOf(ordinary))
    statuses.push(status)
    ordinaryMs.push(ms)
  }
  isOver = true
  await Promise.all(work)
  return { ordinary: ordinaryMs, statuses, longStatuses }
}

function formatTimes(times: number[]): string {
  return `median ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`
}

function formatCounts(statuses: string[]): string {
  return [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => `${all.length} × ${status}`).join(', ')
}

function quantile(values: number[], q: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(q * (values.length - 1))] ?? Number.NaN
}
