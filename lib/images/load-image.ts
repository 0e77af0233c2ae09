/**
 * Turns a client's `image_url` into checked bytes. The result decodes, is oriented upright, carries no metadata and is
 * within the limits; addresses that lead into a private network are never opened.
 */
import { config } from '@/lib/config'
import { systemResolver } from '@/lib/http/allowed-addresses'

import { decodeDataUrl } from './data-url'
import { selectLimiter } from './decode-limiter'
import { type FetchSettings, fetchImage } from './fetch-image'
import { animatedImageError, imageTooLargeError, tooManyPixelsError } from './image-errors'
import { sniffImage } from './sniff-image'

export interface LoadedImage {
  /** `image/jpeg` or `image/png`: the real type of `bytes`, which every model server reads. */
  mimeType: string
  bytes: Uint8Array
  width: number
  height: number
}

/** The pixel limit bounds memory, so an image with larger pixels (16-bit colour) may have fewer of them. */
const ordinaryPixelBytes = 4

/** Downloads have a limit of their own, because a foreign server decides how much it sends. */
const downloadBytesMax = 10_485_760
const fetchTimeoutMs = 10_000

/**
 * @param url `https://` address or base64 `data:` URL
 * @param signal aborts the fetch or leaves the decoding queue
 * @param fetching network settings that tests override
 * @throws ApiError `invalid_image_format`, `invalid_image_url` or `image_too_large`; `overloaded` when the decoding
 *   queue is full
 */
export async function loadImage(
  url: string,
  signal: AbortSignal,
  fetching: Partial<Omit<FetchSettings, 'tooLarge'>> = {},
): Promise<LoadedImage> {
  const { IMAGE_BYTES_MAX, IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX, IMAGE_HOSTS_ALLOWED } = config()
  const settings: FetchSettings = {
    tooLarge: imageTooLargeError,
    bytesMax: Math.min(IMAGE_BYTES_MAX, downloadBytesMax),
    timeoutMs: fetchTimeoutMs,
    hostsAllowed: IMAGE_HOSTS_ALLOWED,
    resolve: systemResolver,
    ...fetching,
  }
  signal.throwIfAborted()
  const isDataUrl = /^data:/i.test(url)
  const bytes = isDataUrl ? decodeDataUrl(url, IMAGE_BYTES_MAX) : await fetchImage(url, signal, settings)
  const image = sniffImage(bytes)
  const pixelsMax = Math.floor(IMAGE_PIXELS_MAX * Math.min(1, ordinaryPixelBytes / image.pixelBytes))
  const pixels = image.width * image.height
  if (pixels > pixelsMax) throw tooManyPixelsError(image.width, image.height, pixelsMax)
  if (image.isAnimated) throw animatedImageError()
  // Loaded by the first image: `sharp` takes long to load.
  const { reEncode } = await import('./re-encode')
  return selectLimiter(pixels)(() => reEncode(bytes, image, { pixelsMax, sideMax: IMAGE_SIDE_MAX }), signal)
}
