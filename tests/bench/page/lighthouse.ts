/** What Lighthouse says of the first view, as a phone on a slow network sees it; npm brings it for the moment. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The newest when the bars were set. */
const lighthouse = 'lighthouse@13.5.0'
const categories = ['accessibility', 'best-practices', 'performance'] as const

/** @returns points of 100; undefined when npm can't bring it or the page can't be measured */
export function lighthouseScores(url: string, chromiumPath: string): Record<string, number> | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'evidence-chat-lighthouse-'))
  const report = join(folder, 'report.json')
  try {
    execFileSync(
      'npx',
      [
        '--yes',
        lighthouse,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        `--only-categories=${categories.join()}`,
        '--chrome-flags=--headless --no-sandbox --disable-gpu',
      ],
      { env: { ...process.env, CHROME_PATH: chromiumPath }, stdio: ['ignore', 'ignore', 'ignore'], timeout: 240_000 },
    )
    const found: { categories: Record<string, { score: number }> } = JSON.parse(readFileSync(report, 'utf8'))
    return Object.fromEntries(categories.map((name) => [name, Math.round((found.categories[name]?.score ?? 0) * 100)]))
  } catch {
    return undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
