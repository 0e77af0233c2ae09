import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { countLibraryArticles } from '@/app/library-count'
import { getRequestMessages } from '@/app/request-messages'
import { formatMessage } from '@/components/i18n/format-message'
import type { Messages } from '@/components/i18n/messages-en'
import { SignInGate } from '@/components/session/sign-in-gate'
import { ModelServerForm } from '@/components/settings/model-server-form'
import { OperatorHelp } from '@/components/settings/operator-help'
import { OwnAccountView } from '@/components/settings/own-account'
import { PreferenceForm } from '@/components/settings/preference-form'
import { SavedModelServer } from '@/components/settings/save-model-server'
import { ServerInfo, type SettingsFacts } from '@/components/settings/server-info'
import { config } from '@/lib/config'
import { isOperatorTokenUsed } from '@/lib/platform/auth/operator-token'
import { isPerson, mayOperate, mayReadPages } from '@/lib/platform/auth/page-access'
import { getEngineFacts, getVerifierFacts } from '@/lib/platform/model-server/engine-facts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getRequestMessages()).settings.title }
}

interface SettingsPageProps {
  searchParams: Promise<{ operator?: string | string[] }>
}

/** This browser's preferences and, for those who may read it, what concerns the server. */
export default async function SettingsPage({ searchParams }: SettingsPageProps) {
  const messages = await getRequestMessages()
  const { title, preferences } = messages.settings
  const asked = await headers()
  const isTokenRefused = (await searchParams).operator === 'refused'
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto w-full max-w-3xl flex-1 space-y-12 px-4 py-10 outline-none sm:px-6"
    >
      <h1 className="font-semibold text-3xl tracking-tight">{title}</h1>
      <Section id="browser" title={preferences.title} lead={preferences.lead}>
        <PreferenceForm messages={preferences} />
      </Section>
      {(await mayReadPages(asked)) ? (
        <ServerSections messages={messages} asked={asked} isTokenRefused={isTokenRefused} />
      ) : (
        <SignInGate />
      )}
    </main>
  )
}

interface ServerSectionsProps {
  messages: Messages
  asked: Headers
  /** The operator's address was opened with a token that is not valid. */
  isTokenRefused: boolean
}

/** Information about the server, the reader's account, and what the reader can change. */
async function ServerSections({ messages, asked, isTokenRefused }: ServerSectionsProps) {
  const { people } = messages
  const { model, facts, keys } = messages.settings
  const mayChange = await mayOperate(asked)
  const isOwnAccount = await isPerson(asked)
  const seesAdmin = (await mayOperate(asked, 'auditor')) || (await mayOperate(asked, 'librarian'))
  return (
    <>
      <Section id="server" title={facts.title}>
        <ServerInfo messages={messages} facts={settingsFacts()} />
      </Section>
      {(mayChange || !isOwnAccount) && (
        <Section id="model" title={model.title} lead={model.lead}>
          {mayChange ? (
            <ModelServerSettings messages={model} />
          ) : (
            <OperatorHelp
              messages={messages.operator}
              isTokenUsed={isOperatorTokenUsed()}
              isTokenRefused={isTokenRefused}
            />
          )}
        </Section>
      )}
      {isOwnAccount && (
        <Section id="account" title={people.account.title}>
          <OwnAccountView messages={people} />
        </Section>
      )}
      {seesAdmin && (
        <Section id="admin" title={people.admin.title} lead={people.admin.lead}>
          <a href="/admin" className="prose-link">
            {people.admin.link}
          </a>
        </Section>
      )}
      {mayChange && (
        <Section id="keys" title={keys.title} lead={keys.lead}>
          <a href="/settings/keys" className="prose-link">
            {keys.link}
          </a>
        </Section>
      )}
    </>
  )
}

function ModelServerSettings({ messages }: { messages: Messages['settings']['model'] }) {
  const { isSaved, host } = getEngineFacts()
  return (
    <>
      {isSaved && host !== null && (
        <SavedModelServer text={formatMessage(messages.inUse, { host })} messages={messages} />
      )}
      <ModelServerForm messages={messages} />
    </>
  )
}

interface SectionProps {
  id: string
  title: string
  lead?: string
  children: ReactNode
}

function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-20 font-semibold text-2xl tracking-tight">
        {title}
      </h2>
      {lead && <p className="mt-2 text-muted leading-relaxed">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}

function settingsFacts(): SettingsFacts {
  const { UPSTREAM_VISION, EVIDENCE_LIVE, DATABASE_URL, LOG_QUESTIONS } = config()
  const { host, model } = getEngineFacts()
  const verifier = getVerifierFacts()
  return {
    upstreamHost: host,
    verifierHost: verifier?.host ?? null,
    verifierModel: verifier?.model ?? null,
    model,
    vision: UPSTREAM_VISION,
    live: EVIDENCE_LIVE,
    articleCount: countLibraryArticles(),
    database: DATABASE_URL === undefined ? 'sqlite' : 'postgres',
    logsQuestions: LOG_QUESTIONS,
  }
}
