/**
 * Stands where libraries that also run in Node would get a copy of its `process` (next.config.js). They ask whether it is
 * there, and in a browser it is not; the copy would be half a kilobyte of every first view.
 */
export default { env: {} }
