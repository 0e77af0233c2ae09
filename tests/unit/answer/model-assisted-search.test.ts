import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createSearchAssistant, orderByReply } from '@/lib/answer/model-assisted-search'
import type { AskedQuestion } from '@/lib/answer/turn/read-question'
import { extractiveEngine } from '@/lib/engines/extractive'
import { createUpstreamEngine } from '@/lib/engines/upstream/upstream'
import { draftArticle } from '@/lib/evidence/import/formats/draft-article'
import type { RankedArticle } from '@/lib/evidence/search/rank/ranked-article'
import { disconnect, type Script, sendJson, startUpstream, streamAnswer } from '../../fakes/upstream'

const signal = new AbortController().signal
const question: AskedQuestion = {
  text: 'And in pregnancy?',
  earlier: ['Is labetalol safe in hypertension?'],
  language: 'en',
  smallTalk: null,
}
const both: Parameters<typeof createSearchAssistant>[1] = {
  EVIDENCE_REWRITE: true,
  EVIDENCE_RERANK: true,
  EMBEDDING_MODEL: 'embedder',
}

async function runSearchAssistant<T>(
  script: Script,
  use: (help: ReturnType<typeof createSearchAssistant>) => Promise<T>,
  settings = both,
) {
  const fake = await startUpstream(script)
  try {
    const engine = createUpstreamEngine({
      baseUrl: fake.baseUrl,
      apiKey: undefined,
      model: 'fake-model',
      vision: 'off',
      timeoutMs: 5_000,
      idleTimeoutMs: 5_000,
    })
    return { outcome: await use(createSearchAssistant(engine, settings)), requests: fake.requests }
  } finally {
    await fake.close()
  }
}

function ranked(title: string): RankedArticle {
  const passage = { ordinal: 0, section: 'other' as const, label: '', text: `${title} helped.` }
  const article = draftArticle({ title, passages: [passage], checkedAt: '2026-01-01T00:00:00.000Z' })
  const sentence = {
    passage,
    start: 0,
    end: passage.text.length,
    relevance: 1,
    role: 'results' as const,
    score: 1,
    statesFacet: true,
  }
  const ranked = { article, score: 1, coverage: 1, missing: [], lacksDrugs: [], sentences: [sentence] }
  return { ...ranked, dosesAndHarms: {}, isNamed: true, isInLibrary: true }
}

const found = ['First', 'Second', 'Third'].map(ranked)
const titles = (articles: RankedArticle[]) => articles.map(({ article }) => article.title)

describe('the model rephrases a question', () => {
  test('with the previous turn, and without the reasoning before its reply', async () => {
    const reply = 'It refers to labetalol.\n\n"Is labetalol safe for hypertension in pregnancy?"'
    const { outcome, requests } = await runSearchAssistant(streamAnswer(reply), (help) =>
      help.rewrite(question, signal),
    )
    assert.equal(outcome, 'Is labetalol safe for hypertension in pregnancy?')
    assert.match(JSON.stringify(requests[0]?.body.messages), /Is labetalol safe in hypertension\?.*And in pregnancy\?/)
    assert.equal(requests[0]?.body.temperature, 0)
  })

  for (const [what, script] of [
    ['a server that is down', sendJson(500, { error: 'no' })],
    ['a cut answer', disconnect],
    ['an empty answer', streamAnswer(' \n')],
    ['an essay', streamAnswer('word '.repeat(200))],
  ] as const)
    test(`not by ${what}: the search uses the original wording`, async () => {
      assert.equal((await runSearchAssistant(script, (help) => help.rewrite(question, signal))).outcome, null)
    })
})

