import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { ocrAssetPath } from '@/lib/shared/ocr-asset-path'

// Browsers keep what is under this address for a year.
test('the address of the OCR files changes with every version of them', () => {
  const require = createRequire(import.meta.url)
  const versions = ['tesseract.js', 'tesseract.js-core', '@tesseract.js-data/eng'].map(
    (name) => require(`${name}/package.json`).version,
  )
  assert.equal(ocrAssetPath, `ocr/${versions.join('-')}`)
})
