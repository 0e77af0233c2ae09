/**
 * Replaces every image address in a conversation with the checked image itself, so that a model server receives bytes
 * and never an address to open.
 */
import type {
  ChatCompletionContentPart,
  ChatCompletionContentPartImage,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions'
import { config } from '@/lib/config'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { ApiError } from '@/lib/wire/errors'
import { type LoadedImage, loadImage } from './load-image'

export interface InlinedMessages {
  /** The input messages, with each `image_url.url` replaced by a data URL made from `images`. */
  messages: ChatCompletionMessageParam[]
  /** One per image part, in conversation order; an image sent twice appears twice. */
  images: LoadedImage[]
}

/**
 * @param messages only user messages contain images; the input is not modified
 * @param load turns an address into an image; tests pass their own
 * @throws ApiError from `loadImage`, naming the image if there are several; `array_above_max_length` above IMAGES_MAX,
 * before anything is loaded
 */
export async function inlineImages(
  messages: readonly ChatCompletionMessageParam[],
  signal: AbortSignal,
  load: typeof loadImage = loadImage,
): Promise<InlinedMessages> {
  const urls = messages.flatMap((message) =>
    listContentParts(message)
      .filter(isImage)
      .map((part) => part.image_url.url),
  )
  const { IMAGES_MAX } = config()
  if (urls.length > IMAGES_MAX) throw tooManyImagesError(urls.length, IMAGES_MAX)
  const loaded = new Map<string, LoadedImage>()
  // Sequential: a request with fifty images takes one place in the decoding queue, like any other.
  for (const [index, url] of urls.entries()) {
    if (!loaded.has(url)) loaded.set(url, await loadNumbered(load, url, signal, index, urls.length))
  }
  const dataUrls = new Map(Array.from(loaded, ([url, image]) => [url, toDataUrl(image)]))
  return {
    messages: messages.map((message) => replaceUrls(message, dataUrls)),
    images: urls.map((url) => getLoaded(loaded, url)),
  }
}

function listContentParts(message: ChatCompletionMessageParam): ChatCompletionContentPart[] {
  return message.role === 'user' && typeof message.content !== 'string' ? message.content : []
}

function isImage(part: ChatCompletionContentPart): part is ChatCompletionContentPartImage {
  return part.type === 'image_url'
}

async function loadNumbered(
  load: typeof loadImage,
  url: string,
  signal: AbortSignal,
  index: number,
  count: number,
): Promise<LoadedImage> {
  try {
    return await load(url, signal)
  } catch (error) {
    if (!(error instanceof ApiError) || count === 1) throw error
    const message = serverMessage('image_error', {
      index: index + 1,
      count,
      sentence: { text: error.message, template: error.template },
    })
    throw new ApiError(error.code, message, { headers: error.headers, cause: error })
  }
}

function replaceUrls(message: ChatCompletionMessageParam, dataUrls: Map<string, string>): ChatCompletionMessageParam {
  if (message.role !== 'user' || typeof message.content === 'string') return message
  const content = message.content.map((part) =>
    isImage(part) ? { ...part, image_url: { ...part.image_url, url: getLoaded(dataUrls, part.image_url.url) } } : part,
  )
  return { ...message, content }
}

function toDataUrl({ mimeType, bytes }: LoadedImage): string {
  return `data:${mimeType};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`
}

function getLoaded<T>(map: Map<string, T>, url: string): T {
  const value = map.get(url)
  if (value === undefined) throw new Error('an image of the conversation was not loaded')
  return value
}

function tooManyImagesError(count: number, imagesMax: number): ApiError {
  const message = serverMessage('too_many_images', { count, limit: imagesMax })
  return new ApiError('array_above_max_length', message, { param: 'messages' })
}
