import type { Turn } from '@/components/conversation/conversation-reducer'
import { loadEarlierTurns } from '@/components/conversation/load-conversation'

/**
 * All turns from the first question on. A page shows the end of a long conversation; a file that began in its middle
 * would look whole.
 *
 * @param turns those that the page has
 * @param conversationId where the others are stored; null when there are none
 * @throws AnswerError, and Error when a part that should be there is not
 */
export async function loadAllTurns(turns: readonly Turn[], conversationId: string | null): Promise<readonly Turn[]> {
  let whole = turns
  while (conversationId !== null && whole[0]?.parentId) {
    const earlier = await loadEarlierTurns(conversationId, whole[0].parentId)
    if (earlier.length === 0) throw new Error('The beginning of the conversation is missing.')
    whole = [...earlier, ...whole]
  }
  return whole
}
