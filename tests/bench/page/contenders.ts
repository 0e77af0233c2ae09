/** Starts the contenders: the product as users run it, and plain pages beside it, all with the same model server. */
import { execFileSync, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '@/lib/cli/server/build'
import { startServer } from '../../support/server'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const plain = fileURLToPath(new URL('./plain/', import.meta.url))

export const plainPages = ['text', 'whole', 'streamdown'] as const

export interface ModelServer {
  baseUrl: string
  /** Resolves when that many tokens of the current answer have been sent. */
  sent(tokens: number): Promise<void>
  stop(): void
}

export async function startModelServer(): Promise<ModelServer> {
  const child = fork(fileURLToPath(new URL('./upstream.ts', import.meta.url)), {
    cwd: root,
    execArgv: ['--import', './lib/cli/register-paths.ts'],
  })
  const waiting = new Map<number, () => void>()
  const baseUrl = await new Promise<string>((done) => {
    child.on('message', (message: { baseUrl?: string; sent?: number }) => {
      if (message.baseUrl) done(message.baseUrl)
      if (message.sent !== undefined) waiting.get(message.sent)?.()
    })
  })
  return {
    baseUrl,
    sent: (tokens) => new Promise((done) => waiting.set(tokens, done)),
    stop: () => child.kill(),
  }
}

export async function startProduct(upstream: string): Promise<{ url: string; stop(): Promise<unknown> }> {
  await ensureBuilt((line) => console.log(line))
  const server = await startServer({
    UPSTREAM_BASE_URL: upstream,
    UPSTREAM_MODEL: 'bench-model',
    RATE_LIMIT_RPM: '1000000',
  })
  return { url: server.url, stop: () => server.stop() }
}

/** Serves `/text`, `/whole`, `/streamdown` and `/bare`, and passes the model server's answer through unchanged. */
export async function startPlainPages(upstream: string): Promise<{ url: string; stop(): void }> {
  buildPlainPages()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (path === '/answer') {
      const answer = await fetch(`${upstream}/chat/completions`, { method: 'POST', body: '{}' })
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for await (const bytes of answer.body ?? []) response.write(bytes)
      response.end()
    } else if (path.endsWith('.js')) {
      response.writeHead(200, { 'content-type': 'text/javascript' })
      response.end(await readFile(`${plain}built${path}`))
    } else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(
        `<!doctype html><title>Plain</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="${path}.js"></script>`,
      )
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // `address()` is a string for pipes only; this server listens on a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The plain pages use their own libraries, which the product never sees; npm installs them on the first run. */
function buildPlainPages(): void {
  if (!existsSync(`${plain}node_modules/esbuild`))
    execFileSync('npm', ['install', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund'], { cwd: plain })
  const pages = [...plainPages, 'bare'].map((page) => `${page}.jsx`)
  execFileSync(
    `${plain}node_modules/.bin/esbuild`,
    [
      ...pages,
      '--bundle',
      '--minify',
      '--jsx=automatic',
      '--outdir=built',
      '--define:process.env.NODE_ENV="production"',
    ],
    { cwd: plain, stdio: ['ignore', 'ignore', 'inherit'] },
  )
}
