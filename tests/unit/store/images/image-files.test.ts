import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { ImageFiles } from '@/lib/store/images/image-files'
import type { ImageRows } from '@/lib/store/images/image-store'

const bytes = Buffer.from('an image')
const hash = createHash('sha256').update(bytes).digest('hex')
const later = () => Date.now() + 3_600_000
const rowsOf = (identity: string, named: ImageRows['named']): ImageRows => ({
  identity: async () => identity,
  named,
})
const byNone = rowsOf('ours', async () => new Set())
const byAll = rowsOf('ours', async (hashes) => new Set(hashes))

function folderFor(context: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'evidence-chat-images-'))
  context.after(() => rmSync(folder, { recursive: true }))
  return { folder, files: new ImageFiles(folder), file: join(folder, 'images', hash.slice(0, 2), hash) }
}

test('an image is named by its hash, readable by this user only, and stored once', async (context) => {
  const { folder, files, file } = folderFor(context)
  for (const _ of ['first', 'second']) assert.equal(await files.keep(bytes), hash)
  assert.deepEqual(await files.read(hash), bytes)
  const images = join(folder, 'images')
  assert.deepEqual(readdirSync(images, { recursive: true }).sort(), [hash.slice(0, 2), `${hash.slice(0, 2)}/${hash}`])
  for (const [path, mode] of [
    [images, 0o700],
    [join(images, hash.slice(0, 2)), 0o700],
    [file, 0o600],
  ] as const)
    assert.equal(statSync(path).mode & 0o777, mode, path)
})

test('a truncated image file is rewritten', async (context) => {
  const { files, file } = folderFor(context)
  await files.keep(bytes)
  writeFileSync(file, 'a pic')
  await files.keep(bytes)
  assert.deepEqual(readFileSync(file), bytes)
})

test('an image that a row names stays, an unused one is deleted', async (context) => {
  const { files } = folderFor(context)
  await files.keep(bytes)
  assert.equal(await files.sweep(byAll, later()), 'this database')
  await files.drop([hash], byAll, later())
  assert.deepEqual(await files.read(hash), bytes)
  await files.drop([hash], byNone, later())
  assert.equal(await files.read(hash), null)
})

// One wrong setting, such as an empty DATABASE_URL, must not cost a hospital its images.
test('images of another database stay, also those to which both refer', async (context) => {
  const { files } = folderFor(context)
  await files.keep(bytes)
  await files.sweep(byAll)
  const theirs = rowsOf('theirs', async () => new Set())
  assert.equal(await files.sweep(theirs, later()), 'another database')
  await files.drop([hash], theirs, later())
  assert.deepEqual(await files.read(hash), bytes)
})

test('a folder without an identity is claimed only by the database whose rows name most of its images', async (context) => {
  const { files } = folderFor(context)
  const hashes = new Set<string>()
  for (const text of ['one', 'two', 'three']) hashes.add(await files.keep(Buffer.from(text)))
  const [first = ''] = hashes
  const namesOne = rowsOf('theirs', async (asked) => new Set(asked.filter((each) => each === first)))
  assert.equal(await files.sweep(namesOne, later()), 'unknown')
  for (const each of hashes) assert.ok(await files.read(each), 'an image of an unknown database was deleted')
  assert.equal(await files.sweep(byAll, later()), 'this database')
  assert.equal(await files.sweep(namesOne, later()), 'another database')
})

test('a folder without images is claimed, and a missing folder is not created', async (context) => {
  const { folder, files } = folderFor(context)
  assert.equal(await files.sweep(byAll), 'this database')
  assert.deepEqual(readdirSync(folder), [])
  await files.keep(bytes)
  await files.sweep(byAll)
  await files.drop([hash], byNone, later())
  assert.equal(await files.owner(rowsOf('theirs', async () => new Set())), 'this database')
  assert.equal(readFileSync(join(folder, 'images', 'database'), 'utf8'), 'theirs\n')
})

// Between the file and its row there is a moment in which nothing names it.
test('a young image stays, since its row may follow', async (context) => {
  const { files } = folderFor(context)
  await files.keep(bytes)
  await files.sweep(byAll)
  await files.sweep(byNone)
  assert.deepEqual(await files.read(hash), bytes)
})

test('an image stored while it is being deleted stays', async (context) => {
  const { files, file } = folderFor(context)
  await files.keep(bytes)
  let asked = 0
  // The row comes between the first look and the last.
  const named: ImageRows['named'] = async (hashes) => new Set(asked++ > 0 ? hashes : [])
  await files.sweep(byAll)
  await files.drop([hash], rowsOf('ours', named), later())
  assert.deepEqual(await files.read(hash), bytes)
  // The file is gone for its owner, so it is written again.
  renameSync(file, `${file}.old`)
  await files.keep(bytes)
  assert.deepEqual(await files.read(hash), bytes)
})

test('a sweep cleans up after a crash: partial files are deleted, files being deleted are checked again', async (context) => {
  const { files, file } = folderFor(context)
  await files.keep(bytes)
  writeFileSync(`${file}.x.new`, 'a pic')
  renameSync(file, `${file}.old`)
  await files.sweep(byAll, later())
  assert.deepEqual(await files.read(hash), bytes)
  assert.deepEqual(readdirSync(join(file, '..')), [hash])
})

test('a stored image is intact after kill -9', async (context) => {
  const { folder, files } = folderFor(context)
  const script = `
    import { ImageFiles } from '@/lib/store/images/image-files'
    const files = new ImageFiles(${JSON.stringify(folder)})
    for (let n = 0; ; n += 1) process.stdout.write((await files.keep(Buffer.alloc(200_000, String(n)))) + '\\n')`
  const child = spawn(
    process.execPath,
    ['--import', './lib/cli/register-paths.ts', '--input-type=module', '-e', script],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let said = ''
  for await (const data of child.stdout) {
    said += data
    if (said.split('\n').length > 5) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  const hashes = said.split('\n').slice(0, -1)
  assert.ok(hashes.length >= 5)
  for (const each of hashes) {
    const kept = await files.read(each)
    assert.equal(kept && createHash('sha256').update(kept).digest('hex'), each)
  }
})
