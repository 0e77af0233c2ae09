import { Document, Packer } from 'docx'
import { htmlToContent } from 'docx/html'
import type { PageWords } from '@/components/words/en'
import { answerTree } from './answer-tree'
import { titleMarkdown, turnMarkdown } from './conversation-markdown'
import type { ExportedTurn } from './exported'
import { richText } from './rich-text'

/**
 * A conversation as a Word document, with Word's own headings, lists and tables. Each turn is read by itself, so that a
 * broken one stays within its bounds.
 */
export async function conversationDocx(turns: readonly ExportedTurn[], at: Date, words: PageWords): Promise<Blob> {
  const parts = [titleMarkdown(at, words), ...turns.map((turn) => turnMarkdown(turn, words))]
  const children = parts.flatMap((part) => htmlToContent(richText(answerTree(part, words))))
  return Packer.toBlob(new Document({ title: words.product, creator: words.product, sections: [{ children }] }))
}
