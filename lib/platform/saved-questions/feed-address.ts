/** The secret address at which a feed reader, which cannot sign in, gets what is new for one owner. */
import 'server-only'
import { randomBytes } from 'node:crypto'
import { getPublicUrl } from '@/lib/config'
import { database } from '@/lib/store/db'
import type { FeedsTable } from '@/lib/store/tables'

const secretForm = /^[A-Za-z0-9_-]{43}$/

/** @returns null if the owner has no feed */
export async function findFeed(owner: string, db = database()): Promise<FeedsTable | null> {
  const feed = await (await db).selectFrom('feeds').selectAll().where('owner', '=', owner).executeTakeFirst()
  return feed ?? null
}

/** @returns null for a secret that was never issued, or was replaced or ended */
export async function findFeedBySecret(secret: string, db = database()): Promise<FeedsTable | null> {
  if (!secretForm.test(secret)) return null
  const feed = await (await db).selectFrom('feeds').selectAll().where('secret', '=', secret).executeTakeFirst()
  return feed ?? null
}

/** Issues an address, and invalidates the previous one. */
export async function issueFeed(owner: string, db = database()): Promise<FeedsTable> {
  // Not hashed: its owner reads it again, and anyone who can read this table can read the questions.
  const feed = { secret: randomBytes(32).toString('base64url'), createdAt: new Date().toISOString() }
  await (await db)
    .insertInto('feeds')
    .values({ owner, ...feed })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet(feed))
    .execute()
  return { owner, ...feed }
}

export async function endFeed(owner: string, db = database()): Promise<void> {
  await (await db).deleteFrom('feeds').where('owner', '=', owner).execute()
}

/** The secret is a parameter, because logs keep paths. */
export function toFeedUrl({ secret }: Pick<FeedsTable, 'secret'>): string {
  return `${getPublicUrl()}/api/saved-questions/feed?secret=${secret}`
}
