/** The official MCP clients, in the stateless protocol and the one before it, against the real server. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Client as CurrentClient } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import type { Evidence } from '@/lib/wire/evidence'
import type { ArticleRecord } from '@/lib/wire/tools/article-schema'
import type { CheckClaimResult } from '@/lib/wire/tools/tool-schemas'
import { borrowServer } from '../support/lent-servers'
import { connectOlder, connectStateless, statelessVersion, toMcpAddress } from '../support/mcp-clients'
import type { TestServer } from '../support/server'

const question = 'Does dapagliflozin reduce cardiovascular death or worsening heart failure in HFrEF?'
const claim = 'Dapagliflozin reduced worsening heart failure or cardiovascular death (HR 0.74).'
const falseClaim = 'Dapagliflozin increased worsening heart failure or cardiovascular death.'

let server: TestServer
before(async () => {
  server = await borrowServer()
})
after(() => server.stop())

interface ToolResult {
  isError?: boolean
  structuredContent?: unknown
  content: { type: string; text?: string; uri?: string }[]
}

/** What both clients can do, whose types differ. */
interface AnyClient {
  listTools(): Promise<{ tools: { name: string; inputSchema: object; outputSchema?: object }[] }>
  callTool(call: { name: string; arguments: object }): Promise<unknown>
  readResource(asked: { uri: string }): Promise<{ contents: object[] }>
  listResourceTemplates(): Promise<{ resourceTemplates: { uriTemplate: string }[] }>
  close(): Promise<void>
}

const clients: Record<string, () => Promise<AnyClient>> = {
  'the stateless protocol': () => connectStateless(server) as Promise<AnyClient>,
  'the protocol with a handshake': () => connectOlder(server) as unknown as Promise<AnyClient>,
}

for (const [name, connect] of Object.entries(clients)) {
  describe(`MCP, ${name}`, () => {
    let client: AnyClient
    before(async () => {
      client = await connect()
    })
    after(() => client.close())

    const call = async (tool: string, given: object) =>
      (await client.callTool({ name: tool, arguments: given })) as ToolResult

    it('lists four tools, each with the schemas of its arguments and its result', async () => {
      const { tools } = await client.listTools()
      assert.deepEqual(tools.map((tool) => tool.name).sort(), ['ask', 'check_claim', 'get_article', 'search_evidence'])
      for (const { inputSchema, outputSchema } of tools) assert.ok(inputSchema && outputSchema)
    })

    it('searches: ranked articles with exact quotations, and a link to each', async () => {
      const { structuredContent, content } = await call('search_evidence', { question, max_sources: 3 })
      const { evidence } = structuredContent as { evidence: Evidence }
      const [first] = evidence.items
      assert.equal(first?.id, 'card:dapa-hf')
      assert.ok(evidence.items.length <= 3)
      assert.match(content[0]?.text ?? '', /HR 0\.74/)
      const uri = content.find(({ type }) => type === 'resource_link')?.uri ?? ''
      const { contents } = await client.readResource({ uri })
      assert.ok(JSON.stringify(contents).includes(JSON.stringify(first?.quote).slice(1, -1)))
    })

    it('asks: the text of the answer, and its evidence', async () => {
      const { structuredContent, content } = await call('ask', { question })
      const { text, evidence } = structuredContent as { text: string; evidence: Evidence }
      assert.equal(content[0]?.text, text)
      assert.match(text, /\[1\]/)
      for (const { n, spans } of evidence.items) for (const span of spans) assert.equal(text.slice(...span), `[${n}]`)
    })

    it('gets an article by its id', async () => {
      const { structuredContent } = await call('get_article', { id: 'card:dapa-hf' })
      const article = structuredContent as ArticleRecord
      assert.equal(article.pmid, '31535829')
      assert.ok(article.passages.length > 0)
      const unknown = await call('get_article', { id: 'card:none' })
      assert.equal(unknown.isError, true)
      assert.match(unknown.content[0]?.text ?? '', /no article/)
    })

    it('checks a sentence against articles that it finds or is given', async () => {
      const found = (await call('check_claim', { sentence: claim })).structuredContent as CheckClaimResult
      assert.equal(found.verdict, 'supported')
      assert.ok(found.sources.length > 0 && found.searched.length > 0)
      const given = (await call('check_claim', { sentence: falseClaim, sources: ['card:dapa-hf'] })).structuredContent
      const { verdict, deciding, searched } = given as CheckClaimResult
      assert.deepEqual([verdict, deciding?.id, searched], ['contradicted', 'card:dapa-hf', []])
    })

    it('refuses arguments of a wrong type with an error that names the field', async () => {
      for (const given of [{}, { question: 7 }, { question: '' }, { question, max_sources: 'many' }]) {
        const refusal = await call('ask', given).then(
          ({ isError, content }) => (isError ? (content[0]?.text ?? '') : 'accepted'),
          (error: Error) => error.message,
        )
        assert.match(refusal, /question|max_sources/)
        assert.doesNotMatch(refusal, /node_modules|\.ts:|at /)
      }
    })

    it('says that a resource or a tool does not exist', async () => {
      await assert.rejects(client.readResource({ uri: 'evidence://articles/card%3Anone' }), /not found/i)
      await assert.rejects(client.readResource({ uri: 'evidence://articles/%E0%A4%A' }))
      const unknown = await call('delete_everything', {}).then(
        ({ isError }) => isError,
        () => true,
      )
      assert.equal(unknown, true)
    })
  })
}

