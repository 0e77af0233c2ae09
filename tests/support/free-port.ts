import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections and to servers that leave the choice to them: none of those
 * can take it before the program listens.
 *
 * @returns a loopback port that was free a moment ago, for programs that cannot choose one themselves
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_240, 32_768)
    const probe = createServer()
    const isFree = await new Promise<boolean>((done) => {
      probe.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true))
    })
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
