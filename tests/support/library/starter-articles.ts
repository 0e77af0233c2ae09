/** The bundled articles, read once for all suites of a process, which change none of them. */
import { readStarterLibrary as read, type StarterLibrary } from '@/lib/evidence/library/starter-library'

let starter: StarterLibrary | undefined

export function readStarterLibrary(): StarterLibrary {
  starter ??= read()
  return starter
}
