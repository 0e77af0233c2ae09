import { flushSync } from 'react-dom'
import type { Turn } from '@/components/conversation/conversation-reducer'
import { drawAllTurns } from '@/components/transcript/distant-turns'
import { loadAllTurns } from './load-all-turns'

/**
 * Opens the print dialog once all turns are on the page and all images are decoded.
 *
 * @param onWhole absent where all turns are loaded
 * @throws AnswerError when earlier turns cannot be loaded; nothing is printed then
 */
export async function printConversation(
  turns: readonly Turn[],
  conversationId: string | null,
  onWhole: ((earlier: readonly Turn[]) => void) | undefined,
): Promise<void> {
  const whole = await loadAllTurns(turns, conversationId)
  if (whole.length > turns.length) flushSync(() => onWhole?.(whole.slice(0, -turns.length)))
  drawAllTurns()
  const log = document.querySelectorAll<HTMLImageElement>('[role=log] img')
  // An image that cannot be decoded prints its description.
  await Promise.all([...log].map((image) => image.decode().catch(() => undefined)))
  window.print()
}
