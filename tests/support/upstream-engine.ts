/**
 * Helpers of the upstream engine's tests: a prompt, an engine on a fake server, and functions to collect its output.
 */
import type { Engine, EngineEvent, GroundedPrompt } from '@/lib/engines/engine'
import { createUpstreamEngine } from '@/lib/engines/upstream/upstream'
import type { UpstreamSettings } from '@/lib/engines/upstream/upstream-client'
import { ApiError } from '@/lib/wire/errors'
import { type FakeUpstream, type Script, startUpstream } from '../fakes/upstream'

export const secret = 'sk-upstream-secret'

export function buildPrompt(given: Partial<GroundedPrompt> = {}): GroundedPrompt {
  const conversation = given.messages ?? [{ role: 'user', content: 'Does aspirin help?' }]
  return {
    language: 'en',
    question: 'Does aspirin help?',
    sources: [],
    nearest: [],
    searched: [],
    uncovered: [],
    searchSkipped: null,
    conversation,
    messages: conversation,
    settings: {},
    ...given,
  }
}

export const png = 'data:image/png;base64,iVBORw0KGgo='
export const imagePrompt = buildPrompt({
  messages: [
    {
      role: 'user',
      content: [
        { type: 'text', text: 'What does this film show?' },
        { type: 'image_url', image_url: { url: png } },
      ],
    },
  ],
})

export interface TestEngine extends AsyncDisposable {
  fake: FakeUpstream
  engine: Engine
}

/** A fake server and an engine that asks it; closed at the end of the test by `await using`. */
export async function startEngine(script?: Script, settings: Partial<UpstreamSettings> = {}): Promise<TestEngine> {
  const fake = await startUpstream(script)
  const engine = createUpstreamEngine({
    baseUrl: fake.baseUrl,
    apiKey: secret,
    model: 'fake-model',
    vision: 'auto',
    timeoutMs: 5_000,
    idleTimeoutMs: 5_000,
    ...settings,
  })
  return { fake, engine, [Symbol.asyncDispose]: () => fake.close() }
}

export interface Outcome {
  events: EngineEvent[]
  /** Content of choice 0. */
  text: string
  error: ApiError | undefined
}

/** Collects all events of an answer, and its error if it fails. */
export async function collectAnswer(
  engine: Engine,
  prompt: GroundedPrompt = buildPrompt(),
  signal: AbortSignal = new AbortController().signal,
): Promise<Outcome> {
  const events: EngineEvent[] = []
  let error: ApiError | undefined
  try {
    for await (const event of engine.generate(prompt, signal)) events.push(event)
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause
    error = cause
  }
  return { events, text: joinContent(events), error }
}

export function joinContent(events: EngineEvent[], choice = 0): string {
  return events
    .map((event) => (event.type === 'delta' && event.choice === choice ? (event.content ?? '') : ''))
    .join('')
}

export function listFinishes(events: EngineEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'finish' ? [`${event.choice}:${event.reason}`] : []))
}
