/** What a field takes, in words, from its JSON Schema. */

import { fill } from '@/components/i18n/format-message'
import type { Words } from '@/components/i18n/messages-en'
import type { FieldSchema } from '@/lib/wire/request-fields'

type TypeWords = Words['api']['types']

/** Bounds beyond these are the limits of the machine and tell a reader nothing. */
const boundMax = 1_000_000

/** Null is left out: it is said once that every optional field takes it. */
export function describeFieldType(words: TypeWords, schema: FieldSchema): string {
  const branches = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null')
  if (schema.type === 'null') return 'null'
  if (branches) return [...new Set(branches.map((branch) => describeFieldType(words, branch)))].join(words.or)
  if (schema.enum) return fill(words.oneOf, { values: schema.enum.map(String).join(', ') })
  switch ([schema.type].flat()[0]) {
    case 'array':
      return (
        fill(words.list, { of: schema.items ? describeFieldType(words, schema.items) : words.values }) +
        describeMax(words.itemsMax, schema.maxItems)
      )
    case 'string':
      return words.text + describeMax(words.charactersMax, schema.maxLength)
    case 'number':
    case 'integer':
      return (schema.type === 'integer' ? words.whole : words.number) + describeRange(words, schema)
    case 'boolean':
      return words.boolean
    default:
      return words.object
  }
}

function describeMax(sentence: TypeWords['itemsMax' | 'charactersMax'], count: number | undefined): string {
  return count === undefined || count > boundMax ? '' : fill(sentence, { count })
}

function describeRange(words: TypeWords, { minimum, maximum }: FieldSchema): string {
  const from = minimum !== undefined && Math.abs(minimum) <= boundMax ? minimum : undefined
  const to = maximum !== undefined && maximum <= boundMax ? maximum : undefined
  if (from !== undefined && to !== undefined) return fill(words.fromTo, { from, to })
  if (from !== undefined) return fill(words.from, { from })
  return to === undefined ? '' : fill(words.to, { to })
}
