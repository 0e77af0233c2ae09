/** A child process that keeps to the rate of a service asks its parent. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { RateLedger } from '@/lib/evidence/live/rate-ledger'
import { answerRateQuestions } from '@/lib/evidence/live/rate-of-parent'
import { log } from '@/lib/log'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const unused = () => assert.fail('not asked for')

/** Asks for one start, and reports the wait or the error. */
const asking = `
  import { askParentForRate } from '@/lib/evidence/live/rate-of-parent'
  const said = await askParentForRate().reserve(1000).then(String, (error) => error.message)
  process.send({ type: 'said', said }, () => process.disconnect())`

function startAsker(ledgerOf: (child: ChildProcess) => RateLedger | null): ChildProcess {
  const options = ['--import', './lib/cli/register-paths.ts', '--input-type=module-typescript', '--eval', asking]
  const child = spawn(process.execPath, options, { cwd: root, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  answerRateQuestions(child, ledgerOf(child))
  return child
}

async function listen(child: ChildProcess): Promise<string> {
  for (;;) {
    const [message] = await once(child, 'message')
    if (message.type === 'said') return message.said
  }
}

test('the child gets the wait that the ledger of its parent reserves, and none where there is no ledger', async () => {
  const reserve = async (withinMs: number) => withinMs / 4
  assert.equal(await listen(startAsker(() => ({ reserve, readPause: unused, pause: unused }))), '250')
  assert.equal(await listen(startAsker(() => null)), '0')
})

test("if the parent's ledger fails, the child gets an error and the parent's log has the cause", async (t) => {
  const logged = t.mock.method(log(), 'error', () => undefined)
  const reserve = () => Promise.reject(new Error('no database'))
  const said = await listen(startAsker(() => ({ reserve, readPause: unused, pause: unused })))
  assert.equal(said, 'The parent process does not know when requests may start.')
  assert.match(JSON.stringify(logged.mock.calls.map((call) => call.arguments)), /no database/)
})

test('an answer to a child that has just exited is not an error', async () => {
  const child = startAsker((asker) => ({
    async reserve() {
      asker.kill('SIGKILL')
      // The child ends while this process reads no events, so that the parent does not know it yet.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
      return 0
    },
    readPause: unused,
    pause: unused,
  }))
  const errors: unknown[] = []
  child.on('error', (error) => errors.push(error))
  await once(child, 'close')
  assert.deepEqual(errors, [])
})
