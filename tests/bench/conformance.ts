/**
 * `npm run bench -- conformance`: the MCP conformance suite against this server. npm downloads the suite, which is too
 * large to install with the tests. Scenarios that need tools of the suite's own, such as `test_simple_text`, are left
 * out.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, request as sendRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../support/free-port'
import { startServer, type TestServer } from '../support/server'

const suite = '@modelcontextprotocol/conformance@0.2.0-alpha.12'
const scenarios: Record<string, string[]> = {
  '2025-11-25': [
    'server-initialize',
    'server-session-lifecycle',
    'ping',
    'tools-list',
    'resources-list',
    'server-sse-multiple-streams',
    'dns-rebinding-protection',
  ],
  '2026-07-28': [
    'server-stateless',
    'tools-list',
    'resources-list',
    'sep-2164-resource-not-found',
    'server-sse-multiple-streams',
    'dns-rebinding-protection',
    'caching',
    'http-header-validation',
    'input-required-result-unsupported-methods',
    'input-required-result-validate-input',
  ],
}
/** Checks that need a tool or a prompt of the suite's own. */
const needsFixture = /Not testable|prompts\/list returned/

interface Check {
  id: string
  status: string
  errorMessage?: string
}

const port = await findFreePort()
const server = await startServer({ RATE_LIMIT_RPM: '100000', CORS_ORIGINS: `http://127.0.0.1:${port}` })
const proxy = addKey(server)
proxy.listen(port, '127.0.0.1')
const folder = await mkdtemp(join(tmpdir(), 'conformance-'))
for (const [version, names] of Object.entries(scenarios)) {
  for (const name of names) {
    const checks = await run(name, version)
    const failed = checks.filter(
      ({ status, errorMessage = '' }) => status === 'FAILURE' && !needsFixture.test(errorMessage),
    )
    console.log(`${version}  ${name.padEnd(44)} ${failed.length === 0 ? 'passed' : 'FAILED'}`)
    for (const { id, errorMessage } of failed) console.log(`  ${id}: ${errorMessage}`)
    if (failed.length > 0) process.exitCode = 1
  }
}
proxy.close()
await server.stop()
await rm(folder, { recursive: true })

async function run(name: string, version: string): Promise<Check[]> {
  const output = join(folder, `${version}-${name}`)
  const url = `http://127.0.0.1:${port}/mcp`
  const args = ['--yes', suite, 'server', '--url', url, '--scenario', name, '--spec-version', version, '-o', output]
  await once(spawn('npx', args, { stdio: 'ignore' }), 'exit')
  const [only] = await readdir(output).catch(() => [])
  if (!only) return [{ id: name, status: 'FAILURE', errorMessage: 'The suite wrote no result.' }]
  return JSON.parse(await readFile(join(output, only, 'checks.json'), 'utf8'))
}

/** The suite cannot send a key. */
function addKey({ listeningUrl, key }: TestServer) {
  return createServer((request, response) => {
    const headers = { ...request.headers, authorization: `Bearer ${key}` }
    const passed = sendRequest(new URL('/api/mcp', listeningUrl), { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  })
}
