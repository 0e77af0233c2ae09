import { stripInvisible } from '@/lib/shared/text/strip-invisible'

/** Longer than any question; the server's header limit bounds URLs anyway. */
const charactersMax = 8_000

/**
 * Reads a question from URL parameters: `/?q=…` from a bookmark, a browser search keyword or another page; `title`,
 * `text` and `link` from content shared with the installed page. It only prefills the composer; the user has to send
 * it. Removes invisible characters, which the user could not review: the link's author may have hidden instructions for
 * the model.
 */
export function readPrefilledQuestion(parameters: Readonly<Record<string, string | string[] | undefined>>): string {
  const parts = ['q', 'title', 'text', 'link'].map((name) => stripInvisible([parameters[name]].flat()[0] ?? '').trim())
  const distinct = parts.filter((part, index) => part !== '' && parts.indexOf(part) === index)
  // Truncate first: that can split a surrogate pair.
  return distinct.join('\n').slice(0, charactersMax).toWellFormed()
}
