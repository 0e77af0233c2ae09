import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { countLibraryArticles } from '@/app/library-count'
import { getRequestMessages } from '@/app/request-messages'
import { OwnAccountView } from '@/components/admin/own-account'
import { formatMessage } from '@/components/i18n/format-message'
import { SignInGate } from '@/components/session/sign-in-gate'
import { ModelServerForm } from '@/components/settings/model-server-form'
import { OperatorHelp } from '@/components/settings/operator-help'
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

/** This browser's preferences, information about the server, and what the operator can change. */
export default async function SettingsPage({ searchParams }: SettingsPageProps) {
  const messages = await getRequestMessages()
  const { title, preferences, model, facts, keys } = messages.settings
  const asked = await headers()
  const mayRead = await mayReadPages(asked)
  const mayChange = mayRead && (await mayOperate(asked))
  const isOwnAccount = await isPerson(asked)
  const { isSaved, host } = getEngineFacts()
  const saved = isSaved ? host : null
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
      {mayRead ? (
        <>
          <Section id="server" title={facts.title}>
            <ServerInfo messages={messages} facts={settingsFacts()} />
          </Section>
          {(mayChange || !isOwnAccount) && (
            <Section id="model" title={model.title} lead={model.lead}>
              {mayChange ? (
                <>
                  {saved !== null && (
                    <SavedModelServer text={formatMessage(model.inUse, { host: saved })} messages={model} />
                  )}
                  <ModelServerForm messages={model} />
                </>
              ) : (
                <OperatorHelp
                  messages={messages.operator}
                  isTokenUsed={isOperatorTokenUsed()}
                  isTokenRefused={(await searchParams).operator === 'refused'}
                />
              )}
            </Section>
          )}
          {isOwnAccount && (
            <Section id="account" title={messages.people.account.title}>
              <OwnAccountView messages={messages.people} />
            </Section>
          )}
          {((await mayOperate(asked, 'auditor')) || (await mayOperate(asked, 'librarian'))) && (
            <Section id="admin" title={messages.people.admin.title} lead={messages.people.admin.lead}>
              <a href="/admin" className="prose-link">
                {messages.people.admin.link}
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
      ) : (
        <SignInGate />
      )}
    </main>
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
