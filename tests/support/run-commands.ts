import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Runs `npm run data -- GIVEN…` to its end. */
export function runData(environment: Record<string, string>, ...given: string[]) {
  return run('lib/cli/data/data.ts', environment, given)
}

/** Runs `npm run library -- GIVEN…` to its end. */
export function runLibrary(environment: Record<string, string>, ...given: string[]) {
  return run('lib/cli/library.ts', environment, given)
}

async function run(command: string, environment: Record<string, string>, given: string[]) {
  const child = spawn(process.execPath, ['--import', './lib/cli/register-paths.ts', command, ...given], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [exitCode]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { exitCode: exitCode as number, output, errors }
}
