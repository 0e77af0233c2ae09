import { getRequestLocale, getRequestMessages } from '@/app/request-messages'
import { locales } from '@/components/i18n/locales'

/**
 * The page that the service worker shows when the server is unreachable, at the address that was asked for. Plain HTML
 * and one style sheet, since a page of the application would need code from the server.
 */
export async function GET(): Promise<Response> {
  const { tag, direction } = locales[await getRequestLocale()]
  const { product, offline } = await getRequestMessages()
  const html = `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${offline.title} · ${product}</title>
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/offline.css">
</head>
<body>
<main>
<img src="/icons/icon.svg" alt="">
<h1>${offline.title}</h1>
<p>${offline.advice}</p>
<p><a href="">${offline.retry}</a></p>
</main>
</body>
</html>
`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
