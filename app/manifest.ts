import type { MetadataRoute } from 'next'
import { locales } from '@/components/i18n/locales'
import { getRequestLocale, getRequestMessages } from './request-messages'

/** Makes the page installable; nothing of it works offline but the page that says so. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { tag, direction } = locales[await getRequestLocale()]
  const { product, description } = await getRequestMessages()
  return {
    id: '/',
    name: product,
    short_name: product,
    description,
    lang: tag,
    dir: direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // What a phone shares comes as an address and fills the question box. Pictures would be sent to the server before a click.
    share_target: { action: '/', method: 'get', params: { title: 'title', text: 'text', url: 'link' } },
    background_color: '#fbfbf9',
    theme_color: '#0b5a69',
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
