/** One page of the audit log, for those who read it in the browser. */
import 'server-only'
import { database } from '@/lib/store/db'
import type { ListedAuditRow } from '@/lib/wire/people/listed-person'
import type { AuditQuery } from '@/lib/wire/people/people-requests'

const pageRows = 100
const dayMs = 24 * 60 * 60 * 1000

/** @returns rows, latest first, and the sequence with which the list continues */
export async function listAudit(
  { actor, action, from, to, before }: AuditQuery,
  db = database(),
): Promise<{ data: ListedAuditRow[]; next: number | null }> {
  let query = (await db)
    .selectFrom('audit')
    .leftJoin('people', 'people.id', 'audit.actor')
    .select(['sequence', 'at', 'action', 'actor', 'target', 'status', 'address', 'details', 'people.name'])
  if (actor !== undefined) query = query.where((eb) => eb.or([eb('actor', '=', actor), eb('people.name', '=', actor)]))
  if (action !== undefined) query = query.where('action', '=', action)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (to !== undefined) query = query.where('at', '<', toNextDay(to))
  if (before !== undefined) query = query.where('sequence', '<', before)
  const rows = await query
    .orderBy('sequence', 'desc')
    .limit(pageRows + 1)
    .execute()
  const data = rows.slice(0, pageRows).map((row) => ({ ...row, name: row.name || null }))
  return { data, next: rows.length > pageRows ? (data.at(-1)?.sequence ?? null) : null }
}

/** @param day such as 2027-01-31 */
function toNextDay(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)
}
