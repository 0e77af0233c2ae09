'use client'

import { useEffect, useState } from 'react'
import { fetchSourceChanges } from '@/components/conversation/load-conversation'
import { formatMessage } from '@/components/i18n/format-message'
import { formatDate, formatPlural } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import { toArticleHref } from '@/components/sources/article-links'
import { useLandmarkName } from '@/components/ui/landmark-name'
import { detectLanguage } from '@/lib/shared/text/detect-language'
import { type ChangedSource, changeKinds, type SourceChanges } from '@/lib/wire/source-changes'

interface SourceChangeListProps {
  /** Null where the conversation belongs to another user. */
  conversationId: string | null
  answerId: string
  /** Absent for an answer generated in this window. */
  known: SourceChanges | undefined
}

/** More are collapsed. */
const openMax = 4

/** Which sources were added or removed since the previous answer; renders nothing if that one searched nothing. */
export function SourceChangeList(props: SourceChangeListProps) {
  const page = useMessages()
  const messages = page.versionChanges
  const { id, labelledBy } = useLandmarkName()
  const changes = useChanges(props)
  if (!changes) return null
  const { searchedAt } = changes
  const count = changeKinds.reduce((sum, kind) => sum + changes[kind].length, 0)
  const then =
    searchedAt &&
    formatMessage(messages.searchedAt, {
      time: formatDate(page, searchedAt, { dateStyle: 'medium', timeStyle: 'short' }),
    })
  if (count === 0)
    return (
      <p className="mt-4 text-muted text-sm">
        {messages.same} {then}
      </p>
    )
  return (
    <section aria-labelledby={labelledBy} className="mt-6 rounded-lg border border-line px-4 py-3 text-sm">
      <h3 id={id} className="font-semibold">
        {messages.title}
      </h3>
      {then && <p className="mt-1 text-muted text-xs">{then}</p>}
      {changeKinds.map((kind) => (
        <ChangedSources key={kind} kind={kind} items={changes[kind]} isOpen={count <= openMax} />
      ))}
    </section>
  )
}

interface ChangedSourcesProps {
  kind: (typeof changeKinds)[number]
  items: readonly ChangedSource[]
  isOpen: boolean
}

function ChangedSources({ kind, items, isOpen }: ChangedSourcesProps) {
  const page = useMessages()
  const messages = page.versionChanges
  if (items.length === 0) return null
  return (
    // A retraction is never collapsed.
    <details open={isOpen || kind === 'retracted'} className="mt-2">
      <summary className={`cursor-pointer py-0.5 ${kind === 'retracted' ? 'font-semibold text-danger' : ''}`}>
        {formatPlural(page, messages[kind], items.length)}
      </summary>
      <ul className="mt-1 space-y-1.5">
        {items.map((item) => (
          <li key={item.id} className="flex gap-2">
            <span className="shrink-0 text-muted tabular-nums">
              {formatMessage(kind === 'gone' ? messages.formerMark : messages.mark, { n: item.n })}
            </span>
            <span className="min-w-0">
              <a href={toArticleHref(item.id)} target="_blank" rel="noopener" className="prose-link">
                <bdi lang={detectLanguage(item.title)}>{item.title}</bdi>
                <span className="sr-only">{page.sources.newTab}</span>
              </a>
              {item.year !== null && <span className="text-muted">&nbsp;·&nbsp;{item.year}</span>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Loads the changes from the server; null until loaded, or when there is nothing to compare. */
function useChanges({ conversationId, answerId, known }: SourceChangeListProps): SourceChanges | null {
  const [changes, setChanges] = useState<SourceChanges | null>(null)
  useEffect(() => {
    setChanges(null)
    if (known || conversationId === null) return
    let isLeft = false
    void fetchSourceChanges(conversationId, answerId).then(
      (found) => !isLeft && setChanges(found),
      // Show the answer without the comparison.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [conversationId, answerId, known])
  return known ?? changes
}
