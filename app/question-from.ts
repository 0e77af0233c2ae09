import { stripInvisible } from '@/lib/shared/text/strip-invisible'

/** Longer than any question; what a browser puts into an address is bounded by the server's header limit anyway. */
const charactersMax = 8_000

/**
 * The question that an address brings along: `/?q=…` from a bookmark, a search keyword of the browser or another page, and
 * `title`, `text` and `link` from what a phone shares with the installed page. It only fills the box; nobody's click but
 * the reader's own sends it. What can't be seen can't be read before that click, and stays out: whoever wrote the link may
 * have hidden words for the model in it.
 */
export function readPrefilledQuestion(parameters: Readonly<Record<string, string | string[] | undefined>>): string {
  const parts = ['q', 'title', 'text', 'link'].map((name) => stripInvisible([parameters[name]].flat()[0] ?? '').trim())
  const said = parts.filter((part, index) => part !== '' && parts.indexOf(part) === index)
  // Cut first: a cut can leave half a character.
  return said.join('\n').slice(0, charactersMax).toWellFormed()
}
