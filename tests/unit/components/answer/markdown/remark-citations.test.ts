import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { createUnverifiedSelector, keepInPlace } from '@/components/answer/checks/unverified-sentences'
import { remarkCitations, type UnverifiedSentence } from '@/components/answer/markdown/remark-citations'
import type { Translator } from '@/components/i18n/lazy-server-messages'
import { en, type Messages } from '@/components/i18n/messages-en'
import { zh } from '@/components/i18n/messages-zh'
import { translateServerMessage } from '@/components/i18n/translate-server-message'
import { serverZh } from '@/components/i18n/zh/server-messages'
import type { EvidenceCheck } from '@/lib/wire/evidence'

const known = new Set([1, 2, 12])

type Doubt = Pick<UnverifiedSentence, 'start' | 'end' | 'note'> & Partial<UnverifiedSentence>

/** @returns HTML without the places of citations */
function draw(...given: Parameters<typeof drawPlaced>): string {
  return drawPlaced(...given).replaceAll(/(<cite>\d+) \d+/g, '$1')
}

function drawPlaced(text: string, { unverified = [], base = 0 }: { unverified?: Doubt[]; base?: number } = {}): string {
  const sentences = unverified.map((doubt) => ({
    differences: [],
    isComparable: false,
    notePlace: 'inline' as const,
    ...doubt,
  }))
  const remarkPlugins = [remarkGfm, () => remarkCitations({ known, unverified: sentences, base })]
  return renderToStaticMarkup(createElement(Markdown, { remarkPlugins }, text)).replaceAll('\u00a0', ' ')
}

function mark(n: number): string {
  return `<cite>${n}</cite>`
}

describe('citation marks', () => {
  test('have the same place in the block when a doubt is found before them', () => {
    const text = 'One fell [1]. Another rose [2].'
    const places = (html: string) => Array.from(html.matchAll(/<cite>(\d+ \d+)</g), ([, place]) => place)
    assert.deepEqual(places(drawPlaced(text)), ['1 0', '2 1'])
    const doubt = { start: 0, end: 13, note: 'n' }
    assert.deepEqual(places(drawPlaced(text, { unverified: [doubt] })), ['1 0', '2 1'])
  })

  test('appear where a known source is cited, also side by side', () => {
    assert.equal(draw('It fell [1][2].'), `<p>It fell ${mark(1)}${mark(2)}.</p>`)
    assert.equal(draw('**Strong [12]**'), `<p><strong>Strong ${mark(12)}</strong></p>`)
  })

  test('are never created for an unknown source', () => {
    assert.equal(draw('It fell [7] and [0].'), '<p>It fell [7] and [0].</p>')
  })

  test('are never created in code or inside a link', () => {
    assert.equal(draw('`a[1]`'), '<p><code>a[1]</code></p>')
    assert.equal(draw('```\na[1]\n```'), '<pre><code>a[1]\n</code></pre>')
    assert.equal(draw('[see [1] there](https://a.example)'), '<p><a href="https://a.example">see [1] there</a></p>')
  })

  test('work in tables, lists and headings', () => {
    assert.match(draw('| a |\n|---|\n| 0.82 [1] |'), /<td>0\.82 <cite>1<\/cite><\/td>/)
    assert.match(draw('- x [2]'), /<li>x <cite>2<\/cite><\/li>/)
  })

  // An answer is untrusted: it must not redirect our citations.
  test('cannot be taken over by a link definition in the answer', () => {
    const drawn = draw('It fell [1].\n\n[1]: https://evil.example')
    assert.equal(drawn, `<p>It fell ${mark(1)}.</p>`)
  })

  test('never start a line: the space before one does not break', () => {
    const drawn = renderToStaticMarkup(
      createElement(
        Markdown,
        { remarkPlugins: [() => remarkCitations({ known, unverified: [], base: 0 })] },
        'fell [1]',
      ),
    )
    assert.equal(drawn, '<p>fell\u00a0<cite>1 0</cite></p>')
  })
})

