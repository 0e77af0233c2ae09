/**
 * The body of a request to the model server: an allow-list of settings, and what this server has shown that it takes.
 * Nothing that identifies a client, and no field that we do not know, is passed on.
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

/** Left out where the model does not support them: the answer is still what was asked for. Without any other it would not be. */
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

/** The same limit under its old and its new name; servers know one or both. */
const alternativeName: Record<string, string> = {
  max_tokens: 'max_completion_tokens',
  max_completion_tokens: 'max_tokens',
}

export type UpstreamBody = Record<string, unknown> &
  Pick<ChatCompletionCreateParamsStreaming, 'model' | 'messages' | 'stream'>

/** @param unsupported parameters that the model does not support: left out, or sent under their other name */
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

/** Many servers know `system` only, and text in parts is beyond the chat templates of some. */
function toUpstreamMessage(message: ChatCompletionMessageParam): ChatCompletionMessageParam {
  const renamed: ChatCompletionMessageParam = message.role === 'developer' ? { ...message, role: 'system' } : message
  if (!Array.isArray(renamed.content)) return renamed
  const texts = renamed.content.map((part) => (part.type === 'text' ? part.text : null))
  // `content` is a string in every role, which the union of message types does not show.
  return texts.includes(null) ? renamed : ({ ...renamed, content: texts.join('\n') } as ChatCompletionMessageParam)
}

/** True when the request can be sent again without the parameter, or with it under its other name. */
export function canOmit(parameter: string, unsupported: ReadonlySet<string>): boolean {
  return optionalParameters.has(parameter) || isRenamed(parameter, unsupported)
}

/** The name that the caller used for what was sent under this one. */
export function toCallerName(parameter: string, settings: Settings): string {
  const other = alternativeName[parameter]
  return other !== undefined && isGiven(settings, other) && !isGiven(settings, parameter) ? other : parameter
}

function isGiven(settings: Settings, name: string): boolean {
  return Object.entries(settings).some(([given, value]) => given === name && value !== undefined && value !== null)
}
