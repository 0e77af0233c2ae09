/**
 * Reporter of Playwright that writes the same lines as `tests/support/runner/test-log-reporter.mjs` to the file
 * TEST_LOG.
 */
import { appendFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

export default class TestLogReporter implements Reporter {
  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    const log = process.env['TEST_LOG']
    if (log === undefined) return
    const line = {
      file: test.location.file,
      name: test.title,
      isSuite: false,
      status: status === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed',
      reason:
        stripVTControlCharacters(error?.message ?? '').slice(0, 600) ||
        (test.annotations.find(({ type }) => type === 'skip')?.description ?? ''),
    }
    appendFileSync(log, `${JSON.stringify(line)}\n`)
  }
}
