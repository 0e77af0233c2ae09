'use client'

import { crashMessages } from '@/components/i18n/crash-messages'

/**
 * Shown when what surrounds every page failed, its words and styles with it. The router's own last page is English, and the
 * policy of ours refuses its styles; this one stands there as well (next.config.js).
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
