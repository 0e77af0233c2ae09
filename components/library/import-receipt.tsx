import type { ReactNode } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatBytes, formatNumber, formatPlural } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { ServerMessage } from '@/components/ui/server-message'
import type { ImportReceipt as Receipt } from '@/lib/wire/import-run'

interface ImportReceiptProps {
  receipt: Receipt
  messages: Messages['library']['import']
  tag: string
}

/** The result of an import: counts, rejected records with reasons and positions, and expandable details. */
export function ImportReceipt({ receipt, messages, tag }: ImportReceiptProps) {
  const { read, added, updated, unchanged, refused, refusals, notes, format, sha256, bytes, seconds } = receipt
  const count = (text: typeof messages.added, value: number) =>
    formatMessage(text, { count: formatNumber({ tag }, value) })
  const counts = [
    formatPlural({ tag }, messages.read, read),
    count(messages.added, added),
    ...(updated > 0 ? [formatMessage(messages.updated, { count: formatNumber({ tag }, updated) })] : []),
    ...(unchanged > 0 ? [formatMessage(messages.unchanged, { count: formatNumber({ tag }, unchanged) })] : []),
    ...(refused > 0 ? [formatMessage(messages.refused, { count: formatNumber({ tag }, refused) })] : []),
  ]
  return (
    <div className="space-y-1.5 text-sm">
      {read > 0 && <p className="tabular-nums">{counts.join(' · ')}</p>}
      {refusals.length > 0 && (
        <ul className="space-y-1">
          {refusals.map(({ reason, count, places }) => (
            <li key={reason.text} className="border-danger border-s-2 ps-3">
              {count > 1 && <span className="font-medium">{formatPlural({ tag }, messages.times, count)}: </span>}
              <ServerMessage {...reason} />
              {places.length > 0 && (
                <span className="text-muted"> ({formatPlaces(places, count > places.length, messages)})</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note.text} className="border-caution border-s-2 ps-3">
          <ServerMessage {...note} />
        </p>
      ))}
      <details>
        <summary className="w-fit cursor-pointer py-0.5 text-accent">{messages.details}</summary>
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-muted">
          <Fact name={messages.format}>{format === null ? messages.unknownFormat : messages.formatNames[format]}</Fact>
          <Fact name={messages.size}>{formatBytes({ tag }, bytes)}</Fact>
          <Fact name={messages.duration}>
            {formatMessage(messages.seconds, { count: formatNumber({ tag }, seconds, { maximumFractionDigits: 1 }) })}
          </Fact>
          {sha256 !== null && (
            <Fact name={messages.checksum}>
              <code className="break-all font-mono text-xs">{sha256}</code>
            </Fact>
          )}
        </dl>
      </details>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="text-ink">{children}</dd>
    </>
  )
}

function formatPlaces(
  places: Receipt['refusals'][number]['places'],
  hasMore: boolean,
  messages: Messages['library']['import'],
): string {
  const named = places.map((place) => formatMessage(messages.place, place))
  return [...named, ...(hasMore ? [messages.more] : [])].join('; ')
}
