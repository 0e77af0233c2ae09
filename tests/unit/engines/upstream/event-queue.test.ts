import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EventQueue } from '@/lib/engines/upstream/event-queue'

/** A queue whose first pieces are gone. */
function flowing(): EventQueue {
  const queue = new EventQueue()
  for (let piece = 0; piece < 16; piece++) queue.pushContent(0, 'a')
  queue.take()
  return queue
}

test('the first pieces of an answer are not merged, because a reader is waiting for them', () => {
  const queue = new EventQueue()
  for (const word of ['One ', 'two ', 'three']) queue.pushContent(0, word)
  assert.deepEqual(
    queue.take().map((event) => event.type === 'delta' && event.content),
    ['One ', 'two ', 'three'],
  )
})

test('later texts of one read are merged, those of another read are not', () => {
  const queue = flowing()
  for (const word of ['four ', 'five ']) queue.pushContent(0, word)
  assert.deepEqual(queue.take(), [{ type: 'delta', choice: 0, content: 'four five ' }])
  queue.pushContent(0, 'six')
  assert.deepEqual(queue.take(), [{ type: 'delta', choice: 0, content: 'six' }])
})

test('events already taken do not change afterwards', () => {
  const queue = flowing()
  queue.pushContent(0, 'four ')
  const taken = queue.take()
  queue.pushContent(0, 'five ')
  assert.deepEqual(taken, [{ type: 'delta', choice: 0, content: 'four ' }])
})

test('texts of different choices, and texts with a finish or a tool call between them, stay apart', () => {
  const queue = flowing()
  queue.pushContent(0, 'a')
  queue.pushContent(1, 'b')
  queue.pushContent(1, 'c')
  queue.push({ type: 'delta', choice: 1, refusal: 'no' })
  queue.pushContent(1, 'd')
  queue.push({ type: 'finish', choice: 0, reason: 'stop' })
  assert.deepEqual(queue.take(), [
    { type: 'delta', choice: 0, content: 'a' },
    { type: 'delta', choice: 1, content: 'bc' },
    { type: 'delta', choice: 1, refusal: 'no' },
    { type: 'delta', choice: 1, content: 'd' },
    { type: 'finish', choice: 0, reason: 'stop' },
  ])
})

test('everything the model wrote is kept for counting', () => {
  const queue = new EventQueue()
  queue.pushContent(0, 'Yes')
  queue.push({ type: 'delta', choice: 0, content: '!', refusal: 'no' })
  queue.push({ type: 'delta', choice: 0, toolCalls: [{ index: 0, function: { name: 'f', arguments: '{}' } }] })
  assert.equal(queue.written.text, 'Yes!nof{}')
})
