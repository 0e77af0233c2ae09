/** Images in a bucket, as the commands of an installation see them. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openImageStore } from '@/lib/store/images/open-image-store'
import { startS3 } from '@/tests/fakes/s3'
import { runChild } from '@/tests/support/child'
import { runData } from '@/tests/support/run-commands'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'images-'))
const s3 = await startS3()
after(async () => {
  await s3.stop()
  rmSync(DATA_DIR, { recursive: true })
})

const bytes = Buffer.from('an image of a ward')
const hash = createHash('sha256').update(bytes).digest('hex')
const ask = `
  import { createFirstKey } from '@/lib/platform/auth/api-keys'
  import { startTurn } from '@/lib/platform/conversations/start-turn'
  import { closeDatabase } from '@/lib/store/db'
  await createFirstKey()
  const place = { conversation: 'conversation-with-image', question: 'a-question-of-it', answer: 'an-answer-of-it-1' }
  const url = 'data:image/png;base64,${bytes.toString('base64')}'
  await startTurn(place, [{ type: 'image_url', image_url: { url } }], 'owner')
  await closeDatabase()`

test('images move from the folder to a bucket, and one that the bucket loses is named by the check', async () => {
  const inBucket = { DATA_DIR, DATABASE_URL: '', ...s3.environment }
  await runChild(ask, { DATA_DIR, DATABASE_URL: '' })
  const before = await runData(inBucket, 'check')
  assert.equal(before.exitCode, 1)
  assert.match(before.errors, new RegExp(`${hash} in s3://images/ward/3/: the image is missing`))
  const copied = await runData(inBucket, 'copy-images')
  assert.equal(copied.exitCode, 0, copied.errors)
  assert.match(copied.output, /1 of 1 images are in s3:\/\/images\/ward\/3\/, each verified; 1 were copied now/)
  rmSync(join(DATA_DIR, 'images'), { recursive: true })
  const checked = await runData(inBucket, 'check')
  assert.equal(checked.exitCode, 0, checked.errors)
  assert.deepEqual(await (await openImageStore(inBucket)).read(hash), bytes)
})
