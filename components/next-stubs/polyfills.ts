/**
 * Replaces Next's polyfills for `flat`, `trimStart`, `Object.hasOwn` and the like (next.config.js). Every browser that
 * supports this page's `light-dark()` colours has them all.
 */
export {}
