/**
 * What of a question can be searched for where its writing leaves no spaces (Chinese, Japanese, Korean). The index holds
 * such a run of signs as one word, so nearly none of a question's are held by a record; left in, they would count as what
 * no record mentions, and hide what the English words beside them find.
 */

const word = /[\p{L}\p{M}\p{N}]+/gu
const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu
const sign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

export interface SearchableQuestion {
  text: string
  previous?: string | undefined
  /** Something of the text was left out. */
  isPartlyUnread: boolean
}

/**
 * Leaves out runs of signs that are not held; a word of another script ends where they begin: SGLT2抑制剂.
 *
 * @param isHeld whether a record holds the word, as written
 * @returns without the turn before where nothing is left: who asks something new would get that one's answer again
 */
export function stripUnindexedCjk(
  text: string,
  previous: string | undefined,
  isHeld: (word: string) => boolean,
): SearchableQuestion {
  const left = stripText(text, isHeld)
  const isPartlyUnread = left !== text
  const isWhollyUnread = isPartlyUnread && left.search(word) === -1
  return {
    text: left,
    ...(previous !== undefined && !isWhollyUnread && { previous: stripText(previous, isHeld) }),
    isPartlyUnread,
  }
}

function stripText(text: string, isHeld: (word: string) => boolean): string {
  return text.replace(word, (whole) => {
    if (!sign.test(whole) || isHeld(whole)) return whole
    return whole.replace(signs, (run) => (isHeld(run) ? ` ${run} ` : ' '))
  })
}