it('reports the progress of a call that asks for it', async () => {
  const client = await connectStateless(server)
  const seen: { progress: number; message?: string | undefined }[] = []
  await client.callTool({ name: 'ask', arguments: { question } }, { onprogress: (step) => void seen.push(step) })
  await client.close()
  assert.ok(seen.some(({ message }) => /library: \d+ hits/.test(message ?? '')))
  assert.deepEqual(
    seen.map(({ progress }) => progress),
    seen.map((_, at) => at + 1),
  )
})

it('a call that is cancelled ends, and the next one is answered', async () => {
  const client = await connectStateless(server)
  const cancel = new AbortController()
  const onprogress = () => cancel.abort()
  const call = client.callTool({ name: 'ask', arguments: { question } }, { onprogress, signal: cancel.signal })
  await assert.rejects(call)
  const { structuredContent } = await client.callTool({ name: 'ask', arguments: { question } })
  assert.ok(structuredContent)
  await client.close()
})

it('after a stream of progress is abandoned at any of its events, the server answers the next call', async () => {
  const _meta = {
    progressToken: 1,
    'io.modelcontextprotocol/protocolVersion': statelessVersion,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const params = { name: 'ask', arguments: { question }, _meta }
  const printedBefore = server.output().length
  /** @returns the number of events read */
  const readEvents = async (max: number) => {
    const leave = new AbortController()
    const response = await fetch(toMcpAddress(server), {
      method: 'POST',
      headers: {
        ...headers(),
        'mcp-protocol-version': statelessVersion,
        'mcp-method': 'tools/call',
        'mcp-name': 'ask',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
      signal: leave.signal,
    })
    assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/)
    let seen = 0
    for await (const piece of response.body ?? []) {
      seen += Buffer.from(piece).toString('utf8').split('\n\n').length - 1
      if (seen >= max) break
    }
    leave.abort()
    return seen
  }
  const count = await readEvents(Number.POSITIVE_INFINITY)
  assert.ok(count > 2)
  for (let at = 0; at < count; at++) await readEvents(at)
  const client = await connectStateless(server)
  assert.ok((await client.callTool({ name: 'ask', arguments: { question } })).structuredContent)
  await client.close()
  assert.doesNotMatch(server.output().slice(printedBefore), /"level":(?:50|60)/)
})

it('a missing or wrong key is refused before anything is read', async () => {
  await assert.rejects(connectStateless(server, 'sk-wrong'))
  const response = await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { authorization: '' })
  assert.equal(response.status, 401)
  assert.match(response.headers.get('www-authenticate') ?? '', /^Bearer/)
})

it('a page of an origin that is not named is refused, also with a valid key', async () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
  for (const origin of ['http://evil.example', 'null']) assert.equal((await post(ping, { origin })).status, 403)
  assert.equal((await post(ping, { origin: server.url })).status, 200)
})

it('an unknown protocol version is refused with the versions that are known', async () => {
  const _meta = { 'io.modelcontextprotocol/protocolVersion': '2031-01-01' }
  const response = await post(
    { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta } },
    { 'mcp-protocol-version': '2031-01-01' },
  )
  const { error } = await response.json()
  assert.equal(response.status, 400)
  assert.ok(JSON.stringify(error).includes(statelessVersion))
})

it('a body that is not JSON-RPC gets the error of JSON-RPC', async () => {
  for (const [body, code] of [
    ['{', -32700],
    ['', -32700],
    ['[]', -32700],
  ] as const) {
    const response = await post(body)
    assert.equal((await response.json()).error.code, code, body)
    assert.equal(response.status, 400)
  }
  const notJson = await post('question', { 'content-type': 'text/plain' })
  assert.deepEqual([notJson.status, (await notJson.json()).error.code], [415, -32600])
  const noMethod = await post({ jsonrpc: '2.0', id: 1 })
  assert.ok(noMethod.status >= 400 && (await noMethod.text()).includes('"error"'))
})

it('nothing can be subscribed to, since nothing changes', async () => {
  assert.equal((await fetch(toMcpAddress(server), { headers: headers() })).status, 405)
})

it('a program on this machine is served on standard input and output', async () => {
  const client = new CurrentClient({ name: 'test', version: '1' })
  const environment = { DATA_DIR: server.dataDir, EVIDENCE_LIVE: 'off', PATH: process.env['PATH'] ?? '' }
  const args = ['--import', './lib/cli/register-paths.ts', 'lib/cli/mcp.ts']
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env: environment }))
  const { structuredContent } = await client.callTool({ name: 'search_evidence', arguments: { question } })
  await client.close()
  assert.equal((structuredContent as { evidence: Evidence }).evidence.items[0]?.id, 'card:dapa-hf')
})

const headers = () => ({
  authorization: `Bearer ${server.key}`,
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
})

function post(body: object | string, more: Record<string, string> = {}): Promise<Response> {
  return fetch(toMcpAddress(server), {
    method: 'POST',
    headers: { ...headers(), ...more },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
