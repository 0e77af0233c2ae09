import { flushSync } from 'react-dom'
import type { Turn } from '@/components/conversation/conversation-reducer'
import { loadAllTurns } from './load-all-turns'

/**
 * Opens the browser's print dialog with every turn on the page, and every picture drawn.
 *
 * @param onWhole absent where the page has all turns from the beginning
 * @throws AnswerError when the others can't be had; then nothing is printed
 */
export async function printConversation(
  turns: readonly Turn[],
  conversationId: string | null,
  onWhole: ((earlier: readonly Turn[]) => void) | undefined,
): Promise<void> {
  const whole = await loadAllTurns(turns, conversationId)
  if (whole.length > turns.length) flushSync(() => onWhole?.(whole.slice(0, -turns.length)))
  const log = document.querySelectorAll<HTMLImageElement>('[role=log] img')
  // One that can't be drawn leaves its description.
  await Promise.all([...log].map((picture) => picture.decode().catch(() => undefined)))
  window.print()
}
