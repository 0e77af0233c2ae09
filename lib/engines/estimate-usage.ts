/** Estimates the usage of an answer when no model server reported it. */
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { CompletionUsage } from 'openai/resources/completions'
import { countTokens } from './count-tokens'
import type { GroundedPrompt } from './engine'

type Settings = GroundedPrompt['settings']

/** OpenAI's chat format: 3 tokens and a role around each message, 3 before the answer. */
const tokensPerMessage = 4
const tokensBeforeAnswer = 3
/** OpenAI's price of a 1024 by 1024 image at high detail: 85 and 170 for each of 4 tiles. */
const tokensPerImage = 765

/**
 * @param messages the engine's input: texts, tool calls and images
 * @param written tokens that the engine generated, in all choices
 * @returns counts in tokens; `completion_tokens` never exceeds the limit in `settings`: our vocabulary may count more
 * tokens than the model's own, with which the server applied the limit
 */
export async function estimateUsage(
  messages: readonly ChatCompletionMessageParam[],
  settings: Settings,
  written: number,
): Promise<CompletionUsage> {
  const promptTokens = await countPrompt(messages, settings)
  const completionTokens = Math.min(written, completionTokensMax(settings))
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  }
}

async function countPrompt(messages: readonly ChatCompletionMessageParam[], { tools, functions }: Settings) {
  const definitions = tools || functions ? JSON.stringify([tools, functions]) : ''
  const written = messages.map(toText).join('\n')
  const images = messages.reduce((sum, message) => sum + countImages(message), 0)
  return (
    (await countTokens(written + definitions)) +
    messages.length * tokensPerMessage +
    tokensBeforeAnswer +
    images * tokensPerImage
  )
}

/** The limit applies to each choice. */
function completionTokensMax({ max_completion_tokens, max_tokens, n }: Settings): number {
  return (max_completion_tokens ?? max_tokens ?? Number.POSITIVE_INFINITY) * (n ?? 1)
}

/** Everything in a message that the model reads as text: its content and the assistant's calls. */
function toText(message: ChatCompletionMessageParam): string {
  const calls = message.role === 'assistant' ? [message.tool_calls, message.function_call].filter(Boolean) : []
  return [joinContent(message), ...calls.map((call) => JSON.stringify(call))].join('\n')
}

function joinContent({ content }: ChatCompletionMessageParam): string {
  if (!Array.isArray(content)) return content ?? ''
  return content
    .map((part) => (part.type === 'text' ? part.text : part.type === 'refusal' ? part.refusal : ''))
    .join('\n')
}

function countImages({ content }: ChatCompletionMessageParam): number {
  return Array.isArray(content) ? content.filter((part) => part.type === 'image_url').length : 0
}
