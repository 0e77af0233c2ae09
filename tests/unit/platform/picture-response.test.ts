import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pictureResponse } from '@/lib/platform/picture-response'

const sent = (headers: HeadersInit = {}) =>
  pictureResponse(new Request('http://127.0.0.1/x', { headers }), 'abc', 'image/png', Buffer.from('bytes'))

test('a picture is for its reader’s browser alone, and cannot act as a page of this origin', async () => {
  const { status, headers } = sent()
  assert.deepEqual([status, headers.get('cache-control'), headers.get('etag')], [200, 'private, no-cache', '"abc"'])
  assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'; sandbox/)
})

test('a browser that has it already gets no second copy', async () => {
  const response = sent({ 'if-none-match': '"abc"' })
  assert.deepEqual([response.status, await response.text()], [304, ''])
  assert.equal(sent({ 'if-none-match': '"abd"' }).status, 200)
})
