/** Full-text search over one owner's conversations: titles, questions, answers and sources. */
import 'server-only'
import { findPhrase, findWords, parsePhrases, selectBestText, tokenizeQuery } from '@/lib/shared/text/tokenize-search'
import { type Database, database } from '@/lib/store/db'
import { matchMessages } from '@/lib/store/message-search'
import type { SearchHit } from '@/lib/wire/conversation'
import { messageColumns, toMessage, toOwnerWord, toSearchTexts } from './message-rows'

const hitsMax = 30
/** Latest messages with all words that are checked for the phrases. */
const phraseCandidatesMax = 400
/** UTF-16 units before the first match. */
const beforeLength = 60
const snippetLength = 180

/** What a search looks for. */
interface Wanted {
  query: string
  /** Beginnings of words, which all must match. */
  begun: string[]
  phrases: ReturnType<typeof parsePhrases>
  owner: string
  /** ISO 8601; '' for all time. */
  since: string
}

/**
 * @param query words match as prefixes; all must match, and those in quotation marks as a phrase
 * @param since excludes older messages, and titles of conversations not updated since; ISO 8601
 * @returns the hits of one conversation together, its title first; conversations whose title matches before others,
 *   latest first; [] for a query without words
 */
export async function searchConversations(
  query: string,
  owner: string,
  since = '',
  db = database(),
): Promise<SearchHit[]> {
  const wanted = { query, begun: tokenizeQuery(query), phrases: parsePhrases(query), owner, since }
  if (wanted.begun.length === 0) return []
  const store = await db
  const hits = [...(await searchTitles(store, wanted)), ...(await searchMessages(store, wanted))]
  return [...Map.groupBy(hits, ({ conversation }) => conversation.id).values()].flat()
}

async function searchTitles(store: Database, { begun, phrases, owner, since }: Wanted): Promise<SearchHit[]> {
  let titled = store
    .selectFrom('conversations')
    .select(['conversations.id', 'title', 'updatedAt'])
    .where('owner', '=', owner)
    .where('deletedAt', 'is', null)
    .where('updatedAt', '>=', since)
  for (const word of begun) titled = titled.where('titleWords', 'like', `%${word}%`)
  const rows = await titled.orderBy('updatedAt', 'desc').limit(hitsMax).execute()
  return rows
    .filter(({ title }) => phrases.every((phrase) => findPhrase(phrase, title)))
    .map(({ id, title, updatedAt }) => ({
      conversation: { id, title, updatedAt },
      message: null,
      place: 'title',
      snippet: title,
      marks: findWords(begun, title),
    }))
}

async function searchMessages(store: Database, wanted: Wanted): Promise<SearchHit[]> {
  const numbers = await selectMessageNumbers(store, wanted)
  const hits: SearchHit[] = []
  for (let from = 0; from < numbers.length && hits.length < hitsMax; from += hitsMax) {
    const rows = await readMatches(store, numbers.slice(from, from + hitsMax))
    for (const { title, updatedAt, ...row } of rows) {
      const texts = toSearchTexts(toMessage(row))
      if (!wanted.phrases.every((phrase) => texts.some(({ text }) => findPhrase(phrase, text)))) continue
      const { id, role, createdAt, conversationId } = row
      const conversation = { id: conversationId, title, updatedAt }
      hits.push({ conversation, message: { id, role, createdAt }, ...toSnippet(wanted.query, texts) })
    }
  }
  return hits.slice(0, hitsMax)
}

/** The numbers first: sorting thousands of hits must not carry their texts along. */
function selectMessageNumbers(store: Database, { begun, phrases, owner, since }: Wanted) {
  const found = store
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversationId')
    .select('messages.number')
    .where('conversations.owner', '=', owner)
    .where('conversations.deletedAt', 'is', null)
    .where('messages.createdAt', '>=', since)
  return matchMessages(found, store, { whole: [toOwnerWord(owner)], begun })
    .orderBy('messages.number', 'desc')
    .limit(phrases.length === 0 ? hitsMax : phraseCandidatesMax)
    .execute()
}

function readMatches(store: Database, numbers: readonly { number: number }[]) {
  return store
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversationId')
    .select(['title', 'updatedAt', ...messageColumns.map((column) => `messages.${column}` as const)])
    .where(
      'messages.number',
      'in',
      numbers.map(({ number }) => number),
    )
    .orderBy('messages.number', 'desc')
    .execute()
}

/** Cuts a snippet around the first match, from the first text with the most matches. */
function toSnippet(
  query: string,
  texts: ReturnType<typeof toSearchTexts>,
): Pick<SearchHit, 'place' | 'snippet' | 'marks'> {
  const {
    of: { place, text },
    places,
    first: [first] = [0],
  } = selectBestText(query, texts)
  const from = findWordStart(text, Math.max(0, first - beforeLength))
  const cut = text.slice(from, from + snippetLength).toWellFormed()
  const [open, close] = [from > 0 ? '… ' : '', from + snippetLength < text.length ? ' …' : '']
  const shift = open.length - from
  const marks = places
    .filter(([start, end]) => start >= from && end <= from + snippetLength)
    .map(([start, end]): [number, number] => [start + shift, end + shift])
  // One space for each sign and line break, so that the marks keep their positions.
  const words = cut.replace(lineSigns, (signs) => ' '.repeat(signs.length)).replace(/\s/g, ' ')
  return { place, snippet: `${open}${words}${close}`, marks }
}

/**
 * Signs of headings, lists, quotations and tables, which mean nothing without line breaks; not that of "> 140 mm Hg".
 */
const lineSigns = /^[ \t]*(?:#{1,6}|[-*]|>(?!\s*\d)|\|[\s|:-]*)(?=\s)|\|(?=\s*$)/gm

function findWordStart(text: string, at: number): number {
  if (at === 0) return 0
  const space = text.slice(at, at + beforeLength / 2).search(/\s/)
  return space < 0 ? at : at + space + 1
}
