/** What Lighthouse says of a page, as a phone on a slow network and as a desk sees it; npm brings it for the moment. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The newest when the bars were set. */
const lighthouse = 'lighthouse@13.5.0'
const categories = ['accessibility', 'best-practices', 'performance'] as const
/** Points move by some with whatever else the machine does. */
const rounds = 3
/** Chromium now and then hands out a recording without its beginning (NO_NAVSTART), above all the first after a start. */
const attempts = 3

/**
 * @param form as a phone: a processor slowed 4 x and a slow network
 * @returns points of 100, each the middle one of three rounds
 * @throws when npm can't bring Lighthouse or the page can't be measured, with what was said of it
 */
export function lighthouseScores(url: string, form: 'phone' | 'desk', chromiumPath: string): Record<string, number> {
  const found = Array.from({ length: rounds }, () => measured(url, form, chromiumPath))
  return Object.fromEntries(
    categories.map((name) => [name, found.map((scores) => scores[name]).toSorted((a, b) => a - b)[rounds >> 1] ?? 0]),
  )
}

function measured(
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
        // An empty path means that Lighthouse looks for a browser itself.
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
    return measured(url, form, chromiumPath, attempt + 1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
