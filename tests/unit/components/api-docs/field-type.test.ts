import assert from 'node:assert/strict'
import { it } from 'node:test'
import { describeFieldType } from '@/components/api-docs/field-type'
import { en } from '@/components/i18n/messages-en'

it('a field type is described in words, with the bounds that matter to a reader', () => {
  const words = {
    'number, 0 to 2': { type: 'number', minimum: 0, maximum: 2 },
    'integer, 1 or more': { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    integer: { type: 'integer', minimum: -(2 ** 63), maximum: 2 ** 63 },
    'true or false': { type: ['boolean', 'null'] },
    'text or list: text, at most 4 items': {
      anyOf: [
        { anyOf: [{ type: 'string' }, { type: 'array', maxItems: 4, items: { type: 'string' } }] },
        { type: 'null' },
      ],
    },
    'one of auto, off': { anyOf: [{ type: 'string', enum: ['auto', 'off'] }, { type: 'null' }] },
    'text, at most 64 characters': { type: 'string', maxLength: 64 },
    object: { oneOf: [{ type: 'object' }, { type: 'object' }] },
    null: { type: 'null', anyOf: [{}, { type: 'null' }] },
  }
  for (const [expected, schema] of Object.entries(words))
    assert.equal(describeFieldType(en.api.types, schema), expected)
})
