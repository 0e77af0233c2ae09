import { type ComponentType, type LazyExoticComponent, Suspense } from 'react'
import { loadTranslator } from '@/components/i18n/lazy-server-messages'
import type { Locale } from '@/components/i18n/locales'
import { useMessages } from '@/components/i18n/messages-provider'
import { lazyWithFallback } from './lazy-with-fallback'

interface ServerSentenceProps {
  /** The server's message in English. */
  text: string
  /** The error code of the message. */
  code?: string | null
}

/** Shows a server message in the page's locale when the page knows the message, or else its code. */
export function ServerMessage(props: ServerSentenceProps) {
  const Said = saidIn(useMessages().locale)
  if (!Said) return props.text
  return (
    <Suspense fallback={null}>
      <Said {...props} />
    </Suspense>
  )
}

const said: Record<Exclude<Locale, 'en'>, LazyExoticComponent<ComponentType<ServerSentenceProps>>> = {
  zh: lazyWithFallback(() => saying('zh'), InEnglish),
}

async function saying(locale: Exclude<Locale, 'en'>): Promise<ComponentType<ServerSentenceProps>> {
  const translate = await loadTranslator(locale)
  return ({ text, code = null }) => translate(text, code) ?? <InEnglish text={text} />
}

function saidIn(locale: Locale) {
  return locale === 'en' ? null : said[locale]
}

function InEnglish({ text }: ServerSentenceProps) {
  return <span lang="en">{text}</span>
}
