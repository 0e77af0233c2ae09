import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { errorStatuses } from '@/lib/wire/errors'
import { requestFields } from '@/lib/wire/openapi'
import { startServer, type TestServer } from '@/tests/server'

let server: TestServer
before(async () => {
  server = await startServer()
})
after(() => server.stop())

it('the page about the API names every field, every refusal and its own address', async () => {
  const response = await fetch(`${server.url}/api-docs`)
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/)
  const page = await response.text()
  for (const { name } of requestFields()) assert.ok(page.includes(`>${name}</code>`), name)
  for (const [code] of errorStatuses()) assert.ok(page.includes(`>${code}</code>`), code)
  assert.ok(page.includes(`${server.url}/api/v1`))
  assert.ok(page.includes('href="/api/v1/openapi.json"'))
})
