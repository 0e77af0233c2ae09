/** Validates the page's request for suggestions. */
import { object, string } from './schema-fields'
import { suggestedForCharactersMax } from './suggestions'
import { toValidationError } from './validation-errors'

const request = object({ text: string({ max: suggestedForCharactersMax }) })

/** @throws ApiError 400 */
export function parseSuggestionRequest(json: unknown): { text: string } {
  const parsed = request.safeParse(json)
  if (!parsed.success) throw toValidationError(parsed.error.issues, json)
  return parsed.data
}
