/** Protects patients' images on shared computers: what a browser stores outlives the session that it was shown in. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toImageResponse } from '@/lib/platform/conversations/image-response'

const bytes = new Uint8Array([1, 2, 3])

test('an image is sent with its type, is not cached, and cannot run as a page of this origin', async () => {
  const { headers, status } = toImageResponse('image/png', bytes)
  assert.equal(status, 200)
  assert.equal(headers.get('content-type'), 'image/png')
  assert.equal(headers.get('cache-control'), 'private, no-store')
  assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'; sandbox/)
})

for (const type of ['image/svg+xml', 'image/svg+xml; x', 'text/html', 'application/pdf', 'IMAGE/SVG+XML', ''])
  test(`bytes that were called '${type}' are shown as nothing`, () => {
    assert.equal(toImageResponse(type, bytes).headers.get('content-type'), 'application/octet-stream')
  })
