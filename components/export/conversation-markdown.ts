import type { EvidenceSearch } from '@/lib/wire/evidence'
import { type ExportedTurn, imageNotes, unfinishedNote } from './exported'

/** A conversation as one Markdown file: questions as headings, answers as they came, and how each was searched. */
export function conversationMarkdown(turns: readonly ExportedTurn[], at: Date): string {
  return [titleMarkdown(at), ...turns.map(turnMarkdown)].join('\n')
}

export function titleMarkdown(at: Date): string {
  return `# Evidence Chat\n\nExported ${at.toISOString()}\n`
}

export function turnMarkdown({ question, answer }: ExportedTurn): string {
  const note = unfinishedNote(answer)
  return [
    `## ${headingText(question.text)}\n`,
    ...imageNotes(question).map((image) => `*${asText(image)}*\n`),
    `${closeFence(answer.text.trimEnd())}\n`,
    ...(note ? [`*${note}*\n`] : []),
    ...searchMarkdown(answer.evidence?.searched ?? []),
  ].join('\n')
}

function searchMarkdown(searched: readonly EvidenceSearch[]): string[] {
  if (searched.length === 0) return []
  const lines = searched.map(({ source, query, hits, error }) => {
    return `- ${source}: ${error ? `not reached (${asText(error)})` : `${hits} hits`}, searched for ${codeSpan(query)}`
  })
  return ['### How this was searched\n', `${lines.join('\n')}\n`]
}

/** A heading ends with its line, so a question of several lines becomes one. */
function headingText(text: string): string {
  return asText(text.replace(/\s+/g, ' ').trim())
}

/** What the asker wrote is text: it must not become Markdown, such as a picture that another program would load. */
function asText(text: string): string {
  return text.replace(/[\\`*_[\]<>#!|]/g, '\\$&')
}

/** A fence longer than any run of backticks inside (CommonMark 6.1). */
function codeSpan(text: string): string {
  const fence = '`'.repeat(1 + Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)))
  return `${fence} ${text.replace(/\s+/g, ' ')} ${fence}`
}

/** A block of code that an answer left open would swallow everything after it. */
function closeFence(text: string): string {
  let open: string | null = null
  for (const line of text.split('\n')) {
    const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (open === null) open = fence ?? null
    else if (fence?.startsWith(open) && line.trim() === fence) open = null
  }
  return open === null ? text : `${text}\n${open}`
}
