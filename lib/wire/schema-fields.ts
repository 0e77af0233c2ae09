/** Building blocks of the request schema: what JSON clients send in every field, whatever the field means. */
import { z } from 'zod'
import type { ErrorCode } from './errors'

/** One string may not be longer: OpenAI's own limit. */
export const stringLengthMax = 10_485_760

/** Members that may be undefined become members that may be absent. */
export type OmitUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** A field that may be left out; null means the same, because SDK users pass nulls for what they do not set. */
export const optional = <T extends z.ZodType>(field: T) => field.nullish().transform((value) => value ?? undefined)

/** An object that keeps the fields of `shape` which were given and drops every other one. */
export const object = <T extends z.ZodRawShape>(shape: T) => z.object(shape).transform(omitUndefined)

/**
 * A string with bounds in UTF-16 units. Zod's own `max` looks at the `length` of values that are no strings too, and an
 * object may claim any length: `{"length":{"toString":null}}` makes it throw.
 */
export const string = (bounds: { min?: number; max: number }) =>
  z
    .string()
    .superRefine((value, context) => {
      if (value.length < (bounds.min ?? 0)) refuse(context, 'empty_string', 'the string is empty.')
      if (value.length <= bounds.max) return
      refuse(context, 'string_above_max_length', `string too long; expected at most ${bounds.max} characters.`)
    })
    .meta({ ...(bounds.min && { minLength: bounds.min }), maxLength: bounds.max })

/** Text without lone surrogates: they cannot be written as UTF-8 and break model servers. */
export const text = string({ max: stringLengthMax }).transform((value) => value.toWellFormed())

/** Text that names something and so cannot be empty. */
export const name = (lengthMax: number) => string({ min: 1, max: lengthMax })

/** OpenAI's rule for names of functions and schemas. */
export const identifier = name(64).regex(/^[a-zA-Z0-9_-]*$/)

/**
 * An integer with bounds. Zod's own `int` reports its bounds as a decimal's and ends at 2^53, which would refuse seeds
 * that Python clients draw.
 */
export const integer = (bounds: { min: number; max: number }) =>
  z
    .number()
    .superRefine((value, context) => {
      if (!Number.isInteger(value)) {
        refuse(context, 'invalid_type', 'expected an integer, but got a decimal number instead.')
      } else if (value < bounds.min) {
        refuse(context, 'integer_below_min_value', `expected a value >= ${bounds.min}, but got ${value} instead.`)
      } else if (value > bounds.max) {
        refuse(context, 'integer_above_max_value', `expected a value <= ${bounds.max}, but got ${value} instead.`)
      }
    })
    .meta({ type: 'integer', minimum: bounds.min, maximum: bounds.max })

/** JSON that is passed on as it came, such as the JSON Schema of a tool. */
export const json = z.record(z.string(), z.unknown())

/** An object with free keys; counted before its members are looked at, for the reason given at `list`. */
export const record = <T extends z.ZodType>(member: T, bounds: { keyLengthMax: number; max: number }) =>
  json
    .superRefine((value, context) => {
      const count = Object.keys(value).length
      if (count <= bounds.max) return
      refuse(context, 'invalid_value', `Expected an object with at most ${bounds.max} members, but it has ${count}.`)
    })
    .pipe(z.record(string({ max: bounds.keyLengthMax }), member))
    .meta({ maxProperties: bounds.max, additionalProperties: toJsonSchema(member) })

/** What a client may send, as JSON Schema, for the published description. */
export function toJsonSchema(field: z.ZodType): z.core.JSONSchema.BaseSchema {
  const { $schema, ...schema } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' })
  return schema
}

/**
 * An array that stops at its first faulty item and looks at its length before its items, so that a body of a million
 * wrong items costs one fault and not a million.
 */
export function list<T extends z.ZodType>(item: T, bounds: { min?: number; max: number }) {
  return z
    .array(z.unknown())
    .transform((items, context) => {
      if (items.length < (bounds.min ?? 0)) return failTransform(context, 'empty_array', 'the array is empty.')
      if (items.length > bounds.max) {
        return failTransform(context, 'array_above_max_length', `array too long; expected at most ${bounds.max} items.`)
      }
      const parsed: z.output<T>[] = []
      for (const [index, value] of items.entries()) {
        const result = item.safeParse(value)
        if (!result.success) {
          for (const issue of result.error.issues) {
            // A finished issue is a raw one with its message; the type of raw issues is narrower only in `input`.
            context.issues.push({ ...issue, path: [index, ...issue.path] } as z.core.$ZodRawIssue)
          }
          return z.NEVER
        }
        parsed.push(result.data)
      }
      return parsed
    })
    .meta({ ...(bounds.min && { minItems: bounds.min }), maxItems: bounds.max, items: toJsonSchema(item) })
}

/** A list that may be left out; an empty one means the same: servers behind us refuse it, and clients send it. */
export const optionalList = <T extends z.ZodType>(item: T, max: number) =>
  optional(list(item, { max })).transform((items) => (items?.length ? items : undefined))

/** Records a fault that Zod has no code for. `param: null` hides the path, as OpenAI does for images. */
export function refuse(
  context: z.RefinementCtx,
  code: ErrorCode,
  message: string,
  place: { path?: PropertyKey[]; param?: null } = {},
) {
  const { path = [], ...params } = place
  context.addIssue({ code: 'custom', message, path, params: { code, ...params } })
}

/** `refuse` for a transform, which has to return something. */
export function failTransform(context: z.RefinementCtx, code: ErrorCode, message: string): never {
  refuse(context, code, message)
  // Zod's mark of a value that never is; its type says so.
  return z.NEVER
}

/** Leaves out what was not given, so that a spread or a JSON text does not carry it. */
export function omitUndefined<T extends object>(value: T): OmitUndefined<T> {
  // fromEntries loses the type of each member; what it does is what Given says.
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as OmitUndefined<T>
}
