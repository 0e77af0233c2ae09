/** A model server that lies in half of its sentences: the public route marks them as the checks alone do. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { readStarterLibrary } from '@/lib/evidence/library/starter-library'
import type { EvidenceCheck } from '@/lib/wire/evidence'
import type { ServiceChunk, ServiceCompletion } from '@/lib/wire/response'
import {
  type FakeUpstream,
  type ReceivedRequest,
  type Reply,
  startUpstream,
  streamAnswer,
} from '@/tests/fakes/upstream'
import { checkClaims } from '../support/claims/check-claims'
import { type ClaimedArticle, readClaims } from '../support/claims/read-claims'
import { findChecks, paragraphEnd, writeParagraphs } from '../support/claims/write-claims'
import { everyNth } from '../support/full'
import { borrowServerWithModel } from '../support/lent-servers'
import { startServer, type TestServer } from '../support/server'

const claimsFile = new URL('../fixtures/evidence/sentences/own.json', import.meta.url)
const { cards } = readClaims(readFileSync(claimsFile, 'utf8'), readStarterLibrary().articles)
const atOnce = 4

let model: FakeUpstream
let server: TestServer
before(async () => {
  ;({ server, upstream: model } = await borrowServerWithModel())
})
after(() => server.stop())

/** Finds the record that is asked about among the sources in the prompt, and writes the claims about it. */
function lie(reply: Reply, request: ReceivedRequest): Promise<void> | void {
  const claimed = cards.find(({ article }) => readText(request, -1).includes(article.title))
  const n = claimed && findNumber(readText(request, 0), claimed)
  const text = claimed && n ? writeParagraphs(claimed, n).join(paragraphEnd) : 'The record was not among the sources.'
  return streamAnswer(text)(reply, request)
}

function readText({ body }: ReceivedRequest, at: number): string {
  const content = body.messages?.at(at)?.content
  return typeof content === 'string' ? content : ''
}

function findNumber(prompt: string, { article }: ClaimedArticle): number | undefined {
  const heading = prompt.split('\n').find((line) => /^\[\d+\] /.test(line) && line.includes(article.title))
  return heading === undefined ? undefined : Number(/\d+/.exec(heading)?.[0])
}

interface LyingAnswer {
  content: string
  checks: EvidenceCheck[]
  live: EvidenceCheck[]
  leftOut: number | undefined
}

