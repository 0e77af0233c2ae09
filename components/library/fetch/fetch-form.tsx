'use client'

import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatNumber, formatPlural } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { type FetchCount, fetchMax, fetchMaxDefault, largeFetch, queryCharactersMax } from '@/lib/wire/fetch-run'
import { formatTime } from './format-time'
import type { ConfirmedFetchChoice, FetchChoice } from './use-fetches'

interface FetchFormProps {
  messages: Messages['library']
  tag: string
  /** Null when PubMed could not be asked. */
  onCount(choice: FetchChoice): Promise<FetchCount | null>
  /** @returns whether the fetch was started */
  onStart(choice: ConfirmedFetchChoice): Promise<boolean>
}

const ownQuery = 'own'
const yearsBack = 10
const inputStyle = 'h-10 w-full min-w-0 rounded-lg border border-edge bg-paper px-3 text-base'
const primary =
  'min-h-10 rounded-lg bg-accent px-4 py-1.5 font-semibold text-on-accent hover:bg-accent-strong disabled:opacity-60'

/** Asks for a field or a query, shows how many articles PubMed has, and asks how many to fetch. */
export function FetchForm({ messages, tag, onCount, onStart }: FetchFormProps) {
  const fetchMessages = messages.fetch
  const [counted, setCounted] = useState<{ choice: FetchChoice; count: FetchCount } | null>(null)
  const [isCounting, setIsCounting] = useState(false)
  /** Number of changes to the form: a count that arrives after a further change belongs to an earlier choice. */
  const changes = useRef(0)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isCounting) return
    const choice = readChoice(new FormData(event.currentTarget))
    setIsCounting(true)
    setCounted(null)
    const changesBefore = changes.current
    const count = await onCount(choice)
    if (changes.current === changesBefore) setCounted(count && { choice, count })
    setIsCounting(false)
  }

  async function start(chosen: Pick<ConfirmedFetchChoice, 'max' | 'isAtNight' | 'isConfirmed'>) {
    if (counted && (await onStart({ ...counted.choice, ...chosen }))) setCounted(null)
  }

  function onChange() {
    changes.current += 1
    setCounted(null)
  }

  return (
    <div className="flex flex-col gap-5 rounded-2xl border border-edge bg-surface p-5">
      <form aria-label={fetchMessages.title} onSubmit={onSubmit} onChange={onChange} className="space-y-4">
        <ChoiceFields messages={messages} />
        <button type="submit" aria-disabled={isCounting} className={primary}>
          {isCounting ? fetchMessages.counting : fetchMessages.count}
        </button>
      </form>
      <div role="status" className="empty:hidden">
        {counted && <CountResult count={counted.count} messages={messages} tag={tag} />}
      </div>
      {counted && counted.count.hits > 0 && (
        <StartForm count={counted.count} messages={messages} tag={tag} onStart={start} />
      )}
    </div>
  )
}

/** A field of medicine or a query of one's own, and the years. */
function ChoiceFields({ messages }: Pick<FetchFormProps, 'messages'>) {
  const fetchMessages = messages.fetch
  const [field, setField] = useState('cardiology')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <Field label={fetchMessages.field}>
          <select name="field" value={field} onChange={(event) => setField(event.target.value)} className={inputStyle}>
            {Object.entries(fetchMessages.fields).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
            <option value={ownQuery}>{fetchMessages.ownQuery}</option>
          </select>
        </Field>
        <Field label={fetchMessages.from}>
          <YearInput name="fromYear" initial={new Date().getFullYear() - yearsBack} />
        </Field>
        <Field label={fetchMessages.to}>
          <YearInput name="toYear" />
        </Field>
      </div>
      {field === ownQuery && (
        <Field label={fetchMessages.query} hint={fetchMessages.queryHint}>
          <textarea
            name="query"
            required
            rows={3}
            maxLength={queryCharactersMax}
            dir="auto"
            className="w-full min-w-0 rounded-lg border border-edge bg-paper px-3 py-2 text-base"
          />
        </Field>
      )}
    </>
  )
}

