import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SseLineReader } from '@/lib/engines/upstream/sse-lines'
import { ApiError } from '@/lib/wire/errors'

function payloads(...reads: (string | Buffer)[]): string[] {
  const lines = new SseLineReader()
  return [...reads.flatMap((read) => lines.push(Buffer.from(read))), ...lines.end()]
}

test('a stream cut at any byte gives the same payloads, characters of four bytes included', () => {
  const stream = Buffer.from(': ping\r\n\r\ndata: {"a":"ä漢👩‍⚕️"}\n\ndata:[DONE]\n\n')
  for (let at = 0; at <= stream.length; at++) {
    assert.deepEqual(payloads(stream.subarray(0, at), stream.subarray(at)), ['{"a":"ä漢👩‍⚕️"}', '[DONE]'])
  }
})

test('a stream that arrives byte by byte gives the same payloads', () => {
  const stream = Buffer.from('data: {"a":"µg/dL"}\r\n\r\ndata: [DONE]\r\n\r\n')
  assert.deepEqual(payloads(...Array.from(stream, (byte) => Buffer.from([byte]))), ['{"a":"µg/dL"}', '[DONE]'])
})

test('comments, event names, ids, retry times and empty data are passed over', () => {
  assert.deepEqual(payloads(': ping\nevent: x\nid: 7\nretry: 5\ndata:\ndata: \ndatax: 1\n\ndata: 1\n\n'), ['1'])
})

test('a missing blank, a byte order mark and a missing last line end are taken', () => {
  assert.deepEqual(payloads('\uFEFFdata:1\n\ndata: 2'), ['1', '2'])
})

test('a line without end is refused before it fills memory', () => {
  const lines = new SseLineReader()
  const megabyte = Buffer.alloc(1_048_576, 'a')
  assert.throws(() => {
    for (let count = 0; count < 18; count++) lines.push(megabyte)
  }, ApiError)
})
