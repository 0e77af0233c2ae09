import { clearDrafts } from './clear-drafts'

/** What stands here was typed by whoever has left. */
export function resetPage(): void {
  clearDrafts()
  location.replace('/')
}
