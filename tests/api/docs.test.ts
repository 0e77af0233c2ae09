/** What is published about the API is what the server does. */
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { errorStatuses } from '@/lib/wire/errors'
import { requestFields } from '@/lib/wire/request-fields'
import { startServer, type TestServer } from '@/tests/server'

let server: TestServer
before(async () => {
  server = await startServer()
})
after(() => server.stop())

async function ask(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(`${server.url}/api/v1${address}`, {
    method,
    headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  assert.equal(response.status, 200)
  return response.json()
}

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

it('every answer of the server has the shape that the description gives it', async () => {
  // Strict mode knows JSON Schema only, and an OpenAPI document is more.
  const ajv = new Ajv2020({ strict: false })
  const document = await ask('GET', '/openapi.json')
  assert.ok(document && typeof document === 'object')
  ajv.addSchema(document, 'openapi')
  const check = (name: string, body: unknown) => {
    const validate = ajv.getSchema(`openapi#/components/schemas/${name}`)
    assert.ok(validate?.(body), `${name}: ${ajv.errorsText(validate?.errors)}`)
    return body
  }

  const messages = [{ role: 'user', content: [{ type: 'text', text: 'Does aspirin prevent a first stroke?' }] }]
  const made = check('ChatCompletion', await ask('POST', '/chat/completions', { messages, store: true }))
  const address = `/chat/completions/${Reflect.get(Object(made), 'id')}`
  check('StoredCompletion', await ask('GET', address))
  check('StoredCompletion', await ask('POST', address, { metadata: { ward: '7' } }))
  check('StoredCompletionList', await ask('GET', '/chat/completions?metadata[ward]=7&limit=1'))
  check('StoredMessageList', await ask('GET', `${address}/messages`))
  check('StoredCompletionDeleted', await ask('DELETE', address))
  check('ModelList', await ask('GET', '/models'))
  check('Model', await ask('GET', '/models/Service-V1'))
  const refused = await fetch(`${server.url}/api/v1/models`)
  check('Error', await refused.json())
})