describe('sentences whose check failed', () => {
  const text = 'It was safe [2]. Deaths fell by 37% [1]. More.'
  const start = text.indexOf('Deaths')
  const doubt = { start, end: text.indexOf(' More'), note: 'number not found in the source: 37%' }

  test('are marked with a note, and only they', () => {
    assert.equal(
      draw(text, { unverified: [doubt] }),
      `<p>It was safe ${mark(2)}. <mark>Deaths fell by 37% ${mark(1)}.</mark><small>${doubt.note}</small> More.</p>`,
    )
  })

  test('are found by their offset in the whole answer, also in a later block', () => {
    const shifted = { ...doubt, start: doubt.start + 100, end: doubt.end + 100 }
    assert.match(draw(text, { unverified: [shifted], base: 100 }), /<mark>Deaths/)
    assert.doesNotMatch(draw(text, { unverified: [shifted], base: 0 }), /<mark>/)
  })

  test('carry their note once, at the end, when emphasis splits them', () => {
    const drawn = draw('Deaths **fell by** 37% [1].', { unverified: [{ start: 0, end: 27, note: 'n' }] })
    assert.equal(drawn.match(/<small>n<\/small>/g)?.length, 1)
    assert.match(drawn, /<\/mark><small>n<\/small><\/p>$/)
  })

  test('can follow each other', () => {
    const unverified = [
      { start: 0, end: 7, note: 'a' },
      { start: 8, end: 15, note: 'b' },
    ]
    assert.equal(
      draw('One 1%. Two 2%.', { unverified }),
      '<p><mark>One 1%.</mark><small>a</small> <mark>Two 2%.</mark><small>b</small></p>',
    )
  })

  test('are marked exactly when escapes and entities make the text shorter than its source', () => {
    const text = 'It was \\~2 \\[sic]. Deaths fell (p &lt; 0.05). More &amp; more.'
    const [start, end] = [text.indexOf('Deaths'), text.indexOf(' More')]
    assert.equal(
      draw(text, { unverified: [{ start, end, note: 'n' }] }),
      '<p>It was ~2 [sic]. <mark>Deaths fell (<span>p &lt; 0.05</span>).</mark><small>n</small> More &amp; more.</p>',
    )
  })

  test('are marked exactly on a later line of a quotation', () => {
    const text = '> It was safe.\n> Deaths fell. More.'
    const [start, end] = [text.indexOf('Deaths'), text.indexOf(' More')]
    assert.match(draw(text, { unverified: [{ start, end, note: 'n' }] }), /safe\.\n<mark>Deaths fell\.<\/mark>/)
  })

  test('have the words underlined that differ from the source, also across emphasis and citations', () => {
    const text = 'It **increased deaths** by 37% [1] in all.'
    const at = (words: string): [number, number] => [text.indexOf(words), text.indexOf(words) + words.length]
    const differences = [at('increased'), at('37% [1] in')]
    assert.equal(
      draw(text, { unverified: [{ start: 0, end: text.length, note: 'n', differences }] }),
      `<p><mark>It </mark><strong><mark><u>increased</u> deaths</mark></strong><mark> by <u>37% ${mark(1)} in</u> all.</mark><small>n</small></p>`,
    )
  })

  test('have a note that opens a comparison, named by where the sentence begins', () => {
    const drawn = draw('One 1%.', { unverified: [{ start: 0, end: 7, note: 'n', isComparable: true }] })
    assert.equal(drawn, '<p><mark>One 1%.</mark><button value="0">n</button></p>')
  })

  test('move nothing when a model changes their verdict after they were drawn', () => {
    const check = { items: [1], status: 'not-found' as const, missing: [], verdict: 'not-found' as const }
    const [kept, withdrawn, added] = [0, 10, 20].map((start) => ({ ...check, start, end: start + 9 }))
    if (!kept || !withdrawn || !added) throw new Error('There are three.')
    const select = createUnverifiedSelector(en, null)
    const byModel = { judgedBy: 'model' as const }
    const checks: EvidenceCheck[] = [
      { ...kept, ...byModel, verdict: 'contradicted' },
      { ...withdrawn, ...byModel, status: 'supported', verdict: 'supported' },
      { ...added, ...byModel },
    ]
    const shown = keepInPlace(select([kept, withdrawn]), select(checks), checks)
    assert.deepEqual(
      shown.map(({ start, note, notePlace }) => [start, note, notePlace]),
      [
        [0, 'not found in the source', 'inline'],
        [10, 'not found in the source', 'hidden'],
        [20, 'not found in the source', 'elsewhere'],
      ],
    )
    assert.equal(
      draw('Sentence. Sentence. Sentence.', { unverified: [...shown] }),
      '<p><mark>Sentence.</mark><button value="0">not found in the source</button> Sentence.<button value="10" hidden="">not found in the source</button> <mark>Sentence.</mark></p>',
    )
  })

  test('give the reason in the language of the page, otherwise the kind of doubt', () => {
    const check: EvidenceCheck = {
      start: 0,
      end: 9,
      items: [1],
      status: 'not-found',
      missing: ['37%'],
      verdict: 'contradicted',
      reason: 'The source does not state: 37%.',
      reasonTemplate: { code: 'check_not_in_source', params: { words: '37%' } },
    }
    const { reason: _, reasonTemplate: __, ...bare } = check
    const zhMessages = zh as Messages
    const translate: Translator = (template) => template && translateServerMessage(serverZh, template, null)
    const noteOf = (messages: Messages, of: EvidenceCheck, by: Translator | null) =>
      createUnverifiedSelector(messages, by)([of])[0]?.note
    assert.equal(noteOf(en, check, null), 'The source does not state: 37%.')
    assert.equal(noteOf(zhMessages, check, translate), serverZh.sentences.check_not_in_source.replace('{words}', '37%'))
    assert.equal(noteOf(zhMessages, check, null), zh.checks.verdicts.contradicted)
    assert.equal(noteOf(en, bare, null), 'the source states the opposite')
    assert.equal(noteOf(en, { ...bare, verdict: 'not-found' }, null), 'number not found in the source: 37%')
  })

  test('say which figures were searched for', () => {
    const check = { start: 0, end: 9, items: [1], status: 'not-found' as const }
    const notes = (missing: string[]) =>
      createUnverifiedSelector(en, null)([{ ...check, missing }]).map(({ note }) => note)
    assert.deepEqual(notes(['37%']), ['number not found in the source: 37%'])
    assert.deepEqual(notes(['37%', '0.74', 'mortality']), ['numbers not found in the source: 37%, 0.74'])
    assert.deepEqual(notes([]), ['not found in the source'])
    assert.deepEqual(createUnverifiedSelector(en, null)([{ ...check, status: 'figures-found', missing: [] }]), [])
  })

  // A block is rendered again whenever its list of sentences changes.
  test('keep their identity when a check is repeated, as at the end of an answer', () => {
    const check = { start: 0, end: 9, items: [1], status: 'not-found' as const, missing: ['37%'] }
    const doubtsOf = createUnverifiedSelector(en, null)
    const first = doubtsOf([check])
    const next = { ...check, start: check.end + 1, end: check.end + 9, missing: [] }
    const both = doubtsOf([{ ...check }, next])
    assert.equal(both[0], first[0])
    assert.equal(both.length, 2)
    assert.notEqual(doubtsOf([{ ...check, missing: ['38%'] }])[0], first[0])
  })
})

