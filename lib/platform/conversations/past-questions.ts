/** Finds questions that a reader has asked before. */
import 'server-only'
import { tokenizeQuery } from '@/lib/shared/text/tokenize-search'
import { database } from '@/lib/store/db'
import { matchMessages } from '@/lib/store/message-search'
import { messageColumns, toMessage, toOwnerWord } from './message-rows'

/** Latest matches that are compared; the same question may have been asked often. */
const candidatesMax = 30
/** A longer one is a case and not a question to ask again. */
const questionCharactersMax = 300

/**
 * @param text its words match as prefixes, and all must match
 * @param max how many at most
 * @returns the owner's own questions, latest first, each once
 */
export async function findPastQuestions(text: string, owner: string, max: number, db = database()): Promise<string[]> {
  const begun = tokenizeQuery(text)
  if (begun.length === 0) return []
  const store = await db
  const own = store
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversationId')
    .select(messageColumns.map((column) => `messages.${column}` as const))
    .where('conversations.owner', '=', owner)
    .where('conversations.deletedAt', 'is', null)
    .where('messages.role', '=', 'user')
  const rows = await matchMessages(own, store, { whole: [toOwnerWord(owner)], begun })
    .orderBy('messages.number', 'desc')
    .limit(candidatesMax)
    .execute()
  const texts = rows.flatMap((row) => {
    const message = toMessage(row)
    return message.role === 'user' && message.plainWordsOf === undefined ? [message.text.trim()] : []
  })
  return [...new Set(texts)].filter((each) => each !== '' && each.length <= questionCharactersMax).slice(0, max)
}
