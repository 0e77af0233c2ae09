import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLimiter, lightPixelsMax, selectLimiter } from '@/lib/images/decode-limiter'
import { loadImage } from '@/lib/images/load-image'
import { ApiError } from '@/lib/wire/errors'
import { dataUrl, draw, gradient } from '../../fixtures/sample-images'

const ongoing = new AbortController().signal

/** Work that ends when the test says so. */
function work(): { run: () => Promise<string>; end: () => void; hasBegun: Promise<void> } {
  const result = Promise.withResolvers<string>()
  const begun = Promise.withResolvers<void>()
  return {
    run: () => {
      begun.resolve()
      return result.promise
    },
    end: () => result.resolve('done'),
    hasBegun: begun.promise,
  }
}

test('images are decoded in the order of their arrival, only so many at once', async () => {
  const enter = createLimiter(2)
  const works = [work(), work(), work()]
  const begun: number[] = []
  const results = works.map(({ run, hasBegun }, at) => {
    void hasBegun.then(() => begun.push(at))
    return enter(run, ongoing)
  })
  await Promise.all([works[0]?.hasBegun, works[1]?.hasBegun])
  assert.deepEqual(begun, [0, 1])
  works[1]?.end()
  await works[2]?.hasBegun
  assert.deepEqual(begun, [0, 1, 2])
  for (const { end } of works) end()
  assert.deepEqual(await Promise.all(results), ['done', 'done', 'done'])
})

test('a large image never keeps an ordinary one waiting', async () => {
  const large = work()
  const held = selectLimiter(lightPixelsMax + 1)(large.run, ongoing)
  await large.hasBegun
  assert.equal(await selectLimiter(lightPixelsMax)(async () => 'ordinary', ongoing), 'ordinary')
  large.end()
  await held
})

test('a caller who leaves gives up the place in the line', async () => {
  const enter = createLimiter(1)
  const [first, second, third] = [work(), work(), work()]
  const held = enter(first.run, ongoing)
  const leaving = new AbortController()
  const left = enter(second.run, leaving.signal)
  const last = enter(third.run, ongoing)
  leaving.abort(new Error('gone'))
  await assert.rejects(left, /gone/)
  first.end()
  await third.hasBegun
  third.end()
  assert.deepEqual(await Promise.all([held, last]), ['done', 'done'])
})

test('a caller who leaves early is released immediately, and the next begins only when the work has ended', async () => {
  const enter = createLimiter(1)
  const [first, second] = [work(), work()]
  const leaving = new AbortController()
  const left = enter(first.run, leaving.signal)
  let secondHasBegun = false
  void second.hasBegun.then(() => {
    secondHasBegun = true
  })
  const next = enter(second.run, ongoing)
  await first.hasBegun
  leaving.abort(new Error('gone'))
  await assert.rejects(left, /gone/)
  assert.equal(secondHasBegun, false)
  first.end()
  await second.hasBegun
  second.end()
  assert.equal(await next, 'done')
})

test('work that fails frees its place', async () => {
  const enter = createLimiter(1)
  await assert.rejects(
    enter(() => Promise.reject(new Error('broken')), ongoing),
    /broken/,
  )
  assert.equal(await enter(async () => 'next', ongoing), 'next')
})

test('a queue that is too long refuses with a time to retry', async () => {
  const enter = createLimiter(1)
  const leaving = new AbortController()
  const waiting = Array.from({ length: 201 }, () => enter(work().run, leaving.signal))
  await assert.rejects(enter(work().run, ongoing), (error) => {
    assert.ok(error instanceof ApiError)
    assert.deepEqual([error.code, error.status, error.headers['retry-after']], ['overloaded', 503, '5'])
    return true
  })
  leaving.abort()
  await Promise.allSettled(waiting)
})

test('a request that has ended loads nothing', async () => {
  const url = dataUrl(await draw(gradient()).png().toBuffer())
  await assert.rejects(loadImage(url, AbortSignal.abort(new Error('gone'))), /gone/)
})
