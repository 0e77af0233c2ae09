/** What is used of decoders that bring no types of their own. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    is_primary(): boolean
    get_width(): number
    get_height(): number
    /** Fills `pixels`; calls back with null where it could not. */
    display(pixels: ImageData, done: (drawn: ImageData | null) => void): void
    free(): void
  }
  export default function libheif(): Promise<{ HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }>
}
