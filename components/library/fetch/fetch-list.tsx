'use client'

import { Pause, Play, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatDate, formatNumber, formatPlural } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { ImportReceipt } from '@/components/library/import-receipt'
import { progressBar } from '@/components/ui/progress-bar-styles'
import { ServerMessage } from '@/components/ui/server-message'
import { type FetchOrder, type FetchRun, isFetchOpen } from '@/lib/wire/fetch-run'
import { isWorking } from './use-fetches'

interface FetchListProps {
  runs: readonly FetchRun[]
  messages: Messages['library']
  tag: string
  /** Whether a fetch may be continued. */
  isAllowed: boolean
  onChange(id: string, state: 'running' | 'paused' | 'cancelled'): void
}

/** Running and past fetches, latest first. */
export function FetchList({ runs, messages, tag, isAllowed, onChange }: FetchListProps) {
  const [latest] = runs
  const fetchMessages = messages.fetch
  return (
    <>
      <p role="status" className="sr-only">
        {latest && !isWorking(latest)
          ? formatMessage(fetchMessages.announce, {
              name: toName(latest.order, messages),
              state: fetchMessages.states[latest.state],
            })
          : ''}
      </p>
      {runs.length > 0 && (
        <ul aria-label={fetchMessages.list} className="divide-y divide-line border-line border-y">
          {runs.map((run) => (
            <li key={run.id} className="space-y-2 py-4">
              <Heading run={run} messages={messages} tag={tag}>
                <Controls run={run} messages={messages} isAllowed={isAllowed} onChange={onChange} />
              </Heading>
              <FetchStatus run={run} messages={messages} tag={tag} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const tones: Record<FetchRun['state'], string> = {
  waiting: 'bg-sunken text-muted',
  listing: 'bg-accent-soft text-accent',
  fetching: 'bg-accent-soft text-accent',
  importing: 'bg-accent-soft text-accent',
  paused: 'bg-caution-soft text-caution',
  done: 'bg-sunken text-ink',
  failed: 'bg-danger-soft text-danger',
  cancelled: 'bg-sunken text-muted',
}

interface RunProps {
  run: FetchRun
  messages: Messages['library']
}

function Heading({ run, messages, tag, children }: RunProps & { tag: string; children: ReactNode }) {
  const { order, state, startedAt } = run
  const fetchMessages = messages.fetch
  const { fromYear, toYear } = order
  const years = [fromYear, toYear].map((year) => year ?? fetchMessages.anyYear).join('–')
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 break-fetchMessages font-medium">
            <bdi>{toName(order, messages)}</bdi>
          </h3>
          <span className={`rounded px-1.5 font-semibold text-xs ${tones[state]}`}>{fetchMessages.states[state]}</span>
        </div>
        <p className="text-muted text-sm">
          {(fromYear !== null || toYear !== null) && `${fetchMessages.years} ${years} · `}
          <time dateTime={startedAt}>
            {formatDate({ tag }, startedAt, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}

function Controls({ run, messages, isAllowed, onChange }: RunProps & Pick<FetchListProps, 'isAllowed' | 'onChange'>) {
  const fetchMessages = messages.fetch
  const name = toName(run.order, messages)
  if (!isFetchOpen(run)) return null
  return (
    <>
      {isWorking(run) ? (
        <Control
          label={fetchMessages.pause}
          name={formatMessage(fetchMessages.pauseOf, { name })}
          onPress={() => onChange(run.id, 'paused')}
        >
          <Pause aria-hidden className="size-3.5" />
        </Control>
      ) : (
        isAllowed && (
          <Control
            label={fetchMessages.continue}
            name={formatMessage(fetchMessages.continueOf, { name })}
            onPress={() => onChange(run.id, 'running')}
          >
            <Play aria-hidden className="size-3.5 rtl:-scale-x-100" />
          </Control>
        )
      )}
      <Control
        label={fetchMessages.cancel}
        name={formatMessage(fetchMessages.cancelOf, { name })}
        onPress={() => onChange(run.id, 'cancelled')}
      >
        <X aria-hidden className="size-3.5" />
      </Control>
    </>
  )
}

interface ControlProps {
  label: string
  name: string
  onPress(): void
  children: ReactNode
}

function Control({ label, name, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={name}
      className="inline-flex h-8 items-center gap-1.5 rounded-lg border border-edge bg-surface px-2.5 text-sm hover:bg-sunken"
    >
      {children}
      {label}
    </button>
  )
}

function FetchStatus({ run, messages, tag }: RunProps & { tag: string }) {
  const fetchMessages = messages.fetch
  const { step, state } = run
  const { missing, unlisted, total, fetched } = step
  const share = state === 'fetching' && total > 0 ? fetched / total : null
  return (
    <>
      {isWorking(run) && (
        <progress
          aria-label={formatMessage(fetchMessages.progressOf, { name: toName(run.order, messages) })}
          max={1}
          {...(share === null ? {} : { value: share })}
          className={`h-2 ${progressBar}`}
        />
      )}
      {step.hits !== null && <p className="text-muted text-sm tabular-nums">{listFacts(run, messages, tag)}</p>}
      {step.hits === 0 && <p className="text-sm">{fetchMessages.noHits}</p>}
      {missing.count > 0 && (
        <p className="border-caution border-s-2 ps-3 text-sm">
          {formatPlural({ tag }, fetchMessages.missing, missing.count)}
          {missing.pmids.length > 0 && ` (${formatPmids(missing, fetchMessages)})`}
        </p>
      )}
      {unlisted > 0 && (
        <p className="border-caution border-s-2 ps-3 text-sm">
          {formatPlural({ tag }, fetchMessages.unlisted, unlisted)}
        </p>
      )}
      {run.failure && (
        <p className="border-danger border-s-2 ps-3 text-sm">
          <ServerMessage {...run.failure} />
        </p>
      )}
      {state === 'cancelled' && <p className="text-muted text-sm">{fetchMessages.cancelled}</p>}
      {run.receipts.map((receipt) => (
        <ImportReceipt key={receipt.sha256} receipt={receipt} messages={messages.import} tag={tag} />
      ))}
    </>
  )
}

function listFacts({ state, step }: FetchRun, { fetch: fetchMessages }: Messages['library'], tag: string): string {
  const { fetched, total, hits, secondsLeft, resumesAt } = step
  const number = (value: number) => formatNumber({ tag }, value)
  const time = (at: Date) => formatDate({ tag }, at.toISOString(), { dateStyle: 'medium', timeStyle: 'short' })
  const isFetching = state === 'fetching'
  const facts = [
    formatMessage(fetchMessages.fetched, { count: number(fetched), total: number(total) }),
    hits === null || hits <= total ? null : formatMessage(fetchMessages.of, { count: number(hits) }),
    isFetching && resumesAt !== null ? formatMessage(fetchMessages.night, { time: time(new Date(resumesAt)) }) : null,
    isFetching && resumesAt === null && secondsLeft !== null
      ? formatMessage(fetchMessages.ends, { time: time(new Date(Date.now() + secondsLeft * 1000)) })
      : null,
  ]
  return facts.filter((fact) => fact !== null).join(' · ')
}

function formatPmids(
  { count, pmids }: FetchRun['step']['missing'],
  fetchMessages: Messages['library']['fetch'],
): string {
  const more = count > pmids.length ? ` ${fetchMessages.andMore}` : ''
  return `${formatMessage(fetchMessages.pmids, { list: pmids.join(', ') })}${more}`
}

function toName({ field, query }: FetchOrder, { fetch: { fields } }: Messages['library']): string {
  return field === null ? query : (Object.entries(fields).find(([name]) => name === field)?.[1] ?? field)
}
