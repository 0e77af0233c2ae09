/**
 * The state of a shared index on which the servers agree, in PostgreSQL: its table, the last change in it, and which
 * server writes it. Every statement that publishes a change proves that its server still holds the claim.
 */
import { sql } from 'kysely'
import { schemaVersion } from '@/lib/evidence/library/library-schema'
import { changesChannel } from '@/lib/evidence/shared-library/change-log'
import type { Position } from '@/lib/evidence/shared-library/read-changes'
import type { Database } from '@/lib/store/db'

/** Everything up to its position is in the table. */
export interface IndexHead extends Position {
  table: string
  /** Greater after each write, also one that only made searches faster. */
  generation: number
  /** Rows of the table, some of them of removed articles; fewer mean that the store lost some. */
  rows: number
}

/** A server that has not renewed its claim for this long has lost it. */
const leaseSeconds = 15

export class IndexClaimLostError extends Error {}

/**
 * Stems and their counts differ between these versions, so servers of different versions have separate indexes in one
 * place.
 */
export const indexFormat = schemaVersion

const toHeadName = (place: string) => `search index ${indexFormat} ${place}`
const toClaimName = (place: string) => `search index writer ${indexFormat} ${place}`

const holderOf = sql`split_part("facts"."value", ' ', 1)`
const age = sql`extract(epoch from clock_timestamp()) - split_part("facts"."value", ' ', 2)::float8`
const toClaim = (holder: string) => sql`${holder} || ' ' || extract(epoch from clock_timestamp())::text`

/** @returns null while there is no complete index in this place */
export async function readIndexHead(db: Database, place: string): Promise<IndexHead | null> {
  const row = await db.selectFrom('facts').select('value').where('name', '=', toHeadName(place)).executeTakeFirst()
  // Written by `publishIndexHead`.
  return row ? (JSON.parse(row.value) as IndexHead) : null
}

/**
 * Claims the index for writing, or renews the claim.
 *
 * @param holder names the server, without a space
 * @returns false while another server holds it
 */
export async function claimIndex(db: Database, place: string, holder: string): Promise<boolean> {
  const { rows } = await sql`
    insert into "facts" ("name", "value") values (${toClaimName(place)}, ${toClaim(holder)})
    on conflict ("name") do update set "value" = excluded."value"
      where ${holderOf} = ${holder} or ${age} > ${leaseSeconds}
    returning "name"`.execute(db)
  return rows.length > 0
}

/** Releases the claim, so that another server can write at once. */
export async function releaseIndex(db: Database, place: string, holder: string): Promise<void> {
  await sql`delete from "facts" where "name" = ${toClaimName(place)} and ${holderOf} = ${holder}`.execute(db)
}

/** @throws IndexClaimLostError when another server writes the index now */
export async function publishIndexHead(db: Database, place: string, holder: string, head: IndexHead): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      select 1 from "facts" where "name" = ${toClaimName(place)} and ${holderOf} = ${holder} for update`.execute(tx)
    if (rows.length === 0) throw new IndexClaimLostError('Another server writes the shared index.')
    await sql`
      insert into "facts" ("name", "value") values (${toHeadName(place)}, ${JSON.stringify(head)})
      on conflict ("name") do update set "value" = excluded."value"`.execute(tx)
    await sql`select pg_notify(${changesChannel}, ${String(head.version)})`.execute(tx)
  })
}
