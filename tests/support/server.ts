/** Starts the real server for a test, with its own data folder and a free port; stopped by its pid. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from './free-port'

const libraryName = 'library.sqlite'
const root = fileURLToPath(new URL('../../', import.meta.url))

export interface TestServer {
  /** Where it listens; `url` is the address that users see, which may be another one. */
  listeningUrl: string
  /** Such as `http://127.0.0.1:41234`. */
  url: string
  /** The first key. */
  key: string
  /** The address with the token that gives a browser operator rights. */
  operatorUrl: string
  dataDir: string
  pid: number
  /** Everything printed so far. */
  output(): string
  /** @returns the exit code */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Holds the server that the workers of the page tests share, as JSON. */
export const sharedServerVariable = 'TEST_SERVER'
/** The tests send far more requests from one address than a user would. */
export const sharedSettings = { RATE_LIMIT_RPM: '1000000' }

/**
 * Where the run keeps a library that one of its servers built (tests/run.mjs); undefined for a suite that runs by
 * itself.
 */
const builtLibrary = process.env['TEST_LIBRARY']

/**
 * Gives a new data folder the library that an earlier server of the run built: building one takes 0.3 s of processor
 * time.
 */
async function copyBuiltLibrary(dataDir: string): Promise<void> {
  if (builtLibrary && existsSync(builtLibrary)) await copyFile(builtLibrary, join(dataDir, libraryName))
}

/** Keeps the library that a server has just built; nothing has written to it since. */
async function keepBuiltLibrary(dataDir: string): Promise<void> {
  if (!builtLibrary || existsSync(builtLibrary)) return
  // A process may start several servers at once.
  const copy = `${builtLibrary}.${randomUUID()}`
  await copyFile(join(dataDir, libraryName), copy)
  await rename(copy, builtLibrary)
}

/**
 * @param environment settings beside the defaults; a given DATA_DIR is kept on stop
 * @param folder of the server's files
 */
export async function startServer(environment: Record<string, string> = {}, folder = root): Promise<TestServer> {
  const ownDataDir = environment['DATA_DIR'] === undefined
  const dataDir = environment['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'evidence-chat-')))
  // A server that shares its library loads it into the database.
  const buildsLibrary = ownDataDir && environment['DATABASE_URL'] === undefined
  if (buildsLibrary) await copyBuiltLibrary(dataDir)
  const port = environment['PORT'] ?? String(await findFreePort())
  const child = spawn(process.execPath, ['--import', './lib/cli/register-paths.ts', 'lib/cli/server/serve.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      EVIDENCE_LIVE: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ...environment,
      DATA_DIR: dataDir,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  const ready = new Promise<void>((done, failed) => {
    const read = (data: Buffer) => {
      printed.push(data.toString())
      if (/^Try it:$/m.test(printed.join(''))) done()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => failed(new Error(`The server left with ${code}:\n${printed.join('')}`)))
  })
  await ready
  if (buildsLibrary) await keepBuiltLibrary(dataDir)
  const output = () => printed.join('')
  return {
    listeningUrl: `http://127.0.0.1:${port}`,
    url: output().match(/Page +(\S+)/)?.[1] ?? '',
    key: output().match(/Key +(sk-\S+)/)?.[1] ?? '',
    operatorUrl: output().match(/Operator +(http\S+)/)?.[1] ?? '',
    dataDir,
    pid: child.pid ?? 0,
    output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal)
        await once(child, 'exit')
      }
      if (ownDataDir) await rm(dataDir, { recursive: true, force: true })
      return child.exitCode
    },
  }
}
