/**
 * Replaces Next's client for Server Actions (next.config.js). The product has none, because no handler guards them; the
 * client would add two kilobytes to the first view.
 */
export function serverActionReducer(): never {
  throw new Error('This product has no Server Actions.')
}
