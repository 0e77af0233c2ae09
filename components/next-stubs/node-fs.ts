/** Stands where decoders that also run in Node ask for `fs` and `path`; in a browser they never use them (next.config.js). */
export {}
