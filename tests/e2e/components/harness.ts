/** A page that draws components from props, with the product's own styles and without its scripts. */
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'rolldown'
import { test as base } from '../../support/browser/fixture'

const root = fileURLToPath(new URL('../../../', import.meta.url))

interface Bundle {
  /** Draws the states. */
  script: string
  /** Those of the build. */
  styles: string
}

/** One for all tests of a worker. */
let bundled: Promise<Bundle> | undefined

/** Shares the workers, and with them the browsers, of the tests of the application. */
export const test = base.extend<{ bundle: Bundle }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern what a fixture needs.
  bundle: async ({}, use) => {
    bundled ??= bundle()
    await use(await bundled)
  },
  page: async ({ page, bundle, baseURL }, use) => {
    // The server answers nothing, so that a state depends on its props alone.
    await page.route(`${baseURL}/**`, (route) => {
      const lang = new URL(route.request().url()).searchParams.get('lang') ?? 'en'
      return route.fulfill({ contentType: 'text/html', body: toHtml(lang, bundle.styles) })
    })
    await use(page)
  },
})

/** Opens the page of the components in a language. @returns the names of the states */
export async function openComponents(page: Page, script: string, lang: 'en' | 'zh-Hans'): Promise<string[]> {
  await page.goto(`/?lang=${lang}`)
  await page.evaluate(script)
  return page.evaluate(() => Reflect.get(window, 'stateNames'))
}

/** Draws a state, and opens what is folded in it. */
export async function drawState(page: Page, name: string): Promise<void> {
  await page.evaluate((name) => Reflect.get(window, 'drawState')(name), name)
  await page.locator('#state > *').first().waitFor({ state: 'attached' })
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

async function bundle(): Promise<Bundle> {
  const [script, styles] = await Promise.all([bundleStates(), readStyles()])
  return { script, styles }
}

async function bundleStates(): Promise<string> {
  const { output } = await build({
    input: fileURLToPath(new URL('mount.tsx', import.meta.url)),
    cwd: root,
    platform: 'browser',
    write: false,
    // It warns of every 'use client'.
    logLevel: 'silent',
    output: { format: 'iife', codeSplitting: false },
    resolve: { alias: { '@': root.slice(0, -1) } },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
  })
  return output[0].code
}

async function readStyles(): Promise<string> {
  const styles: string[] = []
  for await (const file of glob('.next/static/**/*.css', { cwd: root }))
    styles.push(readFileSync(`${root}${file}`, 'utf8'))
  return styles.join('\n')
}

function toHtml(lang: string, styles: string): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Components</title>
    <meta name="viewport" content="width=device-width"><style>${styles}</style></head>
    <body class="flex min-h-dvh flex-col"><main class="p-4"><h1 class="sr-only">Components</h1>
    <h2 class="sr-only">A state</h2><div id="state"></div></main></body></html>`
}
