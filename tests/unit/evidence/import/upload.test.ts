import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { noFacts } from '@/lib/evidence/import/formats/document/document-facts'
import { readGuideline } from '@/lib/evidence/import/formats/guideline'
import { receiveFile, sanitizeFileName } from '@/lib/evidence/import/upload'
import { readAll } from '../../../support/read-import-file'

const directory = mkdtempSync(join(tmpdir(), 'upload-'))
after(() => rmSync(directory, { recursive: true }))

const nothingSaid = noFacts
const signal = new AbortController().signal

async function received(name: string, text: string, about = nothingSaid, bytesMax = 1000): Promise<string> {
  const file = join(directory, name)
  async function* pieces() {
    for (let at = 0; at < text.length; at += 200) yield Buffer.from(text.slice(at, at + 200))
  }
  await receiveFile(pieces(), file, { bytesMax, about, signal, onBytes: () => {} })
  return readFileSync(file, 'utf8')
}

test('a file is stored as it was sent', async () => {
  const text = 'PMID- 1\n'.repeat(100)
  assert.equal(await received('a.nbib', text), text)
})

test('a file beyond the limit is refused during the upload, with the limit', async () => {
  await assert.rejects(
    received('b.nbib', 'x'.repeat(1001)),
    /larger than the limit of 1,000 bytes \(IMPORT_BYTES_MAX\)/,
  )
})

test('facts entered for a guideline take precedence over those in the document', async () => {
  const about = { ...noFacts, title: 'Sepsis bundle', owner: 'Intensive care\nDate: 1999', date: '2025-03-12' }
  for (const document of [
    '# Other title\n\nOwner: Surgery\n\n## First hour\n\nGive antibiotics.',
    '---\ntitle: Other title\nowner: Surgery\n---\n## First hour\n\nGive antibiotics.',
    '\ufeff# Other title\n\n## First hour\n\nGive antibiotics.',
  ]) {
    const [reading] = await readAll(readGuideline, await received('c.md', document, about))
    assert.ok(reading?.type === 'article')
    const { title, authors, year } = reading.article
    assert.deepEqual([title, authors, year], ['Sepsis bundle', ['Intensive care Date: 1999'], 2025])
    assert.equal(reading.article.passages.at(-1)?.text, 'Give antibiotics.')
  }
})

test('facts entered for a guideline are never written into a file of records', async () => {
  assert.equal(await received('d.ris', 'TY  - JOUR\n', { ...nothingSaid, title: 'x' }), 'TY  - JOUR\n')
})

test('a name in any script is cut between characters to a length that file systems accept, and keeps its extension', async () => {
  for (const character of ['指', '👩🏽‍⚕️', 'e\u0301', 'x']) {
    const name = sanitizeFileName(`${character.repeat(120)}.md.gz`)
    assert.ok(Buffer.byteLength(name) <= 200)
    assert.ok(name.endsWith(`${character}.md.gz`))
    assert.equal(await received(name, 'x'), 'x')
  }
})

test("an uploaded name can't escape its folder and keeps its extension", () => {
  assert.equal(sanitizeFileName('../../etc/passwd'), 'passwd')
  assert.equal(sanitizeFileName('C:\\files\\guide.md'), 'guide.md')
  assert.equal(sanitizeFileName('..'), 'file')
  assert.equal(sanitizeFileName(`${'x'.repeat(500)}.nbib`).slice(-6), 'x.nbib')
  assert.equal(sanitizeFileName('a\u0000b\n.txt'), 'a b .txt')
})
