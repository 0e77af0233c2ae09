import { serverLanguage } from '@/components/i18n/lazy-server-messages'
import type { Language } from '@/components/i18n/locales'
import type { PageWords } from '@/components/i18n/messages-en'
import { saveFile } from '@/components/ui/download-file'
import type { EvidenceSearch } from '@/lib/wire/evidence'
import { type ExportedTurn, toFileName } from './exported-turn'

export type ConversationFormat = 'markdown' | 'docx' | 'json'

/** Makes the file and hands it to the browser; what a format needs is fetched when it is chosen. */
export async function saveConversation(
  format: ConversationFormat,
  turns: readonly ExportedTurn[],
  words: PageWords,
): Promise<void> {
  const at = new Date()
  const told = await translateSearches(words.language, turns)
  switch (format) {
    case 'markdown': {
      const { toConversationMarkdown: conversationMarkdown } = await import('./conversation-markdown')
      return saveText(toFileName('md', at), conversationMarkdown(told, at, words), 'text/markdown')
    }
    case 'json': {
      const { toConversationJson: conversationJson } = await import('./conversation-json')
      return saveText(toFileName('json', at), conversationJson(turns, at), 'application/json')
    }
    case 'docx': {
      const { toConversationDocx: conversationDocx } = await import('./conversation-docx')
      return saveFile(toFileName('docx', at), await conversationDocx(told, at, words))
    }
  }
}

/** What a literature service failed with is the server's sentence; a reader has it in the language of the rest. */
async function translateSearches(language: Language, turns: readonly ExportedTurn[]): Promise<readonly ExportedTurn[]> {
  const isTold = turns.some(({ answer }) => answer.evidence?.searched.some(({ error }) => error !== undefined))
  if (language === 'en' || !isTold) return turns
  const translate = await serverLanguage(language)
  const inWords = (search: EvidenceSearch) =>
    search.error === undefined ? search : { ...search, error: translate(search.error, null) ?? search.error }
  return turns.map((turn) => {
    const { evidence } = turn.answer
    if (!evidence) return turn
    return { ...turn, answer: { ...turn.answer, evidence: { ...evidence, searched: evidence.searched.map(inWords) } } }
  })
}

function saveText(name: string, text: string, type: string): void {
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }))
}
