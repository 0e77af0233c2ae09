import assert from 'node:assert/strict'
import { it } from 'node:test'
import { handle } from '@/lib/platform/api/api-handler'

process.env['LOG_LEVEL'] = 'silent'
process.env['CORS_ORIGINS'] = 'https://app.example.org, https://ward.example.org'

const answered = (origin?: string) => {
  const request = new Request('http://localhost/', { headers: origin ? { origin } : {} })
  return handle(() => Response.json({}))(request, { params: Promise.resolve({}) })
}

it('an origin that the operator listed may read answers; each by its own name, so that caches keep them apart', async () => {
  const { headers } = await answered('https://ward.example.org')
  assert.equal(headers.get('access-control-allow-origin'), 'https://ward.example.org')
  assert.equal(headers.get('vary'), 'origin')
})

it('an origin that the operator did not list may not', async () => {
  for (const origin of ['https://evil.example.org', 'null', 'https://app.example.org.evil.org', undefined]) {
    const { headers } = await answered(origin)
    assert.equal(headers.get('access-control-allow-origin'), null)
    assert.equal(headers.get('vary'), 'origin')
  }
})
