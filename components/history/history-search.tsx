'use client'

import { Search } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { callApi } from '@/components/conversation/conversation-api'
import { conversationsUrl } from '@/components/conversation/conversation-urls'
import { formatPlural } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import type { SearchTarget } from '@/components/transcript/highlight-search-hit'
import { detectLanguage } from '@/lib/shared/text/detect-language'
import type { SearchHit } from '@/lib/wire/conversation'
import { SearchSnippet } from './search-snippet'

/** Long enough not to query for every letter, short enough to feel immediate. */
const typingMs = 150

/** The server's values; '' means no limit. */
const withins = [
  ['any', ''],
  ['week', '7'],
  ['month', '30'],
  ['year', '365'],
] as const

interface HistorySearchProps {
  revision: number
  /** Shown while the query is empty. */
  children: ReactNode
  onOpen(id: string, found?: SearchTarget): void
}

/** Searches conversations; a click opens the exact match. */
export function HistorySearch({ revision, children, onOpen }: HistorySearchProps) {
  const page = useMessages()
  const messages = page.history
  const [query, setQuery] = useState('')
  const [days, setDays] = useState('')
  const asked = query.trim()
  const { found, hasFailed } = useHits(asked, days, revision)
  const noHits = days === '' ? messages.noHits : messages.noHitsWithin

  return (
    <>
      <div className="relative px-3 py-3">
        <Search
          aria-hidden
          className="pointer-events-none absolute start-6 top-1/2 size-4 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          aria-label={messages.search}
          placeholder={messages.search}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          dir="auto"
          className="w-full rounded-full border border-edge bg-surface py-1.5 ps-9 pe-3 text-sm placeholder:text-muted"
        />
      </div>
      {asked !== '' && <Within days={days} onDays={setDays} />}
      <p
        aria-live="polite"
        className={hasFailed || found?.hits.length === 0 ? 'px-5 py-2 text-muted text-sm' : 'sr-only'}
      >
        {hasFailed
          ? messages.failed
          : found && (found.hits.length === 0 ? noHits : formatPlural(page, messages.hits, found.hits.length))}
      </p>
      {found === null ? (
        children
      ) : (
        <ul className="min-h-0 flex-1 overflow-y-auto px-2 pb-4">
          {found.hits.map((hit, at) => (
            <li key={`${hit.conversation.id}/${hit.message?.id ?? ''}`}>
              <Hit
                hit={hit}
                query={found.query}
                isFirst={found.hits[at - 1]?.conversation.id !== hit.conversation.id}
                onOpen={onOpen}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Searches when the user pauses. Nothing is found for an empty query. */
function useHits(query: string, days: string, revision: number) {
  const [found, setFound] = useState<{ query: string; hits: SearchHit[] } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  // Results may change with the list.
  useEffect(() => {
    if (query === '') {
      setFound(null)
      return
    }
    let isLate = false
    const timer = setTimeout(async () => {
      try {
        const params = new URLSearchParams({ q: query, ...(days && { days }) })
        const { data } = await (await callApi('GET', `${conversationsUrl}/search?${params}`)).json()
        if (!isLate) setFound({ query, hits: data })
        setHasFailed(false)
      } catch {
        setHasFailed(true)
      }
    }, typingMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [query, days, revision])
  return { found, hasFailed }
}

interface WithinProps {
  days: string
  onDays(days: string): void
}

/** Chooses how old the conversations may be. */
function Within({ days, onDays }: WithinProps) {
  const { history: messages } = useMessages()
  return (
    <label className="flex items-center gap-2 px-5 pb-2 text-muted text-sm">
      {messages.within}
      <select
        value={days}
        onChange={({ target }) => onDays(target.value)}
        className="min-w-0 flex-1 rounded-lg border border-edge bg-surface px-2 py-1 text-ink"
      >
        {withins.map(([name, value]) => (
          <option key={name} value={value}>
            {messages.withins[name]}
          </option>
        ))}
      </select>
    </label>
  )
}

interface HitProps extends Pick<HistorySearchProps, 'onOpen'> {
  hit: SearchHit
  query: string
  /** Whether the hit before is in another conversation; only then is the title shown. */
  isFirst: boolean
}

function Hit({ hit, query, isFirst, onOpen }: HitProps) {
  const { places } = useMessages().history
  const { conversation, message, place } = hit
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen(conversation.id, message ? { message: message.id, place, query } : undefined)
  }
  return (
    <a
      href={`/c/${conversation.id}`}
      onClick={onClick}
      className="block rounded-lg px-2 py-2 hover:bg-sunken focus:bg-sunken"
    >
      <span
        dir="auto"
        lang={detectLanguage(conversation.title)}
        className={isFirst ? 'block truncate font-medium text-sm' : 'sr-only'}
      >
        {conversation.title}
      </span>
      {message && (
        <span dir="auto" className="line-clamp-3 text-muted text-xs">
          <span className="font-semibold">{places[place]}</span> <SearchSnippet hit={hit} />
        </span>
      )}
    </a>
  )
}
