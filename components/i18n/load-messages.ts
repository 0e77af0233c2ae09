import 'server-only'
import type { Locale } from './locales'
import { en, type Messages, type PageMessages } from './messages-en'
import { zh } from './messages-zh'

/** All words of a language. Only the server has them all at once. */
export function loadMessages(locale: Locale): Messages {
  // A translation has other texts than the English literals that type the words; a unit test holds that its braces agree.
  return locale === 'en' ? en : (zh as Messages)
}

/** What every page needs in the browser. Words of one page only stay with that page. */
export function pickPageMessages({
  api: _api,
  library: _library,
  offline: _offline,
  operator: _operator,
  record: _record,
  samples: _samples,
  settings: _settings,
  ...messages
}: Messages): PageMessages {
  return messages
}
