/** Conversations for tests: a database as the one of this process, ids, and answers that do what a test tells them. */
import { randomUUID } from 'node:crypto'
import type { ChatCompletionUserMessageParam } from 'openai/resources/chat/completions'
import { startTurn } from '@/lib/platform/conversations/start-turn'
import { startGeneration } from '@/lib/platform/generations/generations'
import type { Database } from '@/lib/store/db'
import { dropSingleton, getSingleton } from '@/lib/store/process-singleton'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import type { TurnPlace } from '@/lib/wire/conversation-request'
import type { Evidence } from '@/lib/wire/evidence'

/** Runs write by themselves, so they find their database where the product finds it. */
export function useDatabase(db: Promise<Database>): void {
  dropSingleton('database')
  getSingleton('database', () => db)
}

export function newId(): string {
  return randomUUID()
}

export function createPlace(conversation = newId(), more: Partial<TurnPlace> = {}): TurnPlace {
  return { conversation, question: newId(), answer: newId(), ...more }
}

export const usage = { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 }

export function textDelta(content: string): AnswerEvent {
  return { type: 'delta', choice: 0, content }
}

export const finish: AnswerEvent[] = finishWith(null)

export function finishWith(evidence: Evidence | null): AnswerEvent[] {
  return [
    { type: 'finish', choice: 0, reason: 'stop', annotations: [] },
    { type: 'end', usage, evidence },
  ]
}

export async function* emitEvents(...events: AnswerEvent[]): AsyncGenerator<AnswerEvent> {
  yield* events
}

/** Asks and waits for the whole answer. */
export async function askAndAnswer(
  owner: string,
  place: TurnPlace,
  question: ChatCompletionUserMessageParam['content'],
  answer: string,
  evidence: Evidence | null = null,
): Promise<TurnPlace> {
  await startTurn(place, question, owner)
  for await (const event of startGeneration(place, () => emitEvents(textDelta(answer), ...finishWith(evidence))))
    void event
  return place
}

export async function all<T>(from: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = []
  for await (const item of from) items.push(item)
  return items
}
