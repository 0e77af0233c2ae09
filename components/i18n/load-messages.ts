import 'server-only'
import type { Locale } from './locales'
import { en, type Messages, type PageMessages } from './messages-en'
import { zh } from './messages-zh'

/** All messages of a locale. Server only: the browser gets the part it needs. */
export function loadMessages(locale: Locale): Messages {
  // A translation has other texts than the English literal types; a unit test checks that its placeholders agree.
  return locale === 'en' ? en : (zh as Messages)
}

/** The messages that every page needs in the browser. Messages of one page are passed to that page only. */
export function pickPageMessages({
  api: _api,
  library: _library,
  news: _news,
  offline: _offline,
  operator: _operator,
  people: _people,
  article: _article,
  samples: _samples,
  settings: _settings,
  ...messages
}: Messages): PageMessages {
  return messages
}
