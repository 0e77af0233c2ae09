/** Serves Tesseract's language data to browsers when the operator enables more than English. */
import { readFile } from 'node:fs/promises'
import { config } from '@/lib/config'
import { ApiError } from '@/lib/wire/errors'
import { locateOcrFiles } from './tesseract-files'

/**
 * @param file `CODE.traineddata.gz`, as Tesseract requests it; it detects from the bytes whether they are compressed
 * @throws ApiError for a language that is not in `OCR_LANGUAGES`
 */
export async function readOcrData(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const { OCR, OCR_LANGUAGES } = config()
  const code = OCR ? OCR_LANGUAGES.find((each) => `${each}.traineddata.gz` === file) : undefined
  const language = locateOcrFiles().languages.find((each) => each.code === code)
  if (!language) throw new ApiError('not_found', `There is no OCR data file named '${file}'.`)
  return new Uint8Array(await readFile(language.data))
}
