/** The services block callers that ask more often than they allow; time here is simulated. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { openSharedRate } from '@/lib/evidence/live/rate-file'
import { type Clock, RateLimiter } from '@/lib/evidence/live/rate-limiter'
import { runChild } from '../../../support/child'

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
  const starts = await startsOf(new RateLimiter(3, clock), clock, 10)
  starts.slice(3).forEach((start, index) => {
    assert.ok(start - (starts[index] ?? 0) > 1000)
  })
  assert.ok((starts.at(-1) ?? 0) < 3200)
})

test('a turn that would come too late is refused at once and takes nothing from others', async () => {
  const clock = simulatedClock()
  const rate = new RateLimiter(1, clock)
  assert.equal(await rate.acquire(forever, never), true)
  assert.equal(await rate.acquire(500, never), false)
  const later = rate.acquire(2000, never)
  await clock.run()
  assert.equal(await later, true)
  assert.ok(clock.now() < 1100)
})

test('a pause holds those who already wait for their turn', async () => {
  const clock = simulatedClock()
  const rate = new RateLimiter(1, clock)
  await rate.acquire(forever, never)
  const waiting = rate.acquire(forever, never)
  const impatient = rate.acquire(4000, never)
  rate.pause(5000)
  await clock.run()
  assert.equal(await waiting, true)
  assert.equal(await impatient, false)
  assert.ok(clock.now() >= 5000)
})

test('a caller who aborts while waiting gets the abort reason', async () => {
  const rate = new RateLimiter(1)
  await rate.acquire(forever, never)
  const asker = new AbortController()
  const turn = rate.acquire(forever, asker.signal)
  asker.abort(new Error('left'))
  await assert.rejects(turn, { name: 'AbortError' })
})

test('processes that share a file keep to the rate and its pauses together', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rate-'))
  const file = join(folder, 'rate.sqlite')
  const code = `
    import { openSharedRate } from '@/lib/evidence/live/rate-file'
    const rate = openSharedRate(${JSON.stringify(file)}, 3)
    for (let n = 0; n < 5; n += 1) {
      await rate.acquire(Infinity, new AbortController().signal)
      console.log(Date.now())
    }`
  const printed = await Promise.all([runChild(code, {}), runChild(code, {})])
  const starts = printed.flatMap((lines) => lines.trim().split('\n').map(Number)).sort((a, b) => a - b)
  assert.equal(starts.length, 10)
  const spread = (starts.at(-1) ?? 0) - (starts[0] ?? 0)
  // Without the file, each process would take one second.
  assert.ok(spread >= 2000, `10 starts within ${spread} ms`)
  const [here, there] = [openSharedRate(file, 3), openSharedRate(file, 3)]
  here.pause(60_000)
  assert.equal(await there.acquire(Date.now() + 30_000, never), false)
  rmSync(folder, { recursive: true })
})

test('starts that were reserved before the clock was set back hold nobody', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rate-'))
  const file = join(folder, 'rate.sqlite')
  const rate = openSharedRate(file, 1)
  const db = new DatabaseSync(file)
  db.prepare('INSERT INTO starts VALUES (?)').run(Date.now() + 86_400_000)
  db.prepare('INSERT INTO pauses VALUES (?)').run(Date.now() + 86_400_000)
  db.close()
  assert.equal(await rate.acquire(Date.now() + 5000, never), true)
  rmSync(folder, { recursive: true })
})
