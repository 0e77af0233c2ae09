import type { Answer } from '@/components/conversation/conversation-reducer'
import type { Translator } from '@/components/i18n/lazy-server-messages'
import type { PageMessages } from '@/components/i18n/messages-en'
import type { Clip } from '@/components/ui/copy-text'
import { limitMarkdownDepth } from '@/lib/shared/text/limit-markdown-depth'
import { parseMarkdown, toAnswerMdast } from './answer-mdast'
import { labelBottomLine } from './bottom-line'
import { applyEdits, toDoubtNotes } from './doubt-notes'
import { toPlainText } from './plain-text'
import { toClipboardHtml } from './rich-text'

/** Doubtful sentences carry their notes into the record where they are pasted. */
export function toAnswerClip(answer: Answer, messages: PageMessages, translate: Translator | null): Clip {
  const { text } = answer
  const isWhole = limitMarkdownDepth(text) === text
  const notes = isWhole ? toDoubtNotes(parseMarkdown(text), answer, messages, translate) : []
  const edits = [...labelBottomLine(answer, messages), ...notes]
  const tree = toAnswerMdast(applyEdits(text, edits), messages)
  return { text: toPlainText(tree), html: toClipboardHtml(tree) }
}
