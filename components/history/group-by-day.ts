import type { ConversationSummary } from '@/lib/wire/conversation'

export type Group = { conversations: ConversationSummary[] } & (
  | { type: 'pinned' | 'today' | 'yesterday' | 'week' }
  /** A day in that month, in ISO 8601. */
  | { type: 'month'; month: string }
)

/**
 * Groups conversations by pinned, today, yesterday, last seven days, then month, in local time.
 *
 * @param conversations pinned first, then newest first
 */
export function groupByDay(conversations: readonly ConversationSummary[], now: Date): Group[] {
  const groups: Group[] = []
  for (const conversation of conversations) {
    const heading = toHeading(conversation, now)
    const last = groups.at(-1)
    if (last && toKey(last) === toKey(heading)) last.conversations.push(conversation)
    else groups.push({ ...heading, conversations: [conversation] })
  }
  return groups
}

type Heading = { type: 'pinned' | 'today' | 'yesterday' | 'week' } | { type: 'month'; month: string }

function toHeading({ isPinned, updatedAt }: ConversationSummary, now: Date): Heading {
  if (isPinned) return { type: 'pinned' }
  const at = new Date(updatedAt)
  const days = daysBetween(at, now)
  if (days <= 0) return { type: 'today' }
  if (days === 1) return { type: 'yesterday' }
  if (days < 7) return { type: 'week' }
  return { type: 'month', month: `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-15` }
}

/** Calendar days apart; days of 23 or 25 hours count as one. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  return Math.round((midnight(to) - midnight(from)) / 86_400_000)
}

function toKey(heading: Heading): string {
  return heading.type === 'month' ? heading.month : heading.type
}
