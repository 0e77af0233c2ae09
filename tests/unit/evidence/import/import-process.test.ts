import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Library } from '@/lib/evidence/library/library-reader'
import { searchLibrary } from '@/lib/evidence/search/search-library'
import { generateArticles, pubmedXml } from '../../../bench/corpus/generated'
import { isFull } from '../../../support/full'
import { readStarterLibrary } from '../../../support/library/starter-articles'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'evidence-chat-import-process-'))
const libraryFile = join(folder, 'library.sqlite')
after(() => rmSync(folder, { recursive: true }))

/** More than one batch, so that the import is killed between two. */
const count = isFull ? 4000 : 1500
/** Of each of two imports at once; a sixth is in both. */
const atOnce = isFull ? 1200 : 300

function generated(name: string, count: number, first: number): string {
  const file = join(folder, name)
  writeFileSync(file, [...pubmedXml(generateArticles(count, { first }))].join(''))
  return file
}

function library(...args: string[]): ChildProcess {
  return spawn(process.execPath, ['--import', './lib/cli/register-paths.ts', 'lib/cli/library.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function outcome(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  child.stdout?.on('data', (data) => {
    output += data
  })
  const [code] = await once(child, 'close')
  return { code, output }
}

/** The library as another process sees it. */
function look<T>(read: (library: Library) => T): T {
  const opened = new Library(libraryFile)
  try {
    return read(opened)
  } finally {
    opened.close()
  }
}

test('kill -9 leaves a valid library, searches continue, and the next import resumes', async () => {
  const bundled = readStarterLibrary().articles.length
  const file = generated('records.xml', count, 60_000_001)

  const killed = library('import', file)
  const closed = once(killed, 'close')
  // The first line of progress comes after the first batch; whatever the import is at then, it stays at.
  if (killed.stderr) await once(killed.stderr, 'data')
  killed.kill('SIGSTOP')
  const search = { question: 'Does dapagliflozin help in HFrEF without diabetes?', sourcesMax: 8, year: 2026 }
  assert.equal(look((opened) => searchLibrary(opened, search)).found[0]?.article.id, 'card:dapa-hf')
  killed.kill('SIGKILL')
  await closed

  assert.deepEqual(
    look((opened) => opened.findFaults()),
    [],
  )
  const kept = look(({ articleCount }) => articleCount) - bundled
  assert.ok(kept > 0 && kept < count, `${kept} of ${count} articles were kept`)

  const { code, output } = await outcome(library('import', file))
  assert.equal(code, 0)
  const all = count.toLocaleString('en-US')
  assert.match(output, new RegExp(`${all} articles read: ${all} added, 0 updated, 0 unchanged, 0 refused`))
  assert.match(output, new RegExp(`Resumed after article ${kept.toLocaleString('en-US')}, `))
  assert.deepEqual(
    look((opened) => opened.findFaults()),
    [],
  )
  assert.equal(
    look(({ articleCount }) => articleCount),
    bundled + count,
  )
})

test('two simultaneous imports lose and duplicate nothing', async () => {
  const before = look(({ articleCount }) => articleCount)
  const first = generated('first.xml', atOnce, 70_000_001)
  const second = generated('second.xml', atOnce, 70_000_001 + (atOnce * 5) / 6)
  const outcomes = await Promise.all([outcome(library('import', first)), outcome(library('import', second))])
  assert.deepEqual(
    outcomes.map(({ code }) => code),
    [0, 0],
  )
  assert.deepEqual(
    look((opened) => opened.findFaults()),
    [],
  )
  assert.equal(
    look(({ articleCount }) => articleCount),
    before + (atOnce * 11) / 6,
  )
})

test('an import that refuses something ends with code 1 and keeps the rest', async () => {
  const before = look(({ articleCount }) => articleCount)
  const file = join(folder, 'mixed.nbib')
  writeFileSync(file, 'PMID- 80000001\nTI  - One\n\nPMID- x\nTI  - Two\n')
  const { code, output } = await outcome(library('import', file, join(folder, 'none.xml')))
  assert.equal(code, 1)
  assert.match(output, /Refused: the PMID is missing or not a number \(article 2, line 4\)/)
  assert.match(output, /Refused: none\.xml cannot be read: there is no such file\./)
  assert.equal(
    look(({ articleCount }) => articleCount),
    before + 1,
  )
})
