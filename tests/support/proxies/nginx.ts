/** Starts an nginx for one test, if nginx is installed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '../free-port'

export function findNginx(): string | undefined {
  return findProxyProgram('nginx')
}

/** Debian keeps them in a folder that is in the PATH of root only. */
export function findProxyProgram(name: 'nginx' | 'haproxy'): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

export interface TestNginx {
  url: string
  stop(): Promise<void>
}

/**
 * Listens on loopback and passes every request on.
 *
 * @param target where requests go, such as `http://127.0.0.1:41234`
 * @param directives added to the location next to `proxy_pass`, such as `proxy_http_version 1.1;`
 */
export async function startNginx(program: string, target: string, directives = ''): Promise<TestNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const port = await findFreePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr error; events {}
http { access_log off; ${temporary}
  server { listen 127.0.0.1:${port}; location / { proxy_pass ${target}; ${directives} } }
}`,
  )
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await waitUntilListening(child, port)
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** @throws Error with what the proxy wrote when it ends instead of listening */
export async function waitUntilListening(child: ChildProcess, port: number): Promise<void> {
  const written: Buffer[] = []
  child.stderr?.on('data', (data: Buffer) => written.push(data))
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The proxy ended:\n${Buffer.concat(written)}`)
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await setTimeout(20)
  }
}
