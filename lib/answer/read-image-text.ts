/** Replaces images for engines that do not accept them: with their OCR text, and with a placeholder for the model. */
import type { ChatCompletionContentPart, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { config } from '@/lib/config'
import type { InlinedMessages } from '@/lib/images/inline-images'
import type { LoadedImage } from '@/lib/images/load-image'
import { recogniseText } from '@/lib/images/ocr/ocr'
import { isPageText } from '@/lib/wire/images/document-page-text'
import { addImageTexts, collectImageTexts, parseImageText } from '@/lib/wire/images/image-text'
import { escapeLines } from './prompt/escape-material'

/**
 * Runs OCR on each image that has no text yet.
 *
 * @param owner the caller; see `OcrPool.read`
 * @param deadline ends OCR of all images together, as `performance.now()` counts
 * @returns the messages with the text; an image that could not be read in time gets none
 * @throws the signal's reason; ApiError `overloaded`
 */
export async function readImageTexts(
  { messages, images }: InlinedMessages,
  owner: string,
  signal: AbortSignal,
  deadline: number,
): Promise<ChatCompletionMessageParam[]> {
  const timeLeftMs = Math.floor(deadline - performance.now())
  if (!config().OCR || timeLeftMs <= 0) return messages
  const timeout = AbortSignal.timeout(timeLeftMs)
  const texts = new Map<number, string>()
  const read = collectImageTexts(messages)
  const hasOwnWords = findImagesWithPageText(messages)
  // Sequential, so that a question with fifty images queues like fifty questions with one.
  for (const [index, image] of images.entries()) {
    if (read[index] !== undefined || hasOwnWords[index]) continue
    const text = await readWithTimeout(timeout, image, owner, signal)
    if (text !== null) texts.set(index, text)
  }
  return addImageTexts(messages, texts)
}

async function readWithTimeout(timeout: AbortSignal, image: LoadedImage, owner: string, signal: AbortSignal) {
  try {
    return await recogniseText(image, owner, AbortSignal.any([signal, timeout]))
  } catch (error) {
    signal.throwIfAborted()
    if (timeout.aborted) return null
    throw error
  }
}

/** For each image, in order: whether it is a document page that came with its text. */
export function findImagesWithPageText(messages: readonly ChatCompletionMessageParam[]): boolean[] {
  return messages.flatMap((message) => {
    if (message.role !== 'user' || typeof message.content === 'string') return []
    const parts = message.content
    return parts.flatMap((part, place) => {
      if (part.type !== 'image_url') return []
      const next = parts[place + 1]
      return [next?.type === 'text' && isPageText(next.text)]
    })
  })
}

/** Delimits image text, so that it cannot pass for another part of the message or for the question. */
export function delimitImageTexts(messages: readonly ChatCompletionMessageParam[]): ChatCompletionMessageParam[] {
  return messages.map((message) => {
    if (message.role !== 'user' || typeof message.content === 'string') return message
    const content = message.content.map(
      (part): ChatCompletionContentPart => (part.type === 'text' ? { ...part, text: delimitText(part.text) } : part),
    )
    return { ...message, content }
  })
}

function delimitText(text: string): string {
  if (!parseImageText(text) && !isPageText(text)) return text
  const labelEnd = text.indexOf('\n') + 1
  return `${text.slice(0, labelEnd)}<image-text>\n${escapeLines(text.slice(labelEnd))}\n</image-text>`
}

const placeholder = '[An image was here. You cannot see it: do not describe it or assume what it shows.]'

/** Replaces images with a placeholder, for a model that accepts none. */
export function removeImages(messages: readonly ChatCompletionMessageParam[]): ChatCompletionMessageParam[] {
  return messages.map((message) => {
    if (message.role !== 'user' || typeof message.content === 'string') return message
    const content = message.content.map(
      (part): ChatCompletionContentPart => (part.type === 'image_url' ? { type: 'text', text: placeholder } : part),
    )
    return { ...message, content }
  })
}
