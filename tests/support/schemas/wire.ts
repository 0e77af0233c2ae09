/**
 * The published shapes of Chat Completions as JSON Schema, written from OpenAI's description: what clients may rely on,
 * required members and nulls included. Members that are ours are named; any other is a fault.
 */
import assert from 'node:assert/strict'
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'
import type { Evidence } from '@/lib/wire/evidence'

const text = { type: 'string' }
const integer = { type: 'integer', minimum: 0 }
const nullable = (type: string) => ({ type: [type, 'null'] })
const closedObject = (properties: Record<string, AnySchema>, ...optional: string[]) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
})

/** Text without half characters: what can't be written as UTF-8 would arrive as U+FFFD. */
const content = { type: ['string', 'null'], pattern: '^[^\\uFFFD\\p{Cs}]*$' }
const unixSeconds = { type: 'integer', minimum: 1_600_000_000, maximum: 9_999_999_999 }
const id = { type: 'string', pattern: '^chatcmpl-[A-Za-z0-9]{16,}$' }

const annotation = closedObject({
  type: { const: 'url_citation' },
  url_citation: closedObject(
    { start_index: integer, end_index: integer, title: text, url: text, content: text },
    'content',
  ),
})
const tokenLogprob = closedObject(
  {
    token: text,
    bytes: { type: ['array', 'null'], items: integer },
    logprob: { type: 'number' },
    top_logprobs: { type: 'array' },
  },
  'top_logprobs',
)
const logprobs = {
  anyOf: [
    { type: 'null' },
    closedObject({
      content: { type: ['array', 'null'], items: tokenLogprob },
      refusal: { type: ['array', 'null'], items: tokenLogprob },
    }),
  ],
}
const finishReasons = ['stop', 'length', 'tool_calls', 'content_filter', 'function_call']
const usage = {
  type: 'object',
  properties: {
    prompt_tokens: integer,
    completion_tokens: integer,
    total_tokens: integer,
    prompt_tokens_details: { type: 'object', additionalProperties: integer },
    completion_tokens_details: { type: 'object', additionalProperties: integer },
  },
  required: ['prompt_tokens', 'completion_tokens', 'total_tokens'],
  additionalProperties: false,
}

const span = { type: 'array', prefixItems: [integer, integer], minItems: 2, maxItems: 2, items: false }
const utcTime = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }
const figure = { type: 'number' }
const effect = closedObject(
  {
    outcome: text,
    measure: text,
    estimate: figure,
    low: figure,
    high: figure,
    ciLevel: figure,
    text,
    isAsked: { const: true },
    intervention: text,
    comparator: text,
    interventionRate: text,
    comparatorRate: text,
  },
  'outcome',
  'low',
  'high',
  'ciLevel',
  'isAsked',
  'intervention',
  'comparator',
  'interventionRate',
  'comparatorRate',
)
const verdicts = [
  'quoted',
  'supported',
  'partly',
  'contradicted',
  'overstated',
  'other-population',
  'not-found',
  'uncited',
]
const noticeKinds = [
  'medical-emergency',
  'self-harm',
  'drug-allergy',
  'model-away',
  'ocr',
  'images-unread',
  'lab-values',
  'search-language',
  'population',
  'not-backed',
  'plain-words',
  'left-out',
]
/** Sentences without the Markdown that marks a notice in the content. */
const messageTemplate = closedObject({ code: { type: 'string', pattern: '^[a-z0-9_]+$' }, params: { type: 'object' } })
const plainText = { type: 'string', pattern: '^[^>*\\n][^\\n]+$' }
const evidence = closedObject(
  {
    version: { const: 1 },
    engine: { enum: ['extractive', 'upstream'] },
    abstained: { type: 'boolean' },
    outcome: { enum: ['answer', 'related', 'none'] },
    searchedAs: text,
    libraryVersion: integer,
    searched: {
      type: 'array',
      items: closedObject(
        {
          source: { enum: ['library', 'pubmed', 'europe-pmc'] },
          query: text,
          hits: integer,
          at: utcTime,
          error: text,
          errorTemplate: messageTemplate,
        },
        'at',
        'error',
        'errorTemplate',
      ),
    },
    items: {
      type: 'array',
      items: closedObject(
        {
          n: { type: 'integer', minimum: 1 },
          id: text,
          pmid: nullable('string'),
          doi: nullable('string'),
          pmcid: nullable('string'),
          title: text,
          authors: nullable('string'),
          journal: nullable('string'),
          year: nullable('integer'),
          volume: nullable('string'),
          pages: nullable('string'),
          type: text,
          level: { enum: ['G', 1, 2, 3, 4, 5, null] },
          retracted: { type: 'boolean' },
          provenance: { enum: ['summary', 'abstract', 'full-text', 'guideline'] },
          depth: { enum: ['summary', 'abstract', 'full-text', 'table', 'guideline'] },
          quote: text,
          section: text,
          url: text,
          spans: { type: 'array', items: span },
          context: closedObject({ before: text, after: text }),
          participants: integer,
          population: text,
          effects: { type: 'array', minItems: 1, items: effect },
          match: closedObject(
            {
              coverage: { type: 'number', minimum: 0, maximum: 1 },
              missing: { type: 'array', items: text },
              population: closedObject({ relation: { enum: ['excluded', 'different'] }, asked: text, quote: text }),
            },
            'population',
          ),
          notices: {
            type: 'array',
            minItems: 1,
            items: closedObject({
              kind: { enum: ['retraction', 'concern', 'erratum', 'updated', 'preprint'] },
              pmid: nullable('string'),
            }),
          },
          live: { const: true },
          doses: { type: 'array', minItems: 1, items: text },
          harms: { type: 'array', minItems: 1, items: text },
        },
        'context',
        'participants',
        'population',
        'effects',
        'match',
        'notices',
        'live',
        'doses',
        'harms',
      ),
    },
    checks: {
      type: 'array',
      items: closedObject(
        {
          start: integer,
          end: integer,
          items: { type: 'array', items: integer },
          status: { enum: ['quoted', 'figures-found', 'supported', 'not-found'] },
          missing: { type: 'array', items: text },
          verdict: { enum: verdicts },
          reason: text,
          reasonTemplate: { type: 'object' },
          deciding: closedObject({ n: integer, text }),
          differences: closedObject({ answer: { type: 'array', items: span }, source: { type: 'array', items: span } }),
          sources: { type: 'array', minItems: 2, items: closedObject({ n: integer, verdict: { enum: verdicts } }) },
          judgedBy: { const: 'model' },
        },
        'verdict',
        'reason',
        'reasonTemplate',
        'deciding',
        'differences',
        'sources',
        'judgedBy',
      ),
    },
    opposing: { type: 'array', minItems: 1, items: closedObject({ n: integer, against: integer, quote: text }) },
    leftOut: integer,
    images: { type: 'array' },
    notices: { type: 'array', minItems: 1, items: closedObject({ kind: { enum: noticeKinds }, text: plainText }) },
  },
  'outcome',
  'searchedAs',
  'libraryVersion',
  'opposing',
  'leftOut',
  'images',
  'notices',
)
const evidenceFields = {
  evidence,
  citations: { type: 'array', items: text },
  search_results: {
    type: 'array',
    items: closedObject({ title: text, url: text, date: text, snippet: text }, 'date'),
  },
}
const evidenceNames = Object.keys(evidenceFields)

