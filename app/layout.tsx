import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { pickPageMessages } from '@/components/i18n/load-messages'
import { locales } from '@/components/i18n/locales'
import { MessagesProvider } from '@/components/i18n/messages-provider'
import { PageHeader } from '@/components/layout/page-header'
import { RegisterServiceWorker } from '@/components/layout/register-service-worker'
import { preferencesScript } from '@/components/settings/preferences-script'
import { ShortcutHelp } from '@/components/settings/shortcut-help'
import { config, isProviderUsed } from '@/lib/config'
import { isForThisMachineOnly } from '@/lib/platform/auth/same-origin'
import { getRequestLocale, getRequestMessages } from './request-messages'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const { product, description } = await getRequestMessages()
  return {
    title: { default: product, template: `%s · ${product}` },
    description,
    icons: {
      icon: [
        { url: '/icons/icon.svg', type: 'image/svg+xml' },
        { url: '/favicon.ico', sizes: '32x32' },
      ],
      apple: '/icons/apple-icon.png',
    },
    // Numbers in answers are doses and registration numbers, not phone numbers.
    formatDetection: { telephone: false, date: false, address: false, email: false },
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfbf9' },
    { media: '(prefers-color-scheme: dark)', color: '#12171a' },
  ],
}

// A page rendered at build time could have no nonce, and would need a library that does not exist yet.
export const dynamic = 'force-dynamic'

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  const { tag, direction } = locales[await getRequestLocale()]
  const messages = await getRequestMessages()
  return (
    <html lang={tag} dir={direction} suppressHydrationWarning>
      <head>
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={messages.product}
          href="/opensearch.xml"
        />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: preferencesScript }} suppressHydrationWarning />
      </head>
      <body className="flex min-h-dvh flex-col" {...(isProviderUsed() && { 'data-sign-in': 'provider' })}>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:z-30 focus:rounded focus:bg-surface focus:px-3 focus:py-2"
        >
          {messages.header.skip}
        </a>
        <MessagesProvider messages={pickPageMessages(messages)}>
          <PageHeader messages={messages} idleMinutes={isForThisMachineOnly() ? null : config().IDLE_LOGOFF_MINUTES} />
          {children}
          <ShortcutHelp />
          <RegisterServiceWorker />
        </MessagesProvider>
      </body>
    </html>
  )
}
