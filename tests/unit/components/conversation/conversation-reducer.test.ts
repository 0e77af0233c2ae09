import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { describeStatus } from '@/components/chat/status-announcement'
import { toImageTexts, toWireMessages } from '@/components/conversation/chat-request'
import {
  type Conversation,
  type ConversationAction,
  conversationReducer,
  emptyConversation,
  pendingAnswer,
  type StreamedEvent,
} from '@/components/conversation/conversation-reducer'
import { createVersionFinder, findLatestLeaf, findVersions } from '@/components/conversation/message-tree'
import { answerFromState, turnsFromMessages } from '@/components/conversation/turns-from-messages'
import { AnswerError } from '@/components/errors/answer-error'
import { toFailure } from '@/components/errors/to-request-failure'
import { en } from '@/components/i18n/messages-en'
import { splitCited } from '@/components/sources/split-cited'
import type { FinishReason } from '@/lib/wire/answer-events'
import type { AnswerState, MessageNode, StoredMessage } from '@/lib/wire/conversation'
import type { Evidence, EvidenceCheck, EvidenceItem } from '@/lib/wire/evidence'

const question = { text: 'Does it help?', images: [] }
const asked: ConversationAction = { type: 'asked', id: 'q1', parentId: null, answerId: 'a1', question, after: 0 }
const failure = toFailure(new AnswerError('broken', 'It broke.'))
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
  searched: [{ source: 'library', query: 'aspirin', hits: 1 }],
  items: [item, { ...item, n: 2, retracted: true }],
  checks: [],
}

const usage = { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 }

function after(...actions: ConversationAction[]): Conversation {
  return actions.reduce(conversationReducer, emptyConversation)
}

function streamed(...events: StreamedEvent[]): ConversationAction {
  return { type: 'streamed', id: 'a1', events }
}

const sources = streamed({ type: 'sources', evidence })

function arrived(content: string, checks: EvidenceCheck[] = []): ConversationAction {
  return streamed(
    { type: 'delta', choice: 0, content },
    ...(checks.length > 0 ? [{ type: 'checks' as const, checks }] : []),
  )
}

function finished(reason: FinishReason = 'stop', found: Evidence | null = evidence): ConversationAction {
  return streamed({ type: 'finish', choice: 0, reason, annotations: [] }, { type: 'end', usage, evidence: found })
}

