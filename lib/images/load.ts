/**
 * Turns what a client sent as `image_url` into checked bytes. It promises that what it returns decodes, is oriented,
 * carries no metadata and is within the limits; it never follows an address that leads into a private network.
 */
import { config } from '@/lib/config'
import { ApiError } from '@/lib/wire/errors'
import { bytesFromDataUrl } from './data-url'
import { redraw } from './decode'
import { inspectImage } from './inspect'
import { laneFor } from './lanes'
import { moves, tooManyPixels } from './refusals'

export interface LoadedImage {
  /** `image/jpeg` or `image/png`: what `bytes` really are, and what every model server reads. */
  mimeType: string
  bytes: Uint8Array
  width: number
  height: number
}

/** The limit on pixels is one on memory, so a picture whose pixels take more (16 bits of colour) may have fewer of them. */
const ordinaryPixelBytes = 4

/**
 * @param url `https://` address or base64 `data:` URL
 * @param signal ends a fetch under way and gives up the place in the line for decoding
 * @throws ApiError `invalid_image_format`, `invalid_image_url` or `image_too_large`; `overloaded` when too many wait
 */
export async function loadImage(url: string, signal: AbortSignal): Promise<LoadedImage> {
  const { IMAGE_BYTES_MAX, IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX } = config()
  if (!/^data:/i.test(url)) throw notFetched()
  const bytes = bytesFromDataUrl(url, IMAGE_BYTES_MAX)
  const image = inspectImage(bytes)
  const pixelsMax = Math.floor(IMAGE_PIXELS_MAX * Math.min(1, ordinaryPixelBytes / image.pixelBytes))
  const pixels = image.width * image.height
  if (pixels > pixelsMax) throw tooManyPixels(image.width, image.height, pixelsMax)
  if (image.isAnimated) throw moves()
  return laneFor(pixels)(() => redraw(bytes, image, { pixelsMax, sideMax: IMAGE_SIDE_MAX }), signal)
}

function notFetched(): ApiError {
  const message = 'Images are read from data URLs only. Send the image itself as data:image/png;base64,…'
  return new ApiError('invalid_image_url', message)
}
