import { flushSync } from 'react-dom'
import type { Evidence, EvidenceCheck } from '@/lib/wire/evidence'
import type { ConversationAction } from './conversation-reducer'
import type { AnswerEnd, AnswerHandlers } from './fetch-answer'
import { createStreamPacer } from './stream-pacer'
import { watchKeypress } from './watch-keypress'
import { watchVisibility } from './watch-visibility'

interface Place {
  answerId: string
  dispatch(action: ConversationAction): void
  /** Called when the first part is here. */
  onAccepted(): void
}

/**
 * Reads an answer, wherever from, into the turn that waits for it, at the pace of the screen. What had come by then is on
 * the screen when it ends or fails.
 *
 * @throws what `read` throws
 */
export async function streamIntoTurn(
  { answerId: id, dispatch, onAccepted }: Place,
  read: (reader: AnswerHandlers) => Promise<AnswerEnd>,
): Promise<void> {
  let isRestarting = false
  /** They are shown with the words that they came with. */
  const checks: EvidenceCheck[] = []
  const keys = watchKeypress()
  const end = watchVisibility(`end-${id}`)
  const commit = (text: string, evidence: Evidence | null) =>
    // Drawn at once: the buffer paces itself by how long it takes.
    flushSync(() => {
      // In one commit, so that nothing a reader sees goes away in between.
      if (isRestarting) dispatch({ type: 'restarted', id })
      isRestarting = false
      dispatch({ type: 'arrived', id, text, evidence, checks: text === '' ? [] : checks.splice(0) })
    })
  const frame = createStreamPacer(commit, { isKeyPending: keys.isKeyPending, isEndVisible: end.isVisible })
  try {
    const ending = await read({
      onAccepted,
      onSearch: (step) => dispatch({ type: 'searched', id, step }),
      onText(text, evidence) {
        // What is complete holds them all.
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
