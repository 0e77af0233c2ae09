'use client'

import { useEffect, useState } from 'react'
import type { SignOutProps } from './sign-out'

type Loaded = typeof import('./sign-out').SignOut

/** Comes after the page, and only where the page asks for a key: at the machine itself there is nothing to sign out of. */
export function SignOut(props: SignOutProps) {
  const [Button, setButton] = useState<Loaded | null>(null)
  useEffect(() => {
    import('./sign-out').then(
      (loaded) => setButton(() => loaded.SignOut),
      // Without a connection there is no signing out either.
      () => undefined,
    )
  }, [])
  return Button && <Button {...props} />
}