describe('figures', () => {
  function pieces(text: string): string[] {
    return [...draw(text).matchAll(/<span>(.*?)<\/span>/g)].map(([, piece = '']) => piece)
  }

  // Half an interval at the end of a line can be read as a value.
  test('stay on one line with their interval', () => {
    assert.deepEqual(pieces('HR 0.74 (95% CI 0.65 to 0.85; p < 0.001), 0.65–0.85, 5.5 ± 0.2 and −3.1 to −1.2'), [
      'HR 0.74',
      '95% CI 0.65 to 0.85',
      'p &lt; 0.001',
      '0.65–0.85',
      '5.5 ± 0.2',
      '−3.1 to −1.2',
    ])
  })

  test('so do a count, a probability and a dose with its unit', () => {
    assert.deepEqual(
      pieces('(trial, n = 3,800), p = 0.03. Give 10 to 20 mg/kg/min, then 2.5 mg; 5 grams, eGFR ≥ 30 mL/min/1.73 m².'),
      ['n = 3,800', 'p = 0.03', '10 to 20 mg/kg/min', '2.5 mg', '≥ 30 mL/min/1.73'],
    )
    assert.deepEqual(pieces('an OR 1.2–1.9, aHR 0.8; in 5 wards OR at home'), ['OR 1.2–1.9', 'aHR 0.8'])
    assert.deepEqual(pieces('1'.repeat(200_000)), [])
  })

  test('keep their text unchanged', () => {
    for (const text of ['Use 5 µg at &lt;18 y, ~2 mg, $5, 2 * 3', '10 to 20, p = 0.03, ≥40%, 2019-2021 [1]'])
      assert.equal(draw(text).replace(/<[^>]*>/g, ''), text.replace('[1]', '1'), text)
  })
})
