/**
 * What is new for saved questions, as an Atom feed (RFC 4287). A feed reader stores and shows it outside this server,
 * so it contains nothing that a person typed: only words of articles in the library.
 */
import { escapeXml } from '@/lib/shared/text/escape-xml'
import type { FindingChange, FindingChangeKind, FoundSource, QuestionNews } from './saved-question'

interface Feed {
  /** Of this server's page "What’s new". */
  pageUrl: string
  /** The secret address of the feed. */
  feedUrl: string
  createdAt: string
  /** Of all questions, latest first. */
  news: QuestionNews[]
}

export function toAtomFeed({ pageUrl, feedUrl, createdAt, news }: Feed): string {
  const entries = news.flatMap((each) => [
    ...(each.change ? [toChangeEntry(each, each.change, pageUrl)] : []),
    ...each.sources.map((source) => toSourceEntry(each, source, pageUrl)),
  ])
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>What’s new · Evidence Chat</title>
<id>${escapeXml(pageUrl)}</id>
<link rel="self" type="application/atom+xml" href="${escapeXml(feedUrl)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>
<updated>${news[0]?.at ?? createdAt}</updated>
<author><name>Evidence Chat</name></author>
${entries.join('\n')}
</feed>
`
}

function toSourceEntry({ id, at }: QuestionNews, source: FoundSource, pageUrl: string): string {
  const title = `New source: ${toTitle(source)}`
  return toEntry({ id: `${id}:${source.id}`, at, title, url: source.url, text: source.quote }, pageUrl)
}

const changeTitles: Record<FindingChangeKind, string> = {
  opposite: 'The main finding points the other way',
  opposed: 'A new source points the other way',
  replaced: 'The main finding comes from a new source',
  retracted: 'The article with the main finding was retracted',
}

function toChangeEntry({ id, at }: QuestionNews, { kind, before, after }: FindingChange, pageUrl: string): string {
  const lines = [
    `Before: “${before.quote}” ${toTitle(before)}`,
    after === null ? 'Now: no article in the library answers the question.' : `Now: “${after.quote}” ${toTitle(after)}`,
  ]
  const title = `${changeTitles[kind]}: ${(after ?? before).title}`
  const entry = { id: `${id}:finding`, at, title, url: after?.url ?? pageUrl, text: lines.join('\n\n') }
  return toEntry(entry, pageUrl)
}

interface Entry {
  id: string
  at: string
  title: string
  url: string
  text: string
}

function toEntry({ id, at, title, url, text }: Entry, pageUrl: string): string {
  return `<entry>
<title>${escapeXml(title)}</title>
<id>${escapeXml(`${pageUrl}#${encodeURIComponent(id)}`)}</id>
<updated>${at}</updated>
<link rel="alternate" href="${escapeXml(url)}"/>
<content>${escapeXml(text)}</content>
</entry>`
}

function toTitle({ title, journal, year }: FoundSource): string {
  const issued = [journal, year].filter((part) => part !== null).join(', ')
  return issued ? `${title} (${issued})` : title
}
