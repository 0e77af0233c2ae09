/** Servers that share one PostgreSQL, and so one library; a librarian's key opens all of them. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Evidence } from '@/lib/wire/evidence'
import type { ImportRun } from '@/lib/wire/import-run'
import { findPostgres, startPostgres, type TestPostgres } from './databases'
import { sharedSettings, startServer, type TestServer } from './server'
import { issueKey } from './server-records'

export interface SharedServers {
  servers: TestServer[]
  postgres: TestPostgres
  /** Settings of every server beside the defaults, with which another process or server joins. */
  settings: Record<string, string>
  /** A key of scope `admin`. */
  admin: string
  at(place: number): TestServer
  /** Starts one more. */
  add(environment?: Record<string, string>): Promise<TestServer>
  /** Starts a server that was stopped again, with its folder. */
  restart(place: number): Promise<void>
  upload(server: TestServer, name: string, body: string): Promise<ImportRun>
  ask(server: TestServer, question: string): Promise<Evidence>
  readMetrics(server: TestServer): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts all at once, on an empty database.
 *
 * @param environment settings of each server beside the defaults
 */
export async function startSharedServers(
  count: number,
  environment: Record<string, string> = {},
): Promise<SharedServers> {
  const programs = findPostgres()
  assert.ok(programs, 'PostgreSQL is not installed.')
  const postgres = await startPostgres(programs)
  const folders: string[] = []
  const servers: TestServer[] = []
  // Servers that share a database also share the secret of its keys.
  const secret = { INSTALLATION_SECRET: randomBytes(32).toString('base64url') }
  const settings = { ...sharedSettings, ...secret, DATABASE_URL: postgres.url, ...environment }
  const start = (folder: string, more: Record<string, string> = {}) =>
    startServer({ ...settings, DATA_DIR: folder, ...more })
  const add = async (more: Record<string, string> = {}) => {
    const folder = await mkdtemp(join(tmpdir(), 'server-'))
    folders.push(folder)
    const server = await start(folder, more)
    servers.push(server)
    return server
  }
  const stop = async () => {
    for (const server of servers) await server.stop()
    await postgres.stop()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
  try {
    const started = await Promise.allSettled(Array.from({ length: count }, () => add()))
    // Those that run are stopped even if another one failed.
    for (const each of started) if (each.status === 'rejected') throw each.reason
    const at = (place: number) => servers[place] ?? assert.fail(`There is no server ${place}.`)
    const admin = await issueKey(at(0), 'librarian', 'admin')
    const restart = async (place: number) => {
      servers[place] = await start(at(place).dataDir)
    }
    return { servers, postgres, settings, admin, at, add, restart, stop, ...createRequests(admin) }
  } catch (error) {
    await stop()
    throw error
  }
}

function createRequests(admin: string): Pick<SharedServers, 'upload' | 'ask' | 'readMetrics'> {
  const headers = { authorization: `Bearer ${admin}` }
  return {
    async upload({ url }, name, body) {
      const response = await fetch(`${url}/api/library/imports?name=${name}`, { method: 'POST', headers, body })
      assert.equal(response.status, 202, await response.clone().text())
      return response.json()
    },
    async ask({ url }, content) {
      const body = JSON.stringify({ model: 'Service-V1', messages: [{ role: 'user', content }] })
      const response = await fetch(`${url}/api/v1/chat/completions`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      })
      return ((await response.json()) as { evidence: Evidence }).evidence
    },
    readMetrics: async ({ url }) => (await fetch(`${url}/api/metrics`, { headers })).text(),
  }
}
