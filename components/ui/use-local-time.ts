import { useSyncExternalStore } from 'react'
import { formatDate } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'

/**
 * A moment by the reader's own clock. The server, which draws shared pages, does not know that clock and gives Universal
 * Time; the page puts its own in place as soon as it runs.
 *
 * @param iso ISO 8601, with a time
 */
export function useLocalTime(iso: string): string {
  const messages = useMessages()
  const options = { dateStyle: 'medium', timeStyle: 'short' } as const
  return useSyncExternalStore(
    subscribeToNothing,
    () => formatDate(messages, iso, options),
    () => `${formatDate(messages, iso, { ...options, timeZone: 'UTC' })} UTC`,
  )
}

/** What the server draws otherwise than the browser does not change afterwards. */
export function subscribeToNothing(): () => void {
  return () => undefined
}
