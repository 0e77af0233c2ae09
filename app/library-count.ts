import { openLibrary } from '@/lib/evidence/open-library'
import { log } from '@/lib/log'

/** @returns null when the library cannot be opened; pages still open and say so */
export function countLibraryArticles(): number | null {
  try {
    return openLibrary().articleCount
  } catch (error) {
    log().error({ err: error }, 'the articles of the library could not be counted; the page says so')
    return null
  }
}
