import type { Language } from './languages'

/** Enough of a text to know its script; an answer is asked for its language again with every word that arrives. */
const readCharacters = 400

/** The language to read a text aloud in, where nobody says: Chinese when it is written so, else English. */
export function textLanguage(text: string): Language {
  const start = text.slice(0, readCharacters)
  const han = start.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = start.match(/\p{Script=Latin}+/gu)?.length ?? 0
  return han > latin ? 'zh' : 'en'
}
