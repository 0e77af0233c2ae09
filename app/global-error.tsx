'use client'

import { crashMessages } from '@/components/i18n/crash-messages'

/**
 * Shown when the root layout fails, and with it messages and styles. Also replaces the router's own fallback page
 * (next.config.js), which is English only and whose styles our policy refuses.
 */
export default function LastError() {
  const { lang, dir } = document.documentElement
  const messages = crashMessages[lang.startsWith('zh') ? 'zh' : 'en']
  const { pathname, search } = window.location
  return (
    <html lang={lang} dir={dir}>
      <head>
        <title>{messages.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href="/offline.css" />
      </head>
      <body>
        <main>
          <h1>{messages.title}</h1>
          <p>{messages.advice}</p>
          <p>
            <a href={pathname + search}>{messages.retry}</a>
          </p>
        </main>
      </body>
    </html>
  )
}
