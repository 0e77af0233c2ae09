/** Runs the example configurations of docs/operations on free ports of loopback, without TLS. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../free-port'
import { findProxyProgram, waitUntilListening } from './nginx'

export interface ExampleProxy {
  url: string
  stop(): Promise<void>
}

export interface ExampleProgram {
  name: 'nginx' | 'haproxy'
  /** Undefined where it is not installed. */
  program: string | undefined
}

export const examplePrograms: ExampleProgram[] = (['nginx', 'haproxy'] as const).map((name) => ({
  name,
  program: findProxyProgram(name),
}))

/** @param port where the server of Evidence Chat listens */
export async function startExample({ name, program = '' }: ExampleProgram, port: number): Promise<ExampleProxy> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  const own = await findFreePort()
  const file = join(folder, 'configuration')
  await writeFile(file, await (name === 'nginx' ? readNginx(folder, own, port) : readHaproxy(own, port)))
  const options = name === 'nginx' ? ['-p', folder, '-c', file] : ['-db', '-f', file]
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] })
  await waitUntilListening(child, own)
  return {
    url: `http://127.0.0.1:${own}`,
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function readNginx(folder: string, own: number, port: number): Promise<string> {
  const example = await readFile('docs/operations/nginx.conf', 'utf8')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((each) => `${each}_temp_path ${join(folder, each)};`)
    .join(' ')
  const site = replaceAll(example, [
    [/listen 443 ssl;/, `listen 127.0.0.1:${own};`],
    [/ssl_certificate\S* .*\n/g, '\n'],
    [/server 127\.0\.0\.1:3000/, `server 127.0.0.1:${port}`],
  ])
  return `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr error; events {}
http { access_log off; ${temporary}
${site} }`
}

async function readHaproxy(own: number, port: number): Promise<string> {
  return replaceAll(await readFile('docs/operations/haproxy.cfg', 'utf8'), [
    [/bind :443 ssl crt \S+/, `bind 127.0.0.1:${own}`],
    [/server first 127\.0\.0\.1:3000/, `server first 127.0.0.1:${port}`],
  ])
}

/** @throws Error when the example has changed so that a replacement no longer applies */
function replaceAll(text: string, replacements: [RegExp, string][]): string {
  return replacements.reduce((now, [pattern, by]) => {
    const next = now.replace(pattern, by)
    if (next === now) throw new Error(`The example has no ${pattern}.`)
    return next
  }, text)
}
