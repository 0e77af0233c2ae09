/** Validates the page's request for suggestions. */
import { object, string } from '@/lib/wire/schema-fields'
import { parseValid } from '@/lib/wire/validation-errors'
import { suggestedForCharactersMax } from './suggestions'

const request = object({ text: string({ max: suggestedForCharactersMax }) })

/** @throws ApiError 400 */
export function parseSuggestionRequest(json: unknown): { text: string } {
  return parseValid(request, json)
}
