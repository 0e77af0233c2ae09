/**
 * Usage by owner, day and model. Counted in memory and written shortly after in one transaction, so that no answer
 * waits for it. A crash loses at most the last seconds of counts, never a key or an answer.
 */
import 'server-only'
import type { CompletionUsage } from 'openai/resources/completions'
import { log } from '@/lib/log'
import { type Database, database } from '@/lib/store/db'
import { getSingleton } from '@/lib/store/process-singleton'
import type { UsageTable } from '@/lib/store/tables'

const writeAfterMs = 2000
/** Also the model of usage that was counted before models were recorded. */
const unknownModel = 'unknown'

interface Counts {
  requests: number
  promptTokens: number
  completionTokens: number
}

type UsageKey = Pick<UsageTable, 'owner' | 'day' | 'model'>

interface Pending {
  /** By JSON of owner, day and model. */
  usage: Map<string, UsageKey & Counts>
  /** Time of last use by key id. */
  lastUsed: Map<string, string>
  timer: NodeJS.Timeout | undefined
}

function pending(): Pending {
  return getSingleton('usage', () => ({ usage: new Map(), lastUsed: new Map(), timer: undefined }))
}

/**
 * @param usage null when the answer ended before its tokens were known
 * @param model null for quotations; undefined when the answer ended before it was known
 */
export function recordUsage(owner: string, usage: CompletionUsage | null, model: string | null | undefined): void {
  addUsage({
    owner,
    day: new Date().toISOString().slice(0, 10),
    model: model === undefined ? unknownModel : (model ?? ''),
    requests: 1,
    promptTokens: usage?.prompt_tokens ?? 0,
    completionTokens: usage?.completion_tokens ?? 0,
  })
}

export function recordKeyUse(keyId: string): void {
  pending().lastUsed.set(keyId, new Date().toISOString())
  writeSoon()
}

/** Writes the pending counts; if that fails, keeps them for the next attempt. */
export async function writeUsage(db = database()): Promise<void> {
  const waiting = pending()
  clearTimeout(waiting.timer)
  const { usage, lastUsed } = waiting
  Object.assign(waiting, { usage: new Map(), lastUsed: new Map(), timer: undefined } satisfies Pending)
  if (usage.size === 0 && lastUsed.size === 0) return
  try {
    await write(await db, usage, lastUsed)
  } catch (cause) {
    log().error({ err: cause }, 'usage could not be written and is kept for the next attempt')
    for (const counted of usage.values()) addUsage(counted)
    for (const [id, at] of lastUsed) if (!pending().lastUsed.has(id)) pending().lastUsed.set(id, at)
  }
}

function addUsage(more: UsageKey & Counts): void {
  const { usage } = pending()
  const { owner, day, model } = more
  const key = JSON.stringify([owner, day, model])
  const counted = usage.get(key) ?? { requests: 0, promptTokens: 0, completionTokens: 0 }
  usage.set(key, {
    ...more,
    requests: counted.requests + more.requests,
    promptTokens: counted.promptTokens + more.promptTokens,
    completionTokens: counted.completionTokens + more.completionTokens,
  })
  writeSoon()
}

function writeSoon(): void {
  const waiting = pending()
  waiting.timer ??= setTimeout(() => void writeUsage(), writeAfterMs).unref()
}

async function write(db: Database, usage: Pending['usage'], lastUsed: Pending['lastUsed']): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const row of usage.values()) {
      await transaction
        .insertInto('usage')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['owner', 'day', 'model']).doUpdateSet((eb) => ({
            requests: eb('usage.requests', '+', row.requests),
            promptTokens: eb('usage.promptTokens', '+', row.promptTokens),
            completionTokens: eb('usage.completionTokens', '+', row.completionTokens),
          })),
        )
        .execute()
    }
    for (const [id, lastUsedAt] of lastUsed) {
      await transaction.updateTable('keys').set({ lastUsedAt }).where('id', '=', id).execute()
    }
  })
}
