/** Makes a browser context that a test used like a new one, so that the next test can have its page. */
import type { BrowserContext, Page } from '@playwright/test'

/**
 * Keeps one page of the context, on a document without scripts: its process has the scripts of the application compiled.
 *
 * @param origin of the application
 */
export async function resetContext(context: BrowserContext, origin: string): Promise<void> {
  const [page = await context.newPage(), ...others] = context.pages()
  await Promise.all(others.map((other) => other.close()))
  for (const each of [page, context]) each.removeAllListeners()
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.setOffline(false), context.clearPermissions()])
  // Content that leaves the screen may still be stored, so it leaves first.
  await page.goto(new URL('/icons/icon.svg', origin).href)
  await page.evaluate(() => sessionStorage.clear())
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await context.clearCookies()
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null })
}

/** A script at each load and another clock stay for good: tests that need one ask for `ownPage`. */
export function forbidLastingChanges(page: Page): void {
  const refuse = () => {
    throw new Error('This page serves the next test, too. Ask for the fixture `ownPage` instead.')
  }
  page.addInitScript = refuse
  page.clock.install = refuse
}
