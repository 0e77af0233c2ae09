/**
 * What an answer was written with. Stored with it, so that a department can see later which model and library erred.
 */
import { chooseEngine } from '@/lib/engines/choose-engine'
import { openLibrary } from '@/lib/evidence/open-library'
import { log } from '@/lib/log'

/**
 * Call it when the answer ends: only then has the model server named its model.
 *
 * @param writer the engine that the answer names, which quotes while the model server is unavailable; absent
 * if it names none
 * @returns `model`: null for quotations; `libraryArticles`: null if the library can't be read
 */
export function readAnswerOrigin(writer: 'extractive' | 'upstream' | undefined): {
  model: string | null
  libraryArticles: number | null
} {
  return { model: writer === 'extractive' ? null : chooseEngine().model, libraryArticles: countArticles() }
}

function countArticles(): number | null {
  try {
    return openLibrary().articleCount
  } catch (error) {
    log().warn({ err: error }, 'the library could not be counted; the record of an answer lacks the number of articles')
    return null
  }
}
