/** Reads and prepares what a running server keeps, without starting a process for it. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { AuditRow } from '@/lib/platform/audit/audit'
import { type AuditState, readAudit, verifyAudit } from '@/lib/platform/audit/audit-chain'
import { type Database, openDatabase } from '@/lib/store/db'
import type { KeyScope } from '@/lib/wire/people/key-scopes'
import { signInAsOperator } from './page-session'
import type { TestServer } from './server'

type Folder = Pick<TestServer, 'dataDir'>

/** Limits of one key; what is not given is as the server's settings say. */
interface KeyLimits {
  /** Requests a minute. */
  rpm?: number
  /** Answers at the same time. */
  streams?: number
}

async function withDatabase<T>({ dataDir }: Folder, work: (db: Promise<Database>) => Promise<T>): Promise<T> {
  const db = openDatabase({ DATA_DIR: dataDir })
  try {
    return await work(db)
  } finally {
    await (await db).destroy()
  }
}

/** @returns all rows of the audit that are written so far, oldest first */
export function readServerAudit(folder: Folder): Promise<AuditRow[]> {
  return withDatabase(folder, async (db) => {
    const rows: AuditRow[] = []
    for await (const row of readAudit({}, db)) rows.push(row)
    return rows
  })
}

/** Checks the audit's chain in the server's database. */
export function verifyServerAudit(folder: Folder): Promise<AuditState> {
  return withDatabase(folder, (db) => verifyAudit(undefined, db))
}

/** Issues a key as the operator does on the page. @returns its secret */
export async function issueKey(server: TestServer, name: string, scope: KeyScope = 'chat'): Promise<string> {
  const response = await fetch(`${server.url}/api/keys`, {
    method: 'POST',
    headers: {
      origin: server.url,
      'content-type': 'application/json',
      cookie: await signInAsOperator(server.operatorUrl),
    },
    body: JSON.stringify({ name, scope }),
  })
  assert.equal(response.status, 201, await response.clone().text())
  return ((await response.json()) as { secret: string }).secret
}

/**
 * Issues a key with limits of its own, which only the command line can set. A process of it would take a second.
 *
 * @returns its secret
 */
export async function issueLimitedKey(server: TestServer, limits: KeyLimits): Promise<string> {
  const name = `limited ${randomUUID()}`
  const secret = await issueKey(server, name)
  await withDatabase(server, async (db) =>
    (await db).updateTable('keys').set(limits).where('name', '=', name).execute(),
  )
  return secret
}
