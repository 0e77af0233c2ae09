/** Validates the page's request for suggestions. */
import { object, string } from '@/lib/wire/schema-fields'
import { toValidationError } from '@/lib/wire/validation-errors'
import { suggestedForCharactersMax } from './suggestions'

const request = object({ text: string({ max: suggestedForCharactersMax }) })

/** @throws ApiError 400 */
export function parseSuggestionRequest(json: unknown): { text: string } {
  const parsed = request.safeParse(json)
  if (!parsed.success) throw toValidationError(parsed.error.issues, json)
  return parsed.data
}
