'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatNumber } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'
import { useMessages } from '@/components/i18n/messages-provider'
import { copyText } from '@/components/ui/copy-text'
import type { ModelServerReport as Report } from '@/lib/wire/model-server-report'

export type ModelMessages = Messages['settings']['model']

type Reached = Extract<Report, { reached: true }>

interface ModelServerReportProps {
  report: Report
  hasKey: boolean
  messages: ModelMessages
  /** Shown when the model answered: what can be done with the server. */
  children?: ReactNode
}

/** What was found at an address, and the settings that connect it. */
export function ModelServerReport({ report, hasKey, messages, children }: ModelServerReportProps) {
  if (!report.reached) {
    return (
      <p role="alert" className="flex gap-3 rounded-2xl border border-danger bg-danger-soft p-5">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
        {messages.unreached[report.reason]}
      </p>
    )
  }
  return (
    <section role="status" className="space-y-4 rounded-2xl border border-line bg-surface p-5 [overflow-wrap:anywhere]">
      <h3 className="flex gap-3 font-semibold">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
        {report.model === null ? messages.reachedNone : formatMessage(messages.reached, { address: report.baseUrl })}
      </h3>
      <Findings report={report} messages={messages} />
      {report.chat.state === 'answered' && children}
      {report.chat.state === 'answered' && <Lines report={report} hasKey={hasKey} messages={messages} />}
    </section>
  )
}

const listedMax = 8

function Findings({ report, messages }: { report: Reached; messages: ModelMessages }) {
  const spoken = useMessages()
  const listed = report.models.slice(0, listedMax).join(', ')
  const rest = report.modelCount - Math.min(report.models.length, listedMax)
  const { chat } = report
  const sentence = messages.chatStates[chat.state]
  const chatInWords =
    chat.state === 'answered'
      ? formatMessage(messages.chatStates.answered, {
          seconds: formatNumber(spoken, Math.max(0.1, chat.ms / 1000), { maximumFractionDigits: 1 }),
        })
      : chat.state === 'refused'
        ? formatMessage(messages.chatStates.refused, { status: chat.status })
        : sentence
  return (
    <dl className="divide-y divide-line">
      <Fact name={messages.listed}>
        <bdi className="[overflow-wrap:anywhere]">
          {rest > 0 ? formatMessage(messages.more, { models: listed, count: rest }) : listed}
        </bdi>
      </Fact>
      <Fact name={messages.chat}>
        {report.model && <bdi className="me-2 font-mono text-sm [overflow-wrap:anywhere]">{report.model}</bdi>}
        {chatInWords}
      </Fact>
      <Fact name={messages.images}>{messages.imageStates[report.images]}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2 sm:grid-cols-[7rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

/** The lines for `.env`, without the key. */
function Lines({ report, hasKey, messages }: { report: Reached; hasKey: boolean; messages: ModelMessages }) {
  const [isCopied, setIsCopied] = useState(false)
  const lines = [
    `UPSTREAM_BASE_URL=${report.baseUrl}`,
    ...(report.model === null ? [] : [`UPSTREAM_MODEL=${report.model}`]),
    ...(hasKey ? ['UPSTREAM_API_KEY=…'] : []),
  ].join('\n')
  return (
    <div className="space-y-2">
      <p>{messages.next}</p>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        dir="ltr"
        className="overflow-x-auto rounded-lg border border-line bg-sunken p-4 font-mono text-sm"
      >
        {lines}
      </pre>
      {hasKey && <p className="text-muted text-sm">{messages.keyLine}</p>}
      <button
        type="button"
        onClick={async () => setIsCopied(await copyText(lines))}
        onBlur={() => setIsCopied(false)}
        className="min-h-9 rounded-lg border border-edge px-3 py-1.5 font-medium text-sm hover:bg-sunken"
      >
        <span aria-live="polite">{isCopied ? messages.copied : messages.copy}</span>
      </button>
    </div>
  )
}
