import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Article } from '@/lib/evidence/article/article'
import { openImportFile } from '@/lib/evidence/import/formats/detect-format'
import { checkedAt } from '../../../support/read-import-file'

const records = fileURLToPath(new URL('../../../../../shared/evidence/pubmedqa/records', import.meta.url))
const skip = existsSync(`${records}.xml`) ? false : 'the PubMedQA records are not beside the repository'

test('477 abstracts give the same passages from XML, NBIB and RIS', { skip }, async () => {
  const [xml, nbib, ris, csv] = await Promise.all(
    ['xml', 'nbib', 'ris', 'csv'].map((ending) => read(`${records}.${ending}`)),
  )
  assert.equal(xml?.length, 477)
  const shape = (article: Article) => ({
    id: article.id,
    title: article.title,
    passages: article.passages,
    type: article.studyType,
  })
  assert.deepEqual(nbib?.map(shape), xml?.map(shape))
  assert.deepEqual(ris?.map(shape), xml?.map(shape))
  assert.deepEqual(
    csv?.map(({ id }) => id),
    xml?.map(({ id }) => id),
  )
  // Each of them has one by its making, so a rule that loses a label shows here.
  assert.ok(xml?.every(({ passages }) => passages.some(({ section }) => section === 'conclusion')))
})

async function read(file: string): Promise<Article[]> {
  const articles: Article[] = []
  const opened = await openImportFile(file)
  for await (const reading of opened.read(checkedAt)) {
    if (reading.type === 'refused') throw new Error(`${file}: ${JSON.stringify(reading)}`)
    if (reading.type === 'article') articles.push(reading.article)
  }
  return articles
}
