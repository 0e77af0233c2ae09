/**
 * The page benchmark's model server, in a separate process. It sends the answer at a constant rate whatever the
 * client does, and notifies its parent when the first token, each thousandth and the last one have been sent.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { type Script, startUpstream, toStreamPayloads } from '@/tests/fakes/upstream'
import { answerPieces } from './answer'

const tokensASecond = 200
const frames = toStreamPayloads(answerPieces()).map((data) => `data: ${data}\n\n`)

const script: Script = async (reply, request) => {
  reply.head(200, { 'content-type': 'text/event-stream' })
  const startedAt = performance.now()
  for (const [index, frame] of frames.entries()) {
    const early = startedAt + (index * 1000) / tokensASecond - performance.now()
    if (early > 1) await wait(early)
    if (request.hasLeft) return
    await reply.bytes(frame)
    if (index % 1000 === 0) process.send?.({ sent: index })
  }
  reply.end()
}

const { baseUrl } = await startUpstream(script, { models: ['bench-model'] })
process.send?.({ baseUrl })
// An interrupted benchmark must not leave its model server running.
process.once('disconnect', () => process.exit())
