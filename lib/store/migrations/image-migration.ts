/**
 * Moves the images of conversations and stored completions from rows to files. Files are written before the rows change
 * and named by content: if the migration fails or is killed, the rows are unchanged, and the next attempt writes the
 * same files again.
 */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { ImageFiles } from '@/lib/store/images/image-files'

interface Before {
  conversationImages: { conversationId: string; hash: string; type: string; bytes: Uint8Array; size: number }
  completionMessages: { completionId: string; position: number; message: string }
  completionImages: { completionId: string; hash: string; type: string; size: number }
}

/** The URL of an image in a message, but not text that looks like one. */
const dataUrl = /(?<="url":)"data:(image\/[a-z+.-]+);base64,([A-Za-z0-9+/=]+)"/g

/** @param dataDir folder for the files */
export function createImageMigration(dataDir: string): Migration {
  const files = new ImageFiles(dataDir)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('completionImages')
        .addColumn('completionId', 'text', (column) =>
          column.notNull().references('completions.id').onDelete('cascade'),
        )
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('completionImagesPrimary', ['completionId', 'hash'])
        .execute()
      await db.schema
        .alterTable('conversationImages')
        .addColumn('size', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      for (const table of ['conversationImages', 'completionImages'])
        await db.schema.createIndex(`${table}ByHash`).on(table).column('hash').execute()
      // The tables at this point of the migration.
      const before = db as Kysely<Before>
      await moveBytes(before, files)
      await moveDataUrls(before, files)
      await db.schema.alterTable('conversationImages').dropColumn('bytes').execute()
    },
  }
}

/** One at a time, since all images together may not fit in memory. */
async function moveBytes(db: Kysely<Before>, files: ImageFiles): Promise<void> {
  const hashes = await db.selectFrom('conversationImages').select('hash').distinct().execute()
  for (const { hash } of hashes) {
    const { bytes } = await db
      .selectFrom('conversationImages')
      .select('bytes')
      .where('hash', '=', hash)
      .limit(1)
      .executeTakeFirstOrThrow()
    if ((await files.keep(bytes)) !== hash) throw new Error(`The bytes of an image do not match its hash ${hash}.`)
    await db.updateTable('conversationImages').set({ size: bytes.length }).where('hash', '=', hash).execute()
  }
}

async function moveDataUrls(db: Kysely<Before>, files: ImageFiles): Promise<void> {
  const rows = await db
    .selectFrom('completionMessages')
    .select(['completionId', 'position'])
    .where(sql<boolean>`"message" like '%"data:image/%'`)
    .execute()
  for (const { completionId, position } of rows) {
    const { message } = await db
      .selectFrom('completionMessages')
      .select('message')
      .where('completionId', '=', completionId)
      .where('position', '=', position)
      .executeTakeFirstOrThrow()
    const references = new Map<string, string>()
    for (const [url, type = '', base64 = ''] of message.matchAll(dataUrl)) {
      const bytes = Buffer.from(base64, 'base64')
      const hash = await files.keep(bytes)
      references.set(url, `"image:${hash}"`)
      await db
        .insertInto('completionImages')
        .values({ completionId, hash, type, size: bytes.length })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    await db
      .updateTable('completionMessages')
      .set({ message: message.replace(dataUrl, (url) => references.get(url) ?? url) })
      .where('completionId', '=', completionId)
      .where('position', '=', position)
      .execute()
  }
}
