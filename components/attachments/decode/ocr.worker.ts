/**
 * Recognises text, one image at a time. Tesseract runs in a nested worker and this one prepares its input, so neither
 * blocks the page. Both end with the page's client.
 */
import { type Block, createWorker, OEM, PSM, type Worker as Reader } from 'tesseract.js'
import { ocrAssetPath } from '@/lib/shared/ocr-asset-path'
import { layOutOcrCells, type OcrWord } from '@/lib/shared/text/lay-out-ocr-words'
import { type GreyPage, readUpright, turnBoxBack } from '@/lib/shared/text/read-upright'
import { restoreDecimalPoints } from '@/lib/shared/text/restore-decimal-points'
import { type OcrResult, scaleOcrResult, toOcrResult } from './ocr-result'

export interface OcrRequest {
  /** Base64 data URL of the sent image. */
  dataUrl: string
  /** Tesseract language codes; fixed for the lifetime of this worker. */
  languages: readonly string[]
}

export type OcrReply =
  /** From 0 to 1. */
  { type: 'progress'; share: number } | { type: 'read'; result: OcrResult } | { type: 'failed' }

/** Tesseract reads small print best at about 300 dpi: the long side of A4. Screenshots are enlarged at most twofold. */
const targetSide = 3508
const scaleMax = 2

/** Progress share of loading and starting, the first time. */
const startShare = 0.2

let starting: Promise<Reader> | undefined

self.addEventListener('message', async ({ data }: MessageEvent<OcrRequest>) => {
  try {
    post({ type: 'read', result: await recognise(data) })
  } catch {
    post({ type: 'failed' })
  }
})

async function recognise({ dataUrl, languages }: OcrRequest): Promise<OcrResult> {
  starting ??= startTesseract(languages)
  const [reader, image] = await Promise.all([starting, toGreyscale(dataUrl)])
  const readLines = async (page: GreyPage) => {
    const { data } = await reader.recognize(toPgm(page), {}, { text: false, blocks: true })
    return (data.blocks ?? []).flatMap(listWords)
  }
  const { words, page, turns } = await readUpright(image, readLines)
  const rows = layOutOcrCells(restoreDecimalPoints(words, page))
  const placed = rows.map((cells) =>
    cells.map((words) => words.map(({ text, ...box }) => ({ text, box: turnBoxBack(box, image, turns) }))),
  )
  return scaleOcrResult(1 / image.scale, toOcrResult(placed))
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
    // Language data added by the operator comes from the server's data folder.
    langPath: languages.every((code) => code === 'eng') ? folder : new URL('/api/ocr', self.location.origin).href,
    // The HTTP cache keeps them: these URLs are immutable.
    cacheMethod: 'none',
    workerBlobURL: false,
    logger: ({ status, progress }) =>
      post({
        type: 'progress',
        share: status === 'recognizing text' ? startShare + (1 - startShare) * progress : startShare / 2,
      }),
  })
  await reader.setParameters({
    // Same mode as on the server (lib/images/ocr/ocr.worker.ts): column detection would separate results from their
    // reference ranges.
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    user_defined_dpi: '300',
    // Its warnings about poor images would appear as errors in the page's console.
    debug_file: '/dev/null',
  })
  return reader
}

/** PGM needs no compression on either side. */
function toPgm({ pixels, width, height }: GreyPage): Blob {
  return new Blob([`P5 ${width} ${height} 255\n`, pixels])
}

async function toGreyscale(dataUrl: string): Promise<GreyPage & { scale: number }> {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const scale = Math.min(scaleMax, targetSide / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
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
  return { pixels, width, height, scale }
}

function post(reply: OcrReply): void {
  self.postMessage(reply)
}
