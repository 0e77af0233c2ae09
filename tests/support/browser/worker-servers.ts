/** The servers that the page tests of one worker use, each with a model server of its own. */
import { setTimeout } from 'node:timers/promises'
import { type FakeUpstream, startUpstream } from '../../fakes/upstream'
import { sharedServerVariable, startServer, type TestServer } from '../server'

export type Engine = 'extractive' | 'upstream'

export interface ServerAndModel {
  server: TestServer
  upstream: FakeUpstream
  /** Kills the server, as a power failure would, and starts it again with its data at the same address. */
  restart(): Promise<void>
}

/**
 * Starts servers when a test first asks for their settings: with one browser for all of them, a worker starts no other.
 */
export class WorkerServers {
  private readonly started = new Map<string, Promise<ServerAndModel>>()

  /** @param settings of the server beside the engine */
  async get(engine: Engine, settings: Record<string, string>): Promise<ServerAndModel> {
    const key = JSON.stringify([engine, settings])
    if (!this.started.has(key) && Object.keys(settings).length > 0) await this.stopOwn()
    const pair = this.started.get(key) ?? start(engine, settings)
    this.started.set(key, pair)
    return pair
  }

  async stop(): Promise<void> {
    for (const key of this.started.keys()) await this.stopOne(key)
  }

  /** Those with settings of their own serve one file, whose tests follow each other. */
  private async stopOwn(): Promise<void> {
    for (const key of this.started.keys()) if (!key.endsWith(',{}]')) await this.stopOne(key)
  }

  private async stopOne(key: string): Promise<void> {
    const pair = await this.started.get(key)
    this.started.delete(key)
    await pair?.server.stop()
    await pair?.upstream.close()
  }
}

async function start(engine: Engine, settings: Record<string, string>): Promise<ServerAndModel> {
  const upstream = await startUpstream()
  const shared = process.env[sharedServerVariable]
  if (shared && engine === 'extractive' && Object.keys(settings).length === 0) {
    const server = JSON.parse(shared) as TestServer
    const restart = () => Promise.reject(new Error('Other workers use this server, too.'))
    return { server: { ...server, output: () => '', stop: async () => null }, upstream, restart }
  }
  // The model rephrases no follow-up, which would take the script of the answer.
  const model =
    engine === 'upstream'
      ? { UPSTREAM_BASE_URL: upstream.baseUrl, UPSTREAM_API_KEY: 'none', EVIDENCE_REWRITE: 'false' }
      : {}
  // The tests send far more requests from one address than a user would.
  const environment = { RATE_LIMIT_RPM: '10000', ...model, ...settings }
  const server = await startServer(environment)
  return { server, upstream, restart: () => killAndStart(server, environment) }
}

async function killAndStart(server: TestServer, environment: Record<string, string>): Promise<void> {
  process.kill(server.pid, 'SIGKILL')
  await waitForEnd(server.pid)
  const { dataDir, listeningUrl, stop } = server
  const next = await startServer({ ...environment, DATA_DIR: dataDir, PORT: new URL(listeningUrl).port })
  Object.assign(server, {
    pid: next.pid,
    output: next.output,
    async stop(signal?: NodeJS.Signals) {
      const code = await next.stop(signal)
      // Removes the data.
      await stop()
      return code
    },
  })
}

async function waitForEnd(pid: number): Promise<void> {
  while (isRunning(pid)) await setTimeout(20)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
