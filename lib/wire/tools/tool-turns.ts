/**
 * Checks the order of tool turns: a `tool` message must directly follow the assistant message for each of its calls,
 * and must answer one of them. OpenAI and most model servers refuse anything else, with the wording used here.
 */
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { ApiError } from '@/lib/wire/errors'

/** Enough to locate the fault; ids come from the caller and may be many and long. */
const idsNamedMax = 3
const idLengthMax = 64

/** @throws ApiError `invalid_value`, with OpenAI's `param` and no code, for the first turn out of order */
export function checkToolTurns(messages: readonly ChatCompletionMessageParam[]): void {
  let calls = new Set<string>()
  let unanswered = new Set<string>()
  for (const [index, message] of messages.entries()) {
    if (message.role === 'tool') {
      checkToolMessage(message.tool_call_id, index, calls)
      unanswered.delete(message.tool_call_id)
      continue
    }
    if (unanswered.size > 0) throw toMissingResponsesError(unanswered, index)
    calls = new Set(message.role === 'assistant' ? message.tool_calls?.map(({ id }) => id) : [])
    unanswered = new Set(calls)
  }
  if (unanswered.size > 0) throw toMissingResponsesError(unanswered, messages.length - 1)
}

/** @param calls the calls of the preceding assistant message; empty if there is none */
function checkToolMessage(id: string, index: number, calls: ReadonlySet<string>): void {
  if (calls.size === 0) {
    const message = "messages with role 'tool' must be a response to a preceding message with 'tool_calls'."
    throw toOrderError(`Invalid parameter: ${message}`, index, 'role')
  }
  if (calls.has(id)) return
  const message = `'tool_call_id' of '${truncateId(id)}' not found in 'tool_calls' of previous message.`
  throw toOrderError(`Invalid parameter: ${message}`, index, 'tool_call_id')
}

function toMissingResponsesError(ids: ReadonlySet<string>, index: number): ApiError {
  const named = [...ids].slice(0, idsNamedMax).map(truncateId).join(', ')
  const more = ids.size > idsNamedMax ? ` and ${ids.size - idsNamedMax} more` : ''
  const message = `An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. The following tool_call_ids did not have response messages: ${named}${more}`
  return toOrderError(message, index, 'role')
}

/** OpenAI writes this path as `messages.[2].role`. */
function toOrderError(message: string, index: number, field: 'role' | 'tool_call_id'): ApiError {
  return new ApiError('invalid_value', message, { param: `messages.[${index}].${field}`, wireCode: null })
}

function truncateId(id: string): string {
  return id.slice(0, idLengthMax).toWellFormed()
}
