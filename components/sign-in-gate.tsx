'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { pageSession } from './session'
import { SignIn } from './sign-in'

/**
 * Stands where a page may not be shown yet. A link followed from elsewhere brings no cookie along although the reader may
 * be signed in, so the page first asks by itself, and asks the reader only when that fails.
 */
export function SignInGate() {
  const { refresh } = useRouter()
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    void pageSession().then(({ state }) => (state === 'open' ? refresh() : setIsRefused(true)))
  }, [refresh])
  return isRefused ? <SignIn onOpen={refresh} /> : <p className="text-muted">One moment …</p>
}
