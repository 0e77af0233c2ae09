/** The one connection to Redis or Valkey, when REDIS_URL is set. It mends itself; while it is down, commands fail at once. */
import 'server-only'
import type { RedisClientType } from 'redis'
import { config } from '@/lib/config'
import { log } from '@/lib/log'
import { forget, once } from '@/lib/store/once'

export type Redis = RedisClientType

const connectTimeoutMs = 2000

/** @returns the client, or undefined without REDIS_URL; waits for a first connection, but not for a server that is away */
export function redis(): Promise<Redis | undefined> {
  return once('redis', () => connect(config().REDIS_URL))
}

export async function closeRedis(): Promise<void> {
  const client = await forget<Promise<Redis | undefined>>('redis')
  client?.destroy()
}

async function connect(url: string | undefined): Promise<Redis | undefined> {
  if (!url) return undefined
  const { createClient } = await import('redis')
  const client: Redis = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: connectTimeoutMs } })
  let isDown = false
  client.on('error', (cause: unknown) => {
    if (!isDown) log().warn({ err: cause }, 'Redis is away; limits are counted in this process until it is back')
    isDown = true
  })
  client.on('ready', () => {
    isDown = false
  })
  const firstAnswer = new Promise<void>((done) => {
    client.once('ready', () => done())
    client.once('error', () => done())
  })
  // Rejects only when the client is closed for good; a server that is away is tried again and again.
  client.connect().catch((cause: unknown) => log().debug({ err: cause }, 'the connection to Redis was given up'))
  await firstAnswer
  return client
}
