import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { formatMessage } from '@/components/i18n/format-message'
import { formatBytes, formatDate, formatNumber, formatPlural } from '@/components/i18n/format-values'
import { negotiateLocale, negotiateTag } from '@/components/i18n/locales'
import { en } from '@/components/i18n/messages-en'
import { zh } from '@/components/i18n/messages-zh'
import { removePlaceholders } from '@/lib/shared/identifiers/placeholders'
import { detectLanguage } from '@/lib/shared/text/detect-language'
import { readStarterLibrary } from '../../../support/library/starter-articles'

type Tree = string | { readonly [name: string]: Tree }

/** Every text with its place: "header.skip". */
function* texts(tree: Tree, place = ''): Generator<[string, string]> {
  if (typeof tree === 'string') yield [place, tree]
  else for (const [name, child] of Object.entries(tree)) yield* texts(child, place ? `${place}.${name}` : name)
}

function names(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort()
}

const english = new Map(texts(en))
const chinese = new Map(texts(zh))

describe('a translation', () => {
  test('has the same placeholders as the English', () => {
    for (const [place, text] of english) {
      const translated = chinese.get(place)
      // A plural form that the language does not have; `other` is used instead.
      if (translated === undefined) assert.match(place, /\.one$/)
      else assert.deepEqual(names(translated), names(text), place)
    }
  })

  test('leaves no text in English', () => {
    // Names stay as they are ("PubMed", "RIS"); two small words in a row are a phrase.
    for (const [place, text] of chinese)
      if (!/\p{Script=Han}/u.test(text)) assert.doesNotMatch(text, /[a-z]{2,} [a-z]{2,}/, place)
  })

  test('uses the punctuation of its own language', () => {
    for (const [place, text] of chinese) {
      assert.doesNotMatch(text, /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u, place)
      // One space between Chinese and Latin letters or figures, none inside Chinese quotation marks or beside them.
      assert.doesNotMatch(text, /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u, place)
      assert.doesNotMatch(text, / [“”]|“ |” /u, place)
      assert.doesNotMatch(text, / {2}|^\n/, place)
    }
  })
})

// That page is written as HTML by hand (app/offline/route.ts).
test('the messages of the offline page need no escaping', () => {
  for (const [place, text] of [...english, ...chinese])
    if (/^(offline\.|product$)/.test(place)) assert.doesNotMatch(text, /[<>&"]/, place)
})

describe('values in messages', () => {
  test('replace the placeholders', () => {
    assert.equal(formatMessage('Remove {name}', { name: 'a {b}.png' }), 'Remove a {b}.png')
  })

  test('select the plural form of the locale', () => {
    const forms = { one: '{count} source', other: '{count} sources' } as const
    assert.equal(formatPlural(en, forms, 1), '1 source')
    assert.equal(formatPlural(en, forms, 0), '0 sources')
    assert.equal(formatPlural(en, forms, 1234), '1,234 sources')
    assert.equal(formatPlural(zh, { other: '{count} 条来源' }, 1), '1 条来源')
  })

  test('are formatted for the locale', () => {
    assert.equal(formatNumber(en, 12345.5), '12,345.5')
    assert.equal(formatDate(en, '2026-03-02'), 'Mar 2, 2026')
    assert.equal(formatDate(zh, '2026-03-02'), '2026年3月2日')
    assert.equal(formatBytes(en, 640_000), '640\u00a0kB')
    assert.equal(formatBytes(en, 1_240_000), '1.2\u00a0MB')
    assert.equal(formatBytes(en, 10), '1\u00a0kB')
    assert.equal(formatBytes(en, 47_600_000), '48\u00a0MB')
    assert.equal(formatBytes(en, 1024 ** 3), '1.1\u00a0GB')
  })
})

describe('the locale of a page', () => {
  test('is the one that the user chose, whatever the browser requests', () => {
    assert.equal(negotiateLocale('zh', 'en-GB,en;q=0.9'), 'zh')
  })

  test('is otherwise the first supported language of the browser', () => {
    assert.equal(negotiateLocale(undefined, 'de-DE,zh-CN;q=0.8,en;q=0.9'), 'en')
    assert.equal(negotiateLocale(undefined, 'zh-CN,zh;q=0.9,en;q=0.8'), 'zh')
    assert.equal(negotiateLocale(undefined, 'zh;q=0, en;q=0.1'), 'en')
  })

  test('is otherwise English, even if the cookie or the header is invalid', () => {
    assert.equal(negotiateLocale('constructor', 'x-klingon'), 'en')
    assert.equal(negotiateLocale(undefined, null), 'en')
    assert.equal(negotiateLocale('<script>', ';;q=;,'), 'en')
  })
})

describe('dates and numbers', () => {
  test('follow the chosen language and the region that the browser names', () => {
    assert.equal(negotiateTag('en', 'en-GB,en;q=0.9'), 'en-GB')
    assert.equal(negotiateTag('en', 'zh-CN,en-AU;q=0.5'), 'en-AU')
    assert.equal(negotiateTag('en', 'de-CH,de;q=0.9'), 'en-CH')
    assert.equal(negotiateTag('zh', 'en-GB,en;q=0.9'), 'zh-Hans-GB')
    assert.equal(formatDate({ tag: negotiateTag('en', 'en-GB') }, '2026-11-02'), '2 Nov 2026')
    assert.equal(formatDate({ tag: negotiateTag('en', 'en-US') }, '2026-11-02'), 'Nov 2, 2026')
  })

  test('follow the language alone if the browser names no region', () => {
    assert.equal(negotiateTag('en', 'en'), 'en')
    assert.equal(negotiateTag('zh', '*;q=0.5, not a tag'), 'zh-Hans')
    assert.equal(negotiateTag('en', null), 'en')
  })
})

test('the placeholder of every kind of identifier is known to the search, in every language', () => {
  for (const { identifiers } of [en, zh])
    for (const kind of Object.values(identifiers.kinds)) assert.equal(removePlaceholders(`On [${kind}]?`), 'On ?', kind)
})

test('a text is read aloud in the language that it is written in', () => {
  assert.equal(detectLanguage('“In severe ARDS, prone positioning …” [1]'), 'en')
  assert.equal(detectLanguage('俯卧位通气降低重度 ARDS 患者的病死率 [1]。'), 'zh')
  assert.equal(detectLanguage(''), 'en')
})

test('the specialties of the built-in summaries have a name in every locale', () => {
  const specialties = new Set(readStarterLibrary().articles.flatMap(({ specialty }) => specialty ?? []))
  for (const specialty of specialties)
    for (const messages of [en, zh]) assert.ok(Object.hasOwn(messages.library.specialties, specialty), specialty)
})
