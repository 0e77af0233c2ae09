/** Starts the contenders: the fake model server itself, a bare Next pipe, the product, and Portkey if it installs. */
import { type ChildProcess, execFile, fork, spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ensureBuilt } from '@/lib/cli/server/build'
import { findFreePort } from '../../support/free-port'
import { startServer } from '../../support/server'
import { type Contender, oneQuestion, open } from './load'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const bareNext = `${root}tests/bench/bare-next`
const bareServer = `${bareNext}/.next/standalone/tests/bench/bare-next/server.js`
/**
 * The newest version when the thresholds were set; newer versions of its server fail each stream with "TypeError:
 * immutable".
 */
const portkey = { dependencies: { '@portkey-ai/gateway': '1.15.2' }, overrides: { '@hono/node-server': '1.13.8' } }
const portkeyInstallMs = 120_000

export interface ModelServer extends Contender {
  /** Resolves with the time (Unix, ms) at which the upstream call for this client was closed. */
  left(client: string): Promise<number>
}

export async function startModelServer(): Promise<ModelServer> {
  const child = fork(fileURLToPath(new URL('./upstream.ts', import.meta.url)), {
    cwd: root,
    execArgv: ['--import', './lib/cli/register-paths.ts'],
  })
  const leftAt = new Map<string, number>()
  const waiting = new Map<string, (at: number) => void>()
  const baseUrl = await new Promise<string>((done) => {
    child.on('message', (message: { baseUrl?: string; client?: string; leftAt?: number }) => {
      if (message.baseUrl) done(message.baseUrl)
      if (message.client && message.leftAt) {
        leftAt.set(message.client, message.leftAt)
        waiting.get(message.client)?.(message.leftAt)
      }
    })
  })
  return {
    name: 'direct',
    url: `${baseUrl}/chat/completions`,
    headers: {},
    model: 'bench-model',
    fields: {},
    questions: oneQuestion,
    pid: null,
    stop: () => child.kill(),
    left: (client) => {
      const at = leftAt.get(client)
      return at === undefined ? new Promise((done) => waiting.set(client, done)) : Promise.resolve(at)
    },
  }
}

export async function startBareNext(upstream: string): Promise<Contender> {
  if (isOutdated(bareServer)) await run(process.execPath, [`${root}node_modules/next/dist/bin/next`, 'build', bareNext])
  const port = await findFreePort()
  const child = spawn(process.execPath, [bareServer], {
    env: { ...environment(), HOSTNAME: '127.0.0.1', PORT: String(port), UPSTREAM_BASE_URL: baseOf(upstream) },
    stdio: 'ignore',
  })
  await waitUntilListening(child, port, 30_000)
  return contender('bare', `http://127.0.0.1:${port}/api/v1/chat/completions`, child)
}

export async function startProduct(upstream: string): Promise<Contender> {
  await ensureBuilt((line) => console.log(line))
  const server = await startServer({
    UPSTREAM_BASE_URL: baseOf(upstream),
    UPSTREAM_MODEL: 'bench-model',
    RATE_LIMIT_RPM: '1000000000',
    STREAMS_MAX: '100000',
  })
  return {
    name: 'ours',
    url: `${server.url}/api/v1/chat/completions`,
    headers: { authorization: `Bearer ${server.key}` },
    model: 'Service-V1',
    fields: { evidence: { mode: 'off' } },
    questions: oneQuestion,
    pid: server.pid,
    stop: () => server.stop(),
  }
}

/** @returns undefined if npm can't install it, or if it does not answer */
export async function startPortkey(upstream: string): Promise<Contender | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'portkey-'))
  const drop = () => rm(folder, { recursive: true, force: true })
  try {
    await writeFile(join(folder, 'package.json'), JSON.stringify(portkey))
    await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      timeout: portkeyInstallMs,
    })
  } catch {
    await drop()
    return undefined
  }
  const port = await findFreePort()
  const script = join(folder, 'node_modules/@portkey-ai/gateway/build/start-server.js')
  const child = spawn(process.execPath, [script, `--port=${port}`, '--headless'], {
    env: environment(),
    stdio: 'ignore',
  })
  const gateway = {
    ...contender('portkey', `http://127.0.0.1:${port}/v1/chat/completions`, child),
    headers: {
      'x-portkey-provider': 'openai',
      'x-portkey-custom-host': baseOf(upstream),
      authorization: 'Bearer sk-x',
    },
    stop: async () => {
      child.kill()
      await drop()
    },
  }
  const answers = waitUntilListening(child, port, 30_000).then(() => open(gateway, { chunks: 1 }).ended)
  if (await answers.then(({ isWhole }) => isWhole).catch(() => false)) return gateway
  await gateway.stop()
  return undefined
}

function isOutdated(built: string): boolean {
  const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const sources = ['next.config.js', 'app/api/v1/chat/completions/route.js'].map((file) => `${bareNext}/${file}`)
  return sources.some((source) => changedAt(source) > changedAt(built))
}

function contender(name: string, url: string, child: ChildProcess): Contender {
  return {
    name,
    url,
    headers: {},
    model: 'bench-model',
    fields: {},
    questions: oneQuestion,
    pid: child.pid ?? null,
    stop: () => child.kill(),
  }
}

function baseOf(url: string): string {
  return url.replace('/chat/completions', '')
}

function environment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
}

async function run(command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, { env: environment(), stdio: ['ignore', 'ignore', 'inherit'] })
  const code = await new Promise((done) => child.once('exit', done))
  if (code !== 0) throw new Error(`${args.join(' ')} left with ${code}`)
}

async function waitUntilListening(child: ChildProcess, port: number, withinMs: number): Promise<void> {
  const giveUpAt = performance.now() + withinMs
  while (performance.now() < giveUpAt) {
    if (child.exitCode !== null) break
    const answered = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (answered) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`nothing listens on port ${port}`)
}
