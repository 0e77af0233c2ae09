import type { PageWords } from '@/components/i18n/messages-en'
import type { Clip } from '@/components/ui/copy-text'
import { answerTree } from './answer-mdast'
import { plainText } from './plain-text'
import { pastedText } from './rich-text'

export function answerClip(text: string, words: PageWords): Clip {
  const tree = answerTree(text, words)
  return { text: plainText(tree), html: pastedText(tree) }
}
