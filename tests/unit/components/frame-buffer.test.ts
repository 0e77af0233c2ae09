import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, mock, test } from 'node:test'
import { frameBuffer } from '@/components/frame-buffer'

const frameMs = 1000 / 60
let now = 0

/** A screen of 60 frames a second on the clock of this test. */
function later(ms: number): void {
  for (let passed = 0; passed < ms; passed += 1) {
    now += 1
    mock.timers.tick(1)
  }
}

beforeEach(() => {
  now = 1000
  mock.timers.enable({ apis: ['setTimeout'] })
  mock.method(performance, 'now', () => now)
  Object.assign(globalThis, {
    requestAnimationFrame: (draw: () => void) => setTimeout(draw, frameMs - (now % frameMs)),
    cancelAnimationFrame: (id: NodeJS.Timeout) => clearTimeout(id),
  })
})

afterEach(() => {
  mock.timers.reset()
  mock.restoreAll()
})

describe('the pace at which words come on the screen', () => {
  test('a second of 200 tokens is at most 31 commits, and no word is lost', () => {
    const commits: string[] = []
    const buffer = frameBuffer((text) => commits.push(text))
    const tokens = Array.from({ length: 200 }, (_, index) => `word${index} `)
    for (const token of tokens) {
      buffer.add(token, null)
      later(5)
    }
    buffer.flush()
    assert.equal(commits.join(''), tokens.join(''))
    assert.ok(commits.length <= 31, `${commits.length} commits`)
  })

  test('the first words wait for the next frame only', () => {
    const commits: string[] = []
    const buffer = frameBuffer((text) => commits.push(text))
    buffer.add('First', null)
    later(frameMs + 1)
    assert.deepEqual(commits, ['First'])
  })

  test('what is handed on at the end does not come again with a later frame', () => {
    const commits: string[] = []
    const buffer = frameBuffer((text) => commits.push(text))
    buffer.add('All of it', null)
    buffer.flush()
    buffer.flush()
    later(100)
    assert.deepEqual(commits, ['All of it'])
  })
})
