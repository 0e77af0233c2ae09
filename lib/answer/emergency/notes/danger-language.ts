/** Determines the language of a message that may be a clinician's note. */
import { detectMessageLanguage } from '@/lib/answer/emergency/concepts/find-concepts'
import { foldDiacritics, type WrittenLanguage } from '@/lib/shared/text/detect-written-language'
import { isAcuteNote } from './acute-note'

/** Words of French, German and Spanish that no English note holds; a single letter ("T 38.2", "6 L") proves nothing. */
const foreignWord =
  /\b(?:avec|sans|pas|en|les?|du|des|aux?|depuis|apres|il y a|nach|noch|nicht|und|mit|ohne|seit|immer|kein\w*|kind|con|sin|por|desde|hace|del|los|las|el|y)\b/i

/** A note may have no word that shows its language, and the "T" of "T 38.2" is a word of French. */
export function detectDangerLanguage(message: string): WrittenLanguage {
  const isPlain = foldDiacritics(message) === message.toLowerCase() && !foreignWord.test(message)
  return isPlain && isAcuteNote(message) ? 'en' : detectMessageLanguage(message)
}
