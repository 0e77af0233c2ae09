import { clearDrafts } from './clear-drafts'

/** Clears drafts and the screen: both belong to the user who has left. */
export function resetPage(): void {
  clearDrafts()
  location.replace('/')
}
