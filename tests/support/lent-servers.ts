/**
 * Servers that the suites of one process share: starting one takes more processor time than most suites of the API.
 * `npm test` runs the suites that borrow one in a single process (runner/group-tests.mjs).
 */
import { type FakeUpstream, startUpstream } from '../fakes/upstream'
import { sharedSettings, startServer, type TestServer } from './server'

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

const alone = new Lent(
  () => startServer(sharedSettings),
  (server) => server.stop(),
)

const withModel = new Lent(
  async () => {
    const upstream = await startUpstream()
    const server = await startServer({ ...sharedSettings, UPSTREAM_BASE_URL: upstream.baseUrl })
    return { server, upstream }
  },
  ({ server, upstream }) => Promise.all([server.stop(), upstream.close()]),
)

/**
 * Lends a server without a model, for suites that change no article and count nothing of the whole server. `stop` gives it
 * back, and stops it if no other suite of the process has it.
 */
export async function borrowServer(): Promise<TestServer> {
  return { ...(await alone.borrow()), stop: () => alone.giveBack() }
}

/**
 * Lends a server with a model for the same suites. Before it asks, each suite says what the model answers
 * (`upstream.always`), since another suite may have said something else.
 */
export async function borrowServerWithModel(): Promise<{ server: TestServer; upstream: FakeUpstream }> {
  const { server, upstream } = await withModel.borrow()
  return { server: { ...server, stop: () => withModel.giveBack() }, upstream }
}
