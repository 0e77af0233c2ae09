import { countNoticesBefore, findBottomLine } from '@/components/answer/markdown/find-bottom-line'
import { extendBlocks } from '@/components/answer/markdown/split-blocks'
import type { Answer } from '@/components/conversation/conversation-reducer'
import type { PageMessages } from '@/components/i18n/messages-en'
import type { Edit } from './doubt-notes'

/** "Bottom line:" before the paragraph that the page frames as such. */
export function labelBottomLine({ text, evidence }: Answer, { answer, sources }: PageMessages): Edit[] {
  const block = findBottomLine(extendBlocks([], text), countNoticesBefore(evidence))
  const label = `**${answer.bottomLine}${sources.separator.trim()}** `
  return block ? [{ from: block.start, to: block.start, by: label }] : []
}
