import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openConversation, readMessages } from '@/lib/platform/conversations/conversations'
import { readShared, shareConversation } from '@/lib/platform/conversations/shares'
import type { StoredMessage } from '@/lib/wire/conversation'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'
import { study } from '../../../fixtures/study-item'
import { onEachDatabase } from '../../../support/databases'
import { askAndAnswer, createPlace, newId, useDatabase } from '../../../support/start-conversation'

const searchedAt = '2026-11-21T10:00:00.000Z'

function found(...items: EvidenceItem[]): Evidence {
  const searched = [{ source: 'library' as const, query: 'prone', hits: 2, at: searchedAt }]
  return { version: 1, engine: 'upstream', abstained: false, searched, items, checks: [] }
}

function changesOf(messages: readonly StoredMessage[]) {
  return messages.map((message) => (message.role === 'assistant' ? message.changes : undefined))
}

onEachDatabase('the sources of a stored answer', ({ db }) => {
  before(() => useDatabase(db()))

  // What a retraction turned over must reach those who only read.
  test('are compared with those of the previous answer, for its owner and for those with whom it is shared', async () => {
    const owner = newId()
    const first = await askAndAnswer(owner, createPlace(), 'Does it help?', 'It does.', found(study(1), study(2)))
    const again = { ...first, answer: newId() }
    await askAndAnswer(owner, again, 'Does it help?', 'Nobody knows.')
    const last = { ...first, answer: newId() }
    const now = found(study(3), study(4, [], { id: 'card:study-2', retracted: true }))
    await askAndAnswer(owner, last, 'Does it help?', 'It does not.', now)
    const changes = {
      searchedAt,
      added: [{ n: 3, id: 'card:study-3', title: 'Trial 3', year: 2019 }],
      gone: [{ n: 1, id: 'card:study-1', title: 'Trial 1', year: 2019 }],
      retracted: [{ n: 4, id: 'card:study-2', title: 'Trial 4', year: 2019 }],
    }
    const share = await shareConversation(first.conversation, owner)
    for (const { messages } of [await openConversation(first.conversation, owner), await readShared(share.id)])
      assert.deepEqual(changesOf(messages), [undefined, changes])
    for (const { answer } of [first, again])
      assert.deepEqual(changesOf((await readMessages(first.conversation, answer, owner)).data), [undefined, undefined])
  })
})
