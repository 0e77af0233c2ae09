'use client'

import { useMessages } from '@/components/i18n/messages-provider'
import { detectLanguage } from '@/lib/shared/text/detect-language'
import type { FoundSource } from '@/lib/wire/saved-questions/saved-question'

/** An article with the sentence that answers the question. */
export function FoundArticle({ source: { id, title, journal, year, type, quote } }: { source: FoundSource }) {
  const { studyTypes } = useMessages()
  return (
    <div className="wrap-anywhere min-w-0 space-y-1 text-sm">
      <p className="text-muted text-xs">
        <span className="font-semibold text-ink">{studyTypes[type]}</span>
        {year !== null && <> · {year}</>}
        {journal !== null && (
          <>
            {' · '}
            <bdi>{journal}</bdi>
          </>
        )}
      </p>
      <p className="font-medium leading-snug">
        <a href={`/sources/${encodeURIComponent(id)}`} lang={detectLanguage(title)} dir="auto" className="prose-link">
          {title}
        </a>
      </p>
      {quote !== '' && (
        <q
          dir="auto"
          lang={detectLanguage(quote)}
          className="block border-accent border-s-2 ps-2 font-quote leading-snug"
        >
          {quote}
        </q>
      )}
    </div>
  )
}
