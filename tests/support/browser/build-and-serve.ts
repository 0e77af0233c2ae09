import { ensureBuilt } from '@/lib/cli/server/build'
import { sharedServerVariable, sharedSettings, startServer, type TestServer } from '../server'

/**
 * Builds before any worker starts a server; otherwise all of them would build the same changed sources at once. Then
 * starts the server that all tests without settings share (worker-servers.ts).
 *
 * @returns what stops it
 */
export default async function buildAndServe(): Promise<() => Promise<void>> {
  await ensureBuilt((line) => console.log(line))
  const server = await startServer(sharedSettings)
  await askOnce(server)
  process.env[sharedServerVariable] = JSON.stringify(server)
  return async () => void (await server.stop())
}

/**
 * The first answer takes a second more, while what writes it is loaded; the first test of each worker would wait for
 * it.
 */
async function askOnce({ url, key }: TestServer): Promise<void> {
  const response = await fetch(`${url}/api/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Does aspirin prevent a first stroke?' }] }),
  })
  await response.text()
}
