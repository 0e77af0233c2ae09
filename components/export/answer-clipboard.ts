import type { PageMessages } from '@/components/i18n/messages-en'
import type { Clip } from '@/components/ui/copy-text'
import { toAnswerMdast } from './answer-mdast'
import { toPlainText } from './plain-text'
import { toClipboardHtml } from './rich-text'

export function toAnswerClip(text: string, messages: PageMessages): Clip {
  const tree = toAnswerMdast(text, messages)
  return { text: toPlainText(tree), html: toClipboardHtml(tree) }
}
