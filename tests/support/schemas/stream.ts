/** Reads a stream as strictly as the strictest client would, and checks what must hold for every stream. */
import assert from 'node:assert/strict'
import type { ServiceChunk } from '@/lib/wire/response'
import { assertChunk, assertError } from './wire'

export interface ReadStream {
  chunks: ServiceChunk[]
  comments: number
  /** The last frame of an answer that was cut off. */
  error: { message: string; type: string; param: string | null; code: string | null } | null
  /** Content of each choice. */
  content: string[]
}

/**
 * @param text the whole body as it was sent
 * @throws AssertionError when a byte is out of place
 */
export function readStream(text: string): ReadStream {
  const comments = text.match(/^: keep-alive\n/gm)?.length ?? 0
  const frames = text.replace(/^: keep-alive\n/gm, '')
  assert.match(frames, /^(data: [^\n]+\n\n)*$/, 'each frame is one data line and one empty line')
  const data = frames
    .split('\n\n')
    .slice(0, -1)
    .map((frame) => frame.slice('data: '.length))
  const last = data.pop()
  const chunks = data.map((frame) => JSON.parse(frame))
  for (const chunk of chunks) assertChunk(chunk)
  assertSame(chunks)
  if (last === '[DONE]') return { chunks, comments, error: null, content: contentOf(chunks, true) }
  const error = JSON.parse(last ?? 'null')
  assertError(error)
  return { chunks, comments, error: error.error, content: contentOf(chunks, false) }
}

function assertSame(chunks: ServiceChunk[]): void {
  for (const member of ['id', 'created', 'model'] as const) {
    assert.ok(new Set(chunks.map((chunk) => chunk[member])).size <= 1, `${member} is the same in each chunk`)
  }
}

/** Walks each choice: role first and once, finish last and once. */
function contentOf(chunks: ServiceChunk[], isWhole: boolean): string[] {
  const content: string[] = []
  const finished = new Set<number>()
  for (const [position, chunk] of chunks.entries()) {
    if (chunk.choices.length === 0) {
      assert.equal(position, chunks.length - 1, 'only the usage chunk has no choices, and it is the last')
      assert.ok(chunk.usage)
    }
    for (const { index, delta, finish_reason } of chunk.choices) {
      assert.ok(!finished.has(index), `nothing comes for choice ${index} after its finish`)
      if (delta.role === undefined) {
        assert.notEqual(delta.content, '', 'content is never empty')
        assert.notEqual(content[index], undefined, `choice ${index} begins with its role`)
      } else {
        assert.equal(content[index], undefined, `choice ${index} has one role`)
      }
      content[index] = (content[index] ?? '') + (delta.content ?? '')
      if (finish_reason === null) continue
      assert.deepEqual(delta, {}, 'the finish chunk has an empty delta')
      finished.add(index)
    }
  }
  if (isWhole) assert.deepEqual([...finished].sort(), [...content.keys()], 'each choice finished')
  return content
}
