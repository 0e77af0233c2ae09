import { loadTranslator, type Translator } from '@/components/i18n/lazy-server-messages'
import type { PageMessages } from '@/components/i18n/messages-en'
import { downloadFile } from '@/components/ui/download-file'
import type { EvidenceSearch } from '@/lib/wire/evidence'
import { type ExportedTurn, toFileName } from './exported-turn'

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

/** Search errors are server messages in English; translate them into the page's language. */
function translateSearches(translate: Translator, turns: readonly ExportedTurn[]): readonly ExportedTurn[] {
  const inWords = (search: EvidenceSearch) =>
    search.error === undefined
      ? search
      : { ...search, error: translate(search.errorTemplate ?? null, null) ?? search.error }
  return turns.map((turn) => {
    const { evidence } = turn.answer
    if (!evidence) return turn
    return { ...turn, answer: { ...turn.answer, evidence: { ...evidence, searched: evidence.searched.map(inWords) } } }
  })
}

function saveText(name: string, text: string, type: string): void {
  downloadFile(name, new Blob([text], { type: `${type};charset=utf-8` }))
}
