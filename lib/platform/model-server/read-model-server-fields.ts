import { readTextField } from '@/lib/platform/http/read-text-field'
import { ApiError } from '@/lib/wire/errors'

/**
 * @param body of a request of the settings page
 * @throws ApiError 400 without an address
 */
export function readModelServerFields(body: Record<string, unknown>): {
  address: string
  key: string | undefined
  model: string | undefined
} {
  const address = readTextField(body, 'address')
  if (address === undefined) {
    const message = 'address is missing. Send the base URL of the model server, such as http://127.0.0.1:11434/v1.'
    throw new ApiError('missing_required_parameter', message, { param: 'address' })
  }
  return { address, key: readTextField(body, 'key'), model: readTextField(body, 'model') }
}
