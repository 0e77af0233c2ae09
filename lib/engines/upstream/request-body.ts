/**
 * Builds the request body for the model server from an allow-list of settings, minus what this server is known not to
 * support. Nothing that identifies a client, and no unknown field, is passed on.
 */
import type { ChatCompletionCreateParamsStreaming, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { GroundedPrompt } from '@/lib/engines/engine'

type Settings = GroundedPrompt['settings']

const forwardedSettings = [
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

/**
 * Omitted if the model does not support them: the answer still fits the request. Without any other
 * parameter it would not.
 */
const optionalParameters = new Set([
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

/** The old and the new name of the same limit; servers know one or both. */
const alternativeName: Record<string, string> = {
  max_tokens: 'max_completion_tokens',
  max_completion_tokens: 'max_tokens',
}

export type UpstreamBody = Record<string, unknown> &
  Pick<ChatCompletionCreateParamsStreaming, 'model' | 'messages' | 'stream'>

/** @param unsupported parameters that the model does not support: omitted, or sent under their alternative name */
export function toUpstreamBody(
  model: string,
  messages: ChatCompletionMessageParam[],
  settings: Settings,
  unsupported: ReadonlySet<string>,
): UpstreamBody {
  const body: UpstreamBody = { model, messages: messages.map(toUpstreamMessage), stream: true }
  if (!unsupported.has('stream_options')) body['stream_options'] = { include_usage: true }
  for (const name of forwardedSettings) {
    const value = settings[name]
    if (value === undefined || value === null) continue
    if (!unsupported.has(name)) body[name] = value
    else if (isRenamed(name, unsupported)) body[alternativeName[name] ?? name] ??= value
  }
  return body
}

function isRenamed(name: string, unsupported: ReadonlySet<string>): boolean {
  const other = alternativeName[name]
  return other !== undefined && !unsupported.has(other)
}

/** Many servers know only the `system` role, and some chat templates cannot handle text in parts. */
function toUpstreamMessage(message: ChatCompletionMessageParam): ChatCompletionMessageParam {
  const renamed: ChatCompletionMessageParam = message.role === 'developer' ? { ...message, role: 'system' } : message
  if (!Array.isArray(renamed.content)) return renamed
  const texts = renamed.content.map((part) => (part.type === 'text' ? part.text : null))
  // `content` is a string in every role, which the union of message types does not show.
  return texts.includes(null) ? renamed : ({ ...renamed, content: texts.join('\n') } as ChatCompletionMessageParam)
}

/** Whether the request can be resent without the parameter, or with it under its alternative name. */
export function canOmit(parameter: string, unsupported: ReadonlySet<string>): boolean {
  return optionalParameters.has(parameter) || isRenamed(parameter, unsupported)
}

/** The name that the caller used for the parameter we sent under this name. */
export function toCallerName(parameter: string, settings: Settings): string {
  const other = alternativeName[parameter]
  return other !== undefined && isGiven(settings, other) && !isGiven(settings, parameter) ? other : parameter
}

function isGiven(settings: Settings, name: string): boolean {
  return Object.entries(settings).some(([given, value]) => given === name && value !== undefined && value !== null)
}
