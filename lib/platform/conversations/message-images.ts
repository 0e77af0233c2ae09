/**
 * Images of stored messages: rows name them by hash, an `ImageStore` contains them, and messages refer to them as
 * `image:HASH`.
 */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { config } from '@/lib/config'
import { log } from '@/lib/log'
import { type Database, database } from '@/lib/store/db'
import type { ImageOwner, ImageRows, ImageStore } from '@/lib/store/images/image-store'
import { openImageStore } from '@/lib/store/images/open-image-store'
import { dropSingleton, getSingleton } from '@/lib/store/process-singleton'
import { StorageError } from '@/lib/store/storage-error'
import { lostImageText } from '@/lib/wire/images/lost-image'

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

/** The images of this process. */
export function getImageStore(): Promise<ImageStore> {
  return getSingleton('images', () =>
    openImageStore(config()).catch((error: unknown) => {
      dropSingleton('images')
      throw error
    }),
  )
}

/**
 * Stores the images of messages. Call it before writing the rows that name them.
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
      const hash = await (await getImageStore()).keep(bytes)
      images.set(hash, { hash, type, size: bytes.length })
      parts.push({ ...part, image_url: { ...part.image_url, url: imageScheme + hash } })
    }
    kept.push({ ...message, content: parts })
  }
  return { messages: kept, images: [...images.values()] }
}

/** Replaces references with data URLs, and missing images with `lostImageText`. */
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
      content.push(url ? { ...part, image_url: { ...part.image_url, url } } : { type: 'text', text: lostImageText })
    }
    shown.push({ ...message, content })
  }
  return shown
}

/** @returns null when the image is missing, which is logged */
export async function readImageFile(hash: string): Promise<Buffer | null> {
  const images = await getImageStore()
  const bytes = await images.read(hash)
  if (bytes === null)
    log().error(
      { hash, place: images.place },
      'an image is missing; servers that share a database must share its images',
    )
  return bytes
}

/** Call it after deleting the rows that named the images. */
export async function deleteUnusedImages(hashes: readonly string[], store: Database): Promise<void> {
  if (hashes.length > 0) await (await getImageStore()).drop(hashes, toImageRows(store))
}

/** Deletes every image that no row names. Leaves images of another database alone, which is logged. */
export async function sweepImages(db = database()): Promise<void> {
  const images = await getImageStore()
  const owner = await images.sweep(toImageRows(await db))
  if (owner !== 'this database') log().error(`${toForeignImagesMessage(images, owner)} None of them is deleted.`)
}

/**
 * Prevents a server with the wrong database from writing its images among those of the right one.
 *
 * @throws Error with a message for the operator
 */
export async function assertOwnImages(db = database()): Promise<void> {
  const images = await getImageStore()
  const owner = await findImageOwner(images, await db)
  if (owner !== 'another database') return
  throw new Error(
    `${toForeignImagesMessage(images, owner)} Nothing was changed. Check DATABASE_URL, DATA_DIR and IMAGES_URL. If this database and these images do belong together, delete ${images.ownerPlace} and start again.`,
  )
}

/** @throws Error for the operator when the images can't be reached */
function findImageOwner(images: ImageStore, db: Database): Promise<ImageOwner> {
  return images.owner(toImageRows(db)).catch((error: unknown) => {
    const { IMAGES_URL } = config()
    if (!IMAGES_URL || !(error instanceof StorageError)) throw error
    throw new Error(
      `IMAGES_URL leads to ${images.place}, which cannot be used: ${error.cause}. Correct it or the AWS settings, then start again. Nothing was changed.`,
      { cause: error },
    )
  })
}

function toForeignImagesMessage({ place }: ImageStore, owner: ImageOwner): string {
  if (owner === 'another database') return `${place} holds the images of another database.`
  return `${place} holds images that this database does not know, and does not say whose they are.`
}

/** The images that the rows of a database name. */
export function toImageRows(store: Database): ImageRows {
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
