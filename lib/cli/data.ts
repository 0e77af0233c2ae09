/**
 * `npm run data`: what an operator does with the data of an installation as a whole. Works beside a running server.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { closeDatabase } from '@/lib/store/db'
import { auditCommand } from './audit'
import { UsageError } from './usage-error'

const help = `The data of Evidence Chat.

  npm run data -- audit verify [HEAD]            prove that no row of the audit was changed or taken away, and print its
                                                 head; with a HEAD printed earlier, that no end was cut off since
  npm run data -- audit export [--from DATE] [--to DATE]
                                                 every row as a line of JSON on standard output, oldest first

Data live in DATA_DIR and, with DATABASE_URL, in PostgreSQL; the server may be running.`

const envFile = fileURLToPath(new URL('../../.env', import.meta.url))

async function run(command: string | undefined, rest: string[]): Promise<number> {
  switch (command) {
    case 'audit':
      return auditCommand(rest)
    case 'help':
    case '--help':
    case '-h':
      console.log(help)
      return 0
    default:
      throw new UsageError(
        command === undefined ? `${help}\n\nNo command was given.` : `There is no command ${command}.`,
      )
  }
}

const [command, ...rest] = process.argv.slice(2)

try {
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  process.exitCode = await run(command, rest)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof UsageError) console.error('npm run data -- help shows the commands.')
  process.exitCode = error instanceof UsageError ? 2 : 1
} finally {
  await closeDatabase()
}
