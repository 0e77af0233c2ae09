import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError, toApiError } from '@/lib/wire/errors'
import { errorSchema } from '@/lib/wire/response-schema'

test('an error created by another copy of this module is recognised, since a build may load it several times', async () => {
  const copy = new URL('../../../lib/wire/errors.ts?copy=.ts', import.meta.url).href
  const other: typeof import('@/lib/wire/errors') = await import(copy)
  assert.notEqual(other.ApiError, ApiError)
  const error = new other.ApiError('overloaded', 'Too many searches are waiting.')
  assert.ok(error instanceof ApiError)
  assert.equal(toApiError(error).status, 503)
  assert.ok(!(new Error('another one') instanceof ApiError))
})

describe('an error body', () => {
  test('carries the message as code and parameters beside the English text', () => {
    const busy = new ApiError('upstream_rate_limited', serverMessage('model_rate_limited', { seconds: 12_345 }))
    const { message, template } = busy.toBody().error
    assert.match(message, /12,345 s/)
    assert.deepEqual(template, { code: 'model_rate_limited', params: { seconds: 12_345 } })
    errorSchema.parse(busy.toBody())
  })

  test('nests the template of a message inside the message', () => {
    const inner = serverMessage('image_animated')
    const error = new ApiError(
      'invalid_image_format',
      serverMessage('image_error', { index: 2, count: 3, sentence: inner }),
    )
    assert.equal(error.message, `Image 2 of 3: ${inner.text}`)
    const { template } = error.toBody().error
    assert.deepEqual(template?.params['sentence'], { code: 'image_animated', params: {} })
    errorSchema.parse(error.toBody())
  })

  test('has no template if its message has none', () => {
    assert.equal('template' in new ApiError('invalid_value', 'No.').toBody().error, false)
  })
})
