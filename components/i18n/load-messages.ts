import 'server-only'
import type { Language } from './locales'
import { en, type PageWords, type Words } from './messages-en'
import { zh } from './messages-zh'

/** All words of a language. Only the server has them all at once. */
export function wordsFor(language: Language): Words {
  // A translation has other texts than the English literals that type the words; a unit test holds that its braces agree.
  return language === 'en' ? en : (zh as Words)
}

/** What every page needs in the browser. Words of one page only stay with that page. */
export function pageWords({
  api: _api,
  library: _library,
  offline: _offline,
  operator: _operator,
  record: _record,
  samples: _samples,
  settings: _settings,
  ...words
}: Words): PageWords {
  return words
}
