/** What a field takes, in words, from its JSON Schema. */
import type { FieldSchema } from '@/lib/wire/request-fields'

/** Bounds beyond these are the limits of the machine and tell a reader nothing. */
const boundMax = 1_000_000

/** Null is left out: it is said once that every optional field takes it. */
export function fieldType(schema: FieldSchema): string {
  const branches = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null')
  if (schema.type === 'null') return 'null'
  if (branches) return [...new Set(branches.map(fieldType))].join(' or ')
  if (schema.enum) return `one of ${schema.enum.map(String).join(', ')}`
  switch ([schema.type].flat()[0]) {
    case 'array':
      return `list: ${schema.items ? fieldType(schema.items) : 'values'}${atMost(schema.maxItems, 'items')}`
    case 'string':
      return `text${atMost(schema.maxLength, 'characters')}`
    case 'number':
    case 'integer':
      return (schema.type === 'integer' ? 'whole number' : 'number') + range(schema)
    case 'boolean':
      return 'true or false'
    default:
      return 'object'
  }
}

function atMost(count: number | undefined, unit: string): string {
  return count === undefined || count > boundMax ? '' : `, at most ${count} ${unit}`
}

function range({ minimum, maximum }: FieldSchema): string {
  const from = minimum !== undefined && Math.abs(minimum) <= boundMax ? minimum : undefined
  const to = maximum !== undefined && maximum <= boundMax ? maximum : undefined
  if (from !== undefined && to !== undefined) return `, ${from} to ${to}`
  if (from !== undefined) return `, ${from} or more`
  return to === undefined ? '' : `, ${to} or less`
}
