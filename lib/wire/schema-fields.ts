/** Building blocks of the request schema, independent of what a field means. */
import { z } from 'zod'
import type { ErrorCode } from './errors'

/** OpenAI's limit on the length of one string. */
const stringLengthMax = 10_485_760

/** Turns fields that may be undefined into optional fields. */
type OmitUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/** An optional field; null means absent, because SDKs send null for unset fields. */
export const optional = <T extends z.ZodType>(field: T) => field.nullish().transform((value) => value ?? undefined)

/** An object that keeps the given fields of `shape` and drops all others. */
export const object = <T extends z.ZodRawShape>(shape: T) => z.object(shape).transform(omitUndefined)

/**
 * Parses the fields that a body has, of a schema made by `object` whose fields are all optional. A request has few of
 * its thirty possible fields, and Zod takes as long for an absent one as for a number.
 *
 * @param value anything; a value that is not an object has none of the fields
 * @returns the valid fields, and the faults of the others
 */
export function parseGivenFields<T extends z.ZodRawShape>(
  { in: { shape } }: ReturnType<typeof object<T>>,
  value: unknown,
): { data: z.output<ReturnType<typeof object<T>>>; issues: z.core.$ZodIssue[] } {
  const data: Record<string, unknown> = {}
  const issues: z.core.$ZodIssue[] = []
  for (const [name, given] of Object.entries(Object(value))) {
    if (!Object.hasOwn(shape, name)) continue
    const result = z.safeParse(shape[name] as T[string], given)
    if (result.error) issues.push(...result.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })))
    else if (result.data !== undefined) data[name] = result.data
  }
  // Each field has the type of its schema, which a loop over names does not show.
  return { data: data as z.output<ReturnType<typeof object<T>>>, issues }
}

/**
 * A string with bounds in UTF-16 units. Zod's own `max` also reads `length` of values that are not strings, and an
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

/** Text without lone surrogates, which cannot be encoded as UTF-8 and break model servers. */
export const text = string({ max: stringLengthMax }).transform((value) => value.toWellFormed())

/** A non-empty name. */
export const name = (lengthMax: number) => string({ min: 1, max: lengthMax })

/** OpenAI's rule for the names of functions and schemas. */
export const identifier = name(64).regex(/^[a-zA-Z0-9_-]*$/)

/**
 * An integer with bounds. Zod's own `int` reports bounds as for decimals and ends at 2^53, which would refuse seeds
 * that Python clients generate.
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

/** JSON that is passed on unchanged, such as the JSON Schema of a tool. */
export const json = z.record(z.string(), z.unknown())

/** An object with arbitrary keys. The number of keys is checked before the values, for the same reason as in `list`. */
export const record = <T extends z.ZodType>(member: T, bounds: { keyLengthMax: number; max: number }) =>
  json
    .superRefine((value, context) => {
      const count = Object.keys(value).length
      if (count <= bounds.max) return
      refuse(context, 'invalid_value', `Expected an object with at most ${bounds.max} members, but it has ${count}.`)
    })
    .pipe(z.record(string({ max: bounds.keyLengthMax }), member))
    .meta({ maxProperties: bounds.max, additionalProperties: toJsonSchema(member) })

/** The field's input as JSON Schema, for the published API description. */
export function toJsonSchema(field: z.ZodType): z.core.JSONSchema.BaseSchema {
  const { $schema, ...schema } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' })
  return schema
}

/**
 * An array that stops at its first invalid item and checks its length before its items, so that a million invalid
 * items cost one fault rather than a million.
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
            // A finished issue is a raw one with its message; the raw type differs only in requiring `input`.
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

/** An optional list. An empty list means absent: clients send it, and model servers refuse it. */
export const optionalList = <T extends z.ZodType>(item: T, max: number) =>
  optional(list(item, { max })).transform((items) => (items?.length ? items : undefined))

/** Records a fault for which Zod has no code. `param: null` hides the path, as OpenAI does for images. */
export function refuse(
  context: z.RefinementCtx,
  code: ErrorCode,
  message: string,
  place: { path?: PropertyKey[]; param?: null } = {},
) {
  const { path = [], ...params } = place
  context.addIssue({ code: 'custom', message, path, params: { code, ...params } })
}

/** `refuse` for use in a transform, which must return a value. */
export function failTransform(context: z.RefinementCtx, code: ErrorCode, message: string): never {
  refuse(context, code, message)
  // Zod's marker for a value that does not exist.
  return z.NEVER
}

/** Omits undefined fields, so that neither a spread nor JSON carries them. */
export function omitUndefined<T extends object>(value: T): OmitUndefined<T> {
  // `fromEntries` loses the type of each field; the result matches `OmitUndefined`.
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as OmitUndefined<T>
}

/** A field of the API that this service refuses unless it is null; `message` says why, and what to use instead. */
export const unsupported = (message: string) =>
  optional(z.unknown().superRefine((_, context) => refuse(context, 'invalid_value', message))).meta({ type: 'null' })
