import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { loadMessages } from '@/components/i18n/load-messages'
import { localeCookie } from '@/components/i18n/locale-cookie'
import { type Locale, negotiateLocale, negotiateTag } from '@/components/i18n/locales'
import type { Messages } from '@/components/i18n/messages-en'

/** The locale of this request, cached for layout, page and metadata. */
export const getRequestLocale = cache(async (): Promise<Locale> => {
  const chosen = (await cookies()).get(localeCookie)?.value
  return negotiateLocale(chosen, (await headers()).get('accept-language'))
})

/** The messages of this request; dates and numbers follow the region that the browser names. */
export async function getRequestMessages(): Promise<Messages> {
  const locale = await getRequestLocale()
  const tag = negotiateTag(locale, (await headers()).get('accept-language'))
  // The type is that of the English messages, in which the tag is a literal.
  return { ...loadMessages(locale), tag } as Messages
}
