import '../../support/library/starter-library'
import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { exportLibrary } from '@/lib/cli/library-export'

async function write(...args: string[]): Promise<string> {
  const out = new PassThrough()
  const written = text(out)
  await exportLibrary(args, out)
  out.end()
  return written
}

test('references are selected by words in names, and written as RIS if no format is given', async () => {
  const written = await write('--query', 'mcmurray', '--in', 'names')
  assert.match(written, /^TY {2}- JOUR\r\n/)
  assert.match(written, /McMurray/)
})

test('articles are written as a line of JSON each', async () => {
  const lines = (await write('--format', 'jsonl', '--type', 'guideline')).trim().split('\n')
  assert.equal(lines.length, 122)
  for (const line of lines) assert.equal(JSON.parse(line).studyType, 'guideline')
})
