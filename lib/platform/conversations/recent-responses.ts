/**
 * Responses that are kept in memory: those whose request did not say whether to store them, so that the next request
 * can refer to them, and those in the background. They are never written to disk. Each process keeps its own.
 */
import 'server-only'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { getSingleton } from '@/lib/store/process-singleton'
import type { ServiceResponse } from '@/lib/wire/responses/response'

export interface KeptResponse {
  response: ServiceResponse
  /** The messages that it answers, without instructions. */
  messages: readonly ChatCompletionMessageParam[]
}

interface RecentResponse extends KeptResponse {
  owner: string
  keptAtMs: number
  characters: number
  /** Stops the answer; only in the background. */
  stop: (() => void) | undefined
}

const ageMsMax = 3_600_000
const perOwnerMax = 200
/** About two bytes each. */
const charactersMax = 32_000_000

function recent(): Map<string, RecentResponse> {
  return getSingleton('recent responses', () => new Map())
}

/** Keeps a response for up to an hour, or until newer ones need its room. Replaces the one with this id. */
export function keepRecentResponse(kept: KeptResponse, owner: string, stop?: () => void): void {
  const held = recent()
  const { id } = kept.response
  held.delete(id)
  const characters = JSON.stringify(kept).length
  if (characters > charactersMax) return
  held.set(id, { ...kept, owner, characters, keptAtMs: Date.now(), stop })
  dropOld(held, owner)
}

export function findRecentResponse(id: string, owner: string): RecentResponse | null {
  dropOld(recent(), owner)
  const found = recent().get(id)
  return found?.owner === owner ? found : null
}

/** Forgets a response that has been stored, without stopping it. */
export function forgetRecentResponse(id: string): void {
  recent().delete(id)
}

/** @returns false if this owner has none with this id */
export function dropRecentResponse(id: string, owner: string): boolean {
  const found = findRecentResponse(id, owner)
  found?.stop?.()
  return found !== null && recent().delete(id)
}

/** Forgets everything that this process keeps of this owner, and stops what is being written. */
export function dropRecentResponsesOf(owner: string): void {
  for (const id of [...recent().keys()]) dropRecentResponse(id, owner)
}

/**
 * Drops expired responses and, if the limit is exceeded, the oldest of the owners who keep most. A map keeps the order
 * of insertion.
 */
function dropOld(held: Map<string, RecentResponse>, owner: string): void {
  for (const [id, { keptAtMs }] of held) if (Date.now() - keptAtMs > ageMsMax) held.delete(id)
  const own = [...held.keys()].filter((id) => held.get(id)?.owner === owner)
  for (const id of own.slice(0, -perOwnerMax)) held.delete(id)
  while (sumCharacters(held.values()) > charactersMax) dropOneOfLargestOwner(held)
}

function dropOneOfLargestOwner(held: Map<string, RecentResponse>): void {
  const byOwner = [...Map.groupBy(held, ([, { owner }]) => owner).values()]
  const size = (entries: [string, RecentResponse][]) => sumCharacters(entries.map(([, each]) => each))
  const [oldest] = byOwner.toSorted((one, other) => size(other) - size(one))[0]?.[0] ?? []
  if (oldest !== undefined) held.delete(oldest)
}

function sumCharacters(responses: Iterable<RecentResponse>): number {
  let sum = 0
  for (const { characters } of responses) sum += characters
  return sum
}
