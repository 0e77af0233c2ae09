'use client'

import { ShieldAlert } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { findIdentifiers, identifierWords } from '@/lib/wire/identifiers'
import { redact } from '@/lib/wire/redact'

interface IdentifierNoticeProps {
  text: string
  onText(text: string): void
}

const placeholders = {
  name: '[name]',
  'birth-date': '[date of birth]',
  'record-number': '[record number]',
  'national-number': '[identity number]',
  phone: '[phone number]',
  email: '[e-mail address]',
  address: '[address]',
} as const

/**
 * Says what in the question could name a patient, before it is sent, and offers to take it out. It reads in this browser
 * only, tells nobody, and never stands in the way of sending.
 */
export function IdentifierNotice({ text, onText }: IdentifierNoticeProps) {
  const [keptTexts, setKeptTexts] = useState<ReadonlySet<string>>(new Set())
  const [undo, setUndo] = useState<{ from: string; to: string } | null>(null)
  const headingId = useId()
  // Reading may lag behind typing; typing never waits for it.
  const read = useDeferredValue(text)
  const found = useMemo(() => {
    return findIdentifiers(read).map((each) => ({ ...each, words: read.slice(each.start, each.end) }))
  }, [read])
  const seen = found.filter(({ words }) => !keptTexts.has(words))
  const canUndo = undo !== null && undo.to === text

  /** Looks again, since what is shown may be a few keystrokes behind. */
  function takeOut(which: readonly string[]) {
    const now = findIdentifiers(text).filter(({ start, end }) => which.includes(text.slice(start, end)))
    const to = redact(text, now, placeholders)
    setUndo({ from: text, to })
    onText(to)
  }

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {seen.length > 0 && `The question may name a patient: ${identifierWords(seen)}.`}
        {seen.length === 0 && canUndo && 'Taken out of the question.'}
      </p>
      {seen.length > 0 && (
        <section
          aria-labelledby={headingId}
          className="mx-1 mb-1 rounded-xl border border-caution bg-caution-soft px-3 py-2 text-sm"
        >
          <h2 id={headingId} className="flex items-center gap-2 font-semibold">
            <ShieldAlert aria-hidden className="size-4 shrink-0" />
            This may name a patient
          </h2>
          <p className="mt-1">
            Nothing was sent. This check runs in your browser only; you can send the question as it is.
          </p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {seen.map(({ kind, start, words }) => (
              <li key={start}>
                <button
                  type="button"
                  onClick={() => takeOut([words])}
                  className="min-h-6 rounded-full border border-edge bg-surface px-2.5 py-0.5 hover:bg-sunken"
                >
                  <span className="sr-only">Replace </span>
                  <bdi>{words}</bdi>
                  <span aria-hidden className="text-muted">
                    {' → '}
                  </span>
                  <span className="sr-only"> by </span>
                  <span className="text-muted">{placeholders[kind]}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
            <button
              type="button"
              onClick={() => takeOut(seen.map(({ words }) => words))}
              className="prose-link min-h-6 font-semibold"
            >
              Take all out
            </button>
            <button
              type="button"
              onClick={() => setKeptTexts(new Set([...keptTexts, ...seen.map(({ words }) => words)]))}
              className="prose-link min-h-6"
            >
              This is no patient
            </button>
          </p>
        </section>
      )}
      {canUndo && (
        <p className="px-3 pb-1 text-sm">
          Taken out.{' '}
          <button type="button" onClick={() => onText(undo.from)} className="prose-link min-h-6">
            Put it back
          </button>
        </p>
      )}
    </>
  )
}
