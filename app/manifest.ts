import type { MetadataRoute } from 'next'
import { locales } from '@/components/i18n/locales'
import { getRequestLocale, getRequestMessages } from './request-messages'

/** Makes the page installable; offline it only shows a page that says so. */
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
    // Shared text arrives as URL parameters and prefills the composer. Images would be uploaded before any click.
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
