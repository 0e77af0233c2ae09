'use client'

import { useMessages } from '@/components/i18n/messages-provider'
import { lazyWithFallback } from '@/components/ui/lazy-with-fallback'

/** Loaded when the server requires a key; on the server's own machine it never does. */
export const SignIn = lazyWithFallback(
  async () => (await import('./sign-in')).SignIn,
  () => <p role="alert">{useMessages().signIn.unreachableGate}</p>,
)
