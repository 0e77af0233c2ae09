'use client'

import { type ComponentProps, Suspense } from 'react'
import { lazily } from './lazily'
import type { SignIn as Form } from './sign-in'
import { useWords } from './words/words'

/** Comes when a key is asked for: at the machine itself that is never. */
const LoadedSignIn = lazily(async () => (await import('./sign-in')).SignIn, NotLoaded)

export function SignIn(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={null}>
      <LoadedSignIn {...props} />
    </Suspense>
  )
}

function NotLoaded() {
  const { signIn } = useWords()
  return <p role="alert">{signIn.unreachableGate}</p>
}
