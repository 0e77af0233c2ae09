/** The usage of an answer whose server did not tell it. */
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { CompletionUsage } from 'openai/resources/completions'
import type { GroundedPrompt } from './engine'
import { countTokens } from './tokens'
import type { WrittenText } from './written-text'

/** OpenAI's chat format: 3 tokens and a role around each message, 3 before the answer. */
const tokensPerMessage = 4
const tokensBeforeAnswer = 3
/** OpenAI's price of a 1024 by 1024 image at high detail: 85 and 170 for each of 4 tiles. */
const tokensPerImage = 765

/** @param answer everything the model wrote, in all choices */
export async function countUsage(prompt: GroundedPrompt, answer: WrittenText): Promise<CompletionUsage> {
  const { tools, functions } = prompt.settings
  const definitions = tools || functions ? JSON.stringify([tools, functions]) : ''
  const written = prompt.messages.map(textOf).join('\n')
  const images = prompt.messages.reduce((sum, message) => sum + imagesIn(message), 0)
  const promptTokens =
    (await countTokens(written + definitions)) +
    prompt.messages.length * tokensPerMessage +
    tokensBeforeAnswer +
    images * tokensPerImage
  const completionTokens = await countTokens(answer.text, answer.characters)
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  }
}

function textOf({ content }: ChatCompletionMessageParam): string {
  if (!Array.isArray(content)) return content ?? ''
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')
}

function imagesIn({ content }: ChatCompletionMessageParam): number {
  return Array.isArray(content) ? content.filter((part) => part.type === 'image_url').length : 0
}
