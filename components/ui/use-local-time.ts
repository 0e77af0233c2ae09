import { useSyncExternalStore } from 'react'
import { formatDate } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'

/**
 * A time in the user's time zone. The server, which renders shared pages, does not know it and renders UTC; the page
 * replaces it after hydration.
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

/** Subscribes to nothing: a value that differs between server and browser does not change later. */
export function subscribeToNothing(): () => void {
  return () => undefined
}
