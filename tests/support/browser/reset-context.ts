/** Makes a browser context that a test used like a new one, so that the next test can have its page. */
import type { BrowserContext, Disposable, Page } from '@playwright/test'

/** What runs at each load of a page until its test has ended. */
const loadScripts = new WeakMap<Page, Disposable[]>()

/**
 * Keeps one page of the context, on a document without scripts: its process has the scripts of the application
 * compiled.
 *
 * @param origin of the application
 */
export async function resetContext(context: BrowserContext, origin: string): Promise<void> {
  const [page = await context.newPage(), ...others] = context.pages()
  await Promise.all(others.map((other) => other.close()))
  for (const each of [page, context]) each.removeAllListeners()
  await Promise.all((loadScripts.get(page) ?? []).map((script) => script.dispose()))
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

/**
 * Notes the scripts that a test adds, so that the reset takes them away, and refuses another clock, which stays for
 * good.
 */
export function lendPage(page: Page): void {
  const added: Disposable[] = []
  loadScripts.set(page, added)
  page.addInitScript = async (script, ...options) => {
    const running = await Object.getPrototypeOf(page).addInitScript.call(page, script, ...options)
    added.push(running)
    return running
  }
  page.clock.install = () => {
    throw new Error('This page serves the next test, too. Ask for the fixture `ownPage` instead.')
  }
}
