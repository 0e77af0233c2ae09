import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readJsonl } from '@/lib/evidence/import/formats/jsonl'
import { readArticle, readRefusals } from '../../../../support/read-import-file'

const article = {
  id: 'pmid:30000001',
  pmid: '30000001',
  title: 'A trial',
  year: 2019,
  studyType: 'randomized-trial',
  passages: [{ section: 'conclusion', label: 'CONCLUSIONS', text: 'It fell.\nIt fell again.' }],
}
const json = (fields: object) => JSON.stringify({ ...article, ...fields })

test('an exported article is imported unchanged, passages verbatim', async () => {
  const read = await readArticle(readJsonl, json({}))
  assert.equal(read.id, 'pmid:30000001')
  assert.equal(read.studyType, 'randomized-trial')
  assert.deepEqual(read.passages, [
    { ordinal: 0, section: 'conclusion', label: 'CONCLUSIONS', text: 'It fell.\nIt fell again.' },
  ])
})

test('a file cannot claim the id of another article', async () => {
  assert.equal((await readArticle(readJsonl, json({ id: 'pmid:1' }))).id, 'pmid:30000001')
  assert.equal((await readArticle(readJsonl, json({ id: 'card:dapa-hf' }))).id, 'pmid:30000001')
  assert.equal((await readArticle(readJsonl, json({ id: 'card:own', provenance: 'summary' }))).id, 'card:own')
})

test('an invalid line is refused with the reason', async () => {
  const lines = [
    '{"title":',
    json({ title: '' }),
    json({ studyType: 'best' }),
    json({ passages: [{ section: 'results', label: '', text: ' ' }] }),
  ]
  const refusals = await readRefusals(readJsonl, `${lines.join('\n')}\n`)
  assert.match(refusals[0] ?? '', /^record 1, line 1: invalid JSON/)
  assert.equal(refusals[1], 'record 2, line 2: title: is empty')
  assert.match(refusals[2] ?? '', /^record 3, line 3: studyType: /)
  assert.equal(refusals[3], 'record 4, line 4: passages.0.text: is empty')
})
