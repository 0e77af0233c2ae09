/** Images of stored messages: rows name them by hash, files contain them, and messages refer to them as `image:HASH`. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { config } from '@/lib/config'
import { log } from '@/lib/log'
import { type Database, database } from '@/lib/store/db'
import { ImageFiles, type ImageOwner, type ImageRows, toImageFolder } from '@/lib/store/image-files'

export interface StoredImage {
  hash: string
  type: string
  size: number
}

type Messages = readonly ChatCompletionMessageParam[]

const imageScheme = 'image:'

/** @returns the hash in a reference to a stored image */
export function parseImageHash(url: string): string | undefined {
  return url.startsWith(imageScheme) ? url.slice(imageScheme.length) : undefined
}

function imageFiles(): ImageFiles {
  return new ImageFiles(config().DATA_DIR)
}

/**
 * Writes the images of messages to disk. Call it before writing the rows that name them.
 *
 * @returns the messages with references in place of data URLs, and one row per image
 */
export async function storeImages<Message extends ChatCompletionMessageParam>(
  messages: readonly Message[],
): Promise<{ messages: Message[]; images: StoredImage[] }> {
  const images = new Map<string, StoredImage>()
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
      const hash = await imageFiles().keep(bytes)
      images.set(hash, { hash, type, size: bytes.length })
      parts.push({ ...part, image_url: { ...part.image_url, url: imageScheme + hash } })
    }
    kept.push({ ...message, content: parts })
  }
  return { messages: kept, images: [...images.values()] }
}

const missingImageText = '[An image was here. Its file is missing on this server.]'

/** Replaces references with data URLs, and images whose file is missing with a note. */
export async function restoreImages(
  messages: Messages,
  images: readonly Pick<StoredImage, 'hash' | 'type'>[],
): Promise<ChatCompletionMessageParam[]> {
  const types = new Map(images.map(({ hash, type }) => [hash, type]))
  const shown: ChatCompletionMessageParam[] = []
  for (const message of messages) {
    if (message.role !== 'user' || typeof message.content === 'string') {
      shown.push(message)
      continue
    }
    const content: typeof message.content = []
    for (const part of message.content) {
      const hash = part.type === 'image_url' ? parseImageHash(part.image_url.url) : undefined
      const type = hash && types.get(hash)
      if (part.type !== 'image_url' || !hash || !type) {
        content.push(part)
        continue
      }
      const bytes = await readImageFile(hash)
      const url = bytes && `data:${type};base64,${bytes.toString('base64')}`
      content.push(url ? { ...part, image_url: { ...part.image_url, url } } : { type: 'text', text: missingImageText })
    }
    shown.push({ ...message, content })
  }
  return shown
}

/** @returns null when the file is missing, which is logged */
export async function readImageFile(hash: string): Promise<Buffer | null> {
  const bytes = await imageFiles().read(hash)
  if (bytes === null)
    log().error({ hash }, 'the file of an image is missing; servers that share a database must share DATA_DIR/images')
  return bytes
}

/** Call it after deleting the rows that named the images. */
export function deleteUnusedImages(hashes: readonly string[], store: Database): Promise<void> {
  return imageFiles().drop(hashes, toImageRows(store))
}

/** Deletes every file that no row names. Leaves images of another database alone, which is logged. */
export async function sweepImages(db = database()): Promise<void> {
  const owner = await imageFiles().sweep(toImageRows(await db))
  if (owner !== 'this database') log().error(`${toForeignImagesMessage(owner)} Nothing in this folder is deleted.`)
}

/**
 * Prevents a server with the wrong database from writing its images among those of the right one.
 *
 * @throws Error with a message for the operator
 */
export async function assertOwnImages(db = database()): Promise<void> {
  const owner = await imageFiles().owner(toImageRows(await db))
  if (owner !== 'another database') return
  throw new Error(
    `${toForeignImagesMessage(owner)} Nothing was changed. Check DATABASE_URL and DATA_DIR. If this database and these images do belong together, delete the file ${join(toImageFolder(config().DATA_DIR), 'database')} and start again.`,
  )
}

function toForeignImagesMessage(owner: ImageOwner): string {
  const folder = toImageFolder(config().DATA_DIR)
  if (owner === 'another database') return `${folder} holds the images of another database.`
  return `${folder} holds images that this database does not know, and does not say whose they are.`
}

function toImageRows(store: Database): ImageRows {
  return { identity: () => readDatabaseIdentity(store), named: (hashes) => findNamedHashes(store, hashes) }
}

/** Creates the identity on first use. */
async function readDatabaseIdentity(store: Database): Promise<string> {
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

async function findNamedHashes(store: Database, hashes: string[]): Promise<Set<string>> {
  const rows = await store
    .selectFrom('conversationImages')
    .select('hash')
    .where('hash', 'in', hashes)
    .union(store.selectFrom('completionImages').select('hash').where('hash', 'in', hashes))
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}
