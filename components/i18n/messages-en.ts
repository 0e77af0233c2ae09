import { studyTypeNamesEn } from '@/lib/shared/messages/study-type-names-en'
import { answerEn } from './en/answer'
import { apiEn } from './en/api-docs'
import { articleEn } from './en/article'
import { attachmentsEn } from './en/attachments'
import { chatEn } from './en/chat'
import { conversationsEn } from './en/conversations'
import { failuresEn } from './en/failures'
import { libraryEn } from './en/library'
import { peopleEn } from './en/people'
import { newsEn, savedQuestionEn } from './en/saved-questions'
import { settingsEn } from './en/settings'
import { sourcesEn } from './en/sources'

/**
 * The page's messages in English, by part of the page in the folder `en`; `messages-zh.ts` and the folder `zh` have the
 * same shape. Braces mark placeholders (`formatMessage`); an object of `one` and `other` is a message with a count
 * (`formatPlural`). Write short, plain messages that blame nobody: what happened, what was kept, what to do.
 */
export const en = {
  locale: 'en',
  tag: 'en',
  product: 'Evidence Chat',
  description: 'Answers clinical questions from articles that you can open and check.',

  header: {
    skip: 'Skip to content',
    language: 'Language',
    newQuestion: 'New question',
    conversations: 'Conversations',
    settings: 'Settings',
    library: 'Library',
    menu: 'Menu',
    theme: 'Theme: {theme}',
    changeTheme: 'Theme: {theme}. Switch to {next}.',
    themes: { system: 'system', light: 'light', dark: 'dark' },
  },

  shortcuts: {
    title: 'Keyboard shortcuts',
    close: 'Close keyboard shortcuts',
    escape: 'Esc',
    anyLetter: 'A–Z',
    actions: {
      list: 'Show keyboard shortcuts',
      question: 'Go to the question box',
      new: 'Start a new question',
      previousMark: 'Go to the previous citation or doubtful sentence',
      nextMark: 'Go to the next citation or doubtful sentence',
      stop: 'Stop the answer',
      recall: 'In an empty question box: restore the last question',
      type: 'Write in the question box from anywhere on the page',
    },
  },

  signIn: {
    title: 'Sign in',
    hint: 'Other computers can reach this server, so it requires an access key. Keys begin with “sk-”; ask the operator of this server for one.',
    key: 'Access key',
    submit: 'Sign in',
    busy: 'Signing in…',
    wrongKey: 'This key is not valid: it is mistyped, expired or revoked. Check it and try again.',
    unreachable: 'The server could not be reached. Check the connection and try again.',
    unreachableGate: 'The server could not be reached. Reload the page to try again.',
    wait: 'Please wait…',
    signOut: 'Sign out',
    account: 'Sign in with your work account',
    accountHint: 'Your hospital’s own sign-in opens; this server never sees your password.',
    withKey: 'Can’t reach your account? Sign in with a key',
    keyOnlyHint: 'Only an admin key can be used to sign in here, for when work accounts are unavailable.',
    stillSignedIn:
      'You are still signed in, because the server could not be reached. Try again before you leave this computer.',
  },

  ...chatEn,
  ...attachmentsEn,
  ...answerEn,
  ...sourcesEn,
  ...conversationsEn,
  ...failuresEn,
  api: apiEn,
  article: articleEn,
  library: libraryEn,
  news: newsEn,
  people: peopleEn,
  savedQuestion: savedQuestionEn,
  settings: settingsEn,
  studyTypes: studyTypeNamesEn,
} as const

export type Messages = typeof en

/** The messages sent to the browser with every page. */
export type PageMessages = Omit<
  Messages,
  'api' | 'article' | 'library' | 'news' | 'offline' | 'operator' | 'people' | 'samples' | 'settings'
>

/** The same shape with texts of another locale. A count has the plural categories of that locale. */
export type Translation<Text> = Text extends string
  ? string
  : Text extends { readonly one: string; readonly other: string }
    ? { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>
    : { readonly [Name in keyof Text]: Translation<Text[Name]> }
