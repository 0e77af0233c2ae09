import type { ReactNode } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatNumber } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { toArticleHref } from '@/components/sources/article-links'
import { detectLanguage } from '@/lib/shared/text/detect-language'
import type { LibraryRow } from './library-row'

/** The articles of one page; the checkboxes belong to the surrounding export form. */
export function Results({ rows, messages }: { rows: readonly LibraryRow[]; messages: Messages }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <Row key={row.id} row={row} messages={messages} />
      ))}
    </ul>
  )
}

function Row({ row, messages }: { row: LibraryRow; messages: Messages }) {
  const { results, origins } = messages.library
  const place = [row.authors ?? results.unknownAuthor, row.journal, row.year].filter((part) => part !== null)
  return (
    <li className="flex gap-3 py-4">
      {/* The label gives a finger something to hit. */}
      <label className="-m-3 shrink-0 self-start p-3">
        <input
          type="checkbox"
          name="id"
          value={row.id}
          aria-label={formatMessage(results.select, { title: row.title })}
          className="mt-1 block size-4 accent-accent outline-offset-4"
        />
      </label>
      <div className="min-w-0 space-y-1">
        <p className="font-medium leading-snug">
          <a href={toArticleHref(row.id)} className="hover:text-accent hover:underline hover:underline-offset-4">
            <bdi lang={detectLanguage(row.title)}>{row.title}</bdi>
          </a>
        </p>
        <p className="text-muted text-sm">
          <bdi lang={detectLanguage(place.join(' '))}>{place.join(' · ')}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
          <span className="font-semibold">{messages.studyTypes[row.studyType]}</span>
          {row.participants !== null && (
            <span className="text-muted">
              {formatMessage(results.participants, { count: formatNumber(messages, row.participants) })}
            </span>
          )}
          <span className="text-muted">{origins[row.source]}</span>
          {row.isPointer && <span className="text-muted">{results.pointer}</span>}
          {row.isRetracted && <Flag tone="danger">{results.retracted}</Flag>}
          {row.notices.map((kind) => (
            <Flag key={kind} tone="caution">
              {results[kind]}
            </Flag>
          ))}
        </p>
      </div>
    </li>
  )
}

const tones = { danger: 'bg-danger-soft text-danger', caution: 'bg-caution-soft text-caution' }

function Flag({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return <span className={`rounded px-1.5 font-semibold ${tones[tone]}`}>{children}</span>
}
