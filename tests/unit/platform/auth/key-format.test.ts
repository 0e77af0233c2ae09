import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSecret, isWellFormed } from '@/lib/platform/auth/key-format'

test('a secret is sk-, 40 random characters and a checksum, never the same twice', () => {
  const secrets = new Set(Array.from({ length: 1000 }, createSecret))
  assert.equal(secrets.size, 1000)
  for (const secret of secrets) {
    assert.match(secret, /^sk-[0-9A-Za-z]{46}$/)
    assert.equal(isWellFormed(secret), true)
  }
})

test('every single mistyped character is noticed', () => {
  const secret = createSecret()
  for (let at = 0; at < secret.length; at++) {
    const mistyped = secret.slice(0, at) + (secret[at] === 'x' ? 'y' : 'x') + secret.slice(at + 1)
    assert.equal(isWellFormed(mistyped), false, mistyped)
  }
})

test('every swap of two neighbouring characters is detected', () => {
  const secret = createSecret()
  for (let at = 3; at < secret.length - 1; at++) {
    if (secret[at] === secret[at + 1]) continue
    const swapped = secret.slice(0, at) + secret[at + 1] + secret[at] + secret.slice(at + 2)
    assert.equal(isWellFormed(swapped), false, swapped)
  }
})

test('nothing else passes for a secret', () => {
  const secret = createSecret()
  for (const text of [
    '',
    'sk-',
    'sk-test',
    ` ${secret}`,
    `${secret}\n`,
    `${secret}a`,
    secret.toUpperCase(),
    secret.slice(3),
  ])
    assert.equal(isWellFormed(text), false, JSON.stringify(text))
})
