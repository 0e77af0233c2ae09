import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Runs `npm run data -- GIVEN…` to its end. */
export async function runData(environment: Record<string, string>, ...given: string[]) {
  const child = spawn(process.execPath, ['--import', './lib/cli/register-paths.ts', 'lib/cli/data/data.ts', ...given], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [exitCode]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { exitCode: exitCode as number, output, errors }
}
