/**
 * Reads the print in one picture after the other. Tesseract runs in a worker of this worker: here the picture is made
 * ready for it, so that neither disturbs the page. Both end with the one that started this.
 */
import { type Block, createWorker, OEM, PSM, type Worker as Reader } from 'tesseract.js'
import { ocrAssetPath } from '@/lib/shared/ocr-asset-path'
import { layoutOcrCells, type OcrWord } from '@/lib/shared/text/layout-ocr-words'
import { type OcrResult, scaleOcrResult, toOcrResult } from './ocr-result'

export interface OcrRequest {
  /** Base64 data URL of the picture that is sent. */
  dataUrl: string
  /** Tesseract's codes; the same ones as long as this worker lives. */
  languages: readonly string[]
}

export type OcrReply =
  /** From 0 to 1. */
  { type: 'progress'; share: number } | { type: 'read'; recognised: OcrResult } | { type: 'failed' }

/** Tesseract reads small print best at about 300 dots per inch: the long side of A4. A screenshot gets twice its size. */
const targetSide = 3508
const scaleMax = 2

/** What fetching and starting take of the whole, the first time. */
const startShare = 0.2

let starting: Promise<Reader> | undefined

self.addEventListener('message', async ({ data }: MessageEvent<OcrRequest>) => {
  try {
    post({ type: 'read', recognised: await recognise(data) })
  } catch {
    post({ type: 'failed' })
  }
})

async function recognise({ dataUrl, languages }: OcrRequest): Promise<OcrResult> {
  starting ??= startTesseract(languages)
  const [reader, picture] = await Promise.all([starting, toGreyscale(dataUrl)])
  const { data } = await reader.recognize(picture.pixels, {}, { text: false, blocks: true })
  const rows = layoutOcrCells((data.blocks ?? []).flatMap(listWords))
  const placed = rows.map((cells) => cells.map((words) => words.map(({ text, ...box }) => ({ text, box }))))
  return scaleOcrResult(1 / picture.growth, toOcrResult(placed))
}

function listWords({ paragraphs }: Block, block: number): OcrWord[] {
  return paragraphs
    .flatMap(({ lines }) => lines)
    .flatMap(({ words }, line) =>
      words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
        text,
        confidence,
        block,
        line,
        left: x0,
        top: y0,
        right: x1,
        bottom: y1,
      })),
    )
}

async function startTesseract(languages: readonly string[]): Promise<Reader> {
  const folder = new URL(`/${ocrAssetPath}`, self.location.origin).href
  const reader = await createWorker([...languages], OEM.LSTM_ONLY, {
    workerPath: `${folder}/worker.min.js`,
    corePath: folder,
    // Data that the operator has added comes from the server's own folder.
    langPath: languages.every((code) => code === 'eng') ? folder : new URL('/api/ocr', self.location.origin).href,
    // The browser keeps what it fetched under an address that never changes its content.
    cacheMethod: 'none',
    workerBlobURL: false,
    logger: ({ status, progress }) =>
      post({
        type: 'progress',
        share: status === 'recognizing text' ? startShare + (1 - startShare) * progress : startShare / 2,
      }),
  })
  await reader.setParameters({
    // As the server reads (lib/images/ocr/ocr.worker.ts); with columns looked for, results and their ranges stand apart.
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    user_defined_dpi: '300',
    // Its remarks on poor pictures would stand in the page's console as errors.
    debug_file: '/dev/null',
  })
  return reader
}

/** Grey pixels with the header of a PGM file, which costs neither side any packing. */
async function toGreyscale(dataUrl: string): Promise<{ pixels: Blob; growth: number }> {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const growth = Math.min(scaleMax, targetSide / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * growth), Math.round(bitmap.height * growth)]
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser draws nothing in a worker.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const { data } = context.getImageData(0, 0, width, height)
  const pixels = new Uint8Array(width * height)
  // ITU-R BT.601, in 256ths.
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = (77 * (data[at * 4] ?? 0) + 150 * (data[at * 4 + 1] ?? 0) + 29 * (data[at * 4 + 2] ?? 0)) >> 8
  return { pixels: new Blob([`P5 ${width} ${height} 255\n`, pixels]), growth }
}

function post(reply: OcrReply): void {
  self.postMessage(reply)
}
