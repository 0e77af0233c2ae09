/** Protects what only the operator may do on a machine that other people and other programs use, too. */
import '../../../support/data-folder'
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { config } from '@/lib/config'
import {
  createOperatorCookie,
  getOperatorAddress,
  hasOperatorCookie,
  isOperatorToken,
  replaceOperatorToken,
} from '@/lib/platform/auth/operator-token'
import { runChild } from '../../../support/child'

const file = join(config().DATA_DIR, 'operator-token')
const address = async () => (await getOperatorAddress()) ?? assert.fail('no address')
const token = async () => new URL(await address()).searchParams.get('token') ?? ''

function holds(cookie: string, now?: number): Promise<boolean> {
  const headers = { cookie: cookie.split(';')[0] ?? '' }
  return hasOperatorCookie(new Request('http://127.0.0.1:3000/', { headers }), now)
}

test('the address has 256 random bits, is the same each time, and its file is readable by its owner only', async () => {
  assert.match(await address(), /^http:\/\/127\.0\.0\.1:3000\/\?token=[0-9A-Za-z]{43}$/)
  assert.equal(await address(), await address())
  assert.equal((await stat(file)).mode & 0o777, 0o600)
})

test('processes that start at the same time agree on one token', async () => {
  const shared = await mkdtemp(join(tmpdir(), 'operator-token-shared-'))
  const code =
    "import { getOperatorAddress } from '@/lib/platform/auth/operator-token'; console.log(await getOperatorAddress())"
  const addresses = await Promise.all([1, 2, 3].map(() => runChild(code, { DATA_DIR: shared })))
  assert.equal(new Set(addresses).size, 1)
  await rm(shared, { recursive: true })
})

test('no other text is the token', async () => {
  const right = await token()
  assert.equal(await isOperatorToken(right), true)
  for (const wrong of ['', right.slice(1), `${right}x`, right.toLowerCase(), `${right}\n`, '0'.repeat(43)])
    assert.equal(await isOperatorToken(wrong), false, wrong)
})

test('the cookie is valid for thirty days, cannot be read by scripts, and does not contain the token', async () => {
  const now = Date.now()
  const cookie = await createOperatorCookie(now)
  assert.match(cookie, /^evidence-chat-operator-3000=\S+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/)
  assert.equal(cookie.includes(await token()), false)
  assert.equal(await holds(cookie, now + 29 * 86_400_000), true)
  assert.equal(await holds(cookie, now + 31 * 86_400_000), false)
})

test('a cookie that was changed, invented or given for a replaced token opens nothing', async () => {
  const cookie = (await createOperatorCookie()).split(';')[0] ?? ''
  const [name, value = ''] = cookie.split('=')
  const [end = '', signature = ''] = value.split('.')
  assert.equal(await holds(cookie), true)
  for (const wrong of [
    `${Number(end) + 1}.${signature}`,
    `${end}.${signature.slice(1)}`,
    `${end}.`,
    `${end}`,
    `.${signature}`,
    `99999999999.${await token()}`,
    `${end}.${await token()}`,
    '',
  ])
    assert.equal(await holds(`${name}=${wrong}`), false, wrong)
  const before = await address()
  await replaceOperatorToken()
  assert.notEqual(await address(), before)
  assert.equal(await holds(cookie), false)
  assert.equal((await stat(file)).mode & 0o777, 0o600)
})

test('a damaged file opens nothing and says how to replace it', async () => {
  const cookie = await createOperatorCookie()
  const whole = await readFile(file, 'utf8')
  for (const damaged of ['', '\n', whole.slice(0, 20)]) {
    await writeFile(file, damaged)
    await assert.rejects(
      getOperatorAddress(),
      /operator-token is damaged\. Replace it with: npm run keys -- operator --replace/,
    )
    await assert.rejects(holds(cookie), /is damaged/)
  }
  await replaceOperatorToken()
  assert.equal(await isOperatorToken(await token()), true)
})

for (const [name, environment, isUsed] of [
  ['a public address', { PUBLIC_URL: 'https://evidence.hospital.example' }, false],
  ['a trusted proxy', { TRUST_PROXY: 'true' }, false],
  ['every address of the machine', { HOST: '0.0.0.0' }, false],
  ['a container whose port is published on loopback', { HOST: '0.0.0.0', PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
  ['IPv6', { HOST: '::1' }, true],
] as const)
  test(`${isUsed ? 'a' : 'no'} token is used with ${name}`, async () => {
    const code = `
      import { isOperatorToken, getOperatorAddress, replaceOperatorToken } from '@/lib/platform/auth/operator-token'
      await replaceOperatorToken()
      const { readFile } = await import('node:fs/promises')
      const token = (await readFile(process.env.DATA_DIR + '/operator-token', 'utf8')).trim()
      console.log(await isOperatorToken(token), (await getOperatorAddress())?.includes(token) ?? false)`
    const settings = { DATA_DIR: config().DATA_DIR, HOST: '127.0.0.1', PUBLIC_URL: '', ...environment }
    assert.equal((await runChild(code, settings)).trim(), `${isUsed} ${isUsed}`)
  })
