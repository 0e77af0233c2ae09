/** Detects whether someone is in danger now. A literature question on the same subject does not match. */
import type { EmergencyKind, EmergencyLanguage } from '@/lib/shared/messages/emergency-messages'
import { detectWrittenLanguage, type LatinLanguage } from '@/lib/shared/text/detect-written-language'
import type { DangerWords } from './danger-words'
import { dangerWordsDe } from './danger-words-de'
import { dangerWordsEn } from './danger-words-en'
import { dangerWordsEs } from './danger-words-es'
import { dangerWordsFr } from './danger-words-fr'
import { detectChineseEmergency } from './detect-emergency-zh'
import { DangerReader } from './read-danger'

export interface Emergency {
  kind: EmergencyKind
  /** The language that the danger was described in, which may differ from the rest of the message. */
  language: EmergencyLanguage
}

const words: Record<LatinLanguage, DangerWords> = {
  en: dangerWordsEn,
  es: dangerWordsEs,
  de: dangerWordsDe,
  fr: dangerWordsFr,
}
const otherLanguages = ['es', 'de', 'fr'] as const satisfies LatinLanguage[]
const shortCharactersMax = 40
const readers = new Map<LatinLanguage, DangerReader>()

/** @returns null if nobody is in danger now */
export function detectEmergency(text: string): Emergency | null {
  const chinese = detectChineseEmergency(text)
  if (chinese) return { kind: chinese, language: 'zh' }
  const written = detectWrittenLanguage(text)
  // Chinese with an English sentence beside it.
  const language = written === 'zh' ? 'en' : written
  const kind = getReader(language).read(text)
  if (kind) return { kind, language }
  // "je me coupe encore" has too few words to tell its language.
  if (text.length > shortCharactersMax) return null
  for (const other of otherLanguages) {
    const found = getReader(other).read(text)
    if (found) return { kind: found, language: other }
  }
  return null
}

function getReader(language: LatinLanguage): DangerReader {
  const known = readers.get(language)
  if (known) return known
  const reader = new DangerReader(words[language])
  readers.set(language, reader)
  return reader
}
