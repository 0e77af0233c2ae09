import type { ReactNode } from 'react'
import { formatPlural } from '@/components/i18n/format-values'
import type { Messages } from '@/components/i18n/messages-en'

export interface ServerFacts {
  engine: 'extractive' | 'upstream'
  /** PubMed and Europe PMC. */
  live: 'off' | 'ask' | 'on'
  /** Number of articles in the library; null when it could not be counted. */
  articleCount: number | null
}

interface WelcomeProps {
  facts: ServerFacts
  messages: Messages
}

/** Introduces the product. Rendered on the server, like `WelcomeFacts`, so that it adds no code to the first view. */
export function WelcomeIntro({ facts, messages: { welcome } }: WelcomeProps): ReactNode {
  return (
    <div className="pb-6">
      <h1 className="font-semibold text-3xl leading-tight tracking-tight sm:text-4xl">
        <span className="sm:block">{welcome.title}</span>
        {/* inline-block: starts on a new line instead of breaking. */}
        <span className="inline-block">{welcome.promise}</span>
      </h1>
      <p className="mt-3 max-w-2xl text-pretty text-lg text-muted leading-relaxed">
        {welcome[facts.engine]}
        {welcome.askInEnglish && <span className="block">{welcome.askInEnglish}</span>}
      </p>
    </div>
  )
}

/** Shows the library, engine and live sources that answers use, and how to connect a model. */
export function WelcomeFacts({ facts, messages }: WelcomeProps): ReactNode {
  const { welcome } = messages
  return (
    <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-sm">
      <div className="flex items-baseline gap-2">
        <dt className="text-muted">{welcome.library}</dt>
        <dd>
          {facts.articleCount === null
            ? welcome.libraryUnavailable
            : formatPlural(messages, welcome.articles, facts.articleCount)}
        </dd>
      </div>
      <div className="flex items-baseline gap-2">
        <dt className="text-muted">{welcome.engine}</dt>
        <dd className="flex flex-wrap gap-x-3">
          {facts.engine === 'extractive' ? welcome.engineExtractive : welcome.engineUpstream}
          {facts.engine === 'extractive' && (
            <a className="prose-link" href="/settings#model">
              {welcome.connect}
            </a>
          )}
        </dd>
      </div>
      <div className="flex items-baseline gap-2">
        <dt className="text-muted">{welcome.live}</dt>
        <dd>{welcome.liveModes[facts.live]}</dd>
      </div>
      <div className="flex items-baseline gap-2">
        <dt className="text-muted">{welcome.developers}</dt>
        <dd>
          <a className="text-accent underline underline-offset-2" href="/api-docs">
            {welcome.apiDocumentation}
          </a>
        </dd>
      </div>
    </dl>
  )
}
