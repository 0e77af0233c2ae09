'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Refreshes the server-rendered page once for each `key`; client state is kept. */
export function RefreshOnMount() {
  const { refresh } = useRouter()
  useEffect(refresh, [refresh])
  return null
}
