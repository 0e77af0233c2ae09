import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { announcementOf } from '@/components/announcement'
import { splitCited } from '@/components/cited'
import {
  type Conversation,
  type ConversationAction,
  conversationReducer,
  emptyConversation,
  messagesOf,
} from '@/components/conversation'
import { failureFrom } from '@/components/failure'
import { en } from '@/components/words/en'
import { AnswerError } from '@/lib/wire/client'
import type { Evidence, EvidenceItem } from '@/lib/wire/evidence'

const question = { text: 'Does it help?', images: [] }
const asked: ConversationAction = { type: 'asked', id: 1, question }
const failure = failureFrom(new AnswerError('broken', 'It broke.'))
const item: EvidenceItem = {
  n: 1,
  id: 'card:x',
  pmid: null,
  doi: null,
  pmcid: null,
  title: 'T',
  authors: null,
  journal: null,
  year: null,
  volume: null,
  pages: null,
  type: 'cohort',
  level: 3,
  retracted: false,
  provenance: 'summary',
  quote: 'q',
  section: 'Results',
  url: '',
  spans: [],
}
const evidence: Evidence = {
  version: 1,
  engine: 'extractive',
  abstained: false,
  searched: [],
  items: [item, { ...item, n: 2, retracted: true }],
  checks: [],
}

function after(...actions: ConversationAction[]): Conversation {
  return actions.reduce(conversationReducer, emptyConversation)
}

function arrived(text: string): ConversationAction {
  return { type: 'arrived', id: 1, text, evidence: null }
}

describe('an answer', () => {
  test('grows by what arrives and keeps its evidence', () => {
    const { turns } = after(asked, { type: 'arrived', id: 1, text: '', evidence }, arrived('It '), arrived('does.'))
    assert.deepEqual(turns[0]?.answer, { status: 'writing', text: 'It does.', evidence })
  })

  test('is still searching while only sources have arrived', () => {
    const { turns } = after(asked, { type: 'arrived', id: 1, text: '', evidence })
    assert.equal(turns[0]?.answer.status, 'searching')
  })

  test('ends once: what comes after the end changes nothing', () => {
    const endings: ConversationAction[] = [
      { type: 'stopped', id: 1 },
      { type: 'failed', id: 1, failure },
      { type: 'finished', id: 1, reason: 'stop' },
    ]
    for (const ending of endings) {
      const ended = after(asked, arrived('It does.'), ending)
      for (const late of [...endings, arrived(' More.')]) assert.deepEqual(conversationReducer(ended, late), ended)
    }
  })

  test('keeps every word that had arrived when it fails or is stopped', () => {
    for (const ending of [{ type: 'stopped', id: 1 } as const, { type: 'failed', id: 1, failure } as const])
      assert.equal(after(asked, arrived('It do'), ending).turns[0]?.answer.text, 'It do')
  })

  test('starts anew in its place when the question is asked again', () => {
    const { turns } = after(asked, arrived('It do'), { type: 'stopped', id: 1 }, { type: 'retried', id: 1 })
    assert.deepEqual(turns, [{ id: 1, question, answer: { status: 'searching', text: '', evidence: null } }])
  })
})

describe('a conversation', () => {
  test('that is put aside can be brought back until the next question', () => {
    const finished = after(asked, arrived('It does.'), { type: 'finished', id: 1, reason: 'stop' })
    const cleared = conversationReducer(finished, { type: 'cleared' })
    assert.deepEqual(cleared.turns, [])
    assert.deepEqual(conversationReducer(cleared, { type: 'brought back' }).turns, finished.turns)
    const next = conversationReducer(cleared, { ...asked, id: 2 })
    assert.equal(next.setAside, null)
  })

  test('loses a turn that is edited again, and no other', () => {
    const two = after(asked, { ...asked, id: 2 })
    assert.deepEqual(conversationReducer(two, { type: 'taken back', id: 1 }).turns, two.turns.slice(1))
  })
})

