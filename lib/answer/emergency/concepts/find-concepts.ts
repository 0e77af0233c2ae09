import { detectWrittenLanguage, foldDiacritics, type WrittenLanguage } from '@/lib/shared/text/detect-written-language'
import type { Concept, ConceptWords } from './concept-words'
import { conceptsDe } from './concepts-de'
import { conceptsEn } from './concepts-en'
import { conceptsEs } from './concepts-es'
import { conceptsFr } from './concepts-fr'
import { conceptsZh } from './concepts-zh'

/** The words of a dictionary by their characters, so that a text is read no further than a word may go on. */
interface Dictionary {
  next: Map<string, Dictionary>
  /** Concepts of the word that ends here, as a whole and as the beginning of one. */
  whole: Concept[]
  beginning: Concept[]
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
    let at = dictionary.next.get(read[start] ?? '')
    for (let end = start + 1; at; end++) {
      for (const concept of at.beginning) found.add(concept)
      if (end >= read.length || read[end] === ' ') for (const concept of at.whole) found.add(concept)
      at = at.next.get(read[end] ?? '')
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
  const dictionary = createEntry()
  for (const [concept, list] of Object.entries(words[language]) as [Concept, string][])
    for (const entry of list.split(/\s+/).filter(Boolean)) {
      const isBeginning = language === 'zh' || entry.endsWith('-')
      const word = entry.replace(/-$/, '').replaceAll('_', ' ')
      const last = findEntry(dictionary, word)
      if (isBeginning) last.beginning.push(concept)
      else last.whole.push(concept)
    }
  dictionaries.set(language, dictionary)
  return dictionary
}

function createEntry(): Dictionary {
  return { next: new Map(), whole: [], beginning: [] }
}

/** The entry at which a word ends, added if there is none. */
function findEntry(dictionary: Dictionary, word: string): Dictionary {
  let entry = dictionary
  for (let at = 0; at < word.length; at++) {
    const character = word[at] ?? ''
    const next = entry.next.get(character) ?? createEntry()
    entry.next.set(character, next)
    entry = next
  }
  return entry
}
