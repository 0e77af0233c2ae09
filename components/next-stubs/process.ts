/**
 * Replaces Next's copy of Node's `process` (next.config.js). Libraries only test whether it exists, and in a browser it
 * does not; the copy would add half a kilobyte to the first view.
 */
export default { env: {} }