describe('an answer', () => {
  test('grows by what arrives and keeps its evidence', () => {
    const { turns } = after(asked, sources, arrived('It '), arrived('does.'))
    assert.deepEqual(turns[0]?.answer, { status: 'writing', text: 'It does.', evidence, checks: [] })
  })

  test('keeps sentence checks beside its evidence, and merges them when it ends early', () => {
    const check = { start: 0, end: 3, items: [1], status: 'not-found' as const, missing: ['3%'] }
    const next = { ...check, start: 4, end: 9 }
    const writing: ConversationAction[] = [asked, sources, arrived('It ', [check]), arrived('does.', [next])]
    const { answer } = after(...writing).turns[0] ?? {}
    assert.deepEqual(answer?.status === 'writing' && answer.checks, [check, next])
    assert.equal(answer?.evidence, evidence)
    const stopped = after(...writing, { type: 'stopped', id: 'a1' }).turns[0]?.answer
    assert.deepEqual(stopped?.evidence, { ...evidence, checks: [check, next] })
    const whole = { ...evidence, checks: [check, next] }
    const done = after(...writing, finished('stop', whole)).turns[0]?.answer
    assert.deepEqual(done?.evidence, whole)
  })

  test('is still searching while only sources have arrived', () => {
    const { turns } = after(asked, sources)
    assert.equal(turns[0]?.answer.status, 'searching')
  })

  test('ends once: events after the end change nothing', () => {
    const endings: ConversationAction[] = [
      { type: 'stopped', id: 'a1' },
      { type: 'failed', id: 'a1', failure },
      finished(),
    ]
    for (const ending of endings) {
      const ended = after(asked, arrived('It does.'), ending)
      for (const late of [...endings, arrived(' More.')]) assert.deepEqual(conversationReducer(ended, late), ended)
    }
  })

  test('keeps every word that had arrived when it fails or is stopped', () => {
    for (const ending of [{ type: 'stopped', id: 'a1' } as const, { type: 'failed', id: 'a1', failure } as const])
      assert.equal(after(asked, arrived('It do'), ending).turns[0]?.answer.text, 'It do')
  })

  test('is replaced by a new answer when the question is asked again', () => {
    const again: ConversationAction = { type: 'retried', id: 'q1', answerId: 'a2', hasBranches: true }
    const { turns, nodes } = after(asked, arrived('It do'), { type: 'stopped', id: 'a1' }, again)
    assert.deepEqual(turns, [
      { id: 'q1', parentId: null, question, answerId: 'a2', answer: pendingAnswer, isStored: false },
    ])
    assert.deepEqual(findVersions(nodes, 'a2'), { ids: ['a1', 'a2'], index: 1 })
  })

  test('without text is not a version to step back to, nor is a question that never arrived', () => {
    const again: ConversationAction = { type: 'retried', id: 'q1', answerId: 'a2', hasBranches: true }
    const { nodes } = after(asked, { type: 'stopped', id: 'a1' }, again)
    assert.deepEqual(findVersions(nodes, 'a2'), { ids: ['a2'], index: 0 })
    const otherwise = { type: 'asked', id: 'q2', parentId: null, answerId: 'a2', question, after: 0 } as const
    const unheard = after(asked, { type: 'stopped', id: 'a1' }, otherwise)
    assert.deepEqual(findVersions(unheard.nodes, 'q2'), { ids: ['q2'], index: 0 })
    const kept = after(asked, { type: 'stored', id: 'a1' }, { type: 'stopped', id: 'a1' }, otherwise)
    assert.deepEqual(findVersions(kept.nodes, 'q2'), { ids: ['q1', 'q2'], index: 1 })
    const answered = [asked, { type: 'stored', id: 'a1' }, arrived('It does.')] as const
    const failed = after(...answered, { type: 'stopped', id: 'a1' }, again, { type: 'failed', id: 'a2', failure })
    const left = conversationReducer(failed, { type: 'stepped', turns: [] })
    assert.deepEqual(findVersions(left.nodes, 'a1'), { ids: ['a1'], index: 0 })
    assert.deepEqual(findVersions(left.nodes, 'q1'), { ids: ['q1'], index: 0 })
  })

  test('stays on the screen until the log replays it', () => {
    const cut = after(asked, arrived('It do'))
    const { turns } = conversationReducer(
      cut,
      streamed({ type: 'sources', evidence, n: 1 }, { type: 'delta', choice: 0, content: 'It does.', n: 2 }),
    )
    assert.equal(turns[0]?.answer.text, 'It does.')
  })

  test('that ends elsewhere ends as the server stored it', () => {
    const body = { text: 'It does.', evidence, finishReason: null, failure: null }
    const ended = (state: AnswerState) =>
      after(asked, arrived('It'), { type: 'ended', id: 'a1', answer: answerFromState(state) }).turns[0]?.answer
    assert.equal(ended({ ...body, status: 'stopped' })?.status, 'stopped')
    assert.deepEqual(ended({ ...body, status: 'done', finishReason: 'length' }), {
      status: 'done',
      finishReason: 'length',
      text: 'It does.',
      evidence,
    })
    const cut = ended({ ...body, status: 'interrupted' })
    assert.equal(cut?.status === 'failed' && cut.failure.kind, 'interrupted')
    const failed = ended({
      ...body,
      text: '',
      status: 'failed',
      failure: { status: 504, code: 'x', message: 'Silent.' },
    })
    assert.deepEqual(failed?.status === 'failed' && [failed.failure.kind, failed.failure.serverMessage], [
      'server',
      { text: 'Silent.', code: 'x', template: null },
    ])
  })

  test('lists each searched source once', () => {
    const step = (hits: number | null): ConversationAction => {
      return streamed({ type: 'search', step: { source: 'library', hits, ms: hits && 5 } })
    }
    const { answer } = after(asked, step(null), step(12)).turns[0] ?? {}
    assert.deepEqual(answer?.status === 'searching' && answer.steps, [{ source: 'library', hits: 12, ms: 5 }])
  })
})