const completion = closedObject(
  {
    id,
    object: { const: 'chat.completion' },
    created: unixSeconds,
    model: { const: 'Service-V1' },
    choices: {
      type: 'array',
      minItems: 1,
      items: closedObject({
        index: integer,
        finish_reason: { enum: finishReasons },
        logprobs,
        message: closedObject(
          {
            role: { const: 'assistant' },
            content,
            refusal: nullable('string'),
            annotations: { type: 'array', items: annotation },
            tool_calls: {
              type: 'array',
              minItems: 1,
              items: {
                anyOf: [
                  closedObject({
                    id: text,
                    type: { const: 'function' },
                    function: closedObject({ name: text, arguments: text }),
                  }),
                  closedObject({
                    id: text,
                    type: { const: 'custom' },
                    custom: closedObject({ name: text, input: text }),
                  }),
                ],
              },
            },
            function_call: closedObject({ name: text, arguments: text }),
          },
          'annotations',
          'tool_calls',
          'function_call',
        ),
      }),
    },
    usage,
    ...evidenceFields,
  },
  ...evidenceNames,
)

const chunk = closedObject(
  {
    id,
    object: { const: 'chat.completion.chunk' },
    created: unixSeconds,
    model: { const: 'Service-V1' },
    choices: {
      type: 'array',
      items: closedObject({
        index: integer,
        finish_reason: { enum: [...finishReasons, null] },
        logprobs,
        delta: {
          type: 'object',
          properties: {
            role: { const: 'assistant' },
            content: { ...content, type: 'string' },
            refusal: nullable('string'),
            annotations: { type: 'array', minItems: 1, items: annotation },
            tool_calls: { type: 'array', minItems: 1, items: { type: 'object', required: ['index'] } },
            function_call: closedObject({ name: text, arguments: text }, 'name'),
          },
          additionalProperties: false,
        },
      }),
    },
    usage: { anyOf: [usage, { type: 'null' }] },
    ...evidenceFields,
  },
  'usage',
  ...evidenceNames,
)

const error = closedObject({
  error: closedObject(
    {
      message: { type: 'string', minLength: 10 },
      type: { enum: ['invalid_request_error', 'requests', 'tokens', 'insufficient_quota', 'server_error'] },
      param: nullable('string'),
      code: nullable('string'),
      template: messageTemplate,
    },
    'template',
  ),
})

const model = closedObject({ id: text, object: { const: 'model' }, created: unixSeconds, owned_by: text })
const modelList = closedObject({ object: { const: 'list' }, data: { type: 'array', minItems: 1, items: model } })

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })

function createAssertion(schema: AnySchema): (body: unknown) => void {
  const validate = ajv.compile(schema)
  return (body) => {
    assert.ok(validate(body), `${ajv.errorsText(validate.errors)} in ${JSON.stringify(body)?.slice(0, 2000)}`)
  }
}

export const assertCompletion = createAssertion(completion)
export const assertChunk = createAssertion(chunk)
export const assertError = createAssertion(error)
export const assertModel = createAssertion(model)
export const assertModelList = createAssertion(modelList)

/** The evidence of an answer as any other answer to the same question would carry it: when each source was asked differs. */
export function omitTimes(evidence: Evidence | undefined): object | undefined {
  return evidence && { ...evidence, searched: evidence.searched.map(({ at, ...search }) => search) }
}
