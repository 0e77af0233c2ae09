/**
 * The engine that generates with a language model on any OpenAI-compatible server. It promises ordered events, a finish
 * for every choice and one usage, or an error; a partial answer never looks complete. It never exposes the server's
 * address, key, name or text, and sends the server no client field that is not on our allow-list.
 */

import { countTokens } from '@/lib/engines/count-tokens'
import type { Engine, EngineEvent, GroundedPrompt } from '@/lib/engines/engine'
import { estimateUsage } from '@/lib/engines/estimate-usage'
import type { OutgoingResponse } from '@/lib/http/send-request'
import { ChunkReader } from './chunk-reader'
import { toApiError } from './connection'
import type { OutputText } from './output-text'
import { ResponseBody } from './response-body'
import { UpstreamClient, type UpstreamSettings } from './upstream-client'

/** After the last finish_reason only usage and [DONE] are due; do not wait longer for a server that withholds them. */
const trailerTimeoutMs = 2_000

/**
 * Two frames of a display: readers cannot see the delay, and at 200 tokens a second every later step, down to the write
 * to the reader, runs for a sixth of the pieces.
 */
const collectMs = 32

export function createUpstreamEngine(settings: UpstreamSettings): Engine {
  const server = new UpstreamClient(settings)
  return {
    id: 'upstream',
    get model() {
      return server.knownModel
    },
    get takesImages() {
      return server.takesImages
    },
    sourcesDefault: 8,
    generate: (prompt, signal) => generate(server, settings.apiKey, prompt, signal),
    embed: (model, texts, signal) => server.embed(model, texts, signal),
  }
}

async function* generate(
  server: UpstreamClient,
  secret: string | undefined,
  prompt: GroundedPrompt,
  signal: AbortSignal,
): AsyncGenerator<EngineEvent> {
  const response = await server.ask(prompt, signal)
  const reader = new ChunkReader(prompt.settings.n ?? 1, secret)
  const body = new ResponseBody(reader)
  try {
    while (!body.isOver) {
      const reads = await readNext(response, reader, signal)
      try {
        body.push(reads)
      } finally {
        // Events before a fault are delivered first, so the result does not depend on how the network split the bytes.
        for (const event of reader.take()) yield event
      }
    }
    yield { type: 'usage', usage: reader.usage ?? (await estimateFromOutput(prompt, reader.written)) }
  } catch (error) {
    throw toApiError(error)
  } finally {
    response.close(body.isOver)
  }
}

async function estimateFromOutput({ messages, settings }: GroundedPrompt, { text, characters }: OutputText) {
  return estimateUsage(messages, settings, await countTokens(text, characters))
}

function readNext(response: OutgoingResponse, reader: ChunkReader, signal: AbortSignal): Promise<Buffer[] | null> {
  // The first words are passed on at once.
  if (!reader.isFinished) return response.read(reader.written.characters > 0 ? collectMs : 0)
  response.shortenIdleLimit(trailerTimeoutMs)
  return response.read().catch(() => {
    signal.throwIfAborted()
    return null
  })
}
