import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOcrData } from '@/lib/images/ocr/browser-ocr-data'

test('a browser gets the data of the OCR languages and no other file', async () => {
  const packed = await readOcrData('eng.traineddata.gz')
  assert.deepEqual([...packed.subarray(0, 2)], [0x1f, 0x8b])
  for (const file of ['deu.traineddata.gz', '../secrets.json', 'eng.traineddata.gz/..', ''])
    await assert.rejects(readOcrData(file), { code: 'not_found' })
})
