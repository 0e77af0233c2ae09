/**
 * Holds responses to the published OpenAPI document: status, content type, body and headers, with nothing undescribed.
 */
import assert from 'node:assert/strict'
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js'
import { buildOpenApi } from '@/lib/wire/openapi/openapi'

interface Header {
  required?: boolean
  schema: { type: string }
}

interface ResponseDescription {
  headers: Record<string, Header>
  content: Record<string, object>
}

/** A JSON object of a document that was parsed. */
type Loose = Record<string, unknown>

/** Of HTTP, for browsers, and for proxies: not what a client programs against. */
const transport =
  /^(?:access-control-.*|content-.*|cross-origin-.*|referrer-policy|date|connection|keep-alive|transfer-encoding|vary|cache-control|x-content-type-options|x-frame-options|x-accel-buffering)$/

export class Description {
  private readonly document: Loose
  // Strict mode knows JSON Schema only, and an OpenAPI document is more.
  private readonly ajv = new Ajv2020({ strict: false, coerceTypes: false })

  /** @param document as the server publishes it */
  constructor(document: unknown = buildOpenApi()) {
    this.document = closed(JSON.parse(JSON.stringify(document)))
    this.ajv.addSchema(this.document, 'openapi')
  }

  /**
   * @param operation such as `post /chat/completions`, or the name of a response under `components`
   * @param body the whole body of `response`
   */
  check(operation: string, response: Response, body: string): void {
    const pointer = pointerOf(operation, response.status)
    const described = this.at(pointer) as ResponseDescription | undefined
    assert.ok(described, `${operation} is described with ${response.status}`)
    this.checkHeaders(described, pointer, response.headers)
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
    assert.ok(type in described.content, `${operation} is described with ${type}`)
    const validate = this.schema([...pointer, 'content', type, 'schema'])
    for (const value of valuesIn(body, type)) {
      assert.ok(validate(value), `${operation}: ${this.ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`)
    }
  }

  /** Every example of a media type, with the schema that it must match. */
  examples(): { name: string; value: unknown; validate: ValidateFunction }[] {
    const found: { name: string; value: unknown; validate: ValidateFunction }[] = []
    visit(this.document, [], (value, path) => {
      if (!value['examples'] || !value['schema']) return
      const validate = this.schema([...path, 'schema'])
      for (const [name, example] of Object.entries(value['examples'] as Record<string, Loose>))
        found.push({ name: `${path.join(' ')} ${name}`, value: example['value'], validate })
    })
    return found
  }

  private checkHeaders({ headers }: ResponseDescription, pointer: string[], received: Headers): void {
    for (const [name, { required }] of Object.entries(headers)) {
      if (required) assert.ok(received.has(name), `${name} is always there`)
    }
    for (const [name, text] of received) {
      if (transport.test(name)) continue
      const header = headers[name]
      assert.ok(header, `${name} is described`)
      const value = header.schema.type === 'integer' ? Number(text) : text
      assert.ok(this.schema([...pointer, 'headers', name, 'schema'])(value), `${name}: ${text}`)
    }
  }

  private at(path: string[]): unknown {
    return path.reduce<unknown>((value, name) => Object(value)[name], this.document)
  }

  private schema(path: string[]): ValidateFunction {
    const pointer = path.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
    const validate = this.ajv.getSchema(`openapi#/${pointer}`)
    assert.ok(validate, pointer)
    return validate
  }
}

function pointerOf(operation: string, status: number): string[] {
  const [method = '', path] = operation.split(' ')
  return path === undefined ? ['components', 'responses', operation] : ['paths', path, method, 'responses', `${status}`]
}

/** The JSON values of a body: one, or those of a stream. */
function valuesIn(body: string, type: string): unknown[] {
  if (type !== 'text/event-stream') return [JSON.parse(body)]
  const data = [...body.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => json)
  return data.filter((json) => json !== '[DONE]').map((json) => JSON.parse(json))
}

/** Closes every response object of the document, so that an undescribed member is a fault. */
function closed(document: Loose): Loose {
  const { schemas } = document['components'] as { schemas: Record<string, AnySchema> }
  for (const [name, schema] of Object.entries(schemas)) {
    if (name.endsWith('Request')) continue
    visit(schema as Loose, [], (value) => {
      if (value['properties'] && value['additionalProperties'] === undefined) value['unevaluatedProperties'] = false
    })
  }
  return document
}

function visit(value: unknown, path: string[], seen: (value: Loose, path: string[]) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) seen(value as Loose, path)
  for (const [name, member] of Object.entries(value)) visit(member, [...path, name], seen)
}
