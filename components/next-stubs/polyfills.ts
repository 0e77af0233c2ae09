/**
 * Stands where Next would get stand-ins for `flat`, `trimStart`, `Object.hasOwn` and the like (next.config.js). Every browser
 * that knows the colours of this page, `light-dark()`, has them all.
 */
export {}
