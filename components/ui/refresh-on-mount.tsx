'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Asks the server for the page anew, once for each `key`: what is being read or written stays. */
export function RefreshOnMount() {
  const { refresh } = useRouter()
  useEffect(refresh, [refresh])
  return null
}
