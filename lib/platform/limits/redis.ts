/**
 * The connection to Redis or Valkey, if REDIS_URL is set. It reconnects by itself; while Redis is unreachable or does
 * not respond, `askRedis` returns at once.
 */
import 'server-only'
import type { RedisClientType } from 'redis'
import { config } from '@/lib/config'
import { log } from '@/lib/log'
import { dropSingleton, getSingleton } from '@/lib/store/process-singleton'
import { reportCall, reportServiceState } from '@/lib/store/service-calls'

export type Redis = RedisClientType

const connectTimeoutMs = 2000
/** Thousands of times the duration of a command. */
const answerTimeoutMs = 1000
const pingMs = 1000
/** A connection that receives nothing for this long, not even a ping reply, is replaced. */
const silenceMs = 3000
const reconnectMsMax = 2000

interface Connection {
  client: Redis
  /** From the first unanswered command until the connection is replaced. */
  isSilent: boolean
}

/** @returns the client, or undefined without REDIS_URL; waits a moment for the first connection or its failure */
export async function redis(): Promise<Redis | undefined> {
  return (await connection())?.client
}

/**
 * Sends a command, and stops sending to a server that does not reply.
 *
 * @returns undefined without REDIS_URL, and while Redis is unreachable
 * @throws Error when the command fails or times out
 */
export async function askRedis<T>(ask: (client: Redis) => Promise<T>): Promise<T | undefined> {
  const held = await connection()
  if (!held?.client.isReady || held.isSilent) return undefined
  const startedAt = performance.now()
  const report = (isAnswered: boolean) => reportCall('redis', (performance.now() - startedAt) / 1000, isAnswered)
  const silence = Promise.withResolvers<never>()
  const giveUp = () => {
    // Send nothing more: writes would reset the socket timeout that detects the silent connection.
    held.isSilent = true
    silence.reject(new Error(`Redis did not answer within ${answerTimeoutMs} ms`))
  }
  let last: NodeJS.Immediate | undefined
  const timer = setTimeout(() => {
    // While this process was busy, the answer may have come: Node runs timers before it reads from sockets.
    last = setImmediate(giveUp)
  }, answerTimeoutMs)
  try {
    const answer = await Promise.race([ask(held.client), silence.promise])
    report(true)
    return answer
  } catch (cause) {
    report(false)
    throw cause
  } finally {
    clearTimeout(timer)
    clearImmediate(last)
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
      // The package's own strategy does not reconnect after a socket timeout.
      reconnectStrategy: (retries) => Math.min(2 ** retries * 50, reconnectMsMax),
    },
  })
  const held: Connection = { client, isSilent: false }
  let isDown = false
  client.on('error', (cause: unknown) => {
    if (!isDown) log().warn({ err: cause }, 'Redis is unreachable; limits are counted in this process until it is back')
    isDown = true
    reportServiceState('redis', false)
  })
  client.on('ready', () => {
    isDown = false
    held.isSilent = false
    reportServiceState('redis', true)
  })
  const firstAnswer = new Promise<void>((done) => {
    client.once('ready', () => done())
    client.once('error', () => done())
    // A server that hangs accepts the connection and says nothing.
    setTimeout(done, answerTimeoutMs).unref()
  })
  // Rejects only when the client is closed; an unreachable server is retried indefinitely.
  client.connect().catch((cause: unknown) => log().debug({ err: cause }, 'the connection to Redis was closed'))
  await firstAnswer
  return held
}
