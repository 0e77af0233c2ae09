import type { Turn } from '@/components/conversation/conversation-reducer'
import { loadEarlierTurns } from '@/components/conversation/load-conversation'

/**
 * All turns from the first question. The page loads only the end of a long conversation, and an export without its
 * beginning would look complete.
 *
 * @param turns the loaded turns
 * @param conversationId where earlier turns are stored; null if there are none
 * @throws AnswerError, or Error when earlier turns are missing
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
