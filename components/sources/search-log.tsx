'use client'

import { formatMessage } from '@/components/i18n/format-message'
import { formatDate, formatNumber, formatPlural, isolateBidi } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import { ServerMessage } from '@/components/ui/server-message'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'

/**
 * What was searched, when, with which query and how many hits, and why each article was kept: traceable months later.
 */
export function SearchLog({ evidence }: { evidence: Evidence }) {
  const messages = useMessages()
  const { sources } = messages
  if (evidence.searched.length === 0) return null
  const cited = evidence.items.filter(({ spans }) => spans.length > 0)
  return (
    <details className="border-line border-t py-4 text-sm">
      <summary className="cursor-pointer py-0.5 text-muted">{sources.search}</summary>
      <ul className="mt-2 space-y-3">
        {evidence.searched.map(({ source, query, hits, at, error, errorTemplate = null }) => (
          <li key={source}>
            <span className="font-medium">{sources.searched[source]}</span>
            {sources.separator}
            {error ? (
              <>
                {sources.notAvailable} (<ServerMessage text={error} template={errorTemplate} />)
              </>
            ) : (
              formatPlural(messages, sources.results, hits)
            )}
            {at !== undefined && (
              <time dateTime={at} className="block text-muted text-xs">
                {formatDate(messages, at, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            )}
            {query !== '' && (
              <code dir="auto" className="mt-1 block break-words font-mono text-muted text-xs">
                {query}
              </code>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        {formatMessage(sources.relevantAndCited, {
          relevant: formatNumber(messages, evidence.items.length),
          cited: formatNumber(messages, cited.length),
        })}
      </p>
      <MatchReasons items={evidence.items} />
    </details>
  )
}

function MatchReasons({ items }: { items: readonly EvidenceItem[] }) {
  const messages = useMessages()
  const { sources } = messages
  if (!items.some(({ match }) => match)) return null
  return (
    <>
      <h4 className="mt-3 font-medium">{sources.matches}</h4>
      <ul className="mt-1 space-y-1 text-muted text-xs">
        {items.map(({ n, match }) => (
          <li key={n}>
            <span className="font-semibold tabular-nums">[{n}]</span>{' '}
            {match &&
              formatMessage(sources.covers, { share: formatNumber(messages, match.coverage, { style: 'percent' }) })}
            {match &&
              match.missing.length > 0 &&
              formatMessage(sources.missing, { words: isolateBidi(match.missing.join(', ')) })}
          </li>
        ))}
      </ul>
    </>
  )
}
