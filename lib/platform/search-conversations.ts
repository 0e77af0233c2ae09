/** Full-text search over one owner's conversations: questions, answers, and the sources under them. */
import 'server-only'
import { database } from '@/lib/store/db'
import { matchMessages } from '@/lib/store/message-search'
import type { SearchHit } from '@/lib/wire/conversation'
import { messageColumns, ownerWord, searchTexts, toMessage } from './messages'
import { fold, placesOf, wordsOf } from './search-words'

const hitsMax = 30
/** UTF-16 units around the first word that was found. */
const beforeLength = 60
const snippetLength = 180

/**
 * @param query each word may be the beginning of one; all must be found
 * @returns titles first, then messages, latest first; [] for a query without words
 */
export async function searchConversations(query: string, owner: string, db = database()): Promise<SearchHit[]> {
  const begun = wordsOf(query)
  if (begun.length === 0) return []
  const store = await db
  const own = store
    .selectFrom('conversations')
    .select(['conversations.id', 'title', 'updatedAt'])
    .where('owner', '=', owner)
    .where('deletedAt', 'is', null)
  let titled = own
  for (const word of begun) titled = titled.where('titleWords', 'like', `%${word}%`)
  const titles = await titled.orderBy('updatedAt', 'desc').limit(hitsMax).execute()
  const found = store
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversationId')
    .select('messages.number')
    .where('conversations.owner', '=', owner)
    .where('conversations.deletedAt', 'is', null)
  // First which, then what: sorting thousands of hits must not carry their texts along.
  const latest = await matchMessages(found, store, { whole: [ownerWord(owner)], begun })
    .orderBy('messages.number', 'desc')
    .limit(hitsMax)
    .execute()
  const rows =
    latest.length === 0
      ? []
      : await store
          .selectFrom('messages')
          .innerJoin('conversations', 'conversations.id', 'messages.conversationId')
          .select(['title', 'updatedAt', ...messageColumns.map((column) => `messages.${column}` as const)])
          .where(
            'messages.number',
            'in',
            latest.map(({ number }) => number),
          )
          .orderBy('messages.number', 'desc')
          .execute()
  return [
    ...titles.map(
      ({ id, title, updatedAt }): SearchHit => ({
        conversation: { id, title, updatedAt },
        message: null,
        place: 'title',
        snippet: title,
        marks: placesOf(begun, title),
      }),
    ),
    ...rows.map(({ title, updatedAt, ...row }): SearchHit => {
      const { id, role, createdAt, conversationId } = row
      const conversation = { id: conversationId, title, updatedAt }
      return { conversation, message: { id, role, createdAt }, ...snippetOf(searchTexts(toMessage(row)), begun) }
    }),
  ]
}

/** Around the first place, in the first text that holds most of the words. */
function snippetOf(
  texts: ReturnType<typeof searchTexts>,
  begun: readonly string[],
): Pick<SearchHit, 'place' | 'snippet' | 'marks'> {
  const heard = texts.map(({ place, text }) => ({ place, text, places: placesOf(begun, text) }))
  const distinct = ({ text, places }: (typeof heard)[number]) =>
    new Set(places.map(([start, end]) => fold(text.slice(start, end)))).size
  const best = heard.reduce((a, b) => (distinct(b) > distinct(a) ? b : a))
  const { place, text, places } = best
  const from = wordStart(text, Math.max(0, (places[0]?.[0] ?? 0) - beforeLength))
  const cut = text.slice(from, from + snippetLength).toWellFormed()
  const [open, close] = [from > 0 ? '… ' : '', from + snippetLength < text.length ? ' …' : '']
  const shift = open.length - from
  const marks = places
    .filter(([start, end]) => start >= from && end <= from + snippetLength)
    .map(([start, end]): [number, number] => [start + shift, end + shift])
  // Breaks become spaces one for one, so that the marks stay where they are.
  return { place, snippet: `${open}${cut.replace(/\s/g, ' ')}${close}`, marks }
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0
  const space = text.slice(at, at + beforeLength / 2).search(/\s/)
  return space < 0 ? at : at + space + 1
}
