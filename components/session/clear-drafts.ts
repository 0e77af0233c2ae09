import { getSessionStorage } from '@/components/ui/session-storage'

/** Of `kept-pictures`; named here, so that the page can delete it without the code that fills it. */
export const draftImageDatabase = 'evidence-chat-drafts'

/** Takes away what was typed and added at this computer. What it was sealed with goes first. */
export function clearDrafts(): void {
  getSessionStorage().clear()
  try {
    // Absent where the browser is told to keep nothing, or there and forbidden.
    globalThis.indexedDB?.deleteDatabase(draftImageDatabase)
  } catch {
    // Then nothing is in it.
  }
}
