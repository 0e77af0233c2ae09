/** `npm run dev`: starts Next's development server at HOST and PORT and prints the operator's URL. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { loadEnvFile } from '@/lib/cli/env-file'
import { config } from '@/lib/config'
import { getOperatorAddress } from '@/lib/platform/auth/operator-token'
import { copyPackageFiles } from './build'

const root = fileURLToPath(new URL('../../../', import.meta.url))

try {
  loadEnvFile()
  const { HOST, PORT } = config()
  await copyPackageFiles()
  console.log(`Operator  ${(await getOperatorAddress()) ?? 'signs in with a key of scope admin'}\n`)
  const child = spawn(
    process.execPath,
    [`${root}node_modules/next/dist/bin/next`, 'dev', '--hostname', HOST, '--port', String(PORT)],
    { cwd: root, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }, stdio: 'inherit' },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
