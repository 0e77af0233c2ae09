import { getSessionStorage } from '@/components/ui/session-storage'

/** Database of `draft-image-storage.ts`; named here so that the page can delete it without loading that code. */
export const draftImageDatabase = 'evidence-chat-drafts'

/** Deletes drafts and images from this computer, the encryption key first. */
export function clearDrafts(): void {
  getSessionStorage().clear()
  try {
    // IndexedDB may be absent or forbidden by browser settings.
    globalThis.indexedDB?.deleteDatabase(draftImageDatabase)
  } catch {
    // Nothing was stored then.
  }
}
