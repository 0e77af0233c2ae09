/** The relay benchmark's model server, in a separate process. The system turn says what to stream. */
import { setTimeout as wait } from 'node:timers/promises'
import { type Script, startUpstream, toStreamPayloads } from '@/tests/fakes/upstream'

const [role = '', word = '', ...ending] = toStreamPayloads([' evidence']).map((data) =>
  Buffer.from(`data: ${data}\n\n`),
)

const script: Script = async (reply, request) => {
  const asked = /stream (\d+) chunks every (\d+) ms for (client-\d+)/.exec(JSON.stringify(request.body.messages)) ?? []
  const [chunks = 0, everyMs = 0] = asked.slice(1, 3).map(Number)
  request.left.then((at) => process.send?.({ client: asked[3], leftAt: performance.timeOrigin + at }))
  reply.head(200, { 'content-type': 'text/event-stream' })
  await reply.bytes(role)
  for (let count = 0; count < chunks && !request.hasLeft; count++) {
    if (everyMs > 0) await wait(everyMs)
    await reply.bytes(word)
  }
  for (const frame of ending) await reply.bytes(frame)
  reply.end()
}

const { baseUrl } = await startUpstream(script, { models: ['bench-model'] })
process.send?.({ baseUrl })
// An interrupted benchmark must not leave its model server running.
process.once('disconnect', () => process.exit())
