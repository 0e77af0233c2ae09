import assert from 'node:assert/strict'
import { ApiError, type ErrorCode } from '@/lib/wire/errors'

/** Asserts a refusal with this code and these words; `param` is null for images, as in OpenAI's API. */
export function expectRefusal(work: Promise<unknown>, code: ErrorCode, ...words: string[]): Promise<void> {
  return assert.rejects(work, (error) => {
    assert.ok(error instanceof ApiError, `expected an ApiError, got ${error}`)
    assert.deepEqual([error.code, error.status, error.param], [code, 400, null], error.message)
    for (const word of words) assert.match(error.message, new RegExp(word))
    return true
  })
}

/** @returns the HTTP status of the ApiError with which the work fails */
export async function getRefusalStatus(work: Promise<unknown>): Promise<number> {
  const error = await work.then(
    () => assert.fail('nothing was refused'),
    (thrown: unknown) => thrown,
  )
  assert.ok(error instanceof ApiError, String(error))
  return error.status
}
