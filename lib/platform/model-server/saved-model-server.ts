/**
 * The model server that the operator saved on the page, shared by all servers on one database. Its API key is encrypted
 * with a secret of this installation, so that a copy of the database alone does not reveal it.
 */
import 'server-only'
import { z } from 'zod'
import { connectModelServer, type ModelServer } from '@/lib/engines/choose-engine'
import { log } from '@/lib/log'
import { appendAudit } from '@/lib/platform/audit/audit'
import { decryptText, encryptText } from '@/lib/platform/auth/installation-secrets'
import { type Database, database } from '@/lib/store/db'

const factName = 'modelServer'

const Stored = z.object({ baseUrl: z.url(), model: z.string().optional(), encryptedKey: z.string().optional() })

/** @param by actor of the audit row, which is written in the same transaction and never holds the key */
export async function saveModelServer(server: ModelServer, by: string, db = database()): Promise<void> {
  const { baseUrl, model, apiKey } = server
  const value = JSON.stringify({
    baseUrl,
    ...(model !== undefined && { model }),
    ...(apiKey !== undefined && { encryptedKey: await encryptText(apiKey) }),
  })
  const details = { model: model ?? null, hasKey: apiKey !== undefined }
  await (await db).transaction().execute(async (transaction) => {
    await transaction
      .insertInto('facts')
      .values({ name: factName, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
    const at = new Date().toISOString()
    await appendAudit(transaction, [{ action: 'model-server-saved', actor: by, target: baseUrl, details, at }])
  })
  connectModelServer(server)
}

/** Removes the saved model server, so that the settings apply again. */
export async function removeModelServer(by: string, db = database()): Promise<void> {
  await (await db).transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('facts')
      .where('name', '=', factName)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return
    const at = new Date().toISOString()
    await appendAudit(transaction, [{ action: 'model-server-removed', actor: by, at }])
  })
  connectModelServer(null)
}

/** Connects the stored model server: at start-up, and later so that a server notices one saved on another server. */
export async function connectSavedModelServer(db = database()): Promise<void> {
  connectModelServer(await readModelServer(await db))
}

async function readModelServer(store: Database): Promise<ModelServer | null> {
  const fact = await store.selectFrom('facts').select('value').where('name', '=', factName).executeTakeFirst()
  if (fact === undefined) return null
  try {
    const { baseUrl, model, encryptedKey } = Stored.parse(JSON.parse(fact.value))
    return { baseUrl, model, apiKey: encryptedKey === undefined ? undefined : await decryptText(encryptedKey) }
  } catch (cause) {
    log().error(
      { err: cause },
      'the saved model server cannot be read and is not used; save it again on the settings page',
    )
    return null
  }
}
