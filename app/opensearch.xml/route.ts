/**
 * Offers the page as a search engine of the browser: the words prefill the composer, and nothing is asked before Enter.
 */
import { getPublicUrl } from '@/lib/config'

export const dynamic = 'force-dynamic'

export function GET(): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Evidence Chat</ShortName>
<Description>Medical evidence, with the articles that say so</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/x-icon">${getPublicUrl()}/favicon.ico</Image>
<Url type="text/html" method="get" template="${getPublicUrl()}/?q={searchTerms}"/>
</OpenSearchDescription>
`
  return new Response(body, { headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' } })
}
