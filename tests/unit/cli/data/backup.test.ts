/**
 * A backup taken while others write, and what comes back from it. Protects a hospital's keys, answers, library and
 * audit.
 */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, readdirSync } from 'node:fs'
import { cp, mkdtemp, readFile, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { after, before, describe, test } from 'node:test'
import { packTar, unpackTar } from 'modern-tar/fs'
import { lockDataDir } from '@/lib/store/data-dir-lock'
import { runChild, startChild } from '../../../support/child'
import { everyNth } from '../../../support/full'
import { runData } from '../../../support/run-commands'

const folder = await mkdtemp(join(tmpdir(), 'backup-'))
after(() => rm(folder, { recursive: true, force: true }))

const live = join(folder, 'live')
const archive = join(folder, 'evidence.tar')

function data(dataDir: string, ...given: string[]) {
  return runData({ DATA_DIR: dataDir, DATABASE_URL: '' }, ...given)
}

/** Keys that were made, one line each as soon as it is acknowledged, until the process is stopped. */
const writer = `
  import { createKey } from '@/lib/platform/auth/api-keys'
  for (let turn = 0; ; turn++) {
    const { key, secret } = await createKey({ name: 'written meanwhile ' + turn })
    console.log(JSON.stringify({ id: key.id, secret }))
  }`

/** Images of the one question that is stored. */
const images = ['an image', 'another image'].map((text) => {
  const bytes = Buffer.from(text)
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { bytes, name: join('images', hash.slice(0, 2), hash) }
})
const [image, otherImage] = images
assert.ok(image && otherImage)

const template = join(folder, 'template')
const keyBefore = await runChild(
  `import { prepareLibrary } from '@/lib/evidence/prepare-library'
   import { createKey } from '@/lib/platform/auth/api-keys'
   import { startTurn } from '@/lib/platform/conversations/start-turn'
   import { closeDatabase } from '@/lib/store/db'
   prepareLibrary(() => {})
   const place = { conversation: 'conversation-with-image', question: 'a-question-of-it', answer: 'an-answer-of-it-1' }
   const toPart = (image) => ({ type: 'image_url', image_url: { url: 'data:image/png;base64,' + image } })
   await startTurn(place, ${JSON.stringify(images.map(({ bytes }) => bytes.toString('base64')))}.map(toPart), 'owner')
   process.stdout.write((await createKey({ name: 'before' })).secret)
   await closeDatabase()`,
  { DATA_DIR: template },
)

/**
 * Creates a data folder with a library, a key and a question with images, the same in each: to make one takes longer
 * than most tests.
 */
async function createDataDir(name: string): Promise<string> {
  const dataDir = join(folder, name)
  await cp(template, dataDir, { recursive: true })
  return dataDir
}

const verified = (secrets: string[]) => `
  import { verifyKey } from '@/lib/platform/auth/api-keys'
  import { closeDatabase } from '@/lib/store/db'
  for (const secret of ${JSON.stringify(secrets)}) if (!(await verifyKey(secret))) console.log('lost ' + secret)
  await closeDatabase()`

describe('a backup under write load', () => {
  let acknowledged: { id: string; secret: string }[] = []
  before(async () => {
    await createDataDir('live')
    acknowledged.push({ id: 'before', secret: keyBefore })
    const writing = startChild(writer, { DATA_DIR: live })
    let printed = ''
    const some = new Promise<void>((done) => {
      writing.stdout.on('data', (bytes) => {
        printed += bytes
        if (printed.split('\n').length > 20) done()
      })
    })
    await some
    const known = () =>
      printed
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    acknowledged = [...acknowledged, ...known()]
    const { exitCode, output, errors } = await data(live, 'backup', archive)
    const grown = known().length
    writing.kill('SIGKILL')
    assert.equal(exitCode, 0, errors)
    assert.match(output, /checked\.\nLibrary: 541 articles/)
    assert.match(output, /It contains secrets\.json/)
    assert.ok(grown >= acknowledged.length, 'the writer stood still while the backup was taken')
  })

  test('can be read by its owner only', async () => {
    assert.equal((await stat(archive)).mode & 0o077, 0)
    assert.deepEqual(
      readdirSync(folder).filter((name) => name.includes('.part-')),
      [],
    )
  })

  test('restores every key that was acknowledged before it, the library and the audit', async () => {
    const other = join(folder, 'other')
    const { exitCode, output, errors } = await data(other, 'restore', archive)
    assert.equal(exitCode, 0, errors)
    assert.match(output, /each checked/)
    const secrets = acknowledged.map(({ secret }) => secret)
    assert.equal(await runChild(verified(secrets), { DATA_DIR: other }), '')
    assert.equal((await data(other, 'check')).exitCode, 0)
    const actions = (await data(other, 'audit', 'export')).output
    for (const { id } of acknowledged.slice(1)) assert.ok(actions.includes(id), `${id} has no row`)
    assert.match(actions, /"action":"restore"/)
    assert.equal((await stat(join(other, 'secrets.json'))).mode & 0o077, 0)
  })

  test('sets the existing data aside, and only after the backup was verified', async () => {
    const kept = join(folder, 'kept')
    await createDataDir('kept')
    // Other than the one in the archive.
    const database = join(kept, 'platform.sqlite')
    const mark = new DatabaseSync(database)
    mark.exec('PRAGMA user_version = 7')
    mark.close()
    const existing = await readFile(database)
    const cut = join(folder, 'cut.tar')
    const bytes = await readFile(archive)
    await writeFile(cut, bytes.subarray(0, bytes.length / 2))
    const spoiled = join(folder, 'spoiled.tar')
    const middle = Buffer.from(bytes)
    middle.fill(0xaa, bytes.length / 2, bytes.length / 2 + 64)
    await writeFile(spoiled, middle)
    for (const file of everyNth([spoiled, cut, join(folder, 'none.tar')], 2)) {
      const { exitCode, errors } = await data(kept, 'restore', file)
      assert.deepEqual([exitCode, /Nothing was changed|does not exist/.test(errors)], [1, true], errors)
    }
    assert.deepEqual(await readFile(database), existing)

    assert.equal((await data(kept, 'restore', archive)).exitCode, 0)
    const aside = readdirSync(kept).find((name) => name.startsWith('before-restore-')) ?? ''
    assert.deepEqual(await readFile(join(kept, aside, 'platform.sqlite')), existing)
    assert.notDeepEqual(await readFile(database), existing)
  })

  test('is refused by an older version, and by a folder that a server uses', async () => {
    const opened = join(folder, 'opened')
    const newer = join(folder, 'newer.tar')
    await pipeline(createReadStream(archive), unpackTar(opened))
    const manifest = JSON.parse(await readFile(join(opened, 'manifest.json'), 'utf8'))
    manifest.migrations.push('999-from-the-future')
    await writeFile(join(opened, 'manifest.json'), JSON.stringify(manifest))
    await pipeline(packTar(opened), createWriteStream(newer))
    assert.match(
      (await data(join(folder, 'older'), 'restore', newer)).errors,
      /made by a newer version.*Nothing was changed/,
    )

    const unlock = await lockDataDir(live)
    const { exitCode, errors } = await data(live, 'restore', archive)
    unlock()
    assert.equal(exitCode, 1)
    assert.match(errors, new RegExp(`process ${process.pid}\\) is using`))
  })
})

// An old backup would bring back a token that was replaced since.
test('a backup does not contain the operator’s token, and a restore keeps the existing one', async () => {
  const address = `
    import { getOperatorAddress } from '@/lib/platform/auth/operator-token'
    console.log(await getOperatorAddress())`
  const addressOf = (dataDir: string) => runChild(address, { DATA_DIR: dataDir })
  const [from, to] = await Promise.all([createDataDir('token-from'), createDataDir('token-to')])
  const [theirs, ours] = [await addressOf(from), await addressOf(to)]
  const file = join(folder, 'token.tar')
  assert.equal((await data(from, 'backup', file)).exitCode, 0)
  const token = new URL(theirs.trim()).searchParams.get('token') ?? ''
  assert.equal((await readFile(file)).includes(token), false)
  assert.equal((await data(to, 'restore', file)).exitCode, 0)
  assert.equal(await addressOf(to), ours)
})

test('a backup that cannot be written names the folder', async () => {
  const { exitCode, errors } = await data(template, 'backup', join(folder, 'missing', 'evidence.tar'))
  assert.equal(exitCode, 1)
  assert.equal(errors.trim(), `${join(folder, 'missing')} cannot be written (ENOENT), so no backup was made.`)
})

test('check names a damaged file', async () => {
  const damaged = await createDataDir('damaged')
  const file = join(damaged, 'library.sqlite')
  const bytes = await readFile(file)
  bytes.fill(0xaa, 8192, 60_000)
  await writeFile(file, bytes)
  const { exitCode, errors } = await data(damaged, 'check')
  assert.equal(exitCode, 1)
  assert.match(errors, /^library\.sqlite: /)
})

test('images are in a backup, are restored readable by their owner only, and check names altered and missing ones', async () => {
  const asking = await createDataDir('asking')
  const [restored, file] = [join(folder, 'restored'), join(folder, 'images.tar')]
  assert.equal((await data(asking, 'backup', file)).exitCode, 0)
  assert.equal((await data(restored, 'restore', file)).exitCode, 0)

  for (const { bytes, name } of images) {
    const stored = join(restored, name)
    assert.deepEqual(await readFile(stored), bytes)
    for (const path of [stored, join(stored, '..'), join(stored, '../..')])
      assert.equal((await stat(path)).mode & 0o077, 0, path)
  }

  await writeFile(join(restored, image.name), 'an altered one')
  await rm(join(restored, otherImage.name))
  const { errors } = await data(restored, 'check')
  assert.match(errors, new RegExp(`^${image.name}: is not the image`, 'm'))
  assert.match(errors, new RegExp(`^${otherImage.name}: the image is missing`, 'm'))
})

test('a backup contains the images of a linked folder, and is refused for any other link', async () => {
  const linked = await createDataDir('linked')
  const [share, restored, file] = [join(folder, 'share'), join(folder, 'unlinked'), join(folder, 'linked.tar')]
  await rename(join(linked, 'images'), share)
  await symlink(share, join(linked, 'images'))
  const { exitCode, errors } = await data(linked, 'backup', file)
  assert.equal(exitCode, 0, errors)
  assert.equal((await data(restored, 'restore', file)).exitCode, 0)
  assert.deepEqual(await readFile(join(restored, image.name)), image.bytes)

  await symlink(folder, join(linked, 'more'))
  const refused = await data(linked, 'backup', join(folder, 'refused.tar'))
  assert.deepEqual([refused.exitCode, existsSync(join(folder, 'refused.tar'))], [1, false])
  assert.match(refused.errors, /^more in .* is a link to a folder, and only images may be one/)
  await rm(join(linked, 'more'))
  await symlink(join(folder, 'nowhere'), join(linked, 'unmounted'))
  assert.match((await data(linked, 'backup', join(folder, 'refused.tar'))).errors, /is a broken link/)
})

// What else somebody put into the file would become a part of the installation.
test('a restore reads only files that the manifest lists, and nothing outside the backup', async () => {
  const opened = join(folder, 'opened again')
  const planted = join(folder, 'planted.tar')
  await pipeline(createReadStream(archive), unpackTar(opened))
  await writeFile(join(opened, 'planted.sqlite'), 'not listed')
  await symlink('/etc', join(opened, 'images', 'planted'))
  await pipeline(packTar(opened), createWriteStream(planted))
  const clean = join(folder, 'clean')
  const { exitCode, errors } = await data(clean, 'restore', planted)
  assert.equal(exitCode, 0, errors)
  assert.deepEqual(
    readdirSync(clean, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('planted')),
    [],
  )

  const manifest = JSON.parse(await readFile(join(opened, 'manifest.json'), 'utf8'))
  const outside = ['../outside', '/tmp/outside', 'server.lock', './platform.sqlite', 'images/../../outside']
  for (const name of everyNth(outside, 3)) {
    const listed = [...manifest.files, { name, bytes: 1, sha256: '' }]
    await writeFile(join(opened, 'manifest.json'), JSON.stringify({ ...manifest, files: listed }))
    await pipeline(packTar(opened), createWriteStream(planted))
    assert.match(
      (await data(join(folder, 'clean'), 'restore', planted)).errors,
      /not a complete backup.*Nothing was changed/,
    )
  }
})

test('a database that does not know the images in its folder deletes none of them', async () => {
  const dataDir = await createDataDir('mistaken')
  const sweep = `
    import { sweepImages } from '@/lib/platform/conversations/message-images'
    import { closeDatabase } from '@/lib/store/db'
    await sweepImages()
    await closeDatabase()`
  const stored = join(dataDir, image.name)
  await utimes(stored, 0, 0)
  // A new database in the same folder, as an empty DATABASE_URL makes one; first before the folder says whose it is.
  for (const _ of ['without an identity', 'with one']) {
    await rename(join(dataDir, 'platform.sqlite'), join(dataDir, 'right.sqlite'))
    await runChild(sweep, { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' })
    assert.deepEqual(await readFile(stored), image.bytes)
    await rename(join(dataDir, 'right.sqlite'), join(dataDir, 'platform.sqlite'))
    await runChild(sweep, { DATA_DIR: dataDir, DATABASE_URL: '' })
    assert.deepEqual(await readFile(stored), image.bytes)
  }
})
