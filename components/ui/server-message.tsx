import type { ComponentType } from 'react'
import { loadTranslator } from '@/components/i18n/lazy-server-messages'
import type { Locale } from '@/components/i18n/locales'
import { useMessages } from '@/components/i18n/messages-provider'
import type { ServerMessage as Message } from '@/lib/shared/messages/server-messages'
import { lazyWithFallback } from './lazy-with-fallback'

interface ServerMessageProps extends Message {
  /** The error code of the message. */
  code?: string | null
}

/** Shows a server message in the page's locale when the page knows its template, or else its error code. */
export function ServerMessage(props: ServerMessageProps) {
  const Translated = selectTranslated(useMessages().locale)
  return Translated ? <Translated {...props} /> : props.text
}

const translated: Record<Exclude<Locale, 'en'>, ComponentType<ServerMessageProps>> = {
  zh: lazyWithFallback(() => loadTranslated('zh'), InEnglish),
}

async function loadTranslated(locale: Exclude<Locale, 'en'>): Promise<ComponentType<ServerMessageProps>> {
  const translate = await loadTranslator(locale)
  return ({ text, template, code = null }) => translate(template, code) ?? <InEnglish text={text} />
}

function selectTranslated(locale: Locale) {
  return locale === 'en' ? null : translated[locale]
}

function InEnglish({ text }: Pick<Message, 'text'>) {
  return <span lang="en">{text}</span>
}
