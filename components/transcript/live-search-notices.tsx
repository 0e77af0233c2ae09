import { Globe, RotateCcw, TriangleAlert } from 'lucide-react'
import { formatMessage } from '@/components/i18n/format-message'
import { useMessages } from '@/components/i18n/messages-provider'
import { quietButton } from '@/components/ui/button-styles'
import { useLandmarkName } from '@/components/ui/landmark-name'
import { ServerMessage } from '@/components/ui/server-message'
import type { Evidence } from '@/lib/wire/evidence'

interface LiveSearchProps {
  evidence: Evidence
  /** Asks again with PubMed and Europe PMC; absent where that is not possible. */
  onSearch: (() => void) | undefined
}

/** Above an answer: a literature service that was to be searched and could not be. */
export function LiveSearchFailure({ evidence: { searched }, onSearch }: LiveSearchProps) {
  const { liveSearch, sources, tag } = useMessages()
  const { id, labelledBy } = useLandmarkName()
  const failed = searched.filter(({ source, error }) => source !== 'library' && error !== undefined)
  const [first] = failed
  if (!first?.error) return null
  const names = new Intl.ListFormat(tag).format(failed.map(({ source }) => sources.searched[source]))
  return (
    <section
      id={id}
      aria-label={liveSearch.region}
      aria-labelledby={labelledBy}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border-caution border-s-4 bg-caution-soft px-3 py-2 text-sm"
    >
      <p className="min-w-0 flex-1 basis-64">
        <TriangleAlert aria-hidden className="me-1.5 inline size-4 align-text-bottom text-caution" />
        <strong>{formatMessage(liveSearch.failed, { names })}</strong> {liveSearch.without} (
        <ServerMessage text={first.error} template={first.errorTemplate ?? null} />)
      </p>
      {onSearch && first.errorTemplate?.code !== 'search_patient_identifiers' && (
        <button type="button" onClick={onSearch} className={`bg-surface print:hidden ${quietButton}`}>
          <RotateCcw aria-hidden className="size-4" />
          {liveSearch.again}
        </button>
      )}
    </section>
  )
}

/** Under an answer that found nothing in the library: one press searches the literature services too. */
export function LiveSearchOffer({ evidence: { searched, outcome }, onSearch }: LiveSearchProps) {
  const { liveSearch } = useMessages()
  const isSearchedLive = searched.some(({ source }) => source !== 'library')
  if (!onSearch || isSearchedLive || outcome === 'answer' || outcome === undefined) return null
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line px-4 py-3 text-sm print:hidden">
      <button
        type="button"
        onClick={onSearch}
        className="inline-flex items-center gap-2 rounded-md bg-accent px-3 py-1.5 font-semibold text-on-accent hover:bg-accent-strong"
      >
        <Globe aria-hidden className="size-4" />
        {liveSearch.search}
      </button>
      <p className="min-w-0 flex-1 basis-56 text-muted">{liveSearch.sent}</p>
    </div>
  )
}
