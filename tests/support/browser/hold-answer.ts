/** An answer of the model server of which a test decides when it goes on. */
import { type Script, toStreamPayloads } from '../../fakes/upstream'

export interface HeldAnswer {
  script: Script
  /** Sends the next piece; the answer ends with the last one. */
  goOn(): void
}

/** @param pieces of the text, of which the first is sent at once; the page draws a sentence when it is complete */
export function holdAnswer(...pieces: string[]): HeldAnswer {
  const words = pieces.map((piece) => piece.match(/\S+\s*|\s+/g) ?? [])
  const frames = toStreamPayloads(words.flat())
  const releases: (() => void)[] = []
  const released = pieces.slice(1).map(() => new Promise<void>((done) => releases.push(done)))
  const script: Script = async (reply) => {
    reply.head(200, { 'content-type': 'text/event-stream' })
    let sent = 0
    // The first frame has no words.
    let end = 1
    for (const [index, { length }] of words.entries()) {
      if (index > 0) await released[index - 1]
      end += length
      const isLast = index === words.length - 1
      for (const data of frames.slice(sent, isLast ? frames.length : end)) await reply.bytes(`data: ${data}\n\n`)
      sent = end
    }
    reply.end()
  }
  return { script, goOn: () => releases.shift()?.() }
}
