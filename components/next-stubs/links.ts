/**
 * Replaces Next's client link registry, which prefetches links (turbopack.resolveAlias in next.config.js). The page
 * uses plain links and prefetches nothing.
 */
export function getLinkForCurrentNavigation(): null {
  return null
}

export function setLinkForCurrentNavigation(): void {}

export function pingVisibleLinks(): void {}
