/**
 * Stands where Next's router would get the register of its own links, which it fetches ahead (next.config.js). The page has
 * none: its links are plain ones, and nothing is fetched before a click.
 */
export function getLinkForCurrentNavigation(): null {
  return null
}

export function setLinkForCurrentNavigation(): void {}

export function pingVisibleLinks(): void {}
