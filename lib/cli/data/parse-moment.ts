import { UsageError } from '@/lib/cli/usage-error'

/**
 * @param option its name, for the error
 * @returns ISO 8601 in UTC; undefined if the option was not given
 * @throws UsageError
 */
export function parseMoment(option: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw new UsageError(`--${option} must be a date such as 2026-11-01.`)
  return time.toISOString()
}
