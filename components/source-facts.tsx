import type { EvidenceItem } from '@/lib/wire/evidence'
import { typeLabels } from '@/lib/wire/study-type'
import { articleLinks, recordHref } from './article-links'
import { ExternalLink } from './external-link'

/** "Randomised controlled trial · 2019", and whose words the record holds. */
export function SourceKind({ item }: { item: EvidenceItem }) {
  return (
    <p className="text-muted text-xs">
      <span className="font-semibold text-ink">{typeLabels[item.type]}</span>
      {item.year !== null && <> · {item.year}</>}
    </p>
  )
}

export function SourceTitle({ item }: { item: EvidenceItem }) {
  return (
    <>
      {item.provenance === 'summary' && <span className="block text-muted text-xs">Library summary of</span>}
      <bdi>{item.title}</bdi>
    </>
  )
}

/** Authors and place of publication; what is not known is left out, never guessed. */
export function SourceOrigin({ item }: { item: EvidenceItem }) {
  const place = [item.journal, [item.year, item.volume].filter((part) => part !== null).join(';')]
    .filter(Boolean)
    .join(' ')
  return (
    <p className="text-muted text-sm">
      <bdi>{[item.authors, item.pages === null ? place : `${place}:${item.pages}`].filter(Boolean).join('. ')}</bdi>
    </p>
  )
}

export function RetractionNotice() {
  return (
    <p
      role="note"
      className="rounded border-danger border-l-4 bg-danger-soft px-3 py-2 font-semibold text-danger text-sm"
    >
      This article has been retracted. Do not rely on it.
    </p>
  )
}

export function SourceQuote({ item }: { item: EvidenceItem }) {
  return (
    <figure>
      <blockquote className="border-accent border-l-2 pl-3 font-quote leading-relaxed">
        <p dir="auto">{item.quote}</p>
      </blockquote>
      <figcaption className="mt-1 pl-3.5 text-muted text-xs">
        {item.section}, {item.provenance === 'summary' ? 'in the library’s summary' : 'in the record'}, word for word
      </figcaption>
    </figure>
  )
}

export function SourceLinks({ item }: { item: EvidenceItem }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {articleLinks(item).map(({ label, host, href }) => (
        <ExternalLink key={href} href={href} host={host}>
          {label}
        </ExternalLink>
      ))}
      <a
        className="prose-link inline-block py-0.5"
        href={recordHref(item.id, item.quote)}
        target="_blank"
        rel="noopener"
      >
        Record in the library<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  )
}
