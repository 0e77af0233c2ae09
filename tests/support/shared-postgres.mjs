/**
 * Starts one PostgreSQL for all suites of a run (`--test-global-setup`); each suite creates a database in it. Node
 * loads this file before it runs `--import`, so it imports what resolves the project's paths by itself.
 */
import '../../lib/cli/register-paths.ts'

/** @type {import('./databases').TestPostgres | undefined} */
let server

export async function globalSetup() {
  const { findPostgres, startPostgres } = await import('./databases.ts')
  const programs = findPostgres()
  if (!programs) return
  server = await startPostgres(programs)
  process.env['TEST_POSTGRES_URL'] = server.url
}

export async function globalTeardown() {
  await server?.stop()
}
