import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { loadLancedbFrom } from '@/lib/evidence/shared-index/lancedb'

const folder = mkdtempSync(join(tmpdir(), 'lancedb-'))
after(() => rmSync(folder, { recursive: true }))

test('a product without LanceDB says how to install it', () => {
  assert.throws(
    () => loadLancedbFrom(folder),
    /not installed with Evidence Chat. Install it: npm ci --prefix optional\/shared-index$/,
  )
})

test('a LanceDB that this machine cannot load is reported with the cause', () => {
  const place = join(folder, 'optional/shared-index/node_modules/@lancedb/lancedb')
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'index.js'), 'throw new Error("no binary for this machine")')
  const named = new RegExp(`can't be loaded on this machine \\(${process.platform} ${process.arch}\\)`)
  const load = () => loadLancedbFrom(folder)
  assert.throws(load, (error: Error) => {
    assert.match(error.message, named)
    assert.match(String(error.cause), /no binary for this machine/)
    return true
  })
})
