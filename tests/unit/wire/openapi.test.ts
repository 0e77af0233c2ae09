import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { openApi } from '@/lib/wire/openapi'
import { parseChatRequest } from '@/lib/wire/request'
import { requestFields } from '@/lib/wire/request-fields'
import { collect, toChunks } from '@/lib/wire/response'
import { anyBody } from './bodies'
import { asked, citedAnswer, play } from './sample'

const document = openApi()
// Strict mode knows JSON Schema only, and this is a larger document.
const ajv = new Ajv2020({ strict: false })
ajv.addSchema(document, 'openapi')

function check(schema: string, body: unknown): void {
  const validate = ajv.getSchema(`openapi#/components/schemas/${schema}`)
  assert.ok(validate, `${schema} is in the document`)
  assert.ok(validate(JSON.parse(JSON.stringify(body))), ajv.errorsText(validate.errors))
}

it('what the API accepts, its description accepts', () => {
  let accepted = 0
  fc.assert(
    fc.property(anyBody, (bytes) => {
      let body: unknown
      try {
        body = JSON.parse(new TextDecoder().decode(bytes))
        parseChatRequest(body)
      } catch {
        return
      }
      accepted++
      check('ChatCompletionRequest', body)
    }),
    { numRuns: 2000 },
  )
  assert.ok(accepted > 100)
})

it('what the API answers is what its description says', async () => {
  check('ChatCompletion', await collect(play(...citedAnswer), asked))
  for await (const chunk of toChunks(play(...citedAnswer), { ...asked, includeUsage: true })) {
    check('ChatCompletionChunk', chunk)
  }
})

it('every reference in the document leads to a schema of it', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? '')
  assert.ok(references.length > 10)
  for (const reference of new Set(references)) assert.ok(ajv.getSchema(`openapi${reference}`), reference)
})

it('each field is described once, in a sentence', () => {
  const fields = requestFields()
  assert.equal(new Set(fields.map(({ name }) => name)).size, fields.length)
  for (const { name, description } of fields) assert.match(description, /\.$/, name)
  assert.ok(fields.length >= 38)
})
