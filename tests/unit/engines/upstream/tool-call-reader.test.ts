import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ToolCallReader } from '@/lib/engines/upstream/tool-call-reader'
import type { ToolCallDelta } from '@/lib/wire/answer-events'

function read(...chunks: object[][]): ToolCallDelta[] {
  const reader = new ToolCallReader()
  return chunks.flatMap((deltas) => reader.read(deltas))
}

/** What a client puts together from the deltas. */
function joined(deltas: ToolCallDelta[]): { id: string; name: string; input: string }[] {
  const calls: { id: string; name: string; input: string }[] = []
  for (const { index, id = '', function: called, custom } of deltas) {
    const call = calls[index] ?? { id: '', name: '', input: '' }
    calls[index] = {
      id: call.id + id,
      name: call.name + (called?.name ?? custom?.name ?? ''),
      input: call.input + (called?.arguments ?? custom?.input ?? ''),
    }
  }
  return calls
}

const lookup = { id: 'call_a', name: 'lookup', input: '{"q":1}' }
const dose = { id: 'call_b', name: 'dose', input: '{"mg":5}' }

test('two calls in pieces are assembled as OpenAI sends them', () => {
  const deltas = read(
    [{ index: 0, id: 'call_a', type: 'function', function: { name: 'lookup', arguments: '' } }],
    [{ index: 0, function: { arguments: '{"q"' } }],
    [{ index: 0, function: { arguments: ':1}' } }],
    [{ index: 1, id: 'call_b', type: 'function', function: { name: 'dose', arguments: '' } }],
    [{ index: 1, function: { arguments: '{"mg":5}' } }],
  )
  assert.deepEqual(joined(deltas), [lookup, dose])
})

test('every delta has an index and a type, also when the server sent neither', () => {
  const deltas = read(
    [{ id: 'call_a', function: { name: 'lookup', arguments: '{"q"' } }],
    [{ function: { arguments: ':1}' } }],
    [{ id: 'call_b', function: { name: 'dose', arguments: '{"mg":5}' } }],
  )
  assert.deepEqual(
    deltas.map(({ index, type }) => [index, type]),
    [
      [0, 'function'],
      [0, 'function'],
      [1, 'function'],
    ],
  )
  assert.deepEqual(joined(deltas), [lookup, dose])
})

test('whole calls that all claim index 0 are distinguished', () => {
  const deltas = read(
    [{ index: 0, id: 'call_a', function: { name: 'lookup', arguments: '{"q":1}' } }],
    [{ index: 0, id: 'call_b', function: { name: 'dose', arguments: '{"mg":5}' } }],
  )
  assert.deepEqual(joined(deltas), [lookup, dose])
})

test('whole calls without index and id are distinguished and get ids', () => {
  const calls = joined(
    read([
      { function: { name: 'lookup', arguments: '{"q":1}' } },
      { function: { name: 'dose', arguments: '{"mg":5}' } },
    ]),
  )
  assert.deepEqual(
    calls.map(({ name, input }) => [name, input]),
    [
      ['lookup', '{"q":1}'],
      ['dose', '{"mg":5}'],
    ],
  )
  assert.match(calls[0]?.id ?? '', /^call_\w{20,}$/)
  assert.notEqual(calls[0]?.id, calls[1]?.id)
})

test('id and name that a server repeats are sent once, since clients would join them', () => {
  const again = { index: 0, id: 'call_a', function: { name: 'lookup', arguments: '' } }
  const deltas = read([again], [{ ...again, function: { name: 'lookup', arguments: '{"q":1}' } }])
  assert.deepEqual(joined(deltas), [lookup])
})

test('an id that changes with every piece does not make new calls', () => {
  const deltas = read(
    [{ index: 0, id: 'call_a', function: { name: 'lookup', arguments: '{"q"' } }],
    [{ index: 0, id: 'call_x', function: { name: null, arguments: ':1}' } }],
  )
  assert.deepEqual(joined(deltas), [lookup])
})

test('calls that start at index 1 leave without a gap', () => {
  const deltas = read([{ index: 1, id: 'call_a', function: { name: 'lookup', arguments: '{"q":1}' } }])
  assert.deepEqual(joined(deltas), [lookup])
})

test('arguments sent as an object become the JSON text that clients parse', () => {
  const deltas = read([{ index: 0, id: 'call_a', function: { name: 'lookup', arguments: { q: 1 } } }])
  assert.deepEqual(joined(deltas), [lookup])
})

test('a custom tool keeps its type and its input', () => {
  const deltas = read(
    [{ index: 0, id: 'call_a', type: 'custom', custom: { name: 'sql', input: 'select ' } }],
    [{ index: 0, type: 'custom', custom: { input: '1' } }],
  )
  assert.deepEqual(joined(deltas), [{ id: 'call_a', name: 'sql', input: 'select 1' }])
  assert.ok(deltas.every(({ type }) => type === 'custom'))
})

test('deltas that are not objects are skipped', () => {
  assert.deepEqual(new ToolCallReader().read([null, 'x', 3]), [])
})
