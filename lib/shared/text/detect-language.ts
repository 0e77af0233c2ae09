/** The language that a text is written in, as far as answers and the page have words of their own for it. */

export type TextLanguage = 'en' | 'zh'

/** Enough of a text to know its script; an answer is asked for its language again with every word that arrives. */
const charactersRead = 400

/** Chinese when it is mostly written so, else English; an abbreviation counts as one sign. Japanese has signs of its own. */
export function detectLanguage(text: string): TextLanguage {
  const start = text.slice(0, charactersRead)
  const han = start.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = start.match(/\p{Script=Latin}+/gu)?.length ?? 0
  const kana = start.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return han > latin && han > 8 * kana ? 'zh' : 'en'
}
