/**
 * The body of a request to the model server: an allow-list of settings, and what this server has shown that it takes.
 * Nothing that identifies a client, and no field that we do not know, is passed on.
 */
import type { ChatCompletionCreateParamsStreaming, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { GroundedPrompt } from './engine'
import type { Refusal } from './refusals'

type Settings = GroundedPrompt['settings']

const forwarded = [
  'temperature',
  'top_p',
  'presence_penalty',
  'frequency_penalty',
  'max_tokens',
  'max_completion_tokens',
  'stop',
  'seed',
  'n',
  'logit_bias',
  'logprobs',
  'top_logprobs',
  'response_format',
  'tools',
  'tool_choice',
  'parallel_tool_calls',
  'functions',
  'function_call',
  'reasoning_effort',
  'verbosity',
  'prediction',
] as const satisfies (keyof Settings)[]

/** Left out when refused: the answer is then only less to taste. Without any other, it would not be what was asked for. */
const dispensable = new Set([
  'stream_options',
  'temperature',
  'top_p',
  'presence_penalty',
  'frequency_penalty',
  'seed',
  'parallel_tool_calls',
  'reasoning_effort',
  'verbosity',
  'prediction',
])

/** The same limit under its old and its new name; servers know one or both. */
const otherName: Record<string, string> = {
  max_tokens: 'max_completion_tokens',
  max_completion_tokens: 'max_tokens',
}

/** Parameters that one server refused by name. Lives as long as the model does. */
export type RefusedParameters = Set<string>

export type UpstreamBody = Record<string, unknown> &
  Pick<ChatCompletionCreateParamsStreaming, 'model' | 'messages' | 'stream'>

export function toUpstreamBody(
  model: string,
  messages: ChatCompletionMessageParam[],
  settings: Settings,
  refused: RefusedParameters,
): UpstreamBody {
  const body: UpstreamBody = { model, messages: messages.map(toUpstreamMessage), stream: true }
  if (!refused.has('stream_options')) body['stream_options'] = { include_usage: true }
  for (const name of forwarded) {
    const value = settings[name]
    if (value === undefined || value === null) continue
    if (!refused.has(name)) body[name] = value
    else if (isRenamed(name, refused)) body[otherName[name] ?? name] ??= value
  }
  return body
}

function isRenamed(name: string, refused: RefusedParameters): boolean {
  const other = otherName[name]
  return other !== undefined && !refused.has(other)
}

/** Many servers know `system` only, and text in parts is beyond the chat templates of some. */
function toUpstreamMessage(message: ChatCompletionMessageParam): ChatCompletionMessageParam {
  const renamed: ChatCompletionMessageParam = message.role === 'developer' ? { ...message, role: 'system' } : message
  if (!Array.isArray(renamed.content)) return renamed
  const texts = renamed.content.map((part) => (part.type === 'text' ? part.text : null))
  // `content` is a string in every role, which the union of message types does not show.
  return texts.includes(null) ? renamed : ({ ...renamed, content: texts.join('\n') } as ChatCompletionMessageParam)
}

/**
 * Finds the parameter that a 400 or 422 names as one that the server does not take.
 *
 * @returns its name as sent, or null when the refusal is about something else
 */
export function refusedParameterOf({ status, param, message, text }: Refusal, body: UpstreamBody): string | null {
  if (status !== 400 && status !== 422) return null
  const sent = Object.keys(body).filter((name) => name !== 'model' && name !== 'messages' && name !== 'stream')
  // Longest first: a text about top_logprobs also holds the word logprobs.
  const byLength = sent.toSorted((a, b) => b.length - a.length)
  const named = byLength.find((name) => param === name || param.startsWith(`${name}.`))
  const isRefusal =
    /not support|unsupport|unrecogni[sz]ed|unknown|unexpected|not (?:permitted|allowed|available)|extra[ _](?:input|forbidden|field)|invalid (?:argument|parameter)|must (?:not )?be|only .{0,40}(?:default|allowed)|cannot be used|requires?\b/i.test(
      `${message} ${text}`,
    )
  if (!isRefusal) return null
  return named ?? byLength.find((name) => new RegExp(`\\b${name}\\b`).test(text)) ?? null
}

/** True when the request can be sent again without the parameter, or with it under its other name. */
export function canDoWithout(parameter: string, refused: RefusedParameters): boolean {
  return dispensable.has(parameter) || isRenamed(parameter, refused)
}
