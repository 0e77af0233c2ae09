/** Pictures of what is kept: rows name them by their hash, files hold them, and messages carry them as `image:` and the hash. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { config } from '@/lib/config'
import { log } from '@/lib/log'
import { type Database, database } from '@/lib/store/db'
import { PictureFiles, type PictureOwner, type PictureRows, pictureFolderOf } from '@/lib/store/image-files'

export interface KeptPicture {
  hash: string
  type: string
  size: number
}

type Messages = readonly ChatCompletionMessageParam[]

const imageScheme = 'image:'

/** @returns the hash of a picture that is kept with its conversation */
export function imageHash(url: string): string | undefined {
  return url.startsWith(imageScheme) ? url.slice(imageScheme.length) : undefined
}

function files(): PictureFiles {
  return new PictureFiles(config().DATA_DIR)
}

/**
 * Puts the pictures of messages on disk. Call it before the rows are written that name them.
 *
 * @returns the messages with references in the place of data URLs, and a row for each picture, each once
 */
export async function keepPictures<Message extends ChatCompletionMessageParam>(
  messages: readonly Message[],
): Promise<{ messages: Message[]; pictures: KeptPicture[] }> {
  const pictures = new Map<string, KeptPicture>()
  const kept: Message[] = []
  for (const message of messages) {
    const content = message.role === 'user' ? message.content : ''
    if (typeof content === 'string') {
      kept.push(message)
      continue
    }
    const parts: typeof content = []
    for (const part of content) {
      const [, type, base64] =
        (part.type === 'image_url' && /^data:([^;,]+);base64,(.*)$/s.exec(part.image_url.url)) || []
      if (part.type !== 'image_url' || type === undefined || base64 === undefined) {
        parts.push(part)
        continue
      }
      const bytes = Buffer.from(base64, 'base64')
      const hash = await files().keep(bytes)
      pictures.set(hash, { hash, type, size: bytes.length })
      parts.push({ ...part, image_url: { ...part.image_url, url: imageScheme + hash } })
    }
    kept.push({ ...message, content: parts })
  }
  return { messages: kept, pictures: [...pictures.values()] }
}

const lost = '[A picture stood here. Its file is missing on this server.]'

/** The messages with data URLs in the place of references; a word stands for a picture whose file is gone. */
export async function withPictures(
  messages: Messages,
  pictures: readonly Pick<KeptPicture, 'hash' | 'type'>[],
): Promise<ChatCompletionMessageParam[]> {
  const types = new Map(pictures.map(({ hash, type }) => [hash, type]))
  const shown: ChatCompletionMessageParam[] = []
  for (const message of messages) {
    if (message.role !== 'user' || typeof message.content === 'string') {
      shown.push(message)
      continue
    }
    const content: typeof message.content = []
    for (const part of message.content) {
      const hash = part.type === 'image_url' ? imageHash(part.image_url.url) : undefined
      const type = hash && types.get(hash)
      if (part.type !== 'image_url' || !hash || !type) {
        content.push(part)
        continue
      }
      const bytes = await readPicture(hash)
      const url = bytes && `data:${type};base64,${bytes.toString('base64')}`
      content.push(url ? { ...part, image_url: { ...part.image_url, url } } : { type: 'text', text: lost })
    }
    shown.push({ ...message, content })
  }
  return shown
}

/** @returns null when its file is gone, which the log says */
export async function readPicture(hash: string): Promise<Buffer | null> {
  const bytes = await files().read(hash)
  if (bytes === null)
    log().error({ hash }, 'the file of a picture is missing; servers that share a database must share DATA_DIR/images')
  return bytes
}

/** After the rows have gone that named these. */
export function dropPictures(hashes: readonly string[], store: Database): Promise<void> {
  return files().drop(hashes, rowsOf(store))
}

/** Drops every file that no row names. Pictures of another database are left alone, which the log says. */
export async function sweepPictures(db = database()): Promise<void> {
  const owner = await files().sweep(rowsOf(await db))
  if (owner !== 'this database') log().error(`${foreignPictures(owner)} Nothing in this folder is deleted.`)
}

/**
 * A server that is started with the wrong database must not keep its pictures among those of the right one.
 *
 * @throws Error with a sentence for the operator
 */
export async function assertOwnPictures(db = database()): Promise<void> {
  const owner = await files().owner(rowsOf(await db))
  if (owner !== 'another database') return
  throw new Error(
    `${foreignPictures(owner)} Nothing was changed. Check DATABASE_URL and DATA_DIR. If this database and these pictures do belong together, delete the file ${join(pictureFolderOf(config().DATA_DIR), 'database')} and start again.`,
  )
}

function foreignPictures(owner: PictureOwner): string {
  const folder = pictureFolderOf(config().DATA_DIR)
  if (owner === 'another database') return `${folder} holds the pictures of another database.`
  return `${folder} holds pictures that this database does not know, and does not say whose they are.`
}

function rowsOf(store: Database): PictureRows {
  return { identity: () => databaseIdentity(store), named: (hashes) => namedIn(store, hashes) }
}

/** Made on first use. */
async function databaseIdentity(store: Database): Promise<string> {
  const find = () => store.selectFrom('facts').select('value').where('name', '=', 'identity')
  const known = await find().executeTakeFirst()
  if (known) return known.value
  await store
    .insertInto('facts')
    .values({ name: 'identity', value: randomUUID() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await find().executeTakeFirstOrThrow()).value
}

async function namedIn(store: Database, hashes: string[]): Promise<Set<string>> {
  const rows = await store
    .selectFrom('conversationImages')
    .select('hash')
    .where('hash', 'in', hashes)
    .union(store.selectFrom('completionImages').select('hash').where('hash', 'in', hashes))
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}