describe('a conversation', () => {
  const next: ConversationAction = { ...asked, id: 'q2', parentId: 'a1', answerId: 'a2', after: 1 }

  test('branches where an earlier question is edited', () => {
    const otherwise: ConversationAction = { ...asked, id: 'q3', answerId: 'a3' }
    const { turns, nodes } = after(asked, { type: 'stored', id: 'a1' }, next, { type: 'stored', id: 'a2' }, otherwise)
    assert.deepEqual(
      turns.map(({ id }) => id),
      ['q3'],
    )
    assert.deepEqual(findVersions(nodes, 'q3'), { ids: ['q1', 'q3'], index: 1 })
    assert.equal(findLatestLeaf(nodes, 'q1'), 'a2')
  })

  test('that is not stored keeps later turns when an earlier question is asked again', () => {
    const again: ConversationAction = { type: 'retried', id: 'q1', answerId: 'a3', hasBranches: false }
    assert.equal(after(asked, next, again).turns.length, 2)
  })

  const createdAt = '2026-11-21T10:00:00.000Z'
  const turn = (n: number, parentId: string | null): StoredMessage[] => [
    { role: 'user', id: `q${n}`, parentId, createdAt, text: `Q${n}`, images: [{ description: 'ECG', url: '/x' }] },
    {
      role: 'assistant',
      id: `a${n}`,
      parentId: `q${n}`,
      createdAt,
      status: 'done',
      text: `A${n}`,
      evidence: null,
      finishReason: 'stop',
      failure: null,
    },
  ]

  test('adds turns from another tab, and keeps the loaded and failed turns of this one', () => {
    const opened: ConversationAction = {
      type: 'opened',
      nodes: [],
      turns: turnsFromMessages([...turn(1, null), ...turn(2, 'a1')]),
    }
    const nodes: MessageNode[] = [{ id: 'q3', parentId: 'a2', role: 'user' }]
    const read = (...messages: StoredMessage[]) =>
      after(opened, { type: 'refreshed', nodes, turns: turnsFromMessages(messages) })
    const shown = ({ turns }: Conversation) => turns.map(({ answerId }) => answerId).join(' ')
    assert.equal(shown(read(...turn(2, 'a1'), ...turn(3, 'a2'))), 'a1 a2 a3')
    assert.equal(shown(read()), 'a1 a2')
    // More than one reading brings: its end, as when it is opened.
    assert.equal(shown(read(...turn(8, 'a7'), ...turn(9, 'a8'))), 'a8 a9')
    const failed = after(asked, { type: 'refreshed', nodes, turns: [] })
    assert.deepEqual(failed.nodes.map(({ id }) => id).sort(), ['a1', 'q1', 'q3'])
  })

  test('shows the answer that another tab received in place of an empty one', () => {
    const answered = turn(2, 'a1').map((each) => (each.role === 'assistant' ? { ...each, id: 'a2b' } : each))
    const { turns, nodes } = after(
      {
        type: 'opened',
        nodes: [{ id: 'a2', parentId: 'q2', role: 'assistant' }],
        turns: turnsFromMessages([...turn(1, null), ...turn(2, 'a1')]),
      },
      {
        type: 'refreshed',
        nodes: [{ id: 'a2b', parentId: 'q2', role: 'assistant' }],
        turns: turnsFromMessages(answered),
      },
    )
    assert.deepEqual(
      turns.map(({ answerId }) => answerId),
      ['a1', 'a2b'],
    )
    assert.deepEqual(findVersions(nodes, 'a2b').ids, ['a2b'])
  })

  test('is opened as it was stored, and continued upwards', () => {
    const { turns } = after(
      { type: 'opened', nodes: [], turns: turnsFromMessages(turn(2, 'a1')) },
      { type: 'earlier', turns: turnsFromMessages(turn(1, null)) },
      // Requested twice.
      { type: 'earlier', turns: turnsFromMessages(turn(1, null)) },
    )
    assert.deepEqual(
      turns.map(({ question, answer }) => [question.text, question.images[0]?.description, answer.text]),
      [
        ['Q1', 'ECG', 'A1'],
        ['Q2', 'ECG', 'A2'],
      ],
    )
  })
})

