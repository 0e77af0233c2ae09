/**
 * Counts concurrent answers across processes: each holds a lease in Redis and renews it, so that the leases of a
 * process that dies expire.
 */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { log } from '@/lib/log'
import { getSingleton } from '@/lib/store/process-singleton'
import { askRedis } from './redis'

const leaseMs = 30_000
const renewMs = 10_000

// A script, because counting and acquiring must be atomic. It uses Redis's clock, because those of the servers may
// differ.
const takeSlotScript = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('zremrangebyscore', KEYS[1], '-inf', now)
if ARGV[2] ~= '' and redis.call('zcard', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('zadd', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('pexpire', KEYS[1], ARGV[3])
return 1`

interface Lease {
  name: string
  id: string
}

/** @returns undefined without a reachable Redis (then only this process counts), `full` when no slot is free */
export async function acquireRemoteSlot(
  caller: string,
  most: number,
): Promise<{ release: () => Promise<void> } | 'full' | undefined> {
  const lease = { name: `evidence-chat:streams:${caller}`, id: randomUUID() }
  try {
    const taken = await askRedis((client) => client.eval(takeSlotScript, toScriptArguments(lease, String(most))))
    if (taken === undefined) return undefined
    if (taken !== 1) return 'full'
  } catch (cause) {
    log().warn({ err: cause }, 'an answer could not be counted in Redis; this server counts it alone')
    return undefined
  }
  leases().add(lease)
  return { release: () => release(lease) }
}

/** @param most '' renews a lease without counting */
function toScriptArguments({ name, id }: Lease, most: string) {
  return { keys: [name], arguments: [id, most, String(leaseMs)] }
}

async function release(lease: Lease): Promise<void> {
  leases().delete(lease)
  await askRedis((client) => client.zRem(lease.name, lease.id)).catch((cause: unknown) => {
    log().debug({ err: cause }, 'a lease could not be released and will expire')
  })
}

/** The leases of this process, renewed by one timer. */
function leases(): Set<Lease> {
  return getSingleton('leases', () => {
    const held = new Set<Lease>()
    setInterval(() => void renew(held), renewMs).unref()
    return held
  })
}

async function renew(held: Set<Lease>): Promise<void> {
  const renewals = [...held].map((lease) =>
    askRedis((client) => client.eval(takeSlotScript, toScriptArguments(lease, ''))),
  )
  await Promise.all(renewals).catch((cause: unknown) =>
    log().warn(
      { err: cause },
      'the leases of open answers could not be renewed in Redis; it is tried again in ten seconds',
    ),
  )
}
