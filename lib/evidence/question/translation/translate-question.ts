/**
 * Translates a question into the English words that articles are found by, without a language model. It names the
 * concepts in the order of the question; grammar is lost, which a search by words does not need.
 */
import { detectWrittenLanguage, type WrittenLanguage } from '@/lib/shared/text/detect-written-language'
import type { Dictionary, Translation } from './dictionary'
import type { WordDictionary } from './translate-words'

export interface TranslatedQuestion {
  text: string
  notUnderstood: string[]
}

/** Loaded when the first question of the language arrives: each takes a few milliseconds and under 2 MB. */
const translators: Partial<Record<WrittenLanguage, Promise<(text: string) => Translation>>> = {}

/** @returns null for an English question, and for one of which nothing was understood: it is searched as written */
export async function translateQuestion(text: string): Promise<TranslatedQuestion | null> {
  const language = detectWrittenLanguage(text)
  if (language === 'en') return null
  translators[language] ??= loadTranslator(language)
  const translate = await translators[language]
  const { words, notUnderstood, understood } = translate(text)
  if (understood === 0) return null
  // A question of mostly unknown words is about them: they stay, so that articles on the rest do not pass for an answer.
  const isMostlyUnknown = notUnderstood.length > understood
  return { text: [...words, ...(isMostlyUnknown ? notUnderstood : [])].join(' '), notUnderstood }
}

async function loadTranslator(language: Exclude<WrittenLanguage, 'en'>): Promise<(text: string) => Translation> {
  if (language === 'zh') {
    const { dictionaryZh } = await import('./dictionary-zh')
    const { readChineseDictionary, translateChinese } = await import('./translate-chinese')
    const dictionary: Dictionary = readChineseDictionary(dictionaryZh)
    return (text) => translateChinese(text, dictionary)
  }
  const { readWordDictionary, translateWords } = await import('./translate-words')
  const source = await loadSource[language]()
  const dictionary: WordDictionary = readWordDictionary(source, language)
  return (text) => translateWords(text, dictionary)
}

const loadSource = {
  es: async () => (await import('./dictionary-es')).dictionaryEs,
  de: async () => (await import('./dictionary-de')).dictionaryDe,
  fr: async () => (await import('./dictionary-fr')).dictionaryFr,
}
