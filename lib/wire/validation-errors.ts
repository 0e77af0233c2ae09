/** Converts Zod issues to the errors that OpenAI's clients know: one code, one `param`, one sentence. */
import type { z } from 'zod'
import { ApiError, type ErrorCode } from './errors'

type Issue = z.core.$ZodIssue
type Path = PropertyKey[]

/**
 * @returns the JSON as the schema transforms it
 * @throws ApiError 400 with the first fault in document order
 */
export function parseValid<T>(schema: z.ZodType<T>, json: unknown): T {
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw toValidationError(parsed.error.issues, json)
  return parsed.data
}

/**
 * Reports the first fault in document order; missing fields come after invalid ones.
 *
 * @param issues at least one
 * @param json the document that the issues are about
 */
export function toValidationError(issues: Issue[], json: unknown): ApiError {
  const faults = issues.flatMap((issue) => flatten(issue, [], json))
  return toError(
    faults.reduce((first, fault) => (isBefore(fault.path, first.path, json) ? fault : first)),
    json,
  )
}

/** A union reports how each branch failed; the client meant the branch that accepts the value's type. */
function flatten(issue: Issue, base: Path, json: unknown): Issue[] {
  const path = [...base, ...issue.path]
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }]
  const value = valueAt(json, path)
  const meant = issue.errors.find((branch) => branch[0] && !isOtherType(branch[0], value))
  if (meant) return meant.flatMap((inner) => flatten(inner, path, json))
  const expected = new Set(issue.errors.flatMap((branch) => (branch[0] ? [expectedType(branch[0])] : [])))
  return [{ code: 'invalid_type', expected: [...expected].join(' or '), path, message: '' }]
}

function isOtherType(issue: Issue, value: unknown): boolean {
  if (issue.path.length > 0) return false
  return issue.code === 'invalid_type' || (issue.code === 'invalid_value' && typeof issue.values[0] !== typeof value)
}

function expectedType(issue: Issue): string {
  if (issue.code === 'invalid_type') return typeNames[issue.expected] ?? issue.expected
  return 'a string'
}

function toError(issue: Issue, json: unknown): ApiError {
  if (issue.path.length === 0) {
    const message = `The body must be a JSON object, but it is ${typeOf(json)}.`
    return new ApiError('invalid_json', message, { wireCode: null })
  }
  const param = toParam(issue.path)
  const value = valueAt(json, issue.path)
  if (issue.code === 'custom') return toCustomError(issue, param)
  if (value === undefined) {
    return new ApiError('missing_required_parameter', `Missing required parameter: '${param}'.`, { param })
  }
  const [code, detail] = explain(issue, value)
  return new ApiError(code, `Invalid ${code === 'invalid_type' ? 'type for ' : ''}'${param}': ${detail}`, { param })
}

function toCustomError(issue: z.core.$ZodIssueCustom, param: string): ApiError {
  // Only `refuse` in schema-fields.ts creates custom issues, always with a code.
  const { code, param: hidden } = issue.params as { code: ErrorCode; param?: null }
  if (hidden === null) return new ApiError(code, issue.message)
  return new ApiError(code, `Invalid ${code === 'invalid_type' ? 'type for ' : ''}'${param}': ${issue.message}`, {
    param,
  })
}

function explain(issue: Exclude<Issue, { code: 'custom' }>, value: unknown): [ErrorCode, string] {
  switch (issue.code) {
    case 'invalid_type':
      return describeWrongType(expectedType(issue), value)
    case 'invalid_value':
      return describeUnknownValue(issue.values, value)
    case 'invalid_union':
      return describeUnknownValue('options' in issue ? (issue.options ?? []) : [], value)
    case 'too_big':
      return ['decimal_above_max_value', `expected a value <= ${issue.maximum}, but got ${String(value)} instead.`]
    case 'too_small':
      return ['decimal_below_min_value', `expected a value >= ${issue.minimum}, but got ${String(value)} instead.`]
    case 'invalid_format':
      return ['invalid_value', `the string does not match the pattern ${issue.pattern ?? issue.format}.`]
    default:
      return ['invalid_value', `${issue.message}.`]
  }
}

function describeWrongType(expected: string, value: unknown): [ErrorCode, string] {
  return ['invalid_type', `expected ${expected}, but got ${typeOf(value)} instead.`]
}

function describeUnknownValue(values: readonly unknown[], value: unknown): [ErrorCode, string] {
  if (typeof values[0] !== typeof value) return describeWrongType('a string', value)
  const allowed = values.map((item) => `'${String(item)}'`).join(', ')
  return ['invalid_value', `unknown value${quoteShortValue(value)}. Supported values are: ${allowed}.`]
}

const typeNames: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  array: 'an array',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  if (typeof value !== 'number') return typeNames[typeof value] ?? typeof value
  if (!Number.isFinite(value)) return 'a number beyond the range of numbers'
  return Number.isInteger(value) ? 'an integer' : 'a decimal number'
}

/** Quotes short values, which help to find the mistake; long ones may contain a patient's data. */
function quoteShortValue(value: unknown): string {
  return typeof value === 'string' && value.length <= 40 ? ` '${value.toWellFormed()}'` : ''
}

/** `messages[0].content[1].type`. Keys come from the client and may be of any length. */
function toParam(path: Path): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step).slice(0, 64)}`))
  return steps.join('').slice(1).toWellFormed()
}

function valueAt(json: unknown, path: Path): unknown {
  let value = json
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = Reflect.get(value, step)
  }
  return value
}

function isBefore(a: Path, b: Path, json: unknown): boolean {
  const fork = a.findIndex((step, index) => step !== b[index])
  if (fork === -1) return a.length < b.length
  const [left, right] = [a[fork], b[fork]]
  if (left === undefined || right === undefined) return false
  const parent = valueAt(json, a.slice(0, fork))
  return toPosition(left, parent) < toPosition(right, parent)
}

function toPosition(step: PropertyKey, parent: unknown): number {
  if (typeof step === 'number') return step
  const index = Object.keys(parent ?? {}).indexOf(String(step))
  return index === -1 ? Number.POSITIVE_INFINITY : index
}
