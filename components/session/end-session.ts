import { tellWindows } from './broadcast'
import { clearScreen } from './reset-page'

/**
 * Ends the session on the server, and with it what every window of this browser shows and keeps of it.
 *
 * @throws Error when the server did not end it: then nothing here has changed
 */
export async function leave(): Promise<void> {
  const response = await fetch('/api/session', { method: 'DELETE', credentials: 'same-origin', keepalive: true })
  if (!response.ok) throw new Error(`The session was not ended: ${response.status}.`)
  tellWindows({ type: 'signed out' })
  clearScreen()
}
