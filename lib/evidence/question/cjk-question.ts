/**
 * Removes what can't be searched from a question written without spaces (Chinese, Japanese, Korean). The index treats
 * a run of such characters as one word, so hardly any of a question's runs occur in an article; if they stayed, they
 * would count as uncovered and hide what the English words beside them find.
 */

const word = /[\p{L}\p{M}\p{N}]+/gu
const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu
const sign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

interface SearchableQuestion {
  text: string
  /** The earlier turns, oldest first. */
  earlier: string[]
  /** Part of the text was left out. */
  hasUnsearchedText: boolean
}

/**
 * Removes runs of CJK characters that are not indexed; a word of another script ends where they begin: SGLT2抑制剂.
 *
 * @param isHeld whether an article contains the word, as written
 * @returns no earlier turns when nothing of the text is left: a new question would otherwise repeat the answer to them
 */
export function stripUnindexedCjk(
  text: string,
  earlier: string[],
  isHeld: (word: string) => boolean,
): SearchableQuestion {
  const left = stripText(text, isHeld)
  const hasUnsearchedText = left !== text
  const isUnsearched = hasUnsearchedText && left.search(word) === -1
  return {
    text: left,
    earlier: isUnsearched ? [] : earlier.map((each) => stripText(each, isHeld)),
    hasUnsearchedText,
  }
}

function stripText(text: string, isHeld: (word: string) => boolean): string {
  return text.replace(word, (whole) => {
    if (!sign.test(whole) || isHeld(whole)) return whole
    return whole.replace(signs, (run) => (isHeld(run) ? ` ${run} ` : ' '))
  })
}
