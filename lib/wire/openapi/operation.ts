/** One operation of the API description. */
import type { ErrorCode } from '@/lib/wire/errors'
import { commonCodes, type Example, toErrorResponses, toSuccessResponse } from './responses'

/** What differs between operations. */
export interface OperationParts {
  description?: string
  body?: object
  /** Examples of the body. */
  examples?: Record<string, Example>
  parameters?: object[]
  answer: object
  /** In addition to `commonCodes`. */
  codes?: readonly ErrorCode[]
}

export function toOperation(operationId: string, summary: string, parts: OperationParts) {
  const { description, body, examples, parameters, answer, codes = [] } = parts
  return {
    operationId,
    summary,
    ...(description && { description }),
    ...(parameters && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: body, ...(examples && { examples }) } } },
    }),
    responses: { 200: toSuccessResponse(summary, answer), ...toErrorResponses([...commonCodes, ...codes]) },
  }
}

export function toPathParameter(name: string) {
  return { name, in: 'path', required: true, schema: { type: 'string' } }
}
