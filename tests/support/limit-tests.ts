/** Tests of the rate limits, shared by every store. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acquireSlot, countRequest } from '@/lib/platform/limits/rate-limits'

export function registerLimitTests(): void {
  test('of 200 requests that arrive together exactly as many pass as the limit allows', async () => {
    const rates = await Promise.all(Array.from({ length: 200 }, () => countRequest('many', 60)))
    const passed = rates.filter(({ isExceeded }) => !isExceeded)
    assert.equal(passed.length, 60)
    const left = passed.map(({ remaining }) => remaining).sort((a, b) => b - a)
    assert.deepEqual(
      left,
      Array.from({ length: 60 }, (_, spent) => 59 - spent),
    )
    for (const { resetMs } of rates) assert.ok(resetMs > 0 && resetMs <= 60_000, String(resetMs))
  })

  test('one caller’s requests never count for another, nor one limit for another', async () => {
    await countRequest('a', 1)
    assert.equal((await countRequest('a', 1)).isExceeded, true)
    assert.equal((await countRequest('b', 1)).isExceeded, false)
    assert.equal((await countRequest('a', 2)).isExceeded, false)
  })

  test('of 200 streams that open together exactly as many are held as allowed', async () => {
    const holds = await Promise.all(Array.from({ length: 200 }, () => acquireSlot('parallel', 20)))
    assert.equal(holds.filter(Boolean).length, 20)
    for (const release of holds) await release?.()
  })

  test('a place given back can be taken again, once', async () => {
    const first = await acquireSlot('again', 2)
    const second = await acquireSlot('again', 2)
    assert.equal(await acquireSlot('again', 2), undefined)
    await first?.()
    const third = await acquireSlot('again', 2)
    assert.ok(third)
    assert.equal(await acquireSlot('again', 2), undefined)
    await second?.()
    await third()
  })
}