describe('the request', () => {
  const followUp: ConversationAction = {
    type: 'asked',
    id: 'q2',
    parentId: 'a1',
    answerId: 'a2',
    question: { text: 'And in children?', images: [] },
    after: 1,
  }

  test('is the whole conversation, oldest first', () => {
    const { turns } = after(asked, arrived('It does [1].'), finished(), followUp)
    assert.deepEqual(toWireMessages(turns, 'q2'), [
      { role: 'user', content: 'Does it help?' },
      { role: 'assistant', content: 'It does [1].' },
      { role: 'user', content: 'And in children?' },
    ])
  })

  // A model must not take half an answer for its own whole one.
  test('labels an answer that was stopped or cut off', () => {
    const stopped = after(asked, arrived('It do'), { type: 'stopped', id: 'a1' }, followUp)
    assert.match(
      String(toWireMessages(stopped.turns, 'q2')[1]?.content),
      /^It do\n\n\[The reader stopped this answer here\.\]$/,
    )
    const broken = after(asked, arrived('It do'), { type: 'failed', id: 'a1', failure }, followUp)
    assert.match(String(toWireMessages(broken.turns, 'q2')[1]?.content), /\[This answer was cut off here\.\]$/)
  })

  test('leaves out a question without any answer text, so that roles alternate', () => {
    const { turns } = after(asked, { type: 'failed', id: 'a1', failure }, followUp)
    assert.deepEqual(toWireMessages(turns, 'q2'), [{ role: 'user', content: 'And in children?' }])
  })

  test('carries images as data URLs with their descriptions, and never their file names', () => {
    const images = [
      { name: 'john-smith.png', description: 'ECG, lead II', dataUrl: 'data:image/png;base64,AAAA' },
      { name: 'b.jpg', description: ' ', dataUrl: 'data:image/jpeg;base64,BBBB' },
    ]
    const { turns } = after({ ...asked, question: { text: 'What is this?', images } })
    assert.deepEqual(toWireMessages(turns, 'q1'), [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'What is this?' },
          { type: 'text', text: 'Image 1: ECG, lead II' },
          { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA', detail: 'high' } },
          { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,BBBB', detail: 'high' } },
        ],
      },
    ])
  })

  test('carries the text of each image, with the index of the image', () => {
    const image = { name: 'a.png', description: '', dataUrl: 'data:image/png;base64,AAAA' }
    const kept = { ...image, dataUrl: '/api/conversations/c/images/1', text: 'the server has it' }
    const { turns } = after(
      { ...asked, question: { text: 'What is this?', images: [image, { ...image, text: 'K 5.7' }] } },
      arrived('Potassium.'),
      finished(),
      { ...followUp, question: { text: 'And this?', images: [kept, { ...image, text: '' }] } },
    )
    assert.deepEqual(toImageTexts(turns, 'q2'), [
      { index: 1, text: 'K 5.7' },
      { index: 2, text: '' },
    ])
  })
})

