'use client'

import { useEffect } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'

/** Registers what shows a page of our own when the server is out of reach. Where it cannot, the browser shows its own. */
export function RegisterServiceWorker() {
  const { locale } = useMessages()
  useEffect(() => {
    // Missing on pages served without TLS.
    if (!('serviceWorker' in navigator)) return
    const address = `/service-worker.js?language=${locale}`
    navigator.serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => undefined)
  }, [locale])
  return null
}
