'use client'

import { RotateCcw, SquarePen, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { FailureDetail } from '@/components/errors/failure-detail'
import type { Failure } from '@/components/errors/request-failure'
import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { useLandmarkName } from '@/components/ui/landmark-name'

interface FailureNoticeProps {
  failure: Failure
  /** True when part of the answer arrived before the failure. */
  hasText: boolean
  /** Rendered beside the actions. */
  children?: ReactNode
  /** Both absent in a read-only conversation. */
  onRetry?: (() => void) | undefined
  onEdit?: (() => void) | undefined
}

/** States what happened, what was saved, and what to do. */
export function FailureNotice({ failure, hasText, children, onRetry, onEdit }: FailureNoticeProps) {
  const messages = useMessages()
  const { title, advice } = messages.failure[failure.kind]
  const { id, labelledBy } = useLandmarkName()
  const waitS = useCountdown(failure.retryAfterS ?? 0)
  return (
    <section
      id={id}
      aria-label={messages.failure.region}
      aria-labelledby={labelledBy}
      className="mt-6 rounded-lg border border-danger bg-danger-soft p-4 first:mt-0"
    >
      <div className="flex gap-3">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
        <div className="min-w-0 space-y-1.5">
          <h3 className="font-semibold">{title}</h3>
          <p>
            <FailureDetail failure={failure} />
          </p>
          <p>
            {hasText ? messages.failure.keptWithText : messages.failure.kept} {advice}
          </p>
          <div className="flex flex-wrap gap-3 pt-2">
            {failure.canRetry && onRetry && (
              <button
                type="button"
                onClick={onRetry}
                disabled={waitS > 0}
                className="inline-flex items-center gap-2 rounded-md bg-accent px-3 py-1.5 font-semibold text-on-accent hover:bg-accent-strong disabled:bg-sunken disabled:text-muted"
              >
                <RotateCcw aria-hidden className="size-4" />
                {waitS > 0 ? formatMessage(messages.failure.retryIn, { seconds: waitS }) : messages.failure.retry}
              </button>
            )}
            {onEdit && (
              <button
                type="button"
                onClick={onEdit}
                className="inline-flex items-center gap-2 rounded-md border border-edge px-3 py-1.5 font-medium hover:bg-surface"
              >
                <SquarePen aria-hidden className="size-4" />
                {messages.failure.edit}
              </button>
            )}
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}

function useCountdown(fromS: number): number {
  const [leftS, setLeftS] = useState(fromS)
  useEffect(() => {
    if (leftS <= 0) return
    const timer = setTimeout(() => setLeftS(leftS - 1), 1000)
    return () => clearTimeout(timer)
  }, [leftS])
  return leftS
}
