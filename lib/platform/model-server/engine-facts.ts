/** Describes for pages what writes the answers, without any secret. */
import 'server-only'
import { config } from '@/lib/config'
import { chooseEngine, getSavedModelServer } from '@/lib/engines/choose-engine'

interface EngineFacts {
  engine: 'extractive' | 'upstream'
  /** Host of the model server; null when answers are quotations. */
  host: string | null
  /** Null for the first model that the server lists. */
  model: string | null
  /** Whether the model server was saved on the settings page, though ENGINE=extractive may rule out its use. */
  isSaved: boolean
}

interface VerifierFacts {
  host: string
  /** Null for the first model that the server lists. */
  model: string | null
}

/** @returns null when no second model judges sentences */
export function getVerifierFacts(): VerifierFacts | null {
  const { VERIFIER_BASE_URL, VERIFIER_MODEL } = config()
  return VERIFIER_BASE_URL === undefined
    ? null
    : { host: new URL(VERIFIER_BASE_URL).host, model: VERIFIER_MODEL ?? null }
}

export function getEngineFacts(): EngineFacts {
  const saved = getSavedModelServer()
  const { UPSTREAM_BASE_URL, UPSTREAM_MODEL } = config()
  const address = saved?.baseUrl ?? UPSTREAM_BASE_URL
  const engine = chooseEngine().id
  return {
    engine,
    host: engine === 'upstream' && address !== undefined ? new URL(address).host : null,
    model: (saved ? saved.model : UPSTREAM_MODEL) ?? null,
    isSaved: saved !== null,
  }
}
