import { ApiError } from '@/lib/wire/errors'

/**
 * @returns undefined for missing, null and empty values
 * @throws ApiError `invalid_type` for anything but text
 */
export function readTextField(body: Record<string, unknown>, name: string): string | undefined {
  const value = body[name] ?? ''
  if (typeof value !== 'string') throw new ApiError('invalid_type', `${name} must be a string.`, { param: name })
  return value || undefined
}
