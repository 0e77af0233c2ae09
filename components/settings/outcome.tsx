'use client'

import type { ReactNode } from 'react'
import { FailureDetail } from '@/components/errors/failure-detail'
import { toFailure } from '@/components/errors/to-request-failure'
import { useMessages } from '@/components/i18n/messages-provider'
import type { ApiResult } from './call-server'

interface OutcomeProps<Result> {
  tried: ApiResult<Result>
  /** Says what was refused. */
  messages: { refused: string }
  children(result: Result): ReactNode
}

/** The result, or why this server refused the request. */
export function Outcome<Result>({ tried, messages, children }: OutcomeProps<Result>) {
  const { signIn } = useMessages()
  if ('done' in tried) return children(tried.done)
  return (
    <p role="alert" className="rounded-lg border border-danger bg-danger-soft px-4 py-3">
      {messages.refused} {tried.refused ? <FailureDetail failure={toFailure(tried.refused)} /> : signIn.unreachable}
    </p>
  )
}