async function ask(
  { article }: ClaimedArticle,
  stream: boolean,
  evidence: object = {},
  { url, key } = server,
): Promise<LyingAnswer> {
  const content = `What does “${article.title}” show? ${article.pmid === null ? '' : `PMID ${article.pmid}`}`
  const response = await fetch(`${url}/api/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({
      stream,
      evidence: { live_checks: true, ...evidence },
      messages: [{ role: 'user', content }],
    }),
  })
  const text = await response.text()
  assert.equal(response.status, 200, text)
  return stream ? readStream(text) : readWhole(JSON.parse(text))
}

function readWhole({ choices, evidence }: ServiceCompletion): LyingAnswer {
  const checks = evidence?.checks ?? []
  return { content: choices[0]?.message.content ?? '', checks, live: checks, leftOut: evidence?.leftOut }
}

function readStream(text: string): LyingAnswer {
  const chunks = [...text.matchAll(/^data: (\{.*\})$/gm)].map(([, json = '']): ServiceChunk => JSON.parse(json))
  const evidence = chunks.findLast((chunk) => chunk.evidence)?.evidence
  return {
    content: chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join(''),
    checks: evidence?.checks ?? [],
    live: chunks.flatMap(({ checks }) => checks ?? []),
    leftOut: evidence?.leftOut,
  }
}

/** Several at once, as in use. */
async function forEach(records: ClaimedArticle[], work: (claimed: ClaimedArticle) => Promise<void>): Promise<void> {
  const waiting = [...records]
  const next = async (): Promise<void> => {
    for (let each = waiting.shift(); each; each = waiting.shift()) await work(each)
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}

/** The sentences of an answer that are marked, in order. */
function listMarked({ claims }: ClaimedArticle, { content, checks }: LyingAnswer): string[] {
  const start = content.search(/\S/) < 0 ? 0 : findFirstParagraph(content, claims[0]?.sentence ?? '')
  return findChecks(claims, { content, start, checks })
    .map(({ isMarked }, index) => (isMarked ? (claims[index]?.sentence ?? '') : ''))
    .filter((sentence) => sentence !== '')
}

/** After the notices. */
function findFirstParagraph(content: string, sentence: string): number {
  const at = content.indexOf(sentence.slice(0, 12))
  assert.ok(at >= 0, `“${sentence}” is not in the answer: ${content}`)
  return content.lastIndexOf(paragraphEnd, at) < 0 ? 0 : content.lastIndexOf(paragraphEnd, at) + paragraphEnd.length
}

test('what a lying model writes is marked through the public route, streamed and whole, as by the checks alone', async () => {
  model.always(lie)
  const sampled = everyNth(cards, 24)
  await forEach(sampled, async (claimed) => {
    const expected = checkClaims(claimed).flatMap(({ isMarked, sentence }) => (isMarked ? sentence : []))
    const streamed = await ask(claimed, true)
    assert.deepEqual(listMarked(claimed, streamed), expected, claimed.article.id)
    assert.deepEqual(streamed.live, streamed.checks)
    if (sampled.indexOf(claimed) % 4 > 0) return
    const whole = await ask(claimed, false)
    assert.equal(streamed.content, whole.content)
    assert.deepEqual(streamed.checks, whole.checks)
  })
})

test('with min_support, no sentence that would be marked reaches the client, streamed or whole', async () => {
  model.always(lie)
  await forEach(everyNth(cards, 48), async (claimed) => {
    const marked = checkClaims(claimed).flatMap(({ isMarked, sentence }) => (isMarked ? sentence : []))
    const asked = { min_support: 'supported' }
    const [streamed, whole] = [await ask(claimed, true, asked), await ask(claimed, false, asked)]
    assert.deepEqual(streamed, { ...whole, live: streamed.live })
    assert.equal(streamed.leftOut, marked.length, claimed.article.id)
    for (const sentence of marked) assert.ok(!streamed.content.includes(sentence.slice(0, -1)), sentence)
    assert.ok(streamed.checks.every(({ status }) => status !== 'not-found'))
  })
})

test('a verifier model is asked after the text, about unsure sentences alone, and its verdicts are labelled', async () => {
  const verifier = await startUpstream(streamAnswer('{"verdict":"says-nothing","sentence":1}'))
  const verified = await startServer({ UPSTREAM_BASE_URL: model.baseUrl, VERIFIER_BASE_URL: verifier.baseUrl })
  const written = 'Airline pilots remember more melodies after sunny holidays [1]. Which dose was given?\n'
  try {
    const [claimed] = cards
    assert.ok(claimed)
    model.next(streamAnswer(written), streamAnswer(written), streamAnswer(written))
    const byRules = await ask(claimed, true)
    const byModel = await ask(claimed, true, {}, verified)
    assert.equal(byModel.content, byRules.content)
    assert.deepEqual(byModel.live, byRules.checks, 'the checks in the stream are those of the rules')
    assert.deepEqual(
      byModel.checks.map(({ judgedBy, verdict, reasonTemplate }) => [judgedBy, verdict, reasonTemplate?.code]),
      [['model', 'not-found', 'check_model_says_nothing']],
    )
    assert.equal(verifier.requests.length, 1)
    await ask(claimed, true, { min_support: 'supported' }, verified)
    assert.equal(verifier.requests.length, 1, 'what is left out is not asked about')
    const health = await (await fetch(`${verified.url}/api/health`)).json()
    assert.deepEqual(health, { live: 'yes', ready: 'yes', verifier: 'model' })
  } finally {
    await verified.stop()
    await verifier.close()
  }
})
