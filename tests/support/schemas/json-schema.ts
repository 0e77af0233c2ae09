/** Parts of the JSON Schemas that tests compare responses with. */
import type { AnySchema } from 'ajv/dist/2020.js'

export const text = { type: 'string' }
export const integer = { type: 'integer', minimum: 0 }

export function nullable(type: string) {
  return { type: [type, 'null'] }
}

/**
 * The schema of an object that has these members and no other.
 *
 * @param optional names of members that may be absent
 */
export function closedObject(properties: Record<string, AnySchema>, ...optional: string[]) {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  }
}
