/** The object of the Responses API: what was asked, as it was understood, and what has been answered so far. */
import type { CompletionUsage } from 'openai/resources/completions'
import type { Response as OpenAIResponse, ResponseOutputItem } from 'openai/resources/responses/responses'
import type { ApiError } from '@/lib/wire/errors'
import type { ChatRequest } from '@/lib/wire/request'
import { type EvidenceFields, getUnixSeconds } from '@/lib/wire/response'
import type { ParsedResponsesRequest } from './request'

export type ServiceResponse = Omit<OpenAIResponse, 'output_text' | 'access_programs'> &
  EvidenceFields & { store: boolean }

/** Identifies a response, and the items of its output. */
export interface ResponseIdentity {
  id: string
  /** Unix seconds. */
  created: number
}

export const responseIdPrefix = 'resp_'

export function createResponseIdentity(): ResponseIdentity {
  return { id: `${responseIdPrefix}${crypto.randomUUID().replaceAll('-', '')}`, created: getUnixSeconds() }
}

export function isResponseId(id: string): boolean {
  return id.startsWith(responseIdPrefix)
}

/** @param kind such as `msg`; the id names the response, so that a reference to the item leads to it */
export function toItemId(kind: 'msg' | 'fc' | 'ctc', { id }: Pick<ResponseIdentity, 'id'>, index: number): string {
  return `${kind}_${id.slice(responseIdPrefix.length)}_${index}`
}

/** @returns the id of the response whose output has this item; null for an id that is not ours */
export function findResponseId(itemId: string): string | null {
  const [, hex] = /^(?:msg|fc|ctc)_([0-9a-f]{32})_\d+$/.exec(itemId) ?? []
  return hex === undefined ? null : `${responseIdPrefix}${hex}`
}

/** @returns the response before anything has been answered */
export function toEmptyResponse(
  { fields, body }: ParsedResponsesRequest,
  { model, settings, metadata }: ChatRequest,
  { id, created }: ResponseIdentity,
): ServiceResponse {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : null)
  const { effort = null, summary = null } = fields.reasoning ?? {}
  const echoed = {
    instructions: fields.instructions ?? null,
    max_output_tokens: fields.max_output_tokens ?? null,
    max_tool_calls: fields.max_tool_calls ?? null,
    parallel_tool_calls: settings.parallel_tool_calls ?? true,
    previous_response_id: fields.previous_response_id ?? null,
    prompt_cache_key: text('prompt_cache_key'),
    reasoning: { effort, summary },
    safety_identifier: text('safety_identifier'),
    service_tier: 'default',
    store: fields.store ?? false,
    temperature: settings.temperature ?? 1,
    text: {
      format: fields.text?.format ?? { type: 'text' },
      ...(fields.text?.verbosity && { verbosity: fields.text.verbosity }),
    },
    tool_choice: fields.tool_choice ?? 'auto',
    tools: fields.tools?.map(fillTool) ?? [],
    top_logprobs: settings.top_logprobs ?? 0,
    top_p: settings.top_p ?? 1,
    truncation: fields.truncation ?? 'disabled',
    user: text('user'),
    metadata,
  }
  const answered = {
    status: 'in_progress',
    background: fields.background ?? false,
    error: null,
    incomplete_details: null,
    output: [],
    usage: null,
  }
  // The values have been checked; OpenAI's types leave out null where its API sends it.
  return { id, object: 'response', created_at: created, model, ...answered, ...echoed } as unknown as ServiceResponse
}

/** A description of a tool always has these fields. */
function fillTool(tool: NonNullable<ParsedResponsesRequest['fields']['tools']>[number]): object {
  return tool.type === 'function' ? { description: null, parameters: null, strict: true, ...tool } : tool
}

export function toResponseUsage(usage: CompletionUsage): OpenAIResponse['usage'] {
  const { prompt_tokens, completion_tokens, total_tokens, prompt_tokens_details, completion_tokens_details } = usage
  const details = { cached_tokens: prompt_tokens_details?.cached_tokens ?? 0, cache_write_tokens: 0 }
  return {
    input_tokens: prompt_tokens,
    input_tokens_details: details,
    output_tokens: completion_tokens,
    output_tokens_details: { reasoning_tokens: completion_tokens_details?.reasoning_tokens ?? 0 },
    total_tokens,
  }
}

/** @returns the response with the error that ended it; what was answered before stays */
export function toFailedResponse(
  response: ServiceResponse,
  { code, message }: ApiError,
  output: ResponseOutputItem[],
): ServiceResponse {
  const isLimit = code === 'rate_limit_exceeded' || code === 'upstream_rate_limited'
  const error = { code: isLimit ? ('rate_limit_exceeded' as const) : ('server_error' as const), message }
  return { ...response, status: 'failed', error, output }
}

export function toDeletedResponse(id: string): { id: string; object: 'response'; deleted: true } {
  return { id, object: 'response', deleted: true }
}
