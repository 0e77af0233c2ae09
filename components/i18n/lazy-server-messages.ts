/** Loaded with the first server message; the English page needs none of it. */
import type { MessageTemplate } from '@/lib/shared/messages/server-messages'
import type { Locale } from './locales'

/** @returns the message in the locale, by its template or else its error code; null when neither is known */
export type Translator = (template: MessageTemplate | null, errorCode: string | null) => string | null

export async function loadTranslator(locale: Exclude<Locale, 'en'>): Promise<Translator> {
  const [{ translateServerMessage: translate }, messages] = await Promise.all([
    import('./translate-server-message'),
    load[locale](),
  ])
  return (template, errorCode) => translate(messages, template, errorCode)
}

const load = {
  zh: async () => (await import('./zh/server-messages')).serverZh,
}
