'use client'

import { ListChecks } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { useMessages } from '@/components/i18n/messages-provider'
import type { EvidenceCheck } from '@/lib/wire/evidence'
import { countChecks, formatCheckCounts } from './describe-checks'

interface CheckSummaryProps {
  checks: readonly EvidenceCheck[]
  isStreaming: boolean
}

/** As wide as the counts of all but the longest answers. */
const widest = { cited: 88, differing: 88, uncited: 88 }

/**
 * How many sentences of an answer differ from their sources, above it. While the answer streams it changes, and the
 * answer below stays where it is: an invisible copy of the longest text holds the place. Not rendered again with each
 * word.
 */
export const CheckSummary = memo(function CheckSummary({ checks, isStreaming }: CheckSummaryProps) {
  const messages = useMessages()
  const { checks: words, tag } = messages
  const counts = countChecks(checks)
  const hasDoubts = counts.differing + counts.uncited > 0
  return (
    <div lang={tag} className="flex items-start gap-2 text-muted text-sm leading-6">
      <ListChecks aria-hidden className="mt-1 size-4 shrink-0" />
      <p
        data-widest={formatCheckCounts(messages, widest)}
        className={`grid min-w-0 after:invisible after:[grid-area:1/1] after:content-[attr(data-widest)] print:after:hidden ${hasDoubts ? 'text-ink' : ''}`}
      >
        <span className="[grid-area:1/1]">
          {checks.length > 0 ? formatCheckCounts(messages, counts) : isStreaming ? words.comparing : words.none}
        </span>
      </p>
      <button
        type="button"
        onClick={showFirst}
        className={`prose-link ms-auto shrink-0 ${hasDoubts ? '' : 'invisible'}`}
      >
        {words.first}
      </button>
    </div>
  )
})

function showFirst({ currentTarget }: MouseEvent): void {
  const note = currentTarget.closest('[data-place=answer]')?.querySelector<HTMLElement>('button[data-check]')
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  note?.focus({ preventScroll: true })
  note?.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' })
}
