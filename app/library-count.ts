import { openLibrary } from '@/lib/evidence/open-library'
import { log } from '@/lib/log'

/** Articles in the library. A page opens without it too: null then, and the page says so. */
export function countLibraryArticles(): number | null {
  try {
    return openLibrary().articleCount
  } catch (error) {
    log().error({ err: error }, 'the library could not be counted')
    return null
  }
}
