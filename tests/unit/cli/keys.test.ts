import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Key } from '@/lib/platform/auth/api-keys'
import { everyNth } from '../../support/full'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'keys-cli-'))
after(() => rm(folder, { recursive: true, force: true }))

interface Ended {
  exitCode: number
  output: string
  errors: string
}

const keys = (...given: string[]) => run({}, ...given)

async function run(settings: Record<string, string>, ...given: string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', './lib/cli/register-paths.ts', 'lib/cli/keys.ts', ...given], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [exitCode]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { exitCode: exitCode as number, output, errors }
}

async function list(): Promise<Key[]> {
  return JSON.parse((await keys('list', '--json')).output) as Key[]
}

describe('exit code 0', () => {
  test('operator prints the same address each time, until --replace prints another', async () => {
    const first = await keys('operator')
    assert.deepEqual([first.exitCode, first.errors], [0, ''])
    assert.match(first.output, /^http:\/\/127\.0\.0\.1:3000\/\?token=[0-9A-Za-z]{43}\n$/)
    assert.equal((await keys('operator')).output, first.output)
    const replaced = await keys('operator', '--replace')
    assert.notEqual(replaced.output, first.output)
  })

  test('create prints the secret as its last line, and only there; list never shows it or its hash; revoke ends the key for good', async () => {
    const { exitCode, output, errors } = await keys(
      'create',
      '--name',
      'ward 3',
      '--rpm',
      '5',
      '--streams',
      '2',
      '--scope',
      'admin',
      '--expires',
      '2099-12-31',
    )
    assert.deepEqual([exitCode, errors], [0, ''])
    const secrets = output.match(/sk-[0-9A-Za-z]{46}/g)
    assert.equal(secrets?.length, 1)
    assert.equal(output.endsWith(`\n${secrets?.[0]}\n`), true)
    const secret = secrets?.[0] ?? ''
    const key = (await list()).find(({ name }) => name === 'ward 3')
    assert.deepEqual([key?.rpm, key?.streams, key?.scope, key?.expiresAt], [5, 2, 'admin', '2099-12-31T23:59:59.999Z'])
    assert.equal(Object.keys(key ?? {}).includes('hash'), false)
    const revoked = await keys('revoke', key?.id ?? '')
    assert.equal(revoked.exitCode, 0)
    assert.match(revoked.output, /"ward 3" was revoked/)
    const listed = (await keys('list')).output
    assert.match(listed, new RegExp(`^${key?.id}.*${secret.slice(0, 7)}…${secret.slice(-4)}.*revoked$`, 'm'))
    assert.equal(listed.includes(secret.slice(7, -4)), false)
  })

  test('help names every command', async () => {
    const { exitCode, output } = await keys('help')
    assert.equal(exitCode, 0)
    for (const command of ['create', 'list', 'revoke', 'operator'])
      assert.match(output, new RegExp(`^  ${command} `, 'm'))
  })
})

describe('exit code 1', () => {
  test('operator where people come from other machines, which says how the operator signs in instead', async () => {
    const settings = { PUBLIC_URL: 'https://evidence.hospital.example' }
    const { exitCode, output, errors } = await run(settings, 'operator')
    assert.deepEqual([exitCode, output], [1, ''])
    assert.match(errors, /keys -- create --name NAME --scope admin/)
  })

  test('revoking an id that is not there', async () => {
    const { exitCode, errors } = await keys('revoke', 'key_none')
    assert.deepEqual([exitCode, errors], [1, 'There is no key key_none. To list the ids: npm run keys -- list\n'])
  })
})

describe('exit code 2 and a message that says what to correct', () => {
  const wrong: [given: string[], words: RegExp[]][] = [
    [[], [/No command was given/, /^ {2}create --name/m]],
    [['make'], [/no command make/]],
    [
      ['create', '--rpm', 'many', '--expires', '31.12.2099'],
      [/--name is required/, /--rpm must be a whole/, /--expires must be a date such as/],
    ],
    [
      ['create', '--name', ' ', '--rpm', '0', '--streams', '1.5', '--scope', 'root', '--expires', '2020-01-01'],
      [
        /--name is empty/,
        /--rpm must be 1 or more/,
        /--streams must be a whole/,
        /--scope must be chat, metrics or admin/,
        /--expires is in the past/,
      ],
    ],
    [['create', '--name', 'wrong', '--rmp', '5'], [/--rmp/]],
    [['revoke', 'key_a', 'key_b'], [/one key id/]],
  ]
  for (const [given, words] of everyNth(wrong, 3)) {
    test(`keys ${given.join(' ')}`, async () => {
      const { exitCode, output, errors } = await keys(...given)
      assert.deepEqual([exitCode, output], [2, ''])
      for (const word of words) assert.match(errors, word)
      assert.equal(errors.includes('    at '), false)
    })
  }

  test('and no key is made', async () => {
    assert.equal((await keys('create', '--name', 'wrong', '--rpm', '0')).exitCode, 2)
    assert.ok((await list()).every(({ name }) => name !== 'wrong'))
  })
})
