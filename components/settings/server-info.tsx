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
  vision: 'auto' | 'on' | 'off'
  live: 'off' | 'ask' | 'on'
  recordCount: number | null
  database: 'sqlite' | 'postgres'
  logsQuestions: boolean
}

export function ServerInfo({ messages, facts }: { messages: Messages; facts: SettingsFacts }) {
  const said = messages.settings.facts
  const { upstreamHost } = facts
  return (
    <>
      <dl className="divide-y divide-line border-line border-y">
        <Fact name={said.engine}>
          {upstreamHost === null ? said.extractive : formatMessage(said.upstream, { host: upstreamHost })}
        </Fact>
        {upstreamHost !== null && <Fact name={said.model}>{facts.model ?? said.firstModel}</Fact>}
        <Fact name={said.images}>{upstreamHost === null ? said.noVision : said.vision[facts.vision]}</Fact>
        <Fact name={said.library}>
          {facts.recordCount === null
            ? messages.welcome.libraryUnavailable
            : formatPlural(messages, messages.welcome.articles, facts.recordCount)}
        </Fact>
        <Fact name={said.live}>{said.liveModes[facts.live]}</Fact>
        <Fact name={said.data}>{said[facts.database]}</Fact>
        <Fact name={said.questions}>{facts.logsQuestions ? said.logged : said.notLogged}</Fact>
      </dl>
      <p className="mt-3 text-muted text-sm">{said.change}</p>
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
