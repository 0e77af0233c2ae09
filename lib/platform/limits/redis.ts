/**
 * The one connection to Redis or Valkey, when REDIS_URL is set. It mends itself; while Redis is away or silent, `askRedis`
 * fails at once.
 */
import 'server-only'
import type { RedisClientType } from 'redis'
import { config } from '@/lib/config'
import { log } from '@/lib/log'
import { dropSingleton, getSingleton } from '@/lib/store/process-singleton'

export type Redis = RedisClientType

const connectTimeoutMs = 2000
/** Some thousand times what a command takes. */
const answerTimeoutMs = 1000
const pingMs = 1000
/** A connection on which nothing comes for so long, not even the answer to a ping, is replaced. */
const silenceMs = 3000
const reconnectMsMax = 2000

interface Connection {
  client: Redis
  /** From the first command without an answer until the connection is replaced. */
  isSilent: boolean
}

/** @returns the client, or undefined without REDIS_URL; waits for a first connection, but not for a server that is away */
export async function redis(): Promise<Redis | undefined> {
  return (await connection())?.client
}

/**
 * Asks Redis, and stops asking a server that gives no answer.
 *
 * @returns undefined without REDIS_URL, and while Redis is away
 * @throws Error when the command failed or was not answered in time
 */
export async function askRedis<T>(ask: (client: Redis) => Promise<T>): Promise<T | undefined> {
  const held = await connection()
  if (!held?.client.isReady || held.isSilent) return undefined
  const silence = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    // What is written keeps a silent connection from being taken for one, so nothing more is.
    held.isSilent = true
    silence.reject(new Error(`Redis did not answer within ${answerTimeoutMs} ms`))
  }, answerTimeoutMs)
  try {
    return await Promise.race([ask(held.client), silence.promise])
  } finally {
    clearTimeout(timer)
  }
}

export async function closeRedis(): Promise<void> {
  const held = await dropSingleton<Promise<Connection | undefined>>('redis')
  held?.client.destroy()
}

function connection(): Promise<Connection | undefined> {
  return getSingleton('redis', () => connect(config().REDIS_URL))
}

async function connect(url: string | undefined): Promise<Connection | undefined> {
  if (!url) return undefined
  const { createClient } = await import('redis')
  const client: Redis = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: pingMs,
    socket: {
      connectTimeout: connectTimeoutMs,
      socketTimeout: silenceMs,
      // The package's own strategy gives up after a silence.
      reconnectStrategy: (retries) => Math.min(2 ** retries * 50, reconnectMsMax),
    },
  })
  const held: Connection = { client, isSilent: false }
  let isDown = false
  client.on('error', (cause: unknown) => {
    if (!isDown) log().warn({ err: cause }, 'Redis is away; limits are counted in this process until it is back')
    isDown = true
  })
  client.on('ready', () => {
    isDown = false
    held.isSilent = false
  })
  const firstAnswer = new Promise<void>((done) => {
    client.once('ready', () => done())
    client.once('error', () => done())
  })
  // Rejects only when the client is closed for good; a server that is away is tried again and again.
  client.connect().catch((cause: unknown) => log().debug({ err: cause }, 'the connection to Redis was given up'))
  await firstAnswer
  return held
}
