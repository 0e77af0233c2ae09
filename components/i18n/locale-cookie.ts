/** Holds the choice for a year; not secret, so that the page itself can set it. */
export const localeCookie = 'language'
