'use client'

import { useEffect, useId, useState } from 'react'
import { AnswerError } from '@/lib/wire/answer-error'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'
import { recordHref } from './article-links'
import { answerUrl } from './conversation-urls'
import { readLog } from './read-answer'
import { type SourceChanges, sourceChanges } from './source-changes'
import { fill } from './words/fill'
import { formatDate, plural } from './words/format'
import { textLanguage } from './words/text-language'
import { useWords } from './words/words'

export interface VersionChangesProps {
  conversationId: string
  /** The versions before this one, oldest first. */
  earlier: readonly string[]
  evidence: Evidence
}

/** More are named when a reader asks. */
const openMax = 4

/** Which sources came and went since the question was answered before; nothing where that searched nothing. */
export function VersionChanges({ conversationId, earlier, evidence }: VersionChangesProps) {
  const page = useWords()
  const words = page.versionChanges
  const headingId = useId()
  const before = useEvidenceBefore(conversationId, earlier)
  if (!before) return null
  const changes = sourceChanges(before.items, evidence.items)
  const count = kinds.reduce((sum, kind) => sum + changes[kind].length, 0)
  const at = before.searched.find(({ at }) => at !== undefined)?.at
  const then = at && fill(words.searchedAt, { time: formatDate(page, at, { dateStyle: 'medium', timeStyle: 'short' }) })
  if (count === 0)
    return (
      <p className="mt-4 text-muted text-sm">
        {words.same} {then}
      </p>
    )
  return (
    <section aria-labelledby={headingId} className="mt-6 rounded-lg border border-line px-4 py-3 text-sm">
      <h3 id={headingId} className="font-semibold">
        {words.title}
      </h3>
      {then && <p className="mt-1 text-muted text-xs">{then}</p>}
      {kinds.map((kind) => (
        <ChangedSources key={kind} kind={kind} items={changes[kind]} isOpen={count <= openMax} />
      ))}
    </section>
  )
}

const kinds = ['retracted', 'added', 'gone'] as const satisfies (keyof SourceChanges)[]

interface ChangedSourcesProps {
  kind: keyof SourceChanges
  items: readonly EvidenceItem[]
  isOpen: boolean
}

function ChangedSources({ kind, items, isOpen }: ChangedSourcesProps) {
  const page = useWords()
  const words = page.versionChanges
  if (items.length === 0) return null
  return (
    // A retraction is never left for a click.
    <details open={isOpen || kind === 'retracted'} className="mt-2">
      <summary className={`cursor-pointer py-0.5 ${kind === 'retracted' ? 'font-semibold text-danger' : ''}`}>
        {plural(page, words[kind], items.length)}
      </summary>
      <ul className="mt-1 space-y-1.5">
        {items.map((item) => (
          <li key={item.id} className="flex gap-2">
            <span className="shrink-0 text-muted tabular-nums">
              {fill(kind === 'gone' ? words.wasMark : words.mark, { n: item.n })}
            </span>
            <span className="min-w-0">
              <a href={recordHref(item.id)} target="_blank" rel="noopener" className="prose-link">
                <bdi lang={textLanguage(item.title)}>{item.title}</bdi>
                <span className="sr-only">{page.sources.newTab}</span>
              </a>
              {item.year !== null && <span className="text-muted">&nbsp;·&nbsp;{item.year}</span>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What the nearest version before that searched has found; null until it is here, or when there is none. */
function useEvidenceBefore(conversationId: string, earlier: readonly string[]): Evidence | null {
  const [evidence, setEvidence] = useState<Evidence | null>(null)
  const ids = earlier.join()
  useEffect(() => {
    const reading = new AbortController()
    setEvidence(null)
    void readBefore(conversationId, ids.split(','), reading.signal).then(
      (found) => !reading.signal.aborted && setEvidence(found),
      // The answer stands without the comparison.
      () => undefined,
    )
    return () => reading.abort()
  }, [conversationId, ids])
  return evidence
}

async function readBefore(conversationId: string, earlier: readonly string[], signal: AbortSignal) {
  for (const id of earlier.toReversed()) {
    const answer = await readLog(answerUrl(conversationId, id), passive, signal, 2).catch(noneWhenGone)
    if (answer?.evidence) return answer.evidence
  }
  return null
}

/** A try that never got a word is dropped with the next one. */
function noneWhenGone(error: unknown): null {
  if (error instanceof AnswerError && error.status === 404) return null
  throw error
}

/** Only the end is wanted, which comes whole. */
const passive = { onSearch() {}, onArrived() {}, onChecked() {}, onRestart() {} }
