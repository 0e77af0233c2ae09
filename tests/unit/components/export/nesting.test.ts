import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { toAnswerMdast } from '@/components/export/answer-mdast'
import { toConversationDocx } from '@/components/export/conversation-docx'
import { toConversationMarkdown } from '@/components/export/conversation-markdown'
import type { ExportedTurn } from '@/components/export/exported-turn'
import { toPlainText } from '@/components/export/plain-text'
import { toClipboardHtml } from '@/components/export/rich-text'
import { en } from '@/components/i18n/messages-en'
import { generatedCases } from '../../../support/full'

function turn(text: string): ExportedTurn {
  return {
    question: { text: 'Q', images: [] },
    answer: { status: 'done', finishReason: 'stop', text, evidence: null },
  }
}

/** Every export of an answer except Word, which is slow. */
function assertWhole(text: string): void {
  const tree = toAnswerMdast(text, en)
  const outcomes = [
    toPlainText(tree),
    toClipboardHtml(tree),
    toConversationMarkdown([turn(text)], new Date(0), en, null),
  ]
  for (const outcome of outcomes) assert.match(outcome, /deepest/, text.slice(0, 99))
}

const deep = ['> ', '- ', '1. ', '* > ', '[^1]: ', '**a *b ', '[', '![', '~~a ', '***', '_'].map((marker) =>
  marker.repeat(3_000),
)

test('an answer of 3,000 levels is copied and saved, for Word too', async () => {
  for (const markers of deep) {
    const text = `${markers}deepest`
    assertWhole(text)
    assert.ok((await toConversationDocx([turn(text)], new Date(0), en, { plots: [], translate: null })).size > 1_000)
  }
})

test('no nesting keeps an answer from being copied or saved', () => {
  const markers = [
    '> ',
    '>',
    '- ',
    '+ ',
    '1. ',
    '  ',
    '\t',
    '\n',
    '\n\n',
    '**',
    '*',
    '_',
    '~~',
    '[',
    '](x)',
    '![',
    '`',
    '<b>',
    'a ',
    '|',
    '# ',
  ]
  const times = fc.oneof(
    { weight: 1_000, arbitrary: fc.integer({ min: 1, max: 9 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1_000, max: 3_000 }) },
  )
  const part = fc.tuple(fc.array(fc.constantFrom(...markers), { minLength: 1, maxLength: 3 }), times)
  const text = fc.array(part, { maxLength: 8 }).map((parts) => {
    return `${parts.map(([own, count]) => own.join('').repeat(count)).join('')}\n\ndeepest`
  })
  fc.assert(fc.property(text, assertWhole), { numRuns: generatedCases })
})
