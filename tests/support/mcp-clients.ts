/** The official MCP clients: the current one with the stateless protocol, and the older one with the handshake. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { TestServer } from './server'

export const statelessVersion = '2026-07-28'

const identity = { name: 'test', version: '1' }

export function toMcpAddress({ url }: Pick<TestServer, 'url'>): URL {
  return new URL(`${url}/api/mcp`)
}

export async function connectStateless(server: Pick<TestServer, 'url' | 'key'>, key = server.key): Promise<Client> {
  const client = new Client(identity, { versionNegotiation: { mode: { pin: statelessVersion } } })
  const requestInit = { headers: { authorization: `Bearer ${key}` } }
  await client.connect(new StreamableHTTPClientTransport(toMcpAddress(server), { requestInit }))
  return client
}

export async function connectOlder(server: TestServer, key = server.key): Promise<OlderClient> {
  const client = new OlderClient(identity)
  const requestInit = { headers: { authorization: `Bearer ${key}` } }
  await client.connect(new OlderTransport(toMcpAddress(server), { requestInit }))
  return client
}