function Field({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className="flex min-w-0 flex-col justify-end gap-1 text-sm">
      <span>{label}</span>
      {children}
      {hint && <span className="text-muted">{hint}</span>}
    </label>
  )
}

function YearInput({ name, initial }: { name: string; initial?: number }) {
  return <input name={name} type="number" min={1600} max={3000} defaultValue={initial} className={inputStyle} />
}

function CountResult({ count, messages, tag }: { count: FetchCount; messages: Messages['library']; tag: string }) {
  const fetchMessages = messages.fetch
  const { hits, unknown, translation } = count
  return (
    <div className="space-y-1.5">
      <p className="font-medium">
        {hits === 0 ? fetchMessages.noHits : formatPlural({ tag }, fetchMessages.hits, hits)}
      </p>
      {unknown.map((phrase) => (
        <p key={phrase} className="border-caution border-s-2 ps-3 text-sm">
          {formatMessage(fetchMessages.unknown, { phrase: phrase.replace(/^"|"$/g, '') })}
        </p>
      ))}
      <details className="text-sm">
        <summary className="w-fit cursor-pointer py-0.5 text-accent">{fetchMessages.translation}</summary>
        <p lang="en" dir="ltr" className="mt-1 break-fetchMessages font-mono text-muted text-xs">
          {translation}
        </p>
      </details>
    </div>
  )
}

interface StartFormProps {
  count: FetchCount
  messages: Messages['library']
  tag: string
  onStart(chosen: Pick<ConfirmedFetchChoice, 'max' | 'isAtNight' | 'isConfirmed'>): Promise<void>
}

function StartForm({ count: { hits, perSecondMax }, messages, tag, onStart }: StartFormProps) {
  const fetchMessages = messages.fetch
  const id = useId()
  const most = Math.min(hits, fetchMax)
  const [max, setMax] = useState(Math.min(most, fetchMaxDefault))
  const [isStarting, setIsStarting] = useState(false)
  const isLarge = max > largeFetch
  const shown = formatNumber({ tag }, max)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isStarting) return
    const fields = new FormData(event.currentTarget)
    setIsStarting(true)
    await onStart({ max, isAtNight: fields.has('atNight'), isConfirmed: fields.has('confirmed') })
    setIsStarting(false)
  }

  return (
    <form onSubmit={onSubmit} aria-describedby={`${id}-time`} className="space-y-3 border-line border-t pt-4">
      <div className="max-w-56">
        <Field label={fetchMessages.max}>
          <input
            type="number"
            required
            min={1}
            max={most}
            value={max || ''}
            onChange={(event) => setMax(event.target.valueAsNumber || 0)}
            className={inputStyle}
          />
        </Field>
      </div>
      <p id={`${id}-time`} className="text-muted text-sm">
        {formatMessage(fetchMessages.atLeast, { time: formatTime(Math.ceil(max / perSecondMax), messages, tag) })}
      </p>
      {isLarge && (
        <>
          <Check name="atNight" isChecked>
            {formatMessage(fetchMessages.atNight, { count: formatNumber({ tag }, largeFetch) })}
          </Check>
          <Check name="confirmed" isRequired>
            {formatMessage(fetchMessages.confirm, { count: shown })}
          </Check>
        </>
      )}
      <button type="submit" aria-disabled={isStarting} className={primary}>
        {formatPlural({ tag }, fetchMessages.start, max)}
      </button>
    </form>
  )
}

interface CheckProps {
  name: string
  isChecked?: boolean
  isRequired?: boolean
  children: ReactNode
}

function Check({ name, isChecked = false, isRequired = false, children }: CheckProps) {
  return (
    <label className="flex items-start gap-2 text-sm">
      <input
        type="checkbox"
        name={name}
        defaultChecked={isChecked}
        required={isRequired}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <span>{children}</span>
    </label>
  )
}

function readChoice(fields: FormData): FetchChoice {
  const field = String(fields.get('field'))
  const readYear = (name: string) => Number(fields.get(name)) || null
  const isOwn = field === ownQuery
  return {
    field: isOwn ? null : field,
    query: isOwn ? String(fields.get('query') ?? '') : '',
    fromYear: readYear('fromYear'),
    toYear: readYear('toYear'),
  }
}
