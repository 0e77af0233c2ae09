import type { ReactNode } from 'react'
import { formatMessage } from '@/components/i18n/format-message'
import { formatPlural } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'

/** The server's configuration without secrets, filled in by the page. */
export interface SettingsFacts {
  /** Host of the model server; null without one, when answers are quotations. */
  upstreamHost: string | null
  /** Null for the first model that the server lists. */
  model: string | null
  /** Of the model that judges sentences; null without one. */
  verifierHost: string | null
  verifierModel: string | null
  vision: 'auto' | 'on' | 'off'
  live: 'off' | 'ask' | 'on'
  articleCount: number | null
  database: 'sqlite' | 'postgres'
  logsQuestions: boolean
}

export function ServerInfo({ messages, facts }: { messages: Messages; facts: SettingsFacts }) {
  const labels = messages.settings.facts
  const { upstreamHost } = facts
  return (
    <>
      <dl className="divide-y divide-line border-line border-y">
        <Fact name={labels.engine}>
          {upstreamHost === null ? labels.extractive : formatMessage(labels.upstream, { host: upstreamHost })}
        </Fact>
        {upstreamHost !== null && <Fact name={labels.model}>{facts.model ?? labels.firstModel}</Fact>}
        <Fact name={labels.verifier}>
          {facts.verifierHost === null
            ? labels.noVerifier
            : formatMessage(labels.verifierAt, {
                model: facts.verifierModel ?? labels.firstModel,
                host: facts.verifierHost,
              })}
        </Fact>
        <Fact name={labels.images}>{upstreamHost === null ? labels.noVision : labels.vision[facts.vision]}</Fact>
        <Fact name={labels.library}>
          {facts.articleCount === null
            ? labels.libraryUnavailable
            : formatPlural(messages, labels.articles, facts.articleCount)}
        </Fact>
        <Fact name={labels.live}>{labels.liveModes[facts.live]}</Fact>
        <Fact name={labels.data}>{labels[facts.database]}</Fact>
        <Fact name={labels.questions}>{facts.logsQuestions ? labels.logged : labels.notLogged}</Fact>
        <Fact name={labels.developers}>
          <a className="prose-link" href="/api-docs">
            {labels.apiDocumentation}
          </a>
        </Fact>
      </dl>
      <p className="mt-3 text-muted text-sm">{labels.change}</p>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[12rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
