/** Asks the answer pipeline in this process, without HTTP: one conversation, turn by turn. */
import { answer } from '@/lib/answer/answer'
import type { Evidence } from '@/lib/wire/evidence'
import { parseChatRequest } from '@/lib/wire/request'
import type { JudgedAnswer } from './judge-answer'

interface Turn {
  role: 'user' | 'assistant'
  content: string
}

/**
 * @returns the last answer and the milliseconds that it took
 * @throws as `answer`
 */
export async function askConversation(turns: string[]): Promise<JudgedAnswer & { ms: number }> {
  const messages: Turn[] = []
  let last: JudgedAnswer & { ms: number } = { content: '', evidence: null, ms: 0 }
  for (const content of turns) {
    messages.push({ role: 'user', content })
    const started = performance.now()
    last = { ...(await askOnce(messages)), ms: performance.now() - started }
    messages.push({ role: 'assistant', content: last.content })
  }
  return last
}

async function askOnce(messages: Turn[]): Promise<JudgedAnswer> {
  const chat = parseChatRequest({ model: 'Service-V1', messages })
  const events = answer(chat, { signal: new AbortController().signal, owner: 'questions' })
  let content = ''
  let evidence: Evidence | null = null
  for await (const event of events) {
    if (event.type === 'delta') content += event.content ?? ''
    if (event.type === 'end') evidence = event.evidence
  }
  return { content, evidence }
}
