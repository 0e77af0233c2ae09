/** Detects which of the supported locales a text is written in. */

export type TextLanguage = 'en' | 'zh'

/** Enough to detect the script; a streamed answer is checked again with every word. */
const charactersRead = 400

/** Chinese if most of the text is, otherwise English; an abbreviation counts as one character. Kana marks Japanese. */
export function detectLanguage(text: string): TextLanguage {
  const start = text.slice(0, charactersRead)
  const han = start.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = start.match(/\p{Script=Latin}+/gu)?.length ?? 0
  const kana = start.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return han > latin && han > 8 * kana ? 'zh' : 'en'
}
