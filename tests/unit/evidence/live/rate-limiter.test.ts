/**
 * The services block callers that ask more often than they allow. Time is simulated, except where
 * processes share a rate.
 */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { keepInFile } from '@/lib/evidence/live/rate-file'
import { StateLedger } from '@/lib/evidence/live/rate-ledger'
import { type Clock, createRateLimiter, type RateLimiter } from '@/lib/evidence/live/rate-limiter'
import { startLiterature } from '../../../fakes/literature'
import { runChild } from '../../../support/child'
import { postgresSkip, startSuiteDatabase } from '../../../support/postgres-suite'

const never = new AbortController().signal
const forever = Number.POSITIVE_INFINITY

/** A clock that only moves when all wait: it jumps to the next one due. */
function simulatedClock(): Clock & { run(): Promise<void> } {
  let now = 0
  const sleepers: { at: number; wake: () => void }[] = []
  return {
    now: () => now,
    wait: (ms) => new Promise<void>((wake) => void sleepers.push({ at: now + ms, wake })),
    async run() {
      for (;;) {
        await new Promise((done) => setImmediate(done))
        sleepers.sort((a, b) => a.at - b.at)
        const next = sleepers.shift()
        if (!next) return
        now = Math.max(now, next.at)
        next.wake()
      }
    },
  }
}

async function startsOf(rate: RateLimiter, clock: ReturnType<typeof simulatedClock>, count: number): Promise<number[]> {
  const starts: number[] = []
  const turns = Array.from({ length: count }, () =>
    rate.acquire(forever, never).then(() => void starts.push(clock.now())),
  )
  await clock.run()
  await Promise.all(turns)
  return starts
}

test('no second holds more starts than allowed, and no turn is wasted', async () => {
  const clock = simulatedClock()
  const starts = await startsOf(createRateLimiter(3, clock), clock, 10)
  starts.slice(3).forEach((start, index) => {
    assert.ok(start - (starts[index] ?? 0) > 1000)
  })
  assert.ok((starts.at(-1) ?? 0) < 3200)
})

test('a turn that would come too late is refused at once and takes nothing from others', async () => {
  const clock = simulatedClock()
  const rate = createRateLimiter(1, clock)
  assert.equal(await rate.acquire(forever, never), true)
  assert.equal(await rate.acquire(500, never), false)
  const later = rate.acquire(2000, never)
  await clock.run()
  assert.equal(await later, true)
  assert.ok(clock.now() < 1100)
})

test('a pause holds those who already wait for their turn', async () => {
  const clock = simulatedClock()
  const rate = createRateLimiter(1, clock)
  await rate.acquire(forever, never)
  const waiting = rate.acquire(forever, never)
  const impatient = rate.acquire(4000, never)
  await rate.pause(5000)
  await clock.run()
  assert.equal(await waiting, true)
  assert.equal(await impatient, false)
  assert.ok(clock.now() >= 5000)
})

test('a caller who aborts while waiting gets the abort reason', async () => {
  const rate = createRateLimiter(1)
  await rate.acquire(forever, never)
  const asker = new AbortController()
  const turn = rate.acquire(forever, asker.signal)
  asker.abort(new Error('left'))
  await assert.rejects(turn, { name: 'AbortError' })
})

test('callers that wait through a pause start at the rate after it, not together', async () => {
  const clock = simulatedClock()
  const rate = createRateLimiter(1, clock)
  await rate.acquire(forever, never)
  const starts = startsOf(rate, clock, 4)
  await rate.pause(5000)
  const held = await starts
  assert.ok((held[0] ?? 0) >= 5000)
  held.slice(1).forEach((start, index) => {
    assert.ok(start - (held[index] ?? 0) > 1000)
  })
})

/** Asks PubMed eight times with the settings of its process. */
const eightSearches = `
  import { config } from '@/lib/config'
  import { Entrez } from '@/lib/evidence/live/fetch/entrez'
  import { getPubmedRateLedger } from '@/lib/evidence/live/pubmed-rate'
  import { closeDatabase } from '@/lib/store/db'
  const { PUBMED_BASE_URL: baseUrl, CONTACT_EMAIL: email } = config()
  const entrez = new Entrez({ baseUrl, email, apiKey: undefined, sharedRate: getPubmedRateLedger(), waitsMs: [] })
  for (let n = 0; n < 8; n += 1) await entrez.search('heart failure', null, 1, new AbortController().signal)
  await closeDatabase()`

/** Lets two processes ask PubMed at once, and asserts that together they kept to its rate. */
async function assertShareRate(settings: readonly [Record<string, string>, Record<string, string>]): Promise<void> {
  const literature = await startLiterature({ enforcesRate: true })
  const environment = { PUBMED_BASE_URL: literature.pubmedBaseUrl, CONTACT_EMAIL: 'library@hospital.example' }
  try {
    await Promise.all(settings.map((each) => runChild(eightSearches, { ...environment, ...each })))
  } finally {
    await literature.close()
  }
  const times = literature.requests.map(({ atMs }) => atMs)
  const spread = (times.at(-1) ?? 0) - (times[0] ?? 0)
  assert.equal(times.length, 16)
  assert.deepEqual(literature.breaches(), [])
  // Alone, each process would take two seconds.
  assert.ok(spread >= 5000, `16 requests within ${spread} ms`)
}

test('processes that share a data folder keep to the rate of PubMed together', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rate-'))
  const settings = { DATA_DIR: folder, DATABASE_URL: '' }
  await assertShareRate([settings, settings])
  rmSync(folder, { recursive: true })
})

describe('servers that share a database', { skip: postgresSkip }, () => {
  test('servers that share a database keep to the rate of PubMed together', async () => {
    const folders = [mkdtempSync(join(tmpdir(), 'rate-')), mkdtempSync(join(tmpdir(), 'rate-'))] as const
    const { url, stop } = await startSuiteDatabase()
    const [here, there] = folders.map((folder) => ({ DATA_DIR: folder, DATABASE_URL: url }))
    assert.ok(here && there)
    try {
      await assertShareRate([here, there])
    } finally {
      await stop()
    }
    for (const folder of folders) rmSync(folder, { recursive: true })
  })
})

test('callers that share a file share its pauses', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rate-'))
  const [here, there] = [openLedger(folder, 3), openLedger(folder, 3)]
  await here.pause(60_000)
  assert.equal(await there.reserve(30_000), null)
  rmSync(folder, { recursive: true })
})

test('starts reserved before the clock was set back delay nobody', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rate-'))
  const tomorrow = Date.now() + 86_400_000
  await keepInFile(join(folder, 'rate.sqlite'))((state) => {
    state.starts = [tomorrow]
    state.pausedUntil = tomorrow
  })
  assert.equal(await openLedger(folder, 1).reserve(5000), 0)
  rmSync(folder, { recursive: true })
})

function openLedger(folder: string, perSecond: number): StateLedger {
  return new StateLedger(perSecond, keepInFile(join(folder, 'rate.sqlite')))
}
