import { once } from 'node:events'
import { createServer } from 'node:net'

/** @returns a loopback port that was free a moment ago, for programs that cannot choose one themselves */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no port was given')
  return address.port
}
