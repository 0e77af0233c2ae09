'use client'

import { type ComponentProps, Suspense } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'
import type { SignIn as Form } from './sign-in'

/** Loaded when the server requires a key; on the server's own machine it never does. */
const LoadedSignIn = lazyWithFallback(async () => (await import('./sign-in')).SignIn, NotLoaded)

export function SignIn(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={null}>
      <LoadedSignIn {...props} />
    </Suspense>
  )
}

function NotLoaded() {
  const { signIn } = useMessages()
  return <p role="alert">{signIn.unreachableGate}</p>
}
