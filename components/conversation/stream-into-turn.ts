import { flushSync } from 'react-dom'
import type { AnswerEvent } from '@/lib/wire/answer-events'
import type { LogEntry } from '@/lib/wire/conversation'
import type { ConversationAction } from './conversation-reducer'
import { createStreamPacer } from './stream-pacer'
import { answerFromState } from './turns-from-messages'
import { watchVisibility } from './watch-visibility'

interface TurnTarget {
  answerId: string
  dispatch(action: ConversationAction): void
  /** Called when the first event arrives. */
  onAccepted(): void
}

/**
 * Streams an answer into its turn at the pace of the screen. All text received is on the screen when the answer ends or
 * fails.
 *
 * @param read yields the answer; it awaits its parameter before reading more from the connection
 * @throws what `read` throws
 */
export async function streamIntoTurn(
  { answerId: id, dispatch, onAccepted }: TurnTarget,
  read: (waitForFrame: () => Promise<void>) => AsyncIterable<AnswerEvent | LogEntry>,
): Promise<void> {
  const end = watchVisibility(`end-${id}`)
  const pacer = createStreamPacer(
    // Synchronous, because the pacer measures how long rendering takes.
    (events) => flushSync(() => dispatch({ type: 'streamed', id, events })),
    end.isVisible,
  )
  let isAccepted = false
  try {
    for await (const event of read(pacer.waitForFrame)) {
      if (!isAccepted) onAccepted()
      isAccepted = true
      if (!('state' in event)) pacer.add(event)
      else {
        pacer.flush()
        dispatch({ type: 'ended', id, answer: answerFromState(event.state) })
      }
    }
  } finally {
    end.stop()
    pacer.flush()
  }
}
