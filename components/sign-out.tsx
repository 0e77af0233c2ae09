'use client'

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { pageSession, signedIn } from './session'
import { useWords } from './words/words'

/** Stands in the bar of every page while somebody is signed in, and follows a sign-out in another window. */
export function SignOut({ children }: { children: ReactNode }) {
  const { signIn: words } = useWords()
  const isSignedIn = useSyncExternalStore(signedIn.watch, signedIn.read, () => false)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    void pageSession()
    let stop: (() => void) | undefined
    void Promise.all([import('./windows/channel'), import('./leave')]).then(
      ([{ listenToWindows }, { clearScreen }]) => {
        stop = listenToWindows(({ type }) => {
          if (type === 'signed out') clearScreen()
        })
      },
    )
    return () => stop?.()
  }, [])

  async function onClick() {
    setHasFailed(false)
    try {
      const { leave } = await import('./leave')
      await leave()
    } catch {
      setHasFailed(true)
    }
  }

  if (!isSignedIn) return null
  return (
    <>
      <button
        type="button"
        onClick={() => void onClick()}
        title={words.signOut}
        className="rounded-full p-2 text-muted hover:bg-sunken hover:text-ink"
      >
        {children}
        <span className="sr-only">{words.signOut}</span>
      </button>
      {hasFailed && (
        <p
          role="alert"
          className="absolute end-4 top-full z-30 max-w-xs rounded-lg border border-danger bg-danger-soft px-3 py-2 text-danger text-sm shadow-lg"
        >
          {words.stillSignedIn}
        </p>
      )}
    </>
  )
}
