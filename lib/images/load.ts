/**
 * Turns what a client sent as `image_url` into checked bytes. It promises that what it returns decodes, is oriented,
 * carries no metadata and is within the limits; it never follows an address that leads into a private network.
 */

export interface LoadedImage {
  /** `image/jpeg`, `image/png` or `image/webp`: what `bytes` really are. */
  mimeType: string
  bytes: Uint8Array
  width: number
  height: number
}

/**
 * @param url `https://` address or base64 `data:` URL
 * @param signal ends a fetch under way
 * @throws ApiError `invalid_image_format`, `invalid_image_url` or `image_too_large`
 */
export declare function loadImage(url: string, signal: AbortSignal): Promise<LoadedImage>
