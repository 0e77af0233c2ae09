/**
 * The OCR thread: Tesseract as WebAssembly, which blocks its thread while it works. It opens only the files it is given
 * and downloads nothing.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import type { OcrWord } from '@/lib/shared/text/lay-out-ocr-words'
import { readUpright } from '@/lib/shared/text/read-upright'
import { restoreDecimalPoints } from '@/lib/shared/text/restore-decimal-points'
import { isNoise, type OcrImage } from './detect-noise'

/** Absolute paths. */
export interface OcrFiles {
  /** Tesseract's script, next to its WebAssembly. */
  core: string
  languages: { code: string; data: string }[]
}

/** The part of Tesseract's WebAssembly interface used here. */
interface Tesseract {
  FS: { writeFile(path: string, bytes: Uint8Array): void }
  TessBaseAPI: new () => TesseractApi
}

interface TesseractApi {
  Init(folder: null, languages: string, engine: number): number
  SetImageFile(orientation: number, radians: number): number
  Recognize(monitor: null): number
  GetTSVText(page: number): string
  Clear(): void
}

/** The LSTM engine only: the legacy engine's data would triple the download. */
const lstmOnly = 1
/** More lines than any paragraph has. */
const linesMax = 10_000
/** Level of word rows in Tesseract's TSV output. */
const wordLevel = '5'

if (parentPort) {
  const port = parentPort
  const read = openReader(workerData)
  port.on('message', (image: OcrImage) => {
    void read.then(async (readWords) => port.postMessage((await readWords(image)) satisfies OcrWord[]))
  })
}

/** @throws Error when Tesseract or its data cannot be used; the thread then exits */
async function openReader({ core, languages }: OcrFiles): Promise<(image: OcrImage) => Promise<OcrWord[]>> {
  const start: (options: object) => Promise<Tesseract> = createRequire(core)(core)
  const silent = () => undefined
  const { FS, TessBaseAPI } = await start({ print: silent, printErr: silent })
  for (const { code, data } of languages) {
    const bytes = readFileSync(data)
    FS.writeFile(`${code}.traineddata`, data.endsWith('.gz') ? gunzipSync(bytes) : bytes)
  }
  const api = new TessBaseAPI()
  const codes = languages.map(({ code }) => code).join('+')
  if (api.Init(null, codes, lstmOnly) !== 0) throw new Error(`Tesseract cannot use its data for ${codes}.`)
  const readLines = ({ pixels, width, height }: OcrImage) => {
    // PGM needs no decoder: a text header, then the pixels.
    FS.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]))
    if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract cannot load the image.')
    api.Recognize(null)
    const words = parseWords(api.GetTSVText(0))
    api.Clear()
    return words
  }
  return async (image) => {
    if (isNoise(image)) return []
    const { words, page } = await readUpright(image, readLines)
    return restoreDecimalPoints(words, page)
  }
}

/** Columns: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function parseWords(table: string): OcrWord[] {
  return table.split('\n').flatMap((row) => {
    const [level, , block, paragraph, line, , left, top, width, height, confidence, text] = row.split('\t')
    if (level !== wordLevel || text === undefined) return []
    return {
      text,
      confidence: Number(confidence),
      block: Number(block),
      line: Number(paragraph) * linesMax + Number(line),
      left: Number(left),
      top: Number(top),
      right: Number(left) + Number(width),
      bottom: Number(top) + Number(height),
    }
  })
}
