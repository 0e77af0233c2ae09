import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { groupByDay } from '@/components/history/group-by-day'
import type { ConversationSummary } from '@/lib/wire/conversation'

const now = new Date(2026, 10, 21, 0, 30)

function at(...time: [number, number, number, number?, number?]): ConversationSummary {
  const updatedAt = new Date(...time).toISOString()
  return {
    id: updatedAt,
    title: '',
    isPinned: false,
    isRunning: false,
    questionCount: 1,
    createdAt: updatedAt,
    updatedAt,
  }
}

describe('the list of conversations', () => {
  test('is grouped by local day, then by month', () => {
    const groups = groupByDay(
      [
        { ...at(2020, 0, 1), isPinned: true },
        at(2026, 10, 21, 0, 10),
        at(2026, 10, 20, 23, 59),
        at(2026, 10, 20, 0, 0),
        at(2026, 10, 15, 12),
        at(2026, 10, 14, 12),
        at(2026, 10, 1),
        at(2025, 10, 30),
      ],
      now,
    )
    assert.deepEqual(
      groups.map(({ conversations, ...heading }) => [Object.values(heading).join(' '), conversations.length]),
      [
        ['pinned', 1],
        ['today', 1],
        ['yesterday', 2],
        ['week', 1],
        ['month 2026-11-15', 2],
        ['month 2025-11-15', 1],
      ],
    )
  })

  test('counts a future date as today', () => {
    assert.deepEqual(
      groupByDay([at(2026, 10, 22)], now).map(({ type }) => type),
      ['today'],
    )
  })
})
