'use client'

import { useEffect } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'

/**
 * Registers the service worker that shows our offline page when the server is unreachable. Without it the browser shows
 * its own.
 */
export function RegisterServiceWorker() {
  const { locale } = useMessages()
  useEffect(() => {
    // Undefined on pages served without TLS.
    if (!('serviceWorker' in navigator)) return
    const address = `/service-worker.js?language=${locale}`
    navigator.serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => undefined)
  }, [locale])
  return null
}
