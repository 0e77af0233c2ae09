import { loadTranslator } from '@/components/i18n/lazy-server-messages'
import type { PageMessages } from '@/components/i18n/messages-en'
import { downloadFile } from '@/components/ui/download-file'
import { type ExportedTurn, toFileName } from './exported-turn'
import { translateSearches } from './translate-searches'

export type ConversationFormat = 'markdown' | 'docx' | 'json'

/** Builds the file and downloads it; each format's code is loaded when chosen. */
export async function saveConversation(
  format: ConversationFormat,
  turns: readonly ExportedTurn[],
  messages: PageMessages,
): Promise<void> {
  const at = new Date()
  const translate = messages.locale === 'en' ? null : await loadTranslator(messages.locale)
  const translated = translate ? translateSearches(translate, turns) : turns
  switch (format) {
    case 'markdown': {
      const { toConversationMarkdown } = await import('./conversation-markdown')
      return saveText(
        toFileName('md', at),
        toConversationMarkdown(translated, at, messages, translate),
        'text/markdown',
      )
    }
    case 'json': {
      const { toConversationJson } = await import('./conversation-json')
      return saveText(toFileName('json', at), toConversationJson(turns, at), 'application/json')
    }
    case 'docx': {
      const [{ toConversationDocx }, { drawPlots }] = await Promise.all([
        import('./conversation-docx'),
        import('./draw-plot'),
      ])
      const plots = await Promise.all(translated.map(({ answer }) => drawPlots(answer.evidence, messages)))
      return downloadFile(
        toFileName('docx', at),
        await toConversationDocx(translated, at, messages, { plots, translate }),
      )
    }
  }
}

function saveText(name: string, text: string, type: string): void {
  downloadFile(name, new Blob([text], { type: `${type};charset=utf-8` }))
}
