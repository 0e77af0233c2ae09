/**
 * Keeps to a service's rate in a child process that has access neither to the secrets nor to the database: it asks its
 * parent.
 */
import type { ChildProcess } from 'node:child_process'
import { log } from '@/lib/log'
import type { RateLedger } from './rate-ledger'

export interface RateQuestion {
  type: 'rate'
  id: number
  call: keyof RateLedger
  ms: number
}

/** `isKnown` is false where the parent's ledger failed; the parent's log has the error. */
interface RateAnswer {
  type: 'rate'
  id: number
  isKnown: boolean
  ms: number | null
}

/** JSON has no infinity. */
const msMax = Number.MAX_SAFE_INTEGER

/** Call in the child process. */
export function askParentForRate(): RateLedger {
  const waiting = new Map<number, PromiseWithResolvers<number | null>>()
  let asked = 0
  process.on('message', (message: RateAnswer) => {
    if (message.type !== 'rate') return
    const question = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.isKnown) question?.resolve(message.ms)
    else question?.reject(new Error('The parent process does not know when requests may start.'))
  })
  const ask = (call: keyof RateLedger, ms: number) => {
    asked += 1
    const answer = Promise.withResolvers<number | null>()
    waiting.set(asked, answer)
    process.send?.({ type: 'rate', id: asked, call, ms } satisfies RateQuestion)
    return answer.promise
  }
  return {
    reserve: (withinMs) => ask('reserve', Math.min(withinMs, msMax)),
    readPause: async () => (await ask('readPause', 0)) ?? 0,
    pause: async (ms) => void (await ask('pause', ms)),
  }
}

/**
 * Call in the parent process.
 *
 * @param ledger null lets the child keep to the rate by itself
 */
export function answerRateQuestions(child: ChildProcess, ledger: RateLedger | null): void {
  child.on('message', async (message: RateQuestion) => {
    if (message.type !== 'rate') return
    const { type, id, call, ms } = message
    const answer = await Promise.resolve(ledger?.[call](ms) ?? 0).then(
      (result): RateAnswer => ({ type, id, isKnown: true, ms: result ?? null }),
      (error: unknown): RateAnswer => {
        log().error({ call, error: String(error) }, 'the rate of PubMed could not be shared; a fetch keeps to it alone')
        return { type, id, isKnown: false, ms: null }
      },
    )
    // A child that has just exited needs no answer; this is not an error.
    if (child.connected) child.send(answer, () => undefined)
  })
}
