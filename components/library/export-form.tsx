'use client'

import { Download } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatNumber, formatPlural } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { getSession, renewSession } from '@/components/session/session'
import { citationFormatNames } from '@/lib/shared/citations/format-names'
import { type LibraryQuery, toLibraryParameters } from '@/lib/wire/library-query'

interface ExportFormProps {
  query: LibraryQuery
  total: number
  exportMax: number
  messages: Messages['library']['export']
  /** Language tag for numbers. */
  tag: string
  /** Export this article only; without it the form wraps the list. */
  onlyId?: string
  children?: ReactNode
}

/** Downloads the selected articles, or all that match. */
export function ExportForm({ query, total, exportMax, messages, tag, onlyId, children }: ExportFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [selected, setSelected] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)

  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input[name=id]') ?? [])]
  const onChange = () => setSelected(boxes().filter(({ checked }) => checked).length)

  function selectAll(isChecked: boolean) {
    for (const box of boxes()) box.checked = isChecked
    onChange()
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const next = await findProblem(problem !== null, messages)
    setProblem(next)
    if (next === null) form.current?.submit()
  }

  const whole =
    total > exportMax
      ? formatMessage(messages.first, { count: formatNumber({ tag }, exportMax) })
      : formatPlural({ tag }, messages.all, total)
  return (
    <form ref={form} action="/api/library/export" onSubmit={onSubmit} onChange={onChange}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
        {onlyId === undefined && (
          <label className="flex min-h-7 items-center gap-3">
            <input
              type="checkbox"
              onChange={({ target }) => selectAll(target.checked)}
              className="size-4 accent-accent outline-offset-4"
            />
            {messages.selectAll}
          </label>
        )}
        <div className="flex min-w-0 items-center gap-2 max-sm:w-full">
          <FormatSelect messages={messages} />
          <button
            type="submit"
            className="inline-flex h-9 shrink-0 items-center gap-1.5 rounded-lg border border-edge bg-surface px-3 font-medium hover:bg-sunken"
          >
            <Download aria-hidden className="size-4" />
            {selected > 0 ? formatPlural({ tag }, messages.selected, selected) : whole}
          </button>
        </div>
      </div>
      <p role="alert" className="pt-2 text-danger text-sm empty:hidden">
        {problem}
      </p>
      {[...toLibraryParameters({ ...query, page: 1 })].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {onlyId !== undefined && <input type="hidden" name="id" value={onlyId} />}
      {children}
    </form>
  )
}

function FormatSelect({ messages }: Pick<ExportFormProps, 'messages'>) {
  return (
    <select
      name="format"
      aria-label={messages.format}
      defaultValue="ris"
      className="h-9 min-w-0 text-ellipsis rounded-lg border border-edge bg-surface px-2 max-sm:flex-1"
    >
      {citationFormatNames.map((name) => (
        <option key={name} value={name}>
          {messages.formats[name]}
        </option>
      ))}
    </select>
  )
}

/**
 * The download is a plain request that sends the session cookie, so the session is checked first.
 *
 * @param hadProblem renews the session, which may be the cause
 * @returns why the download would fail; null if it would not
 */
async function findProblem(hadProblem: boolean, messages: ExportFormProps['messages']): Promise<string | null> {
  const outcome = await (hadProblem ? renewSession() : getSession())
  if (outcome.state === 'open') return null
  return formatMessage(messages.failed, {
    reason: outcome.state === 'refused' ? messages.signedOut : messages.unreachable,
  })
}
