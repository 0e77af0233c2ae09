/** Types for decoders that ship none. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    is_primary(): boolean
    get_width(): number
    get_height(): number
    /** Fills `pixels`; calls back with null on failure. */
    display(pixels: ImageData, done: (drawn: ImageData | null) => void): void
    free(): void
  }
  export default function libheif(): Promise<{ HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }>
}

declare module 'jpeg-lossless-decoder-js' {
  export class Decoder {
    decompress(buffer: ArrayBuffer, offset: number, length: number): ArrayBuffer
  }
}

declare module '@cornerstonejs/codec-charls/decode' {
  import type { FrameDecoder } from '@/components/attachments/dicom/decode-frame'

  interface JpegLsDecoder extends FrameDecoder {
    /** 0: planar, one plane per colour. */
    getInterleaveMode(): number
  }
  export default function charls(): Promise<{ JpegLSDecoder: new () => JpegLsDecoder }>
}

declare module '@cornerstonejs/codec-openjpeg/decode' {
  import type { FrameDecoder } from '@/components/attachments/dicom/decode-frame'

  export default function openjpeg(): Promise<{ J2KDecoder: new () => FrameDecoder }>
}

declare module 'pdfjs-dist/build/pdf.worker.mjs'
