import type { PageWords } from '@/components/words/en'
import { type ExportedTurn, fileName } from './exported'
import { saveFile } from './save-file'

export type ConversationFormat = 'markdown' | 'docx' | 'json'

/** Makes the file and hands it to the browser; what a format needs is fetched when it is chosen. */
export async function saveConversation(
  format: ConversationFormat,
  turns: readonly ExportedTurn[],
  words: PageWords,
): Promise<void> {
  const at = new Date()
  switch (format) {
    case 'markdown': {
      const { conversationMarkdown } = await import('./conversation-markdown')
      return saveText(fileName('md', at), conversationMarkdown(turns, at, words), 'text/markdown')
    }
    case 'json': {
      const { conversationJson } = await import('./conversation-json')
      return saveText(fileName('json', at), conversationJson(turns, at), 'application/json')
    }
    case 'docx': {
      const { conversationDocx } = await import('./conversation-docx')
      return saveFile(fileName('docx', at), await conversationDocx(turns, at, words))
    }
  }
}

function saveText(name: string, text: string, type: string): void {
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }))
}
