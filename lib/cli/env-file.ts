/** The settings in the file `.env` at the root of the project. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../../.env', import.meta.url))

/**
 * Adds the settings of `.env`, if it exists, to the environment, whose own settings prevail. Call it before `config`.
 */
export function loadEnvFile(): void {
  if (existsSync(file)) process.loadEnvFile(file)
}
