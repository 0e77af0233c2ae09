import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toReference } from '@/lib/evidence/article/article-to-reference'
import { readNbib } from '@/lib/evidence/import/formats/nbib'
import type { Reader } from '@/lib/evidence/import/formats/reader'
import { readRis } from '@/lib/evidence/import/formats/ris'
import { listPublicationTypes, type Reference, toOneLine } from '@/lib/shared/citations/reference'
import { odd, plain } from '../../../fixtures/references'
import { readStarterLibrary } from '../../../support/library/starter-articles'
import { readAll } from '../../../support/read-import-file'
import { writeReferences } from '../../../support/write-references'

const starter = readStarterLibrary().articles.map(toReference)

const formats: [format: 'ris' | 'nbib', reader: Reader][] = [
  ['ris', readRis],
  ['nbib', readNbib],
]

for (const [format, reader] of formats)
  for (const [name, references] of [
    ['the starter library', starter],
    ['references full of odd characters', [plain, ...odd]],
  ] as const)
    test(`${name} exported as ${format} and imported again is the same ${references.length} records`, async () => {
      const readings = await readAll(reader, writeReferences(format, references), 4096)
      const read = readings.map((each) => (each.type === 'article' ? stated(toReference(each.article)) : each))
      assert.deepEqual(read, references.map(stated))
    })

test('our own summary of an article is not exported as its abstract', () => {
  assert.equal(starter.filter(({ abstract }) => abstract !== null).length, 0)
})

/**
 * What both formats can state: RIS keeps headings and keywords in one list, and neither says that authors are missing.
 */
function stated(reference: Reference) {
  const { hasMoreAuthors: _, headings, keywords, ...others } = reference
  const words = [...headings, ...keywords].filter((word) => word !== 'Retracted Publication')
  return {
    ...others,
    title: toOneLine(reference.title),
    doi: reference.doi?.toLowerCase() ?? null,
    publicationTypes: listPublicationTypes(reference),
    words,
  }
}
