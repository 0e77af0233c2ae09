import type { Clip } from '@/components/copy-text'
import type { PageWords } from '@/components/words/en'
import { answerTree } from './answer-tree'
import { plainText } from './plain-text'
import { pastedText } from './rich-text'

export function answerClip(text: string, words: PageWords): Clip {
  const tree = answerTree(text, words)
  return { text: plainText(tree), html: pastedText(tree) }
}
