import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { isLoopback, readConfig, settings } from '@/lib/config'

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
const lines = example.split('\n').filter((line) => /^[A-Z]/.test(line))
const named = Object.fromEntries(lines.map((line) => line.split(/=(.*)/).slice(0, 2)))

test('.env.example names every setting, and no other', () => {
  assert.deepEqual(Object.keys(named).sort(), Object.keys(settings.shape).sort())
})

test('.env.example shows the defaults', () => {
  assert.deepEqual(readConfig(named), readConfig({}))
})

test('docs/operations.md explains every setting, and no other', () => {
  const table = operations.split('## Settings\n')[1]?.split('\n## ')[0] ?? ''
  const firstCells = [...table.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell)
  const explained = firstCells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  assert.deepEqual(explained.sort(), Object.keys(settings.shape).sort())
})

test('an empty variable means unset', () => {
  assert.equal(readConfig({ PORT: '' }).PORT, 3000)
})

test('the message for a bad setting names it and what would be valid', () => {
  assert.throws(
    () => readConfig({ PORT: 'abc', UPSTREAM_BASE_URL: 'ftp://x' }),
    /PORT: must be a number; UPSTREAM_BASE_URL: must be an http or https address\. Correct them in \.env/,
  )
  for (const [name, value, valid] of [
    ['PORT', '70000', 'must be at most 65535'],
    ['PORT', '80.5', 'must be a whole number'],
    ['UPSTREAM_TIMEOUT_MS', '-1', 'must be more than 0'],
    ['EVIDENCE_LIVE', 'maybe', 'must be one of off, ask, on'],
    ['TRUST_PROXY', 'maybe', 'must be one of true, .*false'],
  ] as const)
    assert.throws(() => readConfig({ [name]: value }), new RegExp(`${name}: ${valid}`))
})

test('days by role are read, and an unknown role or an invalid number is refused', () => {
  const daysOf = (text: string) => readConfig({ HISTORY_DAYS_BY_ROLE: text }).HISTORY_DAYS_BY_ROLE
  assert.deepEqual(daysOf('clinician=365, admin = 0,'), { clinician: 365, admin: 0 })
  assert.deepEqual(daysOf(''), {})
  for (const wrong of ['nurse=3', 'clinician', 'clinician=-1', 'clinician=x', 'clinician=1=2', '__proto__=1'])
    assert.throws(() => daysOf(wrong), /HISTORY_DAYS_BY_ROLE: must be such as clinician=365/, wrong)
})

test('limits under which a request of the permitted size could never be received are refused', () => {
  assert.throws(
    () => readConfig({ REQUEST_BYTES_MAX: '100000000' }),
    /BODY_BYTES_PER_KEY_MAX: must be at least 100000000.*BODY_BYTES_MAX: must be at least 200000000/,
  )
})

test('only localhost and loopback IP literals are loopback, never a host name that begins like one', () => {
  const hosts = [
    'localhost',
    '127.0.0.1',
    '127.8.9.10',
    '::1',
    '127.evil.example',
    '127.0.0.1.evil.example',
    '127.1',
    '',
  ]
  assert.deepEqual(hosts.filter(isLoopback), ['localhost', '127.0.0.1', '127.8.9.10', '::1'])
})

test('a shared search index needs the library that it indexes', () => {
  const database = { DATABASE_URL: 'postgres://db/evidence' }
  assert.throws(() => readConfig({ SEARCH_INDEX_URL: 's3://bucket/index' }), /SEARCH_INDEX_URL: needs DATABASE_URL/)
  for (const place of ['s3://bucket/index', '/srv/index', './index'])
    assert.equal(readConfig({ ...database, SEARCH_INDEX_URL: place }).SEARCH_INDEX_URL, place)
  for (const place of ['https://bucket/index', 's3://B', 's3://'])
    assert.throws(() => readConfig({ ...database, SEARCH_INDEX_URL: place }), /SEARCH_INDEX_URL: must be s3/, place)
})
