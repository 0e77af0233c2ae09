/**
 * `npm run bench -- interfaces [ROUNDS]`: the time of one answer through each interface, and what it takes beside that
 * of chat completions. The interfaces take turns, so that a busy machine slows all of them.
 */

import { takeMedian } from '@/lib/shared/text/median'
import { startServer } from '../support/server'

const rounds = Number(process.argv[2] ?? 200)
const question = 'Does dapagliflozin reduce cardiovascular death or worsening heart failure in HFrEF?'
const server = await startServer({ RATE_LIMIT_RPM: '1000000' })
const headers = { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' }

async function post(path: string, body: object, more: Record<string, string> = {}): Promise<void> {
  const init = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) }
  const response = await fetch(`${server.url}/api${path}`, init)
  const text = await response.text()
  if (!response.ok || !text.includes('card:dapa-hf'))
    throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`)
}

const accept = 'application/json, text/event-stream'
const call = { jsonrpc: '2.0', id: 1, method: 'tools/call' }
const params = { name: 'ask', arguments: { question } }
const version = '2026-07-28'
const envelope = {
  'io.modelcontextprotocol/protocolVersion': version,
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}
const stateless = { accept, 'mcp-protocol-version': version, 'mcp-method': 'tools/call', 'mcp-name': 'ask' }
const messages = [{ role: 'user', content: question }]

const interfaces: Record<string, () => Promise<void>> = {
  chat: () => post('/v1/chat/completions', { messages }),
  responses: () => post('/v1/responses', { input: question }),
  mcp: () => post('/mcp', { ...call, params: { ...params, _meta: envelope } }, stateless),
  'mcp before 2026': () => post('/mcp', { ...call, params }, { accept, 'mcp-protocol-version': '2025-11-25' }),
  'chat, streamed': () => post('/v1/chat/completions', { messages, stream: true }),
  'responses, streamed': () => post('/v1/responses', { input: question, stream: true }),
  'info button': async () => {
    const fields = new URLSearchParams({
      'mainSearchCriteria.v.dn': question,
      knowledgeResponseType: 'application/json',
    })
    await (await fetch(`${server.url}/api/infobutton?${fields}`, { headers })).text()
  },
}

const times = new Map(Object.keys(interfaces).map((name) => [name, [] as number[]]))
const warmUpRounds = 30
for (let round = -warmUpRounds; round < rounds; round++) {
  for (const [name, ask] of Object.entries(interfaces)) {
    const startedAt = performance.now()
    await ask()
    if (round >= 0) times.get(name)?.push(performance.now() - startedAt)
  }
}
const chat = takeMedian(times.get('chat') ?? [])
const streamed = takeMedian(times.get('chat, streamed') ?? [])
for (const [name, all] of times) {
  const own = takeMedian(all)
  const more = own - (name.endsWith('streamed') ? streamed : chat)
  console.log(
    `${name.padEnd(22)} median ${own.toFixed(2)} ms   beside chat ${more >= 0 ? '+' : ''}${more.toFixed(2)} ms`,
  )
}
await server.stop()
