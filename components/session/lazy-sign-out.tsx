'use client'

import { useEffect, useState } from 'react'
import type { SignOutProps } from './sign-out'

type Loaded = typeof import('./sign-out').SignOut

/** Loaded after the page, and only when the server requires a key; otherwise there is nothing to sign out of. */
export function SignOut(props: SignOutProps) {
  const [Button, setButton] = useState<Loaded | null>(null)
  useEffect(() => {
    import('./sign-out').then(
      (loaded) => setButton(() => loaded.SignOut),
      // Signing out needs a connection anyway.
      () => undefined,
    )
  }, [])
  return Button && <Button {...props} />
}
