import { flushSync } from 'react-dom'
import type { Evidence, EvidenceCheck } from '@/lib/wire/evidence'
import type { ConversationAction } from './conversation-reducer'
import type { AnswerEnd, AnswerHandlers } from './fetch-answer'
import { createStreamPacer } from './stream-pacer'
import { watchKeypress } from './watch-keypress'
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
 * @throws what `read` throws
 */
export async function streamIntoTurn(
  { answerId: id, dispatch, onAccepted }: TurnTarget,
  read: (reader: AnswerHandlers) => Promise<AnswerEnd>,
): Promise<void> {
  let isRestarting = false
  /** Committed together with the text that they arrived with. */
  const checks: EvidenceCheck[] = []
  const keys = watchKeypress()
  const end = watchVisibility(`end-${id}`)
  const commit = (text: string, evidence: Evidence | null) =>
    // Synchronous, because the pacer measures how long rendering takes.
    flushSync(() => {
      // In one commit, so that no text disappears in between.
      if (isRestarting) dispatch({ type: 'restarted', id })
      isRestarting = false
      dispatch({ type: 'received', id, text, evidence, checks: text === '' ? [] : checks.splice(0) })
    })
  const frame = createStreamPacer(commit, { isKeyPending: keys.isKeyPending, isEndVisible: end.isVisible })
  try {
    const ending = await read({
      onAccepted,
      onSearch: (step) => dispatch({ type: 'searched', id, step }),
      onText(text, evidence) {
        // Complete evidence includes all checks.
        if (evidence) checks.length = 0
        frame.add(text, evidence)
      },
      onChecks: (more) => void checks.push(...more),
      waitForFrame: frame.waitForFrame,
      onRestart: () => {
        frame.flush()
        isRestarting = true
      },
    })
    frame.flush()
    if ('answer' in ending) dispatch({ type: 'ended', id, answer: ending.answer })
    else dispatch({ type: 'finished', id, reason: ending.reason })
  } finally {
    keys.stop()
    end.stop()
    frame.flush()
  }
}
