import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from './usage-error'

/**
 * Parses arguments as `parseArgs` of Node does.
 *
 * @throws UsageError that names an unknown option, an option without its value, or an argument too many
 */
export function parseArguments<T extends ParseArgsConfig>(given: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(given)
  } catch (cause) {
    // Node adds advice on positional arguments that begin with "-", which no command takes.
    const message = cause instanceof Error ? cause.message.replace(/\. To specify .*$/s, '') : String(cause)
    throw new UsageError(`${message}.`, { cause })
  }
}
