/** Fetched with the first sentence of the server that is shown; who reads English needs none of it. */
import type { Locale } from './locales'

/** @returns what a sentence says in the language, given the code of its refusal if it has one; null when nobody knows */
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
