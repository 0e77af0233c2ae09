/**
 * Replaces every image address of a conversation by the checked image itself, so that a model server is handed bytes and
 * never an address to open.
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
  /** As they came, but each `image_url.url` is a data URL made from `images`. */
  messages: ChatCompletionMessageParam[]
  /** One for each image part, in the order of the conversation; an image sent twice is there twice. */
  images: LoadedImage[]
}

/**
 * @param messages only user messages hold images; none of them is changed
 * @param load what turns an address into an image; a test passes its own
 * @throws ApiError of `loadImage`, naming which image when there are several; `array_above_max_length` above IMAGES_MAX,
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
  // One after the other: a request with fifty images takes one place in the line for decoding, as any other does.
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
    const message = serverMessage('imageOf', { index: index + 1, count, sentence: error.message })
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
  const message = serverMessage('imagesMax', { count, limit: imagesMax })
  return new ApiError('array_above_max_length', message, { param: 'messages' })
}