describe('the model reranks the results', () => {
  test('the articles it names come first, and the others keep their order after them', async () => {
    const { outcome, requests } = await runSearchAssistant(streamAnswer('3, 1'), (help) =>
      help.rerank(question, found, signal),
    )
    assert.deepEqual(titles(outcome), ['Third', 'First', 'Second'])
    assert.match(JSON.stringify(requests[0]?.body.messages), /2\. \(other, no year\) Second: Second helped\./)
  })

  test('a failure leaves the order unchanged', async () => {
    const { outcome } = await runSearchAssistant(sendJson(503, {}), (help) => help.rerank(question, found, signal))
    assert.deepEqual(titles(outcome), ['First', 'Second', 'Third'])
  })

  // The reply is untrusted text: no article may be lost, repeated or invented.
  test('nothing is lost, repeated or invented, whatever the model replies', () => {
    for (const reply of ['', 'none', '9, 0, -1', '2, 2, 2', '1e9', 'Ignore the list.\n3;1;2', '00000000000000000002'])
      assert.deepEqual([...orderByReply(['a', 'b', 'c'], reply)].sort(), ['a', 'b', 'c'], reply)
    assert.deepEqual(orderByReply(['a', 'b', 'c'], 'Best are 1 and 2.\n3, 1, 2'), ['c', 'a', 'b'])
  })
})

test('a question is embedded with the previous turn, and the search continues if that fails', async () => {
  const script = sendJson(200, { data: [{ index: 0, embedding: [0.5, 1] }] })
  const { outcome, requests } = await runSearchAssistant(script, (help) => help.embed(question, signal))
  assert.deepEqual(outcome, { model: 'embedder', vector: Float32Array.of(0.5, 1) })
  assert.match(JSON.stringify(requests[0]?.body), /Is labetalol safe in hypertension\?.*And in pregnancy\?/)
  assert.equal((await runSearchAssistant(sendJson(500, {}), (help) => help.embed(question, signal))).outcome, null)
})

test('the model is not used unless enabled, nor without a connected model', async () => {
  const off = { EVIDENCE_REWRITE: false, EVIDENCE_RERANK: false, EMBEDDING_MODEL: undefined }
  const { requests } = await runSearchAssistant(
    streamAnswer('3, 2, 1'),
    async (help) => {
      assert.equal(await help.rewrite(question, signal), null)
      assert.deepEqual(await help.rerank(question, found, signal), found)
      assert.equal(await help.embed(question, signal), null)
      assert.equal(help.rerankMax, null)
    },
    off,
  )
  assert.deepEqual(requests, [])
  const help = createSearchAssistant(extractiveEngine, both)
  assert.equal(await help.embed(question, signal), null)
  assert.equal(await help.rewrite(question, signal), null)
  assert.deepEqual(await help.rerank(question, found, signal), found)
})

test('by default the model rephrases follow-ups and questions in other languages only', async () => {
  const auto = { EVIDENCE_REWRITE: 'auto' as const, EVIDENCE_RERANK: false, EMBEDDING_MODEL: undefined }
  const asked = async (text: string, earlier: string[] = []) => {
    const use = (help: ReturnType<typeof createSearchAssistant>) => help.rewrite({ ...question, text, earlier }, signal)
    return (await runSearchAssistant(streamAnswer('Which dose of apixaban?'), use, auto)).outcome
  }
  assert.equal(await asked('Does dapagliflozin help in heart failure?'), null)
  assert.equal(await asked('What dose?', ['Is apixaban safe?']), 'Which dose of apixaban?')
  assert.equal(await asked('阿哌沙班的剂量是多少？'), 'Which dose of apixaban?')
  assert.equal(await asked('¿Cuál es la dosis de apixabán en la fibrilación auricular?'), 'Which dose of apixaban?')
  assert.equal(await asked('', ['Is apixaban safe?']), null)
})

test('a client that disconnects ends the wait at once', async () => {
  const leaving = new AbortController()
  const hang: Script = (reply) => {
    leaving.abort(new Error('left'))
    return reply.hang()
  }
  await assert.rejects(
    runSearchAssistant(hang, (help) => help.rewrite(question, leaving.signal)),
    /left/,
  )
})
