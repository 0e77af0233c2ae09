/**
 * Translates a question into the English words that articles are found by, without a language model. It names the
 * concepts in the order of the question; grammar is lost, which a search by words does not need.
 */
import {
  detectWrittenLanguage,
  foldDiacritics,
  isClearlyEnglish,
  type WrittenLanguage,
} from '@/lib/shared/text/detect-written-language'
import type { Dictionary, TranslatedName, Translation } from './dictionary'
import { translateLeastAge } from './translate-ages'
import type { WordDictionary } from './translate-words'

export interface TranslatedQuestion {
  text: string
  notUnderstood: string[]
  /** The names that were understood, in the order of the question; [] in languages in which no answer is written. */
  names: TranslatedName[]
}

type Translate = (text: string) => Translation
/** Loaded when the first question of the language arrives: each takes some 40 ms of CPU and 1 MB. */
const translators: Partial<Record<WrittenLanguage, Promise<Translate>>> = {}

/** @returns null for an English question, and for one of which nothing was understood; both are searched as written */
export async function translateQuestion(text: string): Promise<TranslatedQuestion | null> {
  const translation = await translate(text)
  if (translation === null || translation.understood === 0) return null
  const { words, understood, names = [] } = translation
  const notUnderstood = [...new Set(translation.notUnderstood)]
  // A question of mostly unknown words is about them: they are kept, so that articles on the rest are not taken for an
  // answer.
  const isMostlyUnknown = notUnderstood.length >= understood
  return { text: [...words, ...(isMostlyUnknown ? notUnderstood : [])].join(' '), notUnderstood, names }
}

/** Languages without a dictionary, whose own handling is in `cjk-question.ts`. */
const otherScript = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** A text without function words may be of any language: the dictionary that knows most of its names decides. */
async function translate(question: string): Promise<Translation | null> {
  const text = question.replace(yearsOld, 'year old').replace(germanYears, 'Jahre')
  const language = detectWrittenLanguage(text)
  if (language === 'zh') return (await getTranslator(language))(text)
  if (otherScript.test(text) || isClearlyEnglish(text)) return null
  const detected = language === 'en' ? null : (await getTranslator(language))(text)
  if (detected !== null && isUnchanged(detected, text)) return null
  if (detected?.notUnderstood.length === 0) return detected
  const others = wordLanguages.filter((each) => each !== language)
  const translations = await Promise.all(others.map(async (each) => (await getTranslator(each))(text)))
  const [best = null] = translations
    .filter(({ foreign, notUnderstood, understood }) => foreign >= Math.max(1, notUnderstood.length, understood / 2))
    .sort((a, b) => rate(b) - rate(a))
  if (detected === null) return best
  return best !== null && rate(best) > rate(detected) ? best : detected
}

/** In "4 yo", which is not the Spanish pronoun. */
const yearsOld = /(?<=\d ?)yo\b/gi

/** "84 J". */
const germanYears = /(?<=\d ?)J(?![\p{L}\d])/gu

/** "Second episode encephalopathy on lactulose" has French words only by chance: each name is English already. */
function isUnchanged({ words, foreign }: Translation, text: string): boolean {
  const written = foldDiacritics(text).match(/[\p{L}\d]+/gu) ?? []
  const known = new Set(written.flatMap((word) => [word, word.replace(/s$/, '')]))
  const names = words.flatMap((name) => name.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
  return foreign === 0 && names.every((word) => known.has(word) || negations.has(word))
}

/** "No" is a word of several languages. */
const negations = new Set(['no', 'not'])

function rate({ foreign, notUnderstood }: Translation): number {
  return foreign - notUnderstood.length
}

function getTranslator(language: Exclude<WrittenLanguage, 'en'>): Promise<Translate> {
  translators[language] ??= loadTranslator(language)
  return translators[language]
}

async function loadTranslator(language: Exclude<WrittenLanguage, 'en'>): Promise<Translate> {
  if (language === 'zh') {
    const { dictionaryZh } = await import('./dictionary-zh')
    const { readChineseDictionary, translateChinese } = await import('./translate-chinese')
    const dictionary: Dictionary = readChineseDictionary(dictionaryZh)
    return (text) => translateSentences(text, language, (sentence) => translateChinese(sentence, dictionary))
  }
  const { readWordDictionary, translateWords } = await import('./translate-words')
  const source = await loadSource[language]()
  const dictionary: WordDictionary = readWordDictionary(source, language)
  return (text) => translateSentences(text, language, (sentence) => translateWords(sentence, dictionary))
}

/** Keeps full stops and commas, since they separate the question from the patient's history and medication. */
function translateSentences(text: string, language: WrittenLanguage, translateSentence: Translate): Translation {
  const sentences = text.split(/(?<=[。！？；，])|(?<=[.!?;,])\s+/u)
  const translations = sentences.map(translateSentence)
  return {
    words: translations.flatMap(({ words }, index) => {
      const sentence = sentences[index] ?? ''
      return endWithMark([...words, translateLeastAge(sentence, language)].filter(Boolean), sentence)
    }),
    notUnderstood: translations.flatMap(({ notUnderstood }) => notUnderstood),
    understood: translations.reduce((sum, { understood }) => sum + understood, 0),
    foreign: translations.reduce((sum, { foreign }) => sum + foreign, 0),
    names: translations.flatMap(({ names = [] }) => names),
  }
}

function endWithMark(words: string[], sentence: string): string[] {
  const mark = /[?？]\s*$/.test(sentence)
    ? '?'
    : /[.。!！;；]\s*$/.test(sentence)
      ? '.'
      : /[,，]\s*$/.test(sentence)
        ? ','
        : ''
  const last = words.at(-1)
  return last === undefined ? [] : [...words.slice(0, -1), `${last}${mark}`]
}

const wordLanguages = ['es', 'de', 'fr'] as const

const loadSource = {
  es: async () => (await import('./dictionary-es')).dictionaryEs,
  de: async () => (await import('./dictionary-de')).dictionaryDe,
  fr: async () => (await import('./dictionary-fr')).dictionaryFr,
}
