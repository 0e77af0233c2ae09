/** Starts a Redis for one test, if `redis-server` or `valkey-server` is installed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from './free-port'

export function findRedis(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const names = ['valkey-server', 'redis-server']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

export interface TestRedis {
  url: string
  stop(): Promise<void>
  start(): Promise<void>
  /** The process stops running; its connections stay open. */
  pause(): void
  resume(): void
}

/** Listens on loopback, without persistence. */
export async function startRedis(program: string): Promise<TestRedis> {
  const port = await findFreePort()
  let child: ChildProcess | undefined
  const start = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const started = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] })
    child = started
    for await (const line of createInterface(started.stdout)) if (line.includes('Ready to accept connections')) break
    started.stdout.resume()
  }
  const stop = async () => {
    if (child?.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  }
}
