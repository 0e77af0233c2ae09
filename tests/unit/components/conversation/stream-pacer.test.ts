import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, mock, test } from 'node:test'
import type { StreamedEvent } from '@/components/conversation/conversation-reducer'
import { createStreamPacer } from '@/components/conversation/stream-pacer'

const frameMs = 1000 / 60
const isVisible = () => true
let now = 0

/** A screen of 60 frames a second on the clock of this test. */
function later(ms: number): void {
  for (let passed = 0; passed < ms; passed += 1) {
    now += 1
    mock.timers.tick(1)
  }
}

function delta(content: string): StreamedEvent {
  return { type: 'delta', choice: 0, content }
}

function textOf(events: readonly StreamedEvent[]): string {
  return events.map((event) => (event.type === 'delta' ? event.content : '')).join('')
}

/**
 * Reads what a server sends in a second, a token each 5 ms, as often as the buffer wants more; what is left comes at
 * the end.
 */
async function aSecond({
  drawingMs,
  isEndVisible = true,
}: {
  drawingMs: number
  isEndVisible?: boolean
}): Promise<{ commits: string[]; sent: string }> {
  const commits: string[] = []
  const commit = (events: readonly StreamedEvent[]) => {
    commits.push(textOf(events))
    now += drawingMs
  }
  const buffer = createStreamPacer(commit, () => isEndVisible)
  let sent = ''
  let read = 0
  let isWanted = false
  const want = () => void buffer.waitForFrame().then(() => (isWanted = true))
  want()
  for (const endsAt = now + 1000; now < endsAt; ) {
    if ((now - 1000) % 5 === 0) sent += `word${now} `
    // Promises that a timer has resolved go on first.
    await Promise.resolve()
    if (isWanted && read < sent.length) {
      buffer.add(delta(sent.slice(read)))
      read = sent.length
      isWanted = false
      want()
    }
    later(1)
  }
  buffer.add(delta(sent.slice(read)))
  buffer.flush()
  return { commits, sent }
}

beforeEach(() => {
  now = 1000
  mock.timers.enable({ apis: ['setTimeout'] })
  mock.method(performance, 'now', () => now)
  Object.assign(globalThis, {
    document: { hidden: false },
    requestAnimationFrame: (draw: (beganAt: number) => void) => setTimeout(() => draw(now), frameMs - (now % frameMs)),
    cancelAnimationFrame: (id: NodeJS.Timeout) => clearTimeout(id),
  })
})

afterEach(() => {
  mock.timers.reset()
  mock.restoreAll()
})

describe('the stream pacer', () => {
  test('commits about thirty times a second and loses no text', async () => {
    const { commits, sent } = await aSecond({ drawingMs: 1 })
    assert.equal(commits.join(''), sent)
    assert.ok(commits.length >= 28 && commits.length <= 31, `${commits.length} commits`)
  })

  test('commits less often when rendering is slow, using at most a quarter of the time', async () => {
    const { commits, sent } = await aSecond({ drawingMs: 50 })
    assert.equal(commits.join(''), sent)
    assert.ok(commits.length >= 4 && commits.length <= 6, `${commits.length} commits`)
  })

  test('commits about ten times a second when the end of the answer is off screen', async () => {
    const { commits, sent } = await aSecond({ drawingMs: 1, isEndVisible: false })
    assert.equal(commits.join(''), sent)
    assert.ok(commits.length >= 8 && commits.length <= 11, `${commits.length} commits`)
  })

  test('keeps reading on a hidden page, which has no frames', async () => {
    Object.assign(globalThis, {
      document: { hidden: true },
      requestAnimationFrame: () => 1,
      cancelAnimationFrame: () => undefined,
    })
    const { commits, sent } = await aSecond({ drawingMs: 1 })
    assert.deepEqual(commits, [sent])
  })

  test('draws what came on a hidden page when it is seen again', () => {
    Object.assign(globalThis, { document: { hidden: true } })
    const commits: string[] = []
    const buffer = createStreamPacer((events) => commits.push(textOf(events)), isVisible)
    buffer.add(delta('Hidden'))
    later(frameMs + 2)
    assert.deepEqual(commits, ['Hidden'])
  })

  test('the first words come at once, in a task of their own and without a frame in between', () => {
    const commits: string[] = []
    const buffer = createStreamPacer((events) => commits.push(textOf(events)), isVisible)
    buffer.add(delta('First '))
    buffer.add(delta('words'))
    assert.deepEqual(commits, [])
    later(2)
    assert.deepEqual(commits, ['First words'])
  })

  test('does not commit flushed text again in a later frame', () => {
    const commits: string[] = []
    const buffer = createStreamPacer((events) => commits.push(textOf(events)), isVisible)
    buffer.add(delta('All of it'))
    buffer.flush()
    buffer.flush()
    later(100)
    assert.deepEqual(commits, ['All of it'])
  })
})
