/**
 * Starts a process of this program, for work that must not see secrets or would stop the server that answers questions.
 */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { config } from '@/lib/config'

interface StartedProcess {
  child: ChildProcess
  /**
   * Resolves when it has ended, with the end of what it wrote to its standard error; rejects when it cannot be started.
   */
  ended: Promise<string>
}

const wordsMax = 4000

/**
 * @param program a file of lib/cli, as a path from the program's folder. Kept as a string, so that the bundler
 * does not trace it
 * @param args its arguments
 * @param options `env` is added to DATA_DIR, which is all that it gets otherwise; `signal` kills it
 */
export function startProcess(
  program: string,
  args: string[],
  { env, ...options }: Pick<SpawnOptions, 'serialization' | 'signal'> & { env?: Record<string, string> } = {},
): StartedProcess {
  const child = spawn(process.execPath, ['--import', './lib/cli/register-paths.ts', program, ...args], {
    cwd: process.cwd(),
    env: { DATA_DIR: config().DATA_DIR, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    killSignal: 'SIGKILL',
    ...options,
  })
  let said = ''
  child.stderr?.on('data', (data: Buffer) => {
    said = `${said}${data}`.slice(-wordsMax)
  })
  const ended = new Promise<string>((done, failed) => child.once('error', failed).once('close', () => done(said)))
  return { child, ended }
}
