import type { ReactNode } from 'react'
import { fill } from '@/components/i18n/format-message'
import { formatBytes, formatNumber, plural } from '@/components/i18n/format-values'
import type { Words } from '@/components/i18n/messages-en'
import { ServerSentence } from '@/components/ui/server-message'
import type { ImportReceipt as Receipt } from '@/lib/wire/import-run'

interface ImportReceiptProps {
  receipt: Receipt
  words: Words['library']['import']
  tag: string
}

/** What was done with a file: counts first, why and where records were refused, the rest to unfold. */
export function ImportReceipt({ receipt, words, tag }: ImportReceiptProps) {
  const { read, added, updated, unchanged, refused, refusals, notes, format, sha256, bytes, seconds } = receipt
  const count = (text: typeof words.added, value: number) => fill(text, { count: formatNumber({ tag }, value) })
  const counts = [
    plural({ tag }, words.read, read),
    count(words.added, added),
    ...(updated > 0 ? [fill(words.updated, { count: formatNumber({ tag }, updated) })] : []),
    ...(unchanged > 0 ? [fill(words.unchanged, { count: formatNumber({ tag }, unchanged) })] : []),
    ...(refused > 0 ? [fill(words.refused, { count: formatNumber({ tag }, refused) })] : []),
  ]
  return (
    <div className="space-y-1.5 text-sm">
      {read > 0 && <p className="tabular-nums">{counts.join(' · ')}</p>}
      {refusals.length > 0 && (
        <ul className="space-y-1">
          {refusals.map(({ reason, count, places }) => (
            <li key={reason} className="border-danger border-s-2 ps-3">
              {count > 1 && <span className="font-medium">{plural({ tag }, words.times, count)}: </span>}
              <ServerSentence text={reason} />
              {places.length > 0 && (
                <span className="text-muted"> ({formatPlaces(places, count > places.length, words)})</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className="border-caution border-s-2 ps-3">
          <ServerSentence text={note} />
        </p>
      ))}
      <details>
        <summary className="w-fit cursor-pointer py-0.5 text-accent">{words.details}</summary>
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-muted">
          <Fact name={words.format}>{format === null ? words.unknownFormat : words.formatNames[format]}</Fact>
          <Fact name={words.size}>{formatBytes({ tag }, bytes)}</Fact>
          <Fact name={words.duration}>
            {fill(words.seconds, { count: formatNumber({ tag }, seconds, { maximumFractionDigits: 1 }) })}
          </Fact>
          {sha256 !== null && (
            <Fact name={words.checksum}>
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
  words: Words['library']['import'],
): string {
  const named = places.map((place) => fill(words.place, place))
  return [...named, ...(hasMore ? [words.more] : [])].join('; ')
}
