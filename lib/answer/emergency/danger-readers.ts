/** One reader per language that is written with spaces, built when the first message of its language arrives. */
import { detectWrittenLanguage, type LatinLanguage } from '@/lib/shared/text/detect-written-language'
import type { DangerWords } from './danger-words'
import { dangerWordsDe } from './danger-words-de'
import { dangerWordsEn } from './danger-words-en'
import { dangerWordsEs } from './danger-words-es'
import { dangerWordsFr } from './danger-words-fr'
import { listChineseCues } from './detect-emergency-zh'
import { DangerReader } from './read-danger'

const words: Record<LatinLanguage, DangerWords> = {
  en: dangerWordsEn,
  es: dangerWordsEs,
  de: dangerWordsDe,
  fr: dangerWordsFr,
}
const readers = new Map<LatinLanguage, DangerReader>()

export function getReader(language: LatinLanguage): DangerReader {
  const known = readers.get(language)
  if (known) return known
  const reader = new DangerReader(words[language])
  readers.set(language, reader)
  return reader
}

/** @returns the cues of who, when and why that a message of any language holds */
export function listCues(message: string): string[] {
  const language = detectWrittenLanguage(message)
  return language === 'zh' ? listChineseCues(message) : getReader(language).listCues(message)
}
