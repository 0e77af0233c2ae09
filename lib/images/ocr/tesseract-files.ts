/** Locates the OCR files: Tesseract among the installed packages, and the data of each language. */
import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '@/lib/config'
import type { OcrFiles } from './ocr.worker'

/**
 * @throws Error with a message for the operator if a language's data is missing; call it at start-up
 */
export function locateOcrFiles(
  { OCR_LANGUAGES, DATA_DIR }: { OCR_LANGUAGES: string[]; DATA_DIR: string } = config(),
): OcrFiles {
  const packages = join(process.cwd(), 'node_modules')
  return {
    core: join(packages, 'tesseract.js-core', 'tesseract-core-simd-lstm.js'),
    languages: OCR_LANGUAGES.map((code) => ({ code, data: locateLanguageData(code, packages, DATA_DIR) })),
  }
}

function locateLanguageData(code: string, packages: string, dataDir: string): string {
  const own = join(dataDir, 'ocr', `${code}.traineddata`)
  const installed = join(packages, '@tesseract.js-data', code, '4.0.0_best_int', `${code}.traineddata.gz`)
  const found = [own, `${own}.gz`, installed].find((file) => existsSync(file))
  if (found !== undefined) return found
  throw new Error(
    `OCR_LANGUAGES names ${code}, but its data is not there. Put ${code}.traineddata (tessdata_fast or tessdata_best of Tesseract) into ${join(dataDir, 'ocr')}, or leave ${code} out.`,
  )
}
