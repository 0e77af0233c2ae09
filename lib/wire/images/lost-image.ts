/** The text in a stored message in place of an image that the server no longer has. */
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'

export const lostImageText = '[An image was here. The server no longer has it.]'

/** How many images of the messages are lost. */
export function countLostImages(messages: readonly ChatCompletionMessageParam[]): number {
  return messages
    .flatMap(({ role, content }) => (role === 'user' && typeof content !== 'string' ? (content ?? []) : []))
    .filter((part) => part.type === 'text' && part.text === lostImageText).length
}
