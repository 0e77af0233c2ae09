/** The answer to an info button as JSON, as an Atom feed of HL7's implementation guide, and as a plain web page. */
import { escapeXml } from '@/lib/shared/text/escape-xml'
import type { ApiError } from '@/lib/wire/errors'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'
import type { InfobuttonRequest } from './request'

interface InfobuttonAnswer {
  asked: InfobuttonRequest
  /** In Markdown, with citations [n]. */
  text: string
  /** Null if nothing was searched. */
  evidence: Evidence | null
  /** ISO 8601. */
  at: string
  /** The address of the page, with the question in its box. */
  pageUrl: string
}

export function toInfobuttonResponse(answer: InfobuttonAnswer): Response {
  const { format } = answer.asked
  if (format === 'json') return Response.json(toJson(answer))
  const [body, type] = format === 'atom' ? [toAtom(answer), 'application/atom+xml'] : [toHtml(answer), 'text/html']
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } })
}

function toJson({ asked, text, evidence, pageUrl }: InfobuttonAnswer): object {
  const { question, topics, dropped } = asked
  return { question, topics, dropped_parameters: dropped, text, page_url: pageUrl, ...(evidence && { evidence }) }
}

function toAtom({ asked, text, evidence, at, pageUrl }: InfobuttonAnswer): string {
  const { topics, question, dropped } = asked
  const categories = topics.flatMap(({ code, codeSystem, text: term }, place) => {
    const name = `mainSearchCriteria${place === 0 ? '' : place}.v`
    const parts: [string, string | null][] = [
      ['c', code],
      ['cs', codeSystem],
      ['dn', term],
    ]
    return parts.flatMap(([part, value]) =>
      value === null ? [] : [`<category scheme="${name}.${part}" term="${escapeXml(value)}"/>`],
    )
  })
  const notes = toNotes(evidence, dropped).map((note) => `<subtitle type="text">${escapeXml(note)}</subtitle>`)
  const entries = (evidence?.items ?? []).map((item) => toEntry(item, at))
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title type="text">${escapeXml(question)}</title>
<id>${escapeXml(pageUrl)}</id>
<updated>${at}</updated>
<author><name>Evidence Chat</name></author>
${[...notes.slice(0, 1), ...categories].join('\n')}
<entry>
<title type="text">Answer</title>
<id>${escapeXml(pageUrl)}#answer</id>
<updated>${at}</updated>
<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>
<content type="text">${escapeXml([...toNotes(evidence, dropped), text].join('\n\n'))}</content>
</entry>
${entries.join('\n')}
</feed>
`
}

function toEntry(item: EvidenceItem, at: string): string {
  return `<entry>
<title type="text">${escapeXml(toTitle(item))}</title>
<id>${escapeXml(item.url)}</id>
<updated>${at}</updated>
<link rel="alternate" type="text/html" href="${escapeXml(item.url)}"/>
<summary type="text">${escapeXml(item.quote)}</summary>
</entry>`
}

/** For a browser that followed a link whose topic cannot be read. */
export function toInfobuttonRefusal({ message, status }: ApiError): Response {
  const body = toPage('This link has no topic that can be read', [
    `<p>${escapeXml(message)}</p>`,
    '<p><a href="/">Open Evidence Chat and type the topic</a></p>',
  ])
  return new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

function toHtml({ asked, evidence, pageUrl }: InfobuttonAnswer): string {
  const items = evidence?.items ?? []
  const notes = toNotes(evidence, asked.dropped).map((note) => `<p>${escapeXml(note)}</p>`)
  const list = items.map(
    (item) =>
      `<li><a href="${escapeXml(item.url)}" rel="noreferrer">${escapeXml(toTitle(item))}</a><blockquote>${escapeXml(item.quote)}</blockquote></li>`,
  )
  const link = `<p><a href="${escapeXml(pageUrl)}">Ask about this</a></p>`
  return toPage(asked.question, [...notes, '<ol>', ...list, '</ol>', link])
}

/** @param lines HTML */
function toPage(title: string, lines: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)} · Evidence Chat</title>
</head>
<body>
<main>
<h1>${escapeXml(title)}</h1>
${lines.join('\n')}
</main>
</body>
</html>
`
}

/** Notices for the reader, before the answer. */
function toNotes(evidence: Evidence | null, dropped: readonly string[]): string[] {
  const found = evidence?.items.length ?? 0
  return [
    ...(evidence?.notices ?? []).map(({ text }) => text),
    ...(found === 0 ? ['This library holds no article on this. That does not mean that no evidence exists.'] : []),
    ...(found > 0 && evidence?.abstained ? ['No article answers this; the nearest ones are below.'] : []),
    ...(dropped.length > 0
      ? [
          `These parameters were not read: ${dropped.join(', ')}. Send the topic only, and nothing that could identify a patient.`,
        ]
      : []),
  ]
}

function toTitle({ title, journal, year, retracted }: EvidenceItem): string {
  const issued = [journal, year].filter((part) => part !== null).join(', ')
  return `${retracted ? 'RETRACTED: ' : ''}${title}${issued ? ` (${issued})` : ''}`
}
