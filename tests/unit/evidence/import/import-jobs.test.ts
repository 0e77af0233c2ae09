import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { noFacts } from '@/lib/evidence/import/formats/document/document-facts'
import type { ImportRun } from '@/lib/wire/import-run'

const directory = mkdtempSync(join(tmpdir(), 'jobs-'))
process.env['DATA_DIR'] = directory
process.env['IMPORT_BYTES_MAX'] = '100000'
process.env['LOG_LEVEL'] = 'silent'
const { closeLibrary, openLibrary } = await import('@/lib/evidence/open-library')
const { prepareLibrary } = await import('@/lib/evidence/prepare-library')
const { listImports, startImport, stopImport } = await import('@/lib/evidence/import/import-jobs')

prepareLibrary(() => {})
const uploads = join(directory, 'imports')
const nothingSaid = noFacts

after(() => {
  closeLibrary()
  rmSync(directory, { recursive: true })
})

const record = (pmid: number) => `PMID- ${pmid}\nTI  - Larvae of batch ${pmid}\nAB  - They survived.\n\n`

async function* sent(text: string) {
  yield Buffer.from(text)
}

/** The import once it is no longer under way; the process that reads it takes its own time. */
async function ended(id: string): Promise<ImportRun> {
  while (true) {
    const run = (await listImports()).find((each) => each.id === id)
    if (!run) throw new Error('The import is not listed.')
    if (!['sending', 'waiting', 'running'].includes(run.state)) return run
    await setTimeout(10)
  }
}

test('a file is imported by another process, its articles are found, and the uploads folder is empty afterwards', async () => {
  const body = sent(record(99000001) + record(99000002))
  const { id } = await startImport({ name: '../larvae.nbib', bytes: null, body, about: nothingSaid })
  const run = await ended(id)
  assert.equal(run.name, 'larvae.nbib')
  assert.equal(run.state, 'done')
  assert.equal(run.receipt?.added, 2)
  assert.ok(openLibrary({ recheck: true }).articleById('pmid:99000001'))
  while (readdirSync(uploads).length > 0) await setTimeout(10)
  assert.equal((await listImports()).filter(({ name }) => name === 'larvae.nbib').length, 1)
})

test('simultaneous uploads are imported one after another, each with its receipt', async () => {
  const started = await Promise.all(
    [99000010, 99000011].map((pmid) =>
      startImport({ name: `${pmid}.nbib`, bytes: null, body: sent(record(pmid)), about: nothingSaid }),
    ),
  )
  for (const { id } of started) assert.equal((await ended(id)).receipt?.added, 1)
})

test('an import of which every record was refused is not done', async () => {
  const body = sent('TY  - JOUR\r\nTI  - Half a record\r\n')
  const { id } = await startImport({ name: 'half.ris', bytes: null, body, about: nothingSaid })
  assert.equal((await ended(id)).state, 'refused')
})

test('a file beyond the limit is refused, declared or counted, and leaves nothing', async () => {
  const body = () => sent('x'.repeat(100_001))
  for (const bytes of [100_001, null])
    await assert.rejects(
      startImport({ name: 'a.nbib', bytes, body: body(), about: nothingSaid }),
      /limit of 100,000 bytes/,
    )
  assert.ok((await listImports()).every(({ name }) => name !== 'a.nbib'))
})

test('a waiting import can be stopped and is then not run', async () => {
  const [first, second] = await Promise.all(
    [99000020, 99000021].map((pmid) =>
      startImport({ name: `${pmid}.nbib`, bytes: null, body: sent(record(pmid)), about: nothingSaid }),
    ),
  )
  assert.ok(first && second)
  assert.equal(await stopImport(second.id), true)
  assert.equal(await stopImport(second.id), false)
  await ended(first.id)
  assert.equal((await ended(second.id)).state, 'stopped')
  assert.equal(openLibrary({ recheck: true }).articleById('pmid:99000021'), null)
})

test('uploads of a killed server are removed a day later', async () => {
  const left = join(uploads, 'left')
  mkdirSync(left, { recursive: true })
  writeFileSync(join(left, 'x.nbib'), 'x')
  const { id } = await startImport({ name: 'b.nbib', bytes: null, body: sent(record(99000030)), about: nothingSaid })
  await ended(id)
  assert.ok(existsSync(left))
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
  utimesSync(left, longAgo, longAgo)
  await ended((await startImport({ name: 'c.nbib', bytes: null, body: sent(record(99000031)), about: nothingSaid })).id)
  assert.ok(!existsSync(left))
})
