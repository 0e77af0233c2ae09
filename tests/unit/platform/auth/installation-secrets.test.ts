import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { runChild } from '@/tests/support/child'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
after(() => rmSync(folder, { recursive: true }))

const verify = (secret: string) => `
  import { verifyKey } from '@/lib/platform/auth/api-keys'
  import { assertSamePepper } from '@/lib/platform/auth/installation-secrets'
  import { closeDatabase } from '@/lib/store/db'
  try {
    await assertSamePepper()
    console.log((await verifyKey('${secret}'))?.name)
  } catch (error) {
    console.log(error.message)
  }
  await closeDatabase()`

test('servers with the same INSTALLATION_SECRET verify the same keys, and one with another is refused', async () => {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')]
  const INSTALLATION_SECRET = randomBytes(32).toString('base64url')
  const create = `
    import { createKey } from '@/lib/platform/auth/api-keys'
    import { closeDatabase } from '@/lib/store/db'
    console.log((await createKey({ name: 'ward' })).secret)
    await closeDatabase()`
  const environment = { DATABASE_URL: '', INSTALLATION_SECRET }
  const key = (await runChild(create, { ...environment, DATA_DIR: first })).trim()
  assert.ok(!existsSync(join(first, 'secrets.json')))
  cpSync(first, second, { recursive: true })
  assert.equal(await runChild(verify(key), { ...environment, DATA_DIR: second }), 'ward\n')
  const other = { ...environment, INSTALLATION_SECRET: randomBytes(32).toString('base64url') }
  assert.match(await runChild(verify(key), { ...other, DATA_DIR: second }), /made with another INSTALLATION_SECRET/)
})