describe('what is sent', () => {
  const followUp: ConversationAction = { type: 'asked', id: 2, question: { text: 'And in children?', images: [] } }

  test('is the whole conversation, oldest first', () => {
    const { turns } = after(asked, arrived('It does [1].'), { type: 'finished', id: 1, reason: 'stop' }, followUp)
    assert.deepEqual(messagesOf(turns, 2), [
      { role: 'user', content: 'Does it help?' },
      { role: 'assistant', content: 'It does [1].' },
      { role: 'user', content: 'And in children?' },
    ])
  })

  // A model must not take half an answer for its own whole one.
  test('labels an answer that was stopped or broke off', () => {
    const stopped = after(asked, arrived('It do'), { type: 'stopped', id: 1 }, followUp)
    assert.match(
      String(messagesOf(stopped.turns, 2)[1]?.content),
      /^It do\n\n\[The reader stopped this answer here\.\]$/,
    )
    const broken = after(asked, arrived('It do'), { type: 'failed', id: 1, failure }, followUp)
    assert.match(String(messagesOf(broken.turns, 2)[1]?.content), /\[This answer broke off here\.\]$/)
  })

  test('leaves out a question that never got a word of answer, so that roles alternate', () => {
    const { turns } = after(asked, { type: 'failed', id: 1, failure }, followUp)
    assert.deepEqual(messagesOf(turns, 2), [{ role: 'user', content: 'And in children?' }])
  })

  test('carries images as data URLs with their descriptions, and never their file names', () => {
    const images = [
      { name: 'john-smith.png', description: 'ECG, lead II', dataUrl: 'data:image/png;base64,AAAA' },
      { name: 'b.jpg', description: ' ', dataUrl: 'data:image/jpeg;base64,BBBB' },
    ]
    const { turns } = after({ type: 'asked', id: 1, question: { text: 'What is this?', images } })
    assert.deepEqual(messagesOf(turns, 1), [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'What is this?\n\nImage 1: ECG, lead II' },
          { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA', detail: 'high' } },
          { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,BBBB', detail: 'high' } },
        ],
      },
    ])
  })
})

describe('what a screen reader hears', () => {
  test('is the state and the count of sources, never the answer', () => {
    const at = (...actions: ConversationAction[]) => announcementOf(en, after(asked, ...actions).turns[0]?.answer)
    const words = arrived('Secret words.')
    assert.equal(announcementOf(en, undefined), '')
    assert.equal(at(), 'Question sent. Searching.')
    assert.equal(
      at({ type: 'arrived', id: 1, text: '', evidence }),
      'Found 2 sources, 1 retracted. Waiting for the answer.',
    )
    assert.equal(at(words), 'The answer is being written.')
    assert.equal(at(words, arrived(' More.')), at(words))
    const ready = at({ type: 'arrived', id: 1, text: 'a', evidence }, { type: 'finished', id: 1, reason: 'stop' })
    assert.equal(ready, 'Answer ready, 2 sources, 1 retracted.')
    assert.equal(at(words, { type: 'stopped', id: 1 }), 'Stopped. What had arrived is kept.')
    assert.equal(at(words, { type: 'failed', id: 1, failure }), 'The answer broke off. Your question is kept.')
  })
})

describe('what a failure says', () => {
  test('is what happened, in the server’s own words where it has some', () => {
    const said = failureFrom(
      new AnswerError('refused', 'The library is being rebuilt.', {
        status: 503,
        code: 'library_unavailable',
        retryAfterS: 5,
      }),
    )
    assert.equal(said.detail, 'The library is being rebuilt.')
    assert.deepEqual([said.canRetry, said.retryAfterS, said.needsSignIn], [true, 5, false])
  })

  test('offers no second try where the same question would fail again', () => {
    for (const status of [400, 404, 413, 415])
      assert.equal(failureFrom(new AnswerError('refused', 'No.', { status })).canRetry, false)
  })

  test('asks for signing in only when that is what is missing', () => {
    assert.equal(failureFrom(new AnswerError('refused', 'No.', { status: 401 })).needsSignIn, true)
    assert.equal(failureFrom(new AnswerError('refused', 'No.', { status: 403 })).needsSignIn, false)
  })

  test('does not show the words of an unexpected error', () => {
    const { kind, detail } = failureFrom(new TypeError('x.y is undefined'))
    assert.deepEqual([kind, detail], ['page', null])
  })
})

describe('sources', () => {
  test('that are not cited are told from those that are, once the marks have places', () => {
    const complete = {
      ...evidence,
      items: [
        { ...item, spans: [[3, 6]] as [number, number][] },
        { ...item, n: 2 },
      ],
    }
    const numbers = (items: EvidenceItem[]) => items.map(({ n }) => n)
    assert.deepEqual(Object.values(splitCited(complete)).map(numbers), [[1], [2]])
    assert.deepEqual(Object.values(splitCited(evidence)).map(numbers), [[1, 2], []])
  })
})
