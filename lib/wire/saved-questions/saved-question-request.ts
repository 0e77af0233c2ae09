/** Validates the page's requests about saved questions. */
import { z } from 'zod'
import { toTitle } from '@/lib/wire/conversation-request'
import type { EvidenceSourceName } from '@/lib/wire/evidence'
import { evidenceSources } from '@/lib/wire/evidence-values'
import { list, object, optional, string } from '@/lib/wire/schema-fields'
import { parseValid } from '@/lib/wire/validation-errors'
import { savedQuestionCharactersMax } from './saved-question'

const request = object({
  question: string({ min: 1, max: savedQuestionCharactersMax }).transform(toTitle),
  sources: optional(list(z.enum(evidenceSources), { min: 1, max: evidenceSources.length })),
})

export interface WantedQuestion {
  question: string
  /** Where to search; absent for the default. */
  sources?: EvidenceSourceName[]
}

/** @throws ApiError 400 */
export function parseSavedQuestionRequest(json: unknown): WantedQuestion {
  return parseValid(request, json)
}

const seen = object({ until: z.iso.datetime() })

/** @throws ApiError 400 */
export function parseSeenRequest(json: unknown): { until: string } {
  return parseValid(seen, json)
}
