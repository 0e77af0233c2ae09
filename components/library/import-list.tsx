'use client'

import { Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatBytes, formatDate, formatNumber, formatPlural } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { progressBar } from '@/components/ui/progress-bar-styles'
import { type ImportRun, isInProgress } from '@/lib/wire/import-run'
import { defaultLibraryQuery, toLibraryHref } from '@/lib/wire/library-query'
import { ImportReceipt } from './import-receipt'
import type { Imports, Sending } from './use-imports'

type ImportMessages = Messages['library']['import']

interface ImportListProps {
  imports: Imports
  messages: ImportMessages
  tag: string
  onStop(id: string): void
  onStopSending(key: number): void
}

/** Running and finished imports, newest first. */
export function ImportList({ imports, messages, tag, onStop, onStopSending }: ImportListProps) {
  const { runs, sending } = imports
  // Uploads of this tab are shown from local state, which knows their progress.
  const isOwn = (run: ImportRun) => run.state === 'sending' && sending.some(({ name }) => name === run.name)
  const shown = runs?.filter((run) => !isOwn(run)) ?? []
  return (
    <section aria-labelledby="imports" className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="imports" className="font-semibold text-lg">
          {messages.list}
        </h2>
        <a
          href={toLibraryHref({ ...defaultLibraryQuery, sort: 'added' })}
          className="prose-link inline-block py-0.5 text-sm"
        >
          {messages.show}
        </a>
      </div>
      <p role="status" className="sr-only">
        {formatAnnouncement(shown, messages, tag)}
      </p>
      {runs !== null && shown.length + sending.length === 0 && <p className="text-muted">{messages.none}</p>}
      <ul className="divide-y divide-line border-line border-y empty:border-0">
        {sending.map((each) => (
          <SendingRow
            key={each.key}
            sending={each}
            messages={messages}
            tag={tag}
            onStop={() => onStopSending(each.key)}
          />
        ))}
        {shown.map((run) => (
          <li key={run.id} className="space-y-2 py-4">
            <Heading name={run.name} state={toShownState(run)} messages={messages}>
              {isInProgress(run) ? (
                <StopButton name={run.name} messages={messages} onStop={() => onStop(run.id)} />
              ) : (
                <time dateTime={run.startedAt} className="text-muted text-sm">
                  {formatDate({ tag }, run.startedAt, { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
              )}
            </Heading>
            {isInProgress(run) && <Progress run={run} messages={messages} tag={tag} />}
            {run.state === 'stopped' && <p className="text-muted text-sm">{messages.stoppedAdvice}</p>}
            {run.state === 'failed' && <p className="text-muted text-sm">{messages.failedAdvice}</p>}
            {run.receipt && !isInProgress(run) && <ImportReceipt receipt={run.receipt} messages={messages} tag={tag} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SendingRowProps {
  sending: Sending
  messages: ImportMessages
  tag: string
  onStop(): void
}

function SendingRow({ sending: { name, sentBytes, bytes }, messages, tag, onStop }: SendingRowProps) {
  return (
    <li className="space-y-2 py-4">
      <Heading name={name} state="sending" messages={messages}>
        <StopButton name={name} messages={messages} onStop={onStop} />
      </Heading>
      <Bar name={name} share={bytes === 0 ? 0 : sentBytes / bytes} messages={messages} />
      <p className="text-muted text-sm tabular-nums">
        {formatMessage(messages.received, {
          part: formatBytes({ tag }, sentBytes),
          whole: formatBytes({ tag }, bytes),
        })}
      </p>
    </li>
  )
}

type ShownState = ImportRun['state'] | 'partly'

/** An import that ended may have rejected articles, or the rest of a damaged file. */
function toShownState({ state, receipt }: ImportRun): ShownState {
  return state === 'done' && receipt && receipt.refusals.length > 0 ? 'partly' : state
}

const tones: Record<ShownState, string> = {
  sending: 'bg-accent-soft text-accent',
  waiting: 'bg-sunken text-muted',
  running: 'bg-accent-soft text-accent',
  done: 'bg-sunken text-ink',
  partly: 'bg-caution-soft text-caution',
  refused: 'bg-danger-soft text-danger',
  failed: 'bg-danger-soft text-danger',
  stopped: 'bg-caution-soft text-caution',
}

interface HeadingProps {
  name: string
  state: ShownState
  messages: ImportMessages
  children: ReactNode
}

function Heading({ name, state, messages, children }: HeadingProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 className="min-w-0 break-words font-medium">
        <bdi>{name}</bdi>
      </h3>
      <span className={`rounded px-1.5 font-semibold text-xs ${tones[state]}`}>{messages.states[state]}</span>
      <div className="ms-auto">{children}</div>
    </div>
  )
}

function StopButton({ name, messages, onStop }: { name: string; messages: ImportMessages; onStop(): void }) {
  return (
    <button
      type="button"
      onClick={onStop}
      aria-label={formatMessage(messages.stopOf, { name })}
      className="inline-flex h-8 items-center gap-1.5 rounded-lg border border-edge bg-surface px-2.5 text-sm hover:bg-sunken"
    >
      <Square aria-hidden className="size-3 fill-current" />
      {messages.stop}
    </button>
  )
}

function Bar({ name, share, messages }: { name: string; share: number | null; messages: ImportMessages }) {
  return (
    <progress
      aria-label={formatMessage(messages.progressOf, { name })}
      max={1}
      {...(share === null ? {} : { value: share })}
      className={`h-2 ${progressBar}`}
    />
  )
}

function Progress({
  run: { name, progress },
  messages,
  tag,
}: {
  run: ImportRun
  messages: ImportMessages
  tag: string
}) {
  const left = progress?.secondsLeft ?? null
  const facts = progress && [
    formatPlural({ tag }, messages.read, progress.read),
    formatMessage(messages.perSecond, { count: formatNumber({ tag }, progress.perSecond) }),
    left === null ? null : formatMessage(messages.left, { time: formatDuration(left, messages, tag) }),
  ]
  return (
    <>
      <Bar name={name} share={progress?.share ?? null} messages={messages} />
      <p className="text-muted text-sm tabular-nums">{facts?.filter((fact) => fact !== null).join(' · ')}</p>
    </>
  )
}

function formatDuration(seconds: number, messages: ImportMessages, tag: string): string {
  if (seconds < 100) return formatMessage(messages.seconds, { count: formatNumber({ tag }, seconds) })
  return formatMessage(messages.minutes, { count: formatNumber({ tag }, Math.round(seconds / 60)) })
}

/** Announces the import that ended last; progress numbers are visual only. */
function formatAnnouncement(runs: readonly ImportRun[], messages: ImportMessages, tag: string): string {
  const [run] = runs
  if (!run || isInProgress(run)) return ''
  const state = toShownState(run)
  if ((state !== 'done' && state !== 'partly') || !run.receipt) return `${run.name}: ${messages.states[state]}`
  const added = formatMessage(messages.added, { count: formatNumber({ tag }, run.receipt.added) })
  const counts = formatMessage(messages.announceDone, {
    name: run.name,
    read: formatPlural({ tag }, messages.read, run.receipt.read),
    added,
  })
  return state === 'partly' ? `${counts} ${messages.states.partly}` : counts
}
