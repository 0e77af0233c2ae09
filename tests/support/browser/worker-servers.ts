/** The servers that the page tests of one worker use, each with a model server of its own. */
import { type FakeUpstream, startUpstream } from '../../fakes/upstream'
import { sharedServerVariable, startServer, type TestServer } from '../server'

export type Engine = 'extractive' | 'upstream'

export interface ServerAndModel {
  server: TestServer
  upstream: FakeUpstream
}

/** Starts servers when a test first asks for their settings: with one browser for all of them, a worker starts no other. */
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
    return { server: { ...server, output: () => '', stop: async () => null }, upstream }
  }
  // The model rephrases no follow-up, which would take the script of the answer.
  const model =
    engine === 'upstream'
      ? { UPSTREAM_BASE_URL: upstream.baseUrl, UPSTREAM_API_KEY: 'none', EVIDENCE_REWRITE: 'false' }
      : {}
  // The tests send far more requests from one address than a user would.
  return { server: await startServer({ RATE_LIMIT_RPM: '10000', ...model, ...settings }), upstream }
}
