/**
 * Servers that the suites of one process share: starting one takes more processor time than most suites use.
 * `npm test` runs the suites that borrow one in a single process (runner/group-tests.mjs).
 */
import { startCollector, type TraceCollector } from '../fakes/trace-collector'
import { type FakeUpstream, startUpstream } from '../fakes/upstream'
import { findRedis, startRedis, type TestRedis } from './redis'
import { sharedSettings, startServer, type TestServer } from './server'
import { type SharedServers, startSharedServers } from './shared-servers'

/** Something that the first borrower starts and the last one stops. */
class Lent<Thing> {
  private borrowers = 0
  private started: Promise<Thing> | undefined
  private readonly start: () => Promise<Thing>
  private readonly stop: (thing: Thing) => Promise<unknown>

  constructor(start: () => Promise<Thing>, stop: (thing: Thing) => Promise<unknown>) {
    this.start = start
    this.stop = stop
  }

  borrow(): Promise<Thing> {
    this.borrowers += 1
    this.started ??= this.start()
    return this.started
  }

  async giveBack(): Promise<null> {
    this.borrowers -= 1
    if (this.borrowers === 0 && this.started) await this.stop(await this.started)
    if (this.borrowers === 0) this.started = undefined
    return null
  }
}

/**
 * Largest request to a lent server, so that a refusal for its size needs few bytes; more than Next's own limit of 10
 * MB.
 */
export const lentBytesMax = 15_000_000
const settings = { ...sharedSettings, REQUEST_BYTES_MAX: String(lentBytesMax), LOG_LEVEL: 'info' }

const alone = new Lent(
  // Two, so that one owner's long questions leave a thread to another.
  () => startServer({ ...settings, SEARCH_THREADS: '2' }),
  (server) => server.stop(),
)

export interface ServerWithModel {
  server: TestServer
  upstream: FakeUpstream
  /** Gets the traces of the server. */
  collector: TraceCollector
}

/** Time after which a silent model is an error: long enough for any answer of the fake one on a busy machine. */
const silenceMs = 4000

const withModel = new Lent<ServerWithModel>(
  async () => {
    const [upstream, collector] = await Promise.all([startUpstream(), startCollector()])
    const server = await startServer({
      ...settings,
      UPSTREAM_BASE_URL: upstream.baseUrl,
      UPSTREAM_TIMEOUT_MS: String(silenceMs),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    })
    return { server, upstream, collector }
  },
  async ({ server, upstream, collector }) => {
    await Promise.all([server.stop(), upstream.close()])
    await collector[Symbol.asyncDispose]()
  },
)

const toChange = new Lent(
  () => startServer(settings),
  (server) => server.stop(),
)

const loaded = new Lent(
  async () => {
    const upstream = await startUpstream()
    const server = await startServer({
      ...sharedSettings,
      UPSTREAM_BASE_URL: upstream.baseUrl,
      UPSTREAM_IDLE_TIMEOUT_MS: '600000',
      STREAMS_MAX: '100000',
    })
    return { server, upstream }
  },
  ({ server, upstream }) => Promise.all([server.stop('SIGKILL'), upstream.close()]),
)

/** Two servers on one PostgreSQL, which are left as they were: running, ready and with both services. */
export interface LentPair extends SharedServers {
  /** Counts for both; undefined where Redis is not installed. */
  redis: TestRedis | undefined
  giveBack(): Promise<unknown>
}

const pair = new Lent(
  async () => {
    const program = findRedis()
    const redis = program ? await startRedis(program) : undefined
    const counts = redis && { REDIS_URL: redis.url }
    return { ...(await startSharedServers(2, { LIBRARY_LAG_SECONDS_MAX: '5', ...counts })), redis }
  },
  async (lent) => {
    await lent.stop()
    await lent.redis?.stop()
  },
)

/**
 * Lends a server without a model, for suites that change no article and count nothing of the whole server. `stop` gives
 * it back, and stops it if no other suite of the process has it.
 */
export async function borrowServer(): Promise<TestServer> {
  return { ...(await alone.borrow()), stop: () => alone.giveBack() }
}

/**
 * Lends a server with a model for the same suites. Before it asks, each suite says what the model answers
 * (`upstream.always`), since another suite may have said something else.
 */
export async function borrowServerWithModel(): Promise<ServerWithModel> {
  const lent = await withModel.borrow()
  return { ...lent, server: { ...lent.server, stop: () => withModel.giveBack() } }
}

/**
 * Lends a server for suites that add articles, each with words of its own, or that use up a limit, and that leave it
 * without a model.
 */
export async function borrowServerToChange(): Promise<TestServer> {
  return { ...(await toChange.borrow()), stop: () => toChange.giveBack() }
}

/** Lends a server with a model, of which suites measure the memory and which takes any number of answers at once. */
export async function borrowServerForLoad(): Promise<Omit<ServerWithModel, 'collector'>> {
  const { server, upstream } = await loaded.borrow()
  return { server: { ...server, stop: () => loaded.giveBack() }, upstream }
}

/** Lends two servers that share PostgreSQL and, where it is installed, Redis. Needs PostgreSQL. */
export async function borrowSharedServers(): Promise<LentPair> {
  return { ...(await pair.borrow()), giveBack: () => pair.giveBack() }
}
