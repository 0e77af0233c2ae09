/** One question gets the same evidence through every interface, byte for byte, streamed and whole. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, it } from 'node:test'
import type { Client } from '@modelcontextprotocol/client'
import type { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js'
import type { Evidence } from '@/lib/wire/evidence'
import { everyNth } from '../support/full'
import { borrowServer } from '../support/lent-servers'
import { connectOlder, connectStateless } from '../support/mcp-clients'
import { omitTimes } from '../support/schemas/evidence'
import { readStream } from '../support/schemas/stream'
import type { TestServer } from '../support/server'

const questionsFile = new URL('../fixtures/evidence/questions/own.json', import.meta.url)
const fifty = (JSON.parse(readFileSync(questionsFile, 'utf8')) as { turns: string[] }[])
  .map(({ turns }) => turns.at(-1) ?? '')
  .slice(0, 50)
const questions = everyNth(fifty, 7)

let server: TestServer
let stateless: Client
let older: OlderClient
before(async () => {
  server = await borrowServer()
  ;[stateless, older] = await Promise.all([connectStateless(server), connectOlder(server)])
})
after(async () => {
  await Promise.all([stateless.close(), older.close()])
  await server.stop()
})

interface WithEvidence {
  evidence?: Evidence | null
}

async function post(path: string, body: object): Promise<string> {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  assert.equal(response.status, 200)
  return response.text()
}

const toMessages = (content: string) => ({ messages: [{ role: 'user', content }] })
const read = (json: string): WithEvidence => JSON.parse(json)

const interfaces: Record<string, (question: string) => Promise<WithEvidence | undefined>> = {
  'chat, streamed': async (question) =>
    readStream(await post('/chat/completions', { ...toMessages(question), stream: true })).chunks.at(-1),
  responses: async (input) => read(await post('/responses', { input, store: false })),
  'responses, streamed': async (input) => {
    const frames = (await post('/responses', { input, store: false, stream: true })).trim().split('\n\n')
    return JSON.parse(frames.at(-1)?.split('\ndata: ')[1] ?? '').response
  },
  mcp: async (question) =>
    (await stateless.callTool({ name: 'ask', arguments: { question } })).structuredContent as WithEvidence,
  'mcp, with progress': async (question) =>
    (await stateless.callTool({ name: 'ask', arguments: { question } }, { onprogress: () => undefined }))
      .structuredContent as WithEvidence,
  'info button': async (question) => {
    const fields = { 'mainSearchCriteria.v.dn': question, knowledgeResponseType: 'application/json' }
    const headers = { authorization: `Bearer ${server.key}` }
    const response = await fetch(`${server.url}/api/infobutton?${new URLSearchParams(fields)}`, { headers })
    return read(await response.text())
  },
  'mcp with a handshake': async (question) =>
    (await older.callTool({ name: 'ask', arguments: { question } })).structuredContent as WithEvidence,
}

/** The time of the search differs between two requests. */
const toBytes = (answer: WithEvidence | undefined) => JSON.stringify(omitTimes(answer?.evidence ?? undefined))

it(`the evidence of ${questions.length} questions is the same through every interface, streamed and whole`, async () => {
  assert.ok(questions.length >= 8)
  for (const question of questions) {
    const expected = toBytes(read(await post('/chat/completions', toMessages(question))))
    assert.ok(expected.length > 100)
    for (const [name, ask] of Object.entries(interfaces)) assert.equal(toBytes(await ask(question)), expected, name)
  }
})
