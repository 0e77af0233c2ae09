/** The JSON Schema of a tool, computed once and readable by the clients of each protocol version. */
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'

type JsonSchema = Record<string, unknown>

/**
 * Clients of the protocol before 2026 read schemas as JSON Schema draft 7, where `items: false` forbids the members of
 * a tuple. Our tuples have members of one type, so a bounded list says the same in each draft.
 *
 * @returns a schema that checks as the given one does
 */
export function toPortableSchema<T extends StandardSchemaWithJSON>(schema: T): T {
  const standard = schema['~standard']
  const made = new Map<'input' | 'output', JsonSchema>()
  const toJson = (io: 'input' | 'output') => (options: Parameters<typeof standard.jsonSchema.input>[0]) => {
    const json = made.get(io) ?? replaceTuples(standard.jsonSchema[io](options))
    made.set(io, json)
    return json
  }
  // The SDK reads no other member of a schema; its type is kept for the types of the arguments.
  return {
    '~standard': { ...standard, jsonSchema: { input: toJson('input'), output: toJson('output') } },
  } as unknown as T
}

function replaceTuples<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(replaceTuples) as T
  if (typeof schema !== 'object' || schema === null) return schema
  const { prefixItems, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, replaceTuples(value)]),
  )
  if (!Array.isArray(prefixItems)) return rest as T
  return { ...rest, items: prefixItems[0], minItems: prefixItems.length, maxItems: prefixItems.length } as T
}
