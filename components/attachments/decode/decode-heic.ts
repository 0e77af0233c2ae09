/** Decodes HEIC where the browser cannot (all but Safari). Loaded on demand: the decoder is 2 MB of WebAssembly. */
import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import { RejectedFileError } from './image-job'

/** @returns the primary image; libheif has already applied its orientation */
export async function decodeHeic(bytes: Uint8Array): Promise<{ source: ImageBitmap; width: number; height: number }> {
  const { HeifDecoder } = await libheif()
  const images = new HeifDecoder().decode(bytes)
  try {
    const image = images.find((each) => each.is_primary()) ?? images[0]
    if (!image) throw new RejectedFileError({ code: 'damaged' })
    const pixels = new ImageData(image.get_width(), image.get_height())
    const isDrawn = await new Promise<boolean>((resolve) => image.display(pixels, (drawn) => resolve(drawn !== null)))
    if (!isDrawn) throw new RejectedFileError({ code: 'damaged' })
    return { source: await createImageBitmap(pixels), width: pixels.width, height: pixels.height }
  } finally {
    for (const image of images) image.free()
  }
}
