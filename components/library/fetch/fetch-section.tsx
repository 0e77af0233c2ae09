'use client'

import { FailureDetail } from '@/components/errors/failure-detail'
import type { Messages } from '@/components/i18n/messages-en'
import { FetchForm } from './fetch-form'
import { FetchList } from './fetch-list'
import { useFetches } from './use-fetches'

interface FetchSectionProps {
  messages: Messages['library']
  tag: string
  /** Whether the operator allows requests to PubMed. */
  isAllowed: boolean
  /** Called when the import of a fetch begins and ends. */
  onImport(): void
}

/** Adds the articles of a specialty or of a query from PubMed. */
export function FetchSection({ messages, tag, isAllowed, onImport }: FetchSectionProps) {
  const { runs, failure, count, start, change } = useFetches(onImport)
  return (
    <section aria-labelledby="field" className="space-y-4">
      <div>
        <h2 id="field" className="scroll-mt-20 font-semibold text-lg">
          {messages.fetch.title}
        </h2>
        <p className="text-muted text-sm">{isAllowed ? messages.fetch.lead : messages.fetch.off}</p>
      </div>
      {isAllowed && <FetchForm messages={messages} tag={tag} onCount={count} onStart={start} />}
      <div role="alert" className="text-danger empty:hidden">
        {failure && (failure.kind === 'unreachable' ? messages.fetch.unreachable : <FailureDetail failure={failure} />)}
      </div>
      <FetchList runs={runs ?? []} messages={messages} tag={tag} isAllowed={isAllowed} onChange={change} />
    </section>
  )
}
