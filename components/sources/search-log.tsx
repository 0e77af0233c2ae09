'use client'

import type { ReactNode } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatDate, formatNumber, formatPlural, isolateBidi } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import { ServerMessage } from '@/components/ui/server-message'
import type { Evidence, EvidenceItem, EvidenceSearch } from '@/lib/wire/evidence'
import { SearchedAs } from './searched-as'

interface SearchLogProps {
  evidence: Evidence
  /** Asks an edited search; absent where nothing can be asked. */
  onAsk?: ((text: string) => void) | undefined
}

/**
 * How an answer was searched, in five lines: as what, where, when, what was found and what was kept. The queries and
 * the share of the question that each article covers are one level deeper.
 */
export function SearchLog({ evidence, onAsk }: SearchLogProps) {
  const messages = useMessages()
  const { searchLog: labels } = messages
  const { searched, searchedAs, items } = evidence
  if (searched.length === 0) return null
  const done = searched.filter(({ error }) => error === undefined)
  const at = searched.find((each) => each.at !== undefined)?.at
  const cited = items.filter(({ spans }) => spans.length > 0)
  return (
    <details className="group border-line border-t py-3 text-sm">
      <summary className="cursor-pointer py-0.5 text-muted">
        {labels.title}
        {searchedAs !== undefined && (
          <bdi className="wrap-anywhere block ps-4 text-xs group-open:hidden print:hidden">{searchedAs}</bdi>
        )}
      </summary>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        {searchedAs !== undefined && (
          <Line name={labels.as}>
            <SearchedAs text={searchedAs} onAsk={onAsk} />
          </Line>
        )}
        <Line name={labels.where}>
          {searched.map((search, index) => (
            <span key={search.source}>
              {index > 0 && labels.comma}
              <Place search={search} />
            </span>
          ))}
        </Line>
        {at !== undefined && (
          <Line name={labels.when}>
            <time dateTime={at}>{formatDate(messages, at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
          </Line>
        )}
        <Line name={labels.found}>
          {formatPlural(
            messages,
            labels.articles,
            done.reduce((sum, { hits }) => sum + hits, 0),
          )}
        </Line>
        <Line name={labels.kept}>
          {items.length === 0
            ? labels.none
            : formatPlural(messages, evidence.outcome === 'related' ? labels.nearest : labels.closest, items.length, {
                cited: formatNumber(messages, cited.length),
              })}
        </Line>
      </dl>
      <SearchRecord evidence={evidence} />
    </details>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}

function Place({ search: { source, error, errorTemplate } }: { search: EvidenceSearch }) {
  const { sources } = useMessages()
  if (error === undefined) return sources.searched[source]
  return (
    <>
      {sources.searched[source]} {sources.notAvailable} (<ServerMessage text={error} template={errorTemplate ?? null} />
      )
    </>
  )
}

/** What is needed to repeat the search, and how well each article matched. */
function SearchRecord({ evidence: { searched, items } }: { evidence: Evidence }) {
  const messages = useMessages()
  const { sources, searchLog: labels } = messages
  return (
    <details className="mt-3 text-xs">
      <summary className="cursor-pointer py-0.5 text-muted">{labels.record}</summary>
      <ul className="mt-2 space-y-2">
        {searched.map(({ source, query, hits, at, error }) => (
          <li key={source}>
            <span className="font-medium">{sources.searched[source]}</span>
            {error === undefined && (
              <>
                {sources.separator}
                {formatPlural(messages, sources.results, hits)}
              </>
            )}
            {at !== undefined && (
              <time dateTime={at} className="block text-muted">
                {formatDate(messages, at, { dateStyle: 'medium', timeStyle: 'long' })}
              </time>
            )}
            {query !== '' && (
              <code dir="auto" className="mt-0.5 block break-words font-mono text-muted">
                {query}
              </code>
            )}
          </li>
        ))}
      </ul>
      <MatchReasons items={items} />
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
      <ul className="mt-1 space-y-1 text-muted">
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
