/** Replaces `fs` and `path` for decoders that also run in Node; in a browser they never use them (next.config.js). */
export {}
