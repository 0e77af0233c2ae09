import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/support/browser/chromium.mjs'

const chromium = findChromium()

/** The page in a real Chromium, against the built server that users run (tests/support/browser/fixture.ts). */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'attack/**/*.spec.ts'],
  globalSetup: './tests/support/browser/build-and-serve.ts',
  outputDir: 'test-results',
  // Other steps of `npm test` run beside them. A file stays on one worker, which starts the server and the pages that
  // it needs.
  workers: 2,
  retries: 0,
  reporter: [['list', { printSteps: false }], ['./tests/support/browser/test-log-reporter.ts']],
  // Other steps of `npm test` keep the processors busy; a test that passes never waits this long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: {
      ...(chromium === '' ? {} : { executablePath: chromium }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // It answers for a server that is away, which most tests about failures are about; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
