'use client'

import { useEffect } from 'react'
import { useWords } from '@/components/i18n/messages-provider'

/** Registers what shows a page of our own when the server is out of reach. Where it cannot, the browser shows its own. */
export function OfflineSupport() {
  const { language } = useWords()
  useEffect(() => {
    // Missing on pages served without TLS.
    if (!('serviceWorker' in navigator)) return
    const address = `/service-worker.js?language=${language}`
    navigator.serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => undefined)
  }, [language])
  return null
}
