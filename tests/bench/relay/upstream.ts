/** The relay benchmark's model server, in a separate process. The system turn says what to stream. */
import { setTimeout as wait } from 'node:timers/promises'
import { type Script, startUpstream, toStreamPayloads } from '@/tests/fakes/upstream'

/**
 * What a model writes about the benchmark's question: sentences with figures and citations, a few words long each
 * token.
 */
const written =
  'Dapagliflozin reduced worsening heart failure or cardiovascular death (16.3% vs 21.2%; HR 0.74) [1]. It did not increase the risk of hypoglycaemia [1][2]. Most patients also took a beta-blocker, and few stopped the treatment early [2].\n\n'
const tokens = written.match(/\s?[\p{L}-]{1,7}|\s?\d{1,3}|\s|[^\s\p{L}\d]/gu) ?? []
const toFrame = (data: string) => Buffer.from(`data: ${data}\n\n`)
const [role = '', ...frames] = toStreamPayloads(tokens).map(toFrame)
const words = frames.slice(0, tokens.length)
const ending = frames.slice(tokens.length)

const script: Script = async (reply, request) => {
  const asked = /stream (\d+) chunks every (\d+) ms for (client-\d+)/.exec(JSON.stringify(request.body.messages)) ?? []
  const [chunks = 0, everyMs = 0] = asked.slice(1, 3).map(Number)
  request.left.then((at) => process.send?.({ client: asked[3], leftAt: performance.timeOrigin + at }))
  reply.head(200, { 'content-type': 'text/event-stream' })
  await reply.bytes(role)
  for (let count = 0; count < chunks && !request.hasLeft; count++) {
    if (everyMs > 0) await wait(everyMs)
    await reply.bytes(words[count % words.length] ?? role)
  }
  for (const frame of ending) await reply.bytes(frame)
  reply.end()
}

const { baseUrl } = await startUpstream(script, { models: ['bench-model'] })
process.send?.({ baseUrl })
// An interrupted benchmark must not leave its model server running.
process.once('disconnect', () => process.exit())
