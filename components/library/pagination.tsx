import { formatMessage } from '@/components/i18n/format-message'
import type { Messages } from '@/components/i18n/messages-en'
import { type LibraryQuery, toLibraryHref } from '@/lib/wire/library-query'

interface PaginationProps {
  query: LibraryQuery
  pages: number
  messages: Messages['library']['pages']
}

/** Page links, so that each page can be shared, opened in a tab and returned to. */
export function Pagination({ query, pages, messages }: PaginationProps) {
  if (pages < 2) return null
  const { page } = query
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((each) => each >= 1 && each <= pages)
  const link =
    'inline-flex h-9 min-w-7 items-center justify-center rounded-lg px-1 hover:bg-sunken sm:min-w-9 sm:px-2.5'
  return (
    <nav
      aria-label={messages.label}
      className="flex flex-wrap items-center justify-center border-line sm:gap-1 border-t pt-5"
    >
      {page > 1 && (
        <a href={toLibraryHref({ ...query, page: page - 1 })} rel="prev" className={`${link} font-medium text-accent`}>
          {messages.previous}
        </a>
      )}
      <ol className="contents">
        {shown.map((each, at) => (
          <li key={each} className="flex items-center tabular-nums">
            {at > 0 && each - (shown[at - 1] ?? 0) > 1 && (
              <span aria-hidden className="px-1 text-muted">
                …
              </span>
            )}
            {each === page ? (
              <span aria-current="page" className={`${link} bg-accent-soft font-semibold text-accent`}>
                <span className="sr-only">{formatMessage(messages.current, { page, pages })}</span>
                <span aria-hidden>{each}</span>
              </span>
            ) : (
              <a
                href={toLibraryHref({ ...query, page: each })}
                aria-label={formatMessage(messages.page, { page: each })}
                className={link}
              >
                {each}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={toLibraryHref({ ...query, page: page + 1 })} rel="next" className={`${link} font-medium text-accent`}>
          {messages.next}
        </a>
      )}
    </nav>
  )
}
