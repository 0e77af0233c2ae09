/** Runs `npm run library -- fetch` as users do, against a fake PubMed. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** @param args of `fetch`: the search first */
export function startFetch(
  args: string[],
  { dataDir, pubmedBaseUrl, stdio }: { dataDir: string; pubmedBaseUrl: string; stdio: StdioOptions },
): ChildProcess {
  return spawn(process.execPath, ['--import', './lib/cli/register-paths.ts', 'lib/cli/library.ts', 'fetch', ...args], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PUBMED_BASE_URL: pubmedBaseUrl,
      CONTACT_EMAIL: 'library@hospital.example',
    },
    stdio,
  })
}
