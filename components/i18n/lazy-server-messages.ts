/** Loaded with the first server message; the English page needs none of it. */
import type { Locale } from './locales'

/** @returns the message in the locale, given its error code if it has one; null when neither is known */
export type Translator = (text: string, code: string | null) => string | null

export async function loadTranslator(locale: Exclude<Locale, 'en'>): Promise<Translator> {
  const [{ translateServerMessage: translate }, messages] = await Promise.all([
    import('./translate-server-message'),
    load[locale](),
  ])
  return (text, code) => translate(messages, text, code)
}

const load = {
  zh: async () => (await import('./server-messages-zh')).serverZh,
}
