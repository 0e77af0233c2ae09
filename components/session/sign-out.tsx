'use client'

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import { headerItem } from '@/components/ui/button-styles'
import { listenToTabs } from './broadcast'
import { endSession } from './end-session'
import { startIdleTimer } from './idle-timer'
import { resetPage } from './reset-page'
import { getSession, renewSession, signedInStore } from './session'

export interface SignOutProps {
  /** 0 disables automatic sign-out. */
  idleMinutes: number
  children: ReactNode
}

/** Sign-out button in the header of every page; also follows a sign-out in another tab. */
export function SignOut({ idleMinutes, children }: SignOutProps) {
  const { signIn: messages } = useMessages()
  const isSignedIn = useSyncExternalStore(signedInStore.watch, signedInStore.read, () => false)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    void getSession()
    return listenToTabs(({ type }) => {
      if (type === 'signed out') resetPage()
      // Check whether the same user is signed in.
      if (type === 'signed in') void renewSession()
    })
  }, [])

  // Automatic logoff, 45 CFR 164.312(a)(2)(iii). The screen is cleared even if the server cannot be reached.
  useEffect(() => {
    if (idleMinutes === 0) return
    return startIdleTimer(idleMinutes * 60_000, () => void endSession().catch(resetPage), stay)
  }, [idleMinutes])

  async function onClick() {
    setHasFailed(false)
    try {
      await endSession()
    } catch {
      setHasFailed(true)
    }
  }

  if (!isSignedIn) return null
  return (
    <>
      <button type="button" onClick={() => void onClick()} className={headerItem}>
        {children}
        {messages.signOut}
      </button>
      {hasFailed && (
        <p
          role="alert"
          className="absolute end-4 top-full z-30 max-w-xs rounded-lg border border-danger bg-danger-soft px-3 py-2 text-danger text-sm shadow-lg"
        >
          {messages.stillSignedIn}
        </p>
      )}
    </>
  )
}

/** Keeps the session alive: the server ends idle sessions, and a user who only reads sends no requests. */
function stay(): void {
  if (signedInStore.read()) void renewSession()
}
