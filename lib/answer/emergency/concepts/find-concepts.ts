import { detectWrittenLanguage, foldDiacritics, type WrittenLanguage } from '@/lib/shared/text/detect-written-language'
import type { Concept, ConceptWords } from './concept-words'
import { conceptsDe } from './concepts-de'
import { conceptsEn } from './concepts-en'
import { conceptsEs } from './concepts-es'
import { conceptsFr } from './concepts-fr'
import { conceptsZh } from './concepts-zh'

/** Concepts by word, for words that match whole and for those that match as the beginning of one. */
interface Dictionary {
  whole: Map<string, Concept[]>
  beginnings: Map<string, Concept[]>
  charactersMax: number
}

const words: Record<WrittenLanguage, ConceptWords> = {
  en: conceptsEn,
  zh: conceptsZh,
  es: conceptsEs,
  de: conceptsDe,
  fr: conceptsFr,
}
const dictionaries = new Map<WrittenLanguage, Dictionary>()

/**
 * @param text in lower case without diacritics or punctuation, in simplified Chinese
 * @returns the distinct concepts in the text, sorted
 */
export function findConcepts(text: string, language: WrittenLanguage): Concept[] {
  const dictionary = getDictionary(language)
  const isChinese = language === 'zh'
  // "j'ai" is two words.
  const read = language === 'fr' ? text.replaceAll("'", ' ') : text
  const found = new Set<Concept>()
  for (let start = 0; start < read.length; start++) {
    if (!isChinese && start > 0 && read[start - 1] !== ' ') continue
    const endMax = Math.min(read.length, start + dictionary.charactersMax)
    for (let end = start + 1; end <= endMax; end++) {
      const part = read.slice(start, end)
      for (const concept of dictionary.beginnings.get(part) ?? []) found.add(concept)
      if (end < read.length && read[end] !== ' ') continue
      for (const concept of dictionary.whole.get(part) ?? []) found.add(concept)
    }
  }
  return [...found].sort()
}

const shortCharactersMax = 40
const otherLanguages = ['es', 'de', 'fr'] as const

/**
 * "no puedo respirar" has no word that only Spanish has, so a short message counts as the language with the most
 * concepts in it.
 */
export function detectMessageLanguage(message: string): WrittenLanguage {
  const written = detectWrittenLanguage(message)
  if (written !== 'en' || message.length > shortCharactersMax) return written
  const text = foldDiacritics(message)
  const count = (language: WrittenLanguage) => findConcepts(text, language).length
  let best: { language: WrittenLanguage; found: number } = { language: 'en', found: count('en') }
  for (const language of otherLanguages) {
    const found = count(language)
    if (found > best.found) best = { language, found }
  }
  return best.language
}

function getDictionary(language: WrittenLanguage): Dictionary {
  const known = dictionaries.get(language)
  if (known) return known
  const dictionary: Dictionary = { whole: new Map(), beginnings: new Map(), charactersMax: 0 }
  for (const [concept, list] of Object.entries(words[language]) as [Concept, string][])
    for (const entry of list.split(/\s+/).filter(Boolean)) {
      const isBeginning = language === 'zh' || entry.endsWith('-')
      const word = entry.replace(/-$/, '').replaceAll('_', ' ')
      const map = isBeginning ? dictionary.beginnings : dictionary.whole
      map.set(word, [...(map.get(word) ?? []), concept])
      dictionary.charactersMax = Math.max(dictionary.charactersMax, word.length)
    }
  dictionaries.set(language, dictionary)
  return dictionary
}
