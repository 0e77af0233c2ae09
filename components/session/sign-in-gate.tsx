'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { FailureDetail } from '@/components/errors/failure-detail'
import { toFailure } from '@/components/errors/to-request-failure'
import { useMessages } from '@/components/i18n/messages-provider'
import { SignIn } from './lazy-sign-in'
import { getSession, type SessionOutcome } from './session'

/**
 * Shown in place of a page that requires a session. A link from another site sends no cookie even when the user is
 * signed in, so the page first requests a session and asks for a key only when that fails.
 */
export function SignInGate() {
  const messages = useMessages()
  const { refresh } = useRouter()
  const [outcome, setOutcome] = useState<SessionOutcome | null>(null)
  useEffect(() => {
    void getSession().then((outcome) => (outcome.state === 'open' ? refresh() : setOutcome(outcome)))
  }, [refresh])
  if (outcome?.state === 'unreachable') return <p>{messages.signIn.unreachableGate}</p>
  if (outcome?.state === 'refused')
    return outcome.error.status === 401 ? (
      <SignIn onOpen={refresh} />
    ) : (
      <p>
        <FailureDetail failure={toFailure(outcome.error)} />
      </p>
    )
  return <p className="text-muted">{messages.signIn.wait}</p>
}
