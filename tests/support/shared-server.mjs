/**
 * Starts one server for the suites of a run that can share it (`--test-global-setup`), see `borrowServer`. Node loads this file
 * before it runs `--import`, so it imports what resolves the project's paths by itself.
 */
import '../../lib/cli/register-paths.ts'

/** @type {import('./server').TestServer | undefined} */
let server

export async function globalSetup() {
  const { sharedServerVariable, sharedSettings, startServer } = await import('./server.ts')
  server = await startServer(sharedSettings)
  process.env[sharedServerVariable] = JSON.stringify(server)
}

export async function globalTeardown() {
  await server?.stop()
}
