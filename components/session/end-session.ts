import { broadcastToTabs } from './broadcast'
import { resetPage } from './reset-page'

/**
 * Ends the session on the server and clears its data in every tab of this browser.
 *
 * @throws Error when the server did not end it; nothing has changed then
 */
export async function endSession(): Promise<void> {
  const response = await fetch('/api/session', { method: 'DELETE', credentials: 'same-origin', keepalive: true })
  if (!response.ok) throw new Error(`The session was not ended: ${response.status}.`)
  broadcastToTabs({ type: 'signed out' })
  resetPage()
}
