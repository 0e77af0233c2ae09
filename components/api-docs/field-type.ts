/** Describes a field's type in words, from its JSON Schema. */

import { formatMessage } from '@/components/i18n/format-message'
import type { Messages } from '@/components/i18n/messages-en'
import type { FieldSchema } from '@/lib/wire/request-fields'

type TypeMessages = Messages['api']['types']

/** Bounds beyond these are machine limits and of no use to a reader. */
const boundMax = 1_000_000

/** Null is omitted: the page says once that every optional field accepts it. */
export function describeFieldType(messages: TypeMessages, schema: FieldSchema): string {
  const branches = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null')
  if (schema.type === 'null') return 'null'
  if (branches) return [...new Set(branches.map((branch) => describeFieldType(messages, branch)))].join(messages.or)
  if (schema.enum) return formatMessage(messages.oneOf, { values: schema.enum.map(String).join(', ') })
  switch ([schema.type].flat()[0]) {
    case 'array':
      return (
        formatMessage(messages.list, {
          of: schema.items ? describeFieldType(messages, schema.items) : messages.values,
        }) + describeMax(messages.itemsMax, schema.maxItems)
      )
    case 'string':
      return messages.text + describeMax(messages.charactersMax, schema.maxLength)
    case 'number':
    case 'integer':
      return (schema.type === 'integer' ? messages.whole : messages.number) + describeRange(messages, schema)
    case 'boolean':
      return messages.boolean
    default:
      return messages.object
  }
}

function describeMax(sentence: TypeMessages['itemsMax' | 'charactersMax'], count: number | undefined): string {
  return count === undefined || count > boundMax ? '' : formatMessage(sentence, { count })
}

function describeRange(messages: TypeMessages, { minimum, maximum }: FieldSchema): string {
  const from = minimum !== undefined && Math.abs(minimum) <= boundMax ? minimum : undefined
  const to = maximum !== undefined && maximum <= boundMax ? maximum : undefined
  if (from !== undefined && to !== undefined) return formatMessage(messages.fromTo, { from, to })
  if (from !== undefined) return formatMessage(messages.from, { from })
  return to === undefined ? '' : formatMessage(messages.to, { to })
}