describe('what a screen reader announces', () => {
  test('is the state and the count of sources, never the answer', () => {
    const at = (...actions: ConversationAction[]) => describeStatus(en, after(asked, ...actions).turns[0]?.answer)
    const words = arrived('Secret words.')
    assert.equal(describeStatus(en, undefined), '')
    assert.equal(at(), 'Question sent. Searching.')
    assert.equal(at(sources), 'Found 2 sources, 1 retracted. Waiting for the answer.')
    assert.equal(at(words), 'Writing the answer.')
    assert.equal(at(words, arrived(' More.')), at(words))
    const ready = at(sources, arrived('a'), finished())
    assert.equal(ready, 'Answer ready, 2 sources, 1 retracted.')
    assert.equal(at(words, { type: 'stopped', id: 'a1' }), 'Stopped. The text received so far is kept.')
    assert.equal(at(words, { type: 'failed', id: 'a1', failure }), 'The answer was interrupted. Your question is kept.')
  })
})

describe('the message of a failure', () => {
  test('is the server’s message if there is one', () => {
    const said = toFailure(
      new AnswerError('refused', 'The library is being rebuilt.', {
        status: 503,
        code: 'library_unavailable',
        template: { code: 'library_rebuilding', params: {} },
        retryAfterS: 5,
      }),
    )
    assert.deepEqual(said.serverMessage, {
      text: 'The library is being rebuilt.',
      code: 'library_unavailable',
      template: { code: 'library_rebuilding', params: {} },
    })
    assert.deepEqual([said.canRetry, said.retryAfterS, said.needsSignIn], [true, 5, false])
  })

  test('offers no retry if the same question would fail again', () => {
    for (const status of [400, 404, 413, 415])
      assert.equal(toFailure(new AnswerError('refused', 'No.', { status })).canRetry, false)
  })

  test('asks the user to sign in only when the session is missing', () => {
    assert.equal(toFailure(new AnswerError('refused', 'No.', { status: 401 })).needsSignIn, true)
    assert.equal(toFailure(new AnswerError('refused', 'No.', { status: 403 })).needsSignIn, false)
  })

  test('does not show the words of an unexpected error', () => {
    const { kind, serverMessage: said } = toFailure(new TypeError('x.y is undefined'))
    assert.deepEqual([kind, said], ['page', null])
  })
})

describe('sources', () => {
  test('are split into cited and uncited once citations have positions', () => {
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

// Otherwise each new turn would render all earlier ones again.
test('versions that have not changed stay the same objects when the conversation grows', () => {
  const find = createVersionFinder()
  const nodes = Array.from({ length: 6 }, (_, at) => ({
    id: `m${at}`,
    parentId: at === 0 ? null : `m${at - 1}`,
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
  }))
  const ids = nodes.map(({ id }) => id)
  const before = find(nodes.slice(0, 4), ids.slice(0, 4))
  const after = find([...nodes, { id: 'edited', parentId: 'm1', role: 'user' }], ids)
  assert.deepEqual(
    before.map((versions, at) => versions === after[at]),
    [true, true, false, true],
  )
  assert.deepEqual(after[2], { ids: ['m2', 'edited'], index: 0 })
})

test('a lost connection ends with whatever arrives next', () => {
  const id = 'a1'
  const turn = {
    id: 'q1',
    parentId: null,
    question: { text: '?', images: [] },
    answerId: id,
    answer: pendingAnswer,
    isStored: true,
  }
  const lost = conversationReducer({ turns: [turn], nodes: [] }, { type: 'lost', id })
  assert.deepEqual(lost.turns[0]?.answer, { ...pendingAnswer, isReconnecting: true })
  const back = conversationReducer(lost, {
    type: 'streamed',
    id,
    events: [{ type: 'delta', choice: 0, content: 'It' }],
  })
  const answer = back.turns[0]?.answer
  assert.ok(answer && !('isReconnecting' in answer) && answer.text === 'It')
  const ended = conversationReducer(lost, { type: 'stopped', id })
  assert.deepEqual(conversationReducer(ended, { type: 'lost', id }), ended)
})
