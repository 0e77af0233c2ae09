/**
 * Lighthouse scores of a page, on a phone with a slow network and on a desktop; npm installs Lighthouse temporarily.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The newest version when the thresholds were set. */
const lighthouse = 'lighthouse@13.5.0'
const categories = ['accessibility', 'best-practices', 'performance'] as const
/** Scores vary with the load of the machine. */
const rounds = 3
/**
 * Chromium sometimes returns a recording without its beginning (NO_NAVSTART), mostly for the first one after a start.
 */
const attempts = 3

/**
 * @param form `phone`: a CPU slowed down 4x and a slow network
 * @returns scores out of 100, each the median of three rounds
 * @throws if npm can't install Lighthouse or the page can't be measured, with its output
 */
export function measureLighthouse(url: string, form: 'phone' | 'desk', chromiumPath: string): Record<string, number> {
  const found = Array.from({ length: rounds }, () => runLighthouse(url, form, chromiumPath))
  return Object.fromEntries(
    categories.map((name) => [name, found.map((scores) => scores[name]).toSorted((a, b) => a - b)[rounds >> 1] ?? 0]),
  )
}

function runLighthouse(
  url: string,
  form: 'phone' | 'desk',
  chromiumPath: string,
  attempt = 1,
): Record<(typeof categories)[number], number> {
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
        ...(form === 'desk' ? ['--preset=desktop'] : []),
      ],
      {
        // With an empty path Lighthouse looks for a browser itself.
        env: { ...process.env, ...(chromiumPath === '' ? {} : { CHROME_PATH: chromiumPath }) },
        stdio: ['ignore', 'ignore', 'pipe'],
        timeout: 240_000,
      },
    )
    const found: { categories: Record<string, { score: number | null }> } = JSON.parse(readFileSync(report, 'utf8'))
    const points = (name: string) => Math.round((found.categories[name]?.score ?? 0) * 100)
    return {
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      performance: points('performance'),
    }
  } catch (error) {
    if (attempt === attempts) throw error
    return runLighthouse(url, form, chromiumPath, attempt + 1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
