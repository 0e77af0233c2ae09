/** The published shape of the evidence behind an answer as JSON Schema. */
import type { Evidence } from '@/lib/wire/evidence'
import { closedObject, integer, nullable, text } from './json-schema'

export const messageTemplate = closedObject({
  code: { type: 'string', pattern: '^[a-z0-9_]+$' },
  params: { type: 'object' },
})
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
  'question-cut',
  'history-cut',
  'search-language',
  'population',
  'not-backed',
  'plain-words',
  'left-out',
]
/** Sentences without the Markdown that marks a notice in the content. */
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
          page: integer,
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
        'page',
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
export const evidenceFields = {
  evidence,
  citations: { type: 'array', items: text },
  search_results: {
    type: 'array',
    items: closedObject({ title: text, url: text, date: text, snippet: text }, 'date'),
  },
}

/**
 * The evidence of an answer as any other answer to the same question would carry it: when each source was asked
 * differs.
 */
export function omitTimes(evidence: Evidence | undefined): object | undefined {
  return evidence && { ...evidence, searched: evidence.searched.map(({ at, ...search }) => search) }
}
