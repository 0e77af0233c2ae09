/**
 * How long conversations are kept without a question. A person with several roles has the longest of their periods.
 * People without a role, and owners that are not people, have the general one.
 */
import 'server-only'
import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { type Config, config } from '@/lib/config'
import type { Database } from '@/lib/store/db'
import type { Tables } from '@/lib/store/tables'

type Retention = Pick<Config, 'HISTORY_DAYS' | 'HISTORY_DAYS_BY_ROLE'>

interface RetentionRule {
  /** 0 keeps everything. */
  days: number
  /** The roles of the people whom it concerns, as stored; of all other owners if `isForOthers`. */
  roleSets: string[]
  isForOthers: boolean
}

/** @returns one rule for each number of days, which together concern every owner once */
export async function listRetentionRules(db: Database, settings: Retention = config()): Promise<RetentionRule[]> {
  const stored = await db.selectFrom('people').select('roles').distinct().execute()
  const special = new Map<number, string[]>()
  for (const { roles } of stored) {
    const days = findDays(roles, settings)
    if (days !== settings.HISTORY_DAYS) special.set(days, [...(special.get(days) ?? []), roles])
  }
  const rules = [...special].map(([days, roleSets]) => ({ days, roleSets, isForOthers: false }))
  return [{ days: settings.HISTORY_DAYS, roleSets: [...special.values()].flat(), isForOthers: true }, ...rules]
}

function findDays(stored: string, { HISTORY_DAYS, HISTORY_DAYS_BY_ROLE }: Retention): number {
  if (stored === '') return HISTORY_DAYS
  const periods = stored.split(',').map((role) => HISTORY_DAYS_BY_ROLE[role] ?? HISTORY_DAYS)
  return periods.includes(0) ? 0 : Math.max(...periods)
}

/** @param owner the column of a table @returns whether a row is of an owner whom the rule concerns */
export function concernsOwner(
  { roleSets, isForOthers }: RetentionRule,
  owner: Expression<string>,
): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>()
  if (roleSets.length === 0) return eb.lit(isForOthers)
  const people = eb.selectFrom('people').select('people.id').where('people.roles', 'in', roleSets)
  const keys = eb
    .selectFrom('keys')
    .innerJoin('people', 'people.id', 'keys.personId')
    .select('keys.id')
    .where('people.roles', 'in', roleSets)
  const isNamed = eb.or([eb(owner, 'in', people), eb(owner, 'in', keys)])
  return isForOthers ? eb.not(isNamed) : isNamed
}
