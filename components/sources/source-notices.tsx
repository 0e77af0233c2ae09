'use client'

import { formatPlural } from '@/components/i18n/format-values'
import { useMessages } from '@/components/i18n/messages-provider'
import { ExternalLink } from '@/components/ui/external-link'
import type { StudyType } from '@/lib/shared/study-types'
import type { EvidenceItem, EvidenceNotice } from '@/lib/wire/evidence'

/**
 * Half of all guidelines were out of date after 5.8 years, and one in ten after 3.6.
 * Source: Shekelle et al., Validity of the AHRQ clinical practice guidelines, JAMA 2001;286:1461-7.
 */
const agedYears = 5

interface SourceNoticesProps {
  type: StudyType
  year: number | null
  notices: readonly EvidenceNotice[]
}

/**
 * Notices about a source, such as a retraction. Each is a fact stated in the article's metadata; nothing is inferred.
 */
export function SourceNotices({ type, year, notices }: SourceNoticesProps) {
  const messages = useMessages()
  const { sources } = messages
  const age = type === 'guideline' && year !== null ? new Date().getFullYear() - year : 0
  const ofKind = Map.groupBy(notices, ({ kind }) => kind)
  return (
    <>
      {[...ofKind].map(([kind, notices]) => (
        <p
          key={kind}
          role="note"
          className={`rounded border-s-4 px-3 py-2 text-sm ${
            kind === 'retraction'
              ? 'border-danger bg-danger-soft font-semibold text-danger'
              : 'border-caution bg-caution-soft'
          }`}
        >
          {sources.notices[kind]}{' '}
          {notices.map(({ pmid }) => pmid !== null && <NoticeLink key={pmid} kind={kind} pmid={pmid} />)}
        </p>
      ))}
      {year !== null && age >= agedYears && (
        <p role="note" className="rounded border-caution border-s-4 bg-caution-soft px-3 py-2 text-sm">
          {formatPlural(messages, sources.aged, age, { year })}
        </p>
      )}
    </>
  )
}

/** The notices of a source; answers stored before notices existed record retractions only. */
export function listNotices({ notices, retracted }: EvidenceItem): readonly EvidenceNotice[] {
  return notices ?? (retracted ? [{ kind: 'retraction', pmid: null }] : [])
}

function NoticeLink({ kind, pmid }: EvidenceNotice & { pmid: string }) {
  const { sources } = useMessages()
  return (
    <span className="me-3 font-normal text-ink">
      <ExternalLink
        href={`https://pubmed.ncbi.nlm.nih.gov/${encodeURIComponent(pmid)}/`}
        host="pubmed.ncbi.nlm.nih.gov"
      >
        {`${kind === 'updated' ? sources.newerVersion : sources.notice} (${pmid})`}
      </ExternalLink>
    </span>
  )
}
