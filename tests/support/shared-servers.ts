/** Servers that share one PostgreSQL, and so one library; a librarian's key opens all of them. */
import assert from 'node:assert/strict'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Evidence } from '@/lib/wire/evidence'
import type { ImportRun } from '@/lib/wire/import-run'
import { runChild } from './child'
import { findPostgres, startPostgres } from './databases'
import { startServer, type TestServer } from './server'

export interface SharedServers {
  servers: TestServer[]
  databaseUrl: string
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

/** @param environment settings of each server beside the defaults */
export async function startSharedServers(
  count: number,
  environment: Record<string, string> = {},
): Promise<SharedServers> {
  const programs = findPostgres()
  assert.ok(programs, 'PostgreSQL is not installed.')
  const postgres = await startPostgres(programs)
  const folders: string[] = []
  const servers: TestServer[] = []
  const start = (folder: string, more: Record<string, string> = {}) =>
    startServer({ DATABASE_URL: postgres.url, DATA_DIR: folder, ...environment, ...more })
  const add = async (more: Record<string, string> = {}) => {
    const folder = await mkdtemp(join(tmpdir(), 'server-'))
    // Servers that share a database also share the pepper of its keys.
    if (folders[0]) await copyFile(join(folders[0], 'secrets.json'), join(folder, 'secrets.json'))
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
    for (let n = 0; n < count; n += 1) await add()
    const admin = await createAdminKey({ DATA_DIR: folders[0] ?? '', DATABASE_URL: postgres.url })
    const at = (place: number) => servers[place] ?? assert.fail(`There is no server ${place}.`)
    const restart = async (place: number) => {
      servers[place] = await start(at(place).dataDir)
    }
    return { servers, databaseUrl: postgres.url, admin, at, add, restart, stop, ...createRequests(admin) }
  } catch (error) {
    await stop()
    throw error
  }
}

async function createAdminKey(environment: Record<string, string>): Promise<string> {
  const code = `
    import { createKey } from '@/lib/platform/auth/api-keys'
    import { closeDatabase } from '@/lib/store/db'
    console.log((await createKey({ name: 'librarian', scope: 'admin', rpm: 100000 })).secret)
    await closeDatabase()`
  return (await runChild(code, environment)).trim()
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
