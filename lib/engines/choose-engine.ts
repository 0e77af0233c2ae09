/** Chooses the engine: the language model if one is configured, otherwise the extractive engine. */
import { type Config, config } from '@/lib/config'
import { createUpstreamEngine } from '@/lib/engines/upstream/upstream'
import { redactFromLog } from '@/lib/log'
import { getSingleton } from '@/lib/store/process-singleton'
import { reportServiceState } from '@/lib/store/service-calls'
import type { Engine } from './engine'
import { extractiveEngine } from './extractive'

/** A model server that the operator saved on the page. It replaces the one in the settings. */
export interface ModelServer {
  baseUrl: string
  apiKey: string | undefined
  /** The first model that the server lists if undefined. */
  model: string | undefined
}

interface Current {
  engine: Engine
  saved: ModelServer | null
}

/**
 * Returns the engine of this process; the same one until another model server is saved, since it remembers what its
 * server supports.
 *
 * @throws Error with a message for the operator if the settings contradict each other; call it at start-up
 */
export function chooseEngine(): Engine {
  return current().engine
}

/**
 * Answers the next questions with this model server; those being answered keep theirs. Does nothing if it is in use.
 *
 * @param saved null for the one in the settings
 */
export function connectModelServer(saved: ModelServer | null): void {
  const now = current()
  if (isSame(now.saved, saved)) return
  if (saved?.apiKey !== undefined) redactFromLog(saved.apiKey)
  now.engine = createEngine(applyModelServer(config(), saved))
  now.saved = saved
  // What the one before last did says nothing about this one.
  reportServiceState('model-server', null)
}

/** The saved model server in use; null if the settings decide. */
export function getSavedModelServer(): ModelServer | null {
  return current().saved
}

/** Separate from `chooseEngine` so that tests can pass their own settings. */
export function createEngine(settings: Config): Engine {
  const { ENGINE, UPSTREAM_BASE_URL } = settings
  if (ENGINE === 'extractive') return extractiveEngine
  if (UPSTREAM_BASE_URL !== undefined) {
    return createUpstreamEngine({
      baseUrl: UPSTREAM_BASE_URL,
      apiKey: settings.UPSTREAM_API_KEY,
      model: settings.UPSTREAM_MODEL,
      vision: settings.UPSTREAM_VISION,
      timeoutMs: settings.UPSTREAM_TIMEOUT_MS,
      idleTimeoutMs: settings.UPSTREAM_IDLE_TIMEOUT_MS,
    })
  }
  if (ENGINE === 'auto') return extractiveEngine
  throw new Error(
    'ENGINE is upstream, but UPSTREAM_BASE_URL is not set. Set it to the address of a model server, such as http://127.0.0.1:11434/v1, or leave ENGINE out.',
  )
}

/** Returns the model that verifies doubtful sentences; null if none is configured. Always the same one. */
export function chooseVerifier(): Engine | null {
  return getSingleton<{ verifier: Engine | null }>('verifier', () => ({ verifier: createVerifier(config()) })).verifier
}

function createVerifier(settings: Config): Engine | null {
  const { VERIFIER_BASE_URL, VERIFIER_TIMEOUT_MS } = settings
  if (VERIFIER_BASE_URL === undefined) return null
  return createUpstreamEngine({
    baseUrl: VERIFIER_BASE_URL,
    apiKey: settings.VERIFIER_API_KEY,
    model: settings.VERIFIER_MODEL,
    vision: 'off',
    timeoutMs: VERIFIER_TIMEOUT_MS,
    idleTimeoutMs: VERIFIER_TIMEOUT_MS,
    service: 'verifier',
  })
}

function current(): Current {
  return getSingleton('engine', () => ({ engine: createEngine(config()), saved: null }))
}

/** ENGINE=extractive stays in force: the operator has ruled out any model. */
function applyModelServer(settings: Config, saved: ModelServer | null): Config {
  if (saved === null) return settings
  const { baseUrl, apiKey, model } = saved
  return { ...settings, UPSTREAM_BASE_URL: baseUrl, UPSTREAM_API_KEY: apiKey, UPSTREAM_MODEL: model }
}

function isSame(one: ModelServer | null, other: ModelServer | null): boolean {
  return one?.baseUrl === other?.baseUrl && one?.apiKey === other?.apiKey && one?.model === other?.model
}
