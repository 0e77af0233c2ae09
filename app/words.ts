import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { languageCookie } from '@/components/i18n/language-cookie'
import { chooseLanguage, type Language } from '@/components/i18n/languages'
import { wordsFor } from '@/components/i18n/words-for'

/** The language of this request; layout, page and metadata ask once. */
export const requestLanguage = cache(async (): Promise<Language> => {
  const chosen = (await cookies()).get(languageCookie)?.value
  return chooseLanguage(chosen, (await headers()).get('accept-language'))
})

export async function requestWords() {
  return wordsFor(await requestLanguage())
}
