import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { listErrorStatuses } from '@/lib/wire/errors'
import { describeErrorCode } from '@/lib/wire/openapi/error-meanings'
import { completionExamples, requestExamples } from '@/lib/wire/openapi/examples'
import { buildOpenApi } from '@/lib/wire/openapi/openapi'
import { parseChatRequest } from '@/lib/wire/request'
import { describeRequestFields } from '@/lib/wire/request-fields'
import { collect, type ServiceCompletion, toChunks } from '@/lib/wire/response'
import { anyBody } from '../../../fixtures/request-bodies'
import { asked, citedAnswer, play } from '../../../fixtures/sample-answer'
import { Description } from '../../../support/schemas/openapi'

const document = buildOpenApi()
// Strict mode only supports JSON Schema, and this document has more keywords.
const ajv = new Ajv2020({ strict: false })
ajv.addSchema(document, 'openapi')

/** Thrown only by the upstream engine. */
const ofModel = new Set([
  'context_length_exceeded',
  'upstream_rate_limited',
  'upstream_refused',
  'upstream_failed',
  'upstream_unreachable',
  'upstream_timeout',
])

function check(schema: string, body: unknown): void {
  const validate = ajv.getSchema(`openapi#/components/schemas/${schema}`)
  assert.ok(validate, `${schema} is in the document`)
  assert.ok(validate(JSON.parse(JSON.stringify(body))), ajv.errorsText(validate.errors))
}

it('the description accepts whatever the API accepts', () => {
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

it("the API's responses match its description", async () => {
  check('ChatCompletion', await collect(play(...citedAnswer), asked))
  for await (const chunk of toChunks(play(...citedAnswer), { ...asked, includeUsage: true })) {
    check('ChatCompletionChunk', chunk)
  }
})

it('every reference in the document resolves to one of its schemas', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? '')
  assert.ok(references.length > 10)
  for (const reference of new Set(references)) assert.ok(ajv.getSchema(`openapi${reference}`), reference)
})

it('every example matches its schema, and every operation with a body has one', () => {
  const examples = new Description().examples()
  assert.ok(examples.length > 20)
  for (const { name, value, validate } of examples)
    assert.ok(validate(value), `${name}: ${ajv.errorsText(validate.errors)}`)
  for (const { value } of Object.values(requestExamples)) assert.ok(parseChatRequest(value))
})

it('a span in an example is exactly the mark of its source', () => {
  const { choices, evidence }: ServiceCompletion = JSON.parse(JSON.stringify(completionExamples['answer']?.value))
  const content = choices[0]?.message.content ?? ''
  for (const { n, spans } of evidence?.items ?? [])
    assert.deepEqual(
      spans.map((span) => content.slice(...span)),
      [`[${n}]`],
    )
})

it('every error is described for some operation, and errors that need a connected model say so', () => {
  const text = JSON.stringify(document)
  for (const [code] of listErrorStatuses()) {
    // No published operation is for administrators.
    if (code === 'key_scope') continue
    assert.ok(text.includes(`\`${code}\`: `), code)
    assert.equal(describeErrorCode(code).endsWith('Only with a connected language model.'), ofModel.has(code), code)
  }
})

it('each field is described once, in a sentence', () => {
  const fields = describeRequestFields()
  assert.equal(new Set(fields.map(({ name }) => name)).size, fields.length)
  for (const { name, description } of fields) assert.match(description, /\.$/, name)
  assert.ok(fields.length >= 38)
})
