import type { ImagePlace, ImageStore } from './image-store'

/** Opens the images of an installation. Loads the client of S3 only if it is used. */
export async function openImageStore(place: ImagePlace): Promise<ImageStore> {
  if (!place.IMAGES_URL) {
    const { ImageFiles } = await import('./image-files')
    return new ImageFiles(place.DATA_DIR)
  }
  const { openImageBucket } = await import('./image-bucket')
  return openImageBucket({ ...place, IMAGES_URL: place.IMAGES_URL })
}
