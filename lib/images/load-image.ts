/**
 * Turns what a client sent as `image_url` into checked bytes. It promises that what it returns decodes, is oriented,
 * carries no metadata and is within the limits; it never follows an address that leads into a private network.
 */
import { config } from '@/lib/config'
import { systemResolver } from '@/lib/http/allowed-addresses'
import { type FetchSettings, fetchSafely } from '@/lib/http/safe-fetch'
import { decodeDataUrl } from './data-url'
import { selectLimiter } from './decode-limiter'
import { animatedImageError, imageTooLargeError, tooManyPixelsError } from './image-errors'
import { reEncode } from './re-encode'
import { sniffImage } from './sniff-image'

export interface LoadedImage {
  /** `image/jpeg` or `image/png`: what `bytes` really are, and what every model server reads. */
  mimeType: string
  bytes: Uint8Array
  width: number
  height: number
}

/** The limit on pixels is one on memory, so an image whose pixels take more (16 bits of colour) may have fewer of them. */
const ordinaryPixelBytes = 4

/** What is fetched is held apart from what is sent: a stranger's server decides how much there is of it. */
const downloadBytesMax = 10_485_760
const fetchTimeoutMs = 10_000

/**
 * @param url `https://` address or base64 `data:` URL
 * @param signal ends a fetch under way and gives up the place in the line for decoding
 * @param fetching what a test changes about the network
 * @throws ApiError `invalid_image_format`, `invalid_image_url` or `image_too_large`; `overloaded` when too many wait
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
  const bytes = isDataUrl ? decodeDataUrl(url, IMAGE_BYTES_MAX) : await fetchSafely(url, signal, settings)
  const image = sniffImage(bytes)
  const pixelsMax = Math.floor(IMAGE_PIXELS_MAX * Math.min(1, ordinaryPixelBytes / image.pixelBytes))
  const pixels = image.width * image.height
  if (pixels > pixelsMax) throw tooManyPixelsError(image.width, image.height, pixelsMax)
  if (image.isAnimated) throw animatedImageError()
  return selectLimiter(pixels)(() => reEncode(bytes, image, { pixelsMax, sideMax: IMAGE_SIDE_MAX }), signal)
}
