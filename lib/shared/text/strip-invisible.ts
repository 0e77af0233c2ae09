/**
 * Removes invisible characters. Tag characters can carry hidden instructions to a model, and zero-width and
 * bidirectional controls hide text from a reviewer.
 */

/**
 * Joiners are legitimate between characters of scripts and emoji that need them; next to Latin letters they only hide
 * text.
 */
const hidden =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]|[\u200c\u200d]{2,}|(?<=^|[\u0000-\u007f])[\u200c\u200d]|[\u200c\u200d](?=$|[\u0000-\u007f])/gu

/** Far cheaper than the full expression, and false for nearly all text. */
const maybeHidden = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\udb40-\udb43]/

export function stripInvisible(text: string): string {
  return maybeHidden.test(text) ? text.replace(hidden, '') : text
}
