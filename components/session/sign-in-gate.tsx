'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { FailureDetail } from '@/components/errors/failure-detail'
import { failureFrom } from '@/components/errors/to-request-failure'
import { useWords } from '@/components/i18n/messages-provider'
import { SignIn } from './lazy-sign-in'
import { pageSession, type SessionOutcome } from './session'

/**
 * Stands where a page may not be shown yet. A link followed from elsewhere brings no cookie along although the reader may
 * be signed in, so the page first asks by itself, and asks the reader only when that fails.
 */
export function SignInGate() {
  const words = useWords()
  const { refresh } = useRouter()
  const [outcome, setOutcome] = useState<SessionOutcome | null>(null)
  useEffect(() => {
    void pageSession().then((outcome) => (outcome.state === 'open' ? refresh() : setOutcome(outcome)))
  }, [refresh])
  if (outcome?.state === 'unreachable') return <p>{words.signIn.unreachableGate}</p>
  if (outcome?.state === 'refused')
    return outcome.error.status === 401 ? (
      <SignIn onOpen={refresh} />
    ) : (
      <p>
        <FailureDetail failure={failureFrom(outcome.error)} />
      </p>
    )
  return <p className="text-muted">{words.signIn.moment}</p>
}
