/**
 * Lets the generator that prepares an answer hand over to the one that writes it: each `yield*` and each `for await`
 * around an answer would cost several promises for every token.
 */
import type { AnswerEvent } from '@/lib/wire/answer-events'

type AnswerEvents = AsyncIterableIterator<AnswerEvent, undefined>
/** Its own events come first, then those that it returns. */
export type PreparedAnswer = AsyncGenerator<AnswerEvent, AnswerEvents>

type Step = IteratorResult<AnswerEvent, undefined>

/** @returns the events of `prepared`, then those that it hands over to, for one reader that awaits each event */
export function followHandOver(prepared: PreparedAnswer): AnswerEvents {
  let rest: AnswerEvents | undefined
  const readPrepared = async (): Promise<Step> => {
    const step = await prepared.next()
    if (!step.done) return step
    rest = step.value
    return rest.next()
  }
  return toIterable({
    next: () => (rest ? rest.next() : readPrepared()),
    return: async () => {
      await (rest ? rest.return?.() : prepared.return(toIterable({ next: async () => end })))
      return end
    },
  })
}

/**
 * Waits for the first event.
 *
 * @returns the same events
 * @throws what `events` throws before its first event
 */
export async function awaitFirst(events: AnswerEvents): Promise<AnswerEvents> {
  let first: Promise<Step> | undefined = events.next()
  await first
  return toIterable({
    next: () => {
      const step = first ?? events.next()
      first = undefined
      return step
    },
    return: async () => (await events.return?.()) ?? end,
  })
}

const end: IteratorReturnResult<undefined> = { done: true, value: undefined }

function toIterable(iterator: AsyncIterator<AnswerEvent, undefined>): AnswerEvents {
  const iterable: AnswerEvents = { ...iterator, [Symbol.asyncIterator]: () => iterable }
  return iterable
}
