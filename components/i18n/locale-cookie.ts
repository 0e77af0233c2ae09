/** Stores the chosen locale for a year; not secret, so that the page can set it. */
export const localeCookie = 'language'
