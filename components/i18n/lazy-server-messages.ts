/** Fetched with the first sentence of the server that is shown; who reads English needs none of it. */
import type { Language } from './locales'

/** @returns what a sentence says in the language, given the code of its refusal if it has one; null when nobody knows */
export type Translator = (text: string, code: string | null) => string | null

export async function serverLanguage(language: Exclude<Language, 'en'>): Promise<Translator> {
  const [{ translate }, words] = await Promise.all([import('./translate-server-message'), load[language]()])
  return (text, code) => translate(words, text, code)
}

const load = {
  zh: async () => (await import('./server-messages-zh')).serverZh,
}
