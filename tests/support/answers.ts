/** Asks the running server and compares its quotations with its library file. */
import { join } from 'node:path'
import { Library } from '@/lib/evidence/library/library-reader'
import { unescapeMarkdown } from '@/lib/shared/text/markdown-text'
import type { Evidence } from '@/lib/wire/evidence'
import type { TestServer } from './server'

export interface Answer {
  content: string
  evidence: Evidence
  /** From sending the request to the first byte of the body, and to its last. */
  firstByteMs: number
  wholeMs: number
}

/** Streams one answer. */
export async function ask(server: TestServer, question: string): Promise<Answer> {
  const started = performance.now()
  const response = await fetch(`${server.url}/api/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${server.key}` },
    body: JSON.stringify({ stream: true, messages: [{ role: 'user', content: question }] }),
  })
  if (!response.ok || !response.body) throw new Error(`${response.status}: ${await response.text()}`)
  let firstByteMs = 0
  let text = ''
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    firstByteMs ||= performance.now() - started
    text += piece
  }
  const wholeMs = performance.now() - started
  const chunks = [...text.matchAll(/^data: (\{.*\})$/gm)].map(([, json = '']) => JSON.parse(json))
  const content = chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('')
  const evidence = chunks.findLast((chunk) => chunk.evidence)?.evidence
  return { content, evidence, firstByteMs, wholeMs }
}

/** Opens the library of a server under test. */
export function openServerLibrary(server: TestServer): Library {
  return new Library(join(server.dataDir, 'library.sqlite'))
}

/** @returns every inexact citation of an answer; [] if all are exact */
export function findCitationFaults({ content, evidence }: Answer, library: Library): string[] {
  const faults: string[] = []
  const passagesOf = (id: string) => library.articleById(id)?.passages.map(({ text }) => text) ?? []
  for (const item of evidence.items) {
    if (!library.articleById(item.id)) faults.push(`[${item.n}] is no stored record: ${item.id}`)
    if (!passagesOf(item.id).some((text) => text.includes(item.quote))) faults.push(`[${item.n}] quote: ${item.quote}`)
    for (const [start, end] of item.spans) {
      if (content.slice(start, end) !== `[${item.n}]`) faults.push(`[${item.n}] span ${start}-${end}`)
    }
  }
  const body = content.split('\n### References\n')[0] ?? ''
  for (const [, quote = '', n] of body.matchAll(/“([^”]+)” \[(\d+)\]/g)) {
    const item = evidence.items.find((each) => each.n === Number(n))
    const printed = unescapeMarkdown(quote)
    if (!item || !passagesOf(item.id).some((text) => text.includes(printed))) faults.push(`printed [${n}]: ${printed}`)
  }
  const spans = evidence.items.flatMap((item) => item.spans)
  const marks = [...body.matchAll(/(?<!\\)\[\d+\]/g)].map(({ index }) => index)
  if (marks.some((at) => !spans.some(([start]) => start === at))) faults.push('a mark without a span')
  return faults
}
