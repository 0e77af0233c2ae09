/** Runs TypeScript code of a test as a child process of the same project, with its own environment. */
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

export type Child = ChildProcessByStdio<null, Readable, Readable>

/** @param code an ES module in TypeScript; `@/lib/…` imports work */
export function startChild(code: string, environment: Record<string, string>): Child {
  const options = ['--import', './lib/cli/register-paths.ts', '--input-type=module-typescript', '--eval', code]
  return spawn(process.execPath, options, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs the child to its end. @returns what it printed */
export async function runChild(code: string, environment: Record<string, string>): Promise<string> {
  const child = startChild(code, environment)
  const [output, errors, [exitCode]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  if (exitCode !== 0) throw new Error(`The child process left with ${exitCode}: ${errors}`)
  return output
}
