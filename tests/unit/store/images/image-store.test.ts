import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, type TestContext, test } from 'node:test'
import { copyImages, findImageFaults } from '@/lib/cli/data/images'
import type { ImageRows, ImageStore } from '@/lib/store/images/image-store'
import { openImageStore } from '@/lib/store/images/open-image-store'
import { StorageError } from '@/lib/store/storage-error'
import { startS3, type TestStore } from '@/tests/fakes/s3'

const bytes = Buffer.from('an image')
const hash = createHash('sha256').update(bytes).digest('hex')
const later = () => Date.now() + 3_600_000
const rowsOf = (identity: string, named: ImageRows['named']): ImageRows => ({ identity: async () => identity, named })
const byNone = rowsOf('ours', async () => new Set())
const byAll = rowsOf('ours', async (hashes) => new Set(hashes))

let s3: TestStore
describe('a store of images', () => {
  before(async () => {
    s3 = await startS3()
  })
  after(() => s3.stop())

  function openFolder(context: TestContext): Promise<ImageStore> {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'images-'))
    context.after(() => rmSync(DATA_DIR, { recursive: true }))
    return openImageStore({ DATA_DIR })
  }

  function openBucket(): Promise<ImageStore> {
    const { IMAGES_URL, ...environment } = s3.environment
    return openImageStore({ DATA_DIR: '', IMAGES_URL: `${IMAGES_URL}/${randomUUID()}`, ...environment })
  }

  async function listAll(store: ImageStore): Promise<string[]> {
    const all: string[] = []
    for await (const hashes of store.list()) all.push(...hashes)
    return all.sort()
  }

  for (const [name, open] of [
    ['a folder', openFolder],
    ['a bucket', openBucket],
  ] as const)
    describe(`images in ${name}`, () => {
      test('an image is named by its hash and stored once', async (context) => {
        const store = await open(context)
        assert.equal(await store.read(hash), null)
        for (const _ of ['first', 'second']) assert.equal(await store.keep(bytes), hash)
        assert.deepEqual(await store.read(hash), bytes)
        assert.deepEqual(await listAll(store), [hash])
      })

      test('an image that a row names stays, an unused one is deleted', async (context) => {
        const store = await open(context)
        await store.keep(bytes)
        assert.equal(await store.sweep(byAll, later()), 'this database')
        await store.drop([hash], byAll, later())
        assert.deepEqual(await store.read(hash), bytes)
        await store.drop([hash], byNone, later())
        assert.equal(await store.read(hash), null)
        await store.keep(bytes)
        await store.sweep(byNone, later())
        assert.deepEqual(await listAll(store), [])
      })

      // One wrong setting, such as an empty DATABASE_URL, must not cost a hospital its images.
      test('another database deletes nothing', async (context) => {
        const store = await open(context)
        await store.keep(bytes)
        assert.equal(await store.sweep(rowsOf('theirs', byNone.named), later()), 'unknown')
        await store.sweep(byAll)
        const theirs = rowsOf('theirs', byNone.named)
        assert.equal(await store.sweep(theirs, later()), 'another database')
        await store.drop([hash], theirs, later())
        assert.deepEqual(await store.read(hash), bytes)
      })

      test('a store without images is claimed', async (context) => {
        const store = await open(context)
        await store.keep(bytes)
        await store.sweep(byAll)
        await store.drop([hash], byNone, later())
        assert.equal(await store.owner(rowsOf('theirs', byNone.named)), 'this database')
        await store.keep(bytes)
        assert.equal(await store.owner(byAll), 'another database')
      })

      // Between the image and its row there is a moment in which nothing names it.
      test('a young image stays', async (context) => {
        const store = await open(context)
        await store.keep(bytes)
        await store.sweep(byAll)
        await store.sweep(byNone)
        await store.drop([hash], byNone)
        assert.deepEqual(await store.read(hash), bytes)
      })

      test('an image that gets its row while it is being deleted stays', async (context) => {
        const store = await open(context)
        await store.keep(bytes)
        await store.sweep(byAll)
        let asked = 0
        const named: ImageRows['named'] = async (hashes) => new Set(asked++ > 0 ? hashes : [])
        await store.drop([hash], rowsOf('ours', named), later())
        assert.deepEqual(await store.read(hash), bytes)
      })

      test('an image that is stored while it is being deleted stays', async (context) => {
        const store = await open(context)
        await store.keep(bytes)
        await store.sweep(byAll)
        let keeping: Promise<string> | undefined
        let asked = 0
        const named: ImageRows['named'] = async () => {
          if (asked++ === 1) keeping = store.keep(bytes)
          return new Set()
        }
        await store.drop([hash], rowsOf('ours', named), later())
        assert.ok(keeping, 'the rows were not asked a second time')
        await keeping
        assert.deepEqual(await store.read(hash), bytes)
      })
    })

  test('a bucket lists the images of every page', async (context) => {
    const other = hash.replace(/./, 'f')
    const page = (key: string, more: string) =>
      `<ListBucketResult><Contents><Key>${key}</Key><LastModified>2026-11-22T00:00:00.000Z</LastModified></Contents>${more}</ListBucketResult>`
    const paged = createHttpServer(({ url }, response) =>
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(
          url?.includes('continuation-token=next')
            ? page(other, '<IsTruncated>false</IsTruncated>')
            : page(hash, '<IsTruncated>true</IsTruncated><NextContinuationToken>next</NextContinuationToken>'),
        ),
    )
    context.after(() => paged.close())
    const store = await openAt(await listen(paged))
    assert.deepEqual(await listAll(store), [hash, other].sort())
  })

  test('a store that refuses or does not answer is a failure of storage, not a missing image', async (context) => {
    const refusing = await openImageStore({ DATA_DIR: '', ...s3.environment, IMAGES_URL: 's3://no-such-bucket' })
    await assert.rejects(refusing.keep(bytes), (error) => error instanceof StorageError && error.fault === 'failed')
    const silent = createServer(() => undefined)
    context.after(() => silent.close())
    const hung = await openAt(await listen(silent))
    await assert.rejects(hung.read(hash), (error) => error instanceof StorageError && error.fault === 'unreachable')
  })

  async function listen(server: Server): Promise<number> {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  function openAt(port: number): Promise<ImageStore> {
    const settings = {
      IMAGES_URL: 's3://images',
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
    }
    return openImageStore({ DATA_DIR: '', ...settings })
  }

  test('images are copied from a folder to a bucket, each once and verified', async (context) => {
    const [from, to] = [await openFolder(context), await openBucket()]
    const kept = [await from.keep(bytes), await from.keep(Buffer.from('another'))]
    const lost = createHash('sha256').update('lost').digest('hex')
    const first = await copyImages(from, to, [...kept, lost])
    assert.equal(first.copied, 2)
    assert.deepEqual(first.faults, [`${lost} in ${from.place}: the image is missing.`])
    assert.deepEqual(await listAll(to), kept.sort())
    assert.deepEqual(await copyImages(from, to, kept), { copied: 0, faults: [] })
    assert.deepEqual(await findImageFaults(to, [lost]), [`${lost} in ${to.place}: the image is missing.`])
  })
})
