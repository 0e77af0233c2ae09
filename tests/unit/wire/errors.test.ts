import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError, toApiError } from '@/lib/wire/errors'

test('an error created by another copy of this module is recognised, since a build may load it several times', async () => {
  const copy = new URL('../../../lib/wire/errors.ts?copy=.ts', import.meta.url).href
  const other: typeof import('@/lib/wire/errors') = await import(copy)
  assert.notEqual(other.ApiError, ApiError)
  const error = new other.ApiError('overloaded', 'Too many searches are waiting.')
  assert.ok(error instanceof ApiError)
  assert.equal(toApiError(error).status, 503)
  assert.ok(!(new Error('another one') instanceof ApiError))
})
