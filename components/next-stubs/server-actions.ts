/**
 * Stands where Next's router would get what calls Server Actions (next.config.js). The product has none (each is a way in
 * that no handler guards), and the caller would be two kilobytes of every first view.
 */
export function serverActionReducer(): never {
  throw new Error('This product has no Server Actions.')
}
