/**
 * Stands where Next would announce the title of a view that its router changed to (next.config.js). Here the router changes
 * the words and the filters of a page and never its subject; what happens is said by the page's own status lines.
 */
export function AppRouterAnnouncer(): null {
  return null
}
