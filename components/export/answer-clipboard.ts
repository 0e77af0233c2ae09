import type { PageWords } from '@/components/i18n/messages-en'
import type { Clip } from '@/components/ui/copy-text'
import { toAnswerMdast } from './answer-mdast'
import { toPlainText } from './plain-text'
import { toClipboardHtml } from './rich-text'

export function toAnswerClip(text: string, words: PageWords): Clip {
  const tree = toAnswerMdast(text, words)
  return { text: toPlainText(tree), html: toClipboardHtml(tree) }
}
