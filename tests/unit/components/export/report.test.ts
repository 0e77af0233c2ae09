/** The report of a wrong answer: complete, readable, and inert where it is opened. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Turn } from '@/components/conversation/conversation-reducer'
import { toReport } from '@/components/feedback/save-report'
import { pickPageMessages } from '@/components/i18n/load-messages'
import { en } from '@/components/i18n/messages-en'
import { evidence } from '../../../fixtures/sample-answer'

const turn: Turn = {
  id: 'question',
  parentId: null,
  question: {
    text: 'Is it safe?',
    images: [{ name: 'ay.png', description: 'ECG', dataUrl: 'data:image/png;base64,AAAA' }],
  },
  answerId: 'answer',
  answer: { status: 'done', finishReason: 'stop', text: 'It is ````safe````. [1]', evidence },
  isStored: true,
}
const choice = { rating: 'down' as const, reason: 'wrong' as const, comment: '<img src="https://a.example/x"> twice' }
const report = (reported: Parameters<typeof toReport>[0]) =>
  toReport(reported, new Date('2026-11-22T10:00:00Z'), pickPageMessages(en), null)

test('a report contains the reason, the question, the answer and the whole record, and no image or file name', () => {
  const text = report({ turn, conversationId: 'one', choice })
  assert.match(text, /## What is wrong\n\nIt is wrong\n/)
  assert.match(text, /## Is it safe\?/)
  const record = JSON.parse(/\n`````json\n(.*)\n`````\n$/s.exec(text)?.[1] ?? '')
  assert.deepEqual(record.evidence, evidence)
  assert.equal(record.answer, 'answer')
  assert.equal(record.comment, choice.comment)
  assert.doesNotMatch(text, /ay\.png|AAAA/)
  assert.doesNotMatch(text.split('`````json')[0] ?? '', /<img/)
})

test('a report without a reason says so', () => {
  assert.match(report({ turn, conversationId: null, choice: null }), /The reader gave no reason\./)
})
