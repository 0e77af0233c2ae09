import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { remarkCitations, type UnverifiedSentence } from '@/components/answer/markdown/remark-citations'
import { createUnverifiedSelector } from '@/components/answer/unverified-sentences'
import { en } from '@/components/i18n/messages-en'

const known = new Set([1, 2, 12])

function draw(
  text: string,
  { unverified = [], base = 0 }: { unverified?: UnverifiedSentence[]; base?: number } = {},
): string {
  const remarkPlugins = [remarkGfm, () => remarkCitations({ known, unverified, base })]
  return renderToStaticMarkup(createElement(Markdown, { remarkPlugins }, text)).replaceAll('\u00a0', ' ')
}

function mark(n: number): string {
  return `<cite>${n}</cite>`
}

describe('citation marks', () => {
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
    assert.equal(drawn, `<p>fell\u00a0${mark(1)}</p>`)
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

  test('are still marked when an escape makes the rendered text shorter than its source', () => {
    assert.match(
      draw('Deaths fell by 37\\% \\[sic\\].', { unverified: [{ start: 0, end: 20, note: 'n' }] }),
      /<mark>.*<small>n/,
    )
  })

  test('say which figures were looked for', () => {
    const check = { start: 0, end: 9, items: [1], status: 'not-found' as const }
    const notes = (missing: string[]) => createUnverifiedSelector(en)([{ ...check, missing }]).map(({ note }) => note)
    assert.deepEqual(notes(['37%']), ['number not found in the source: 37%'])
    assert.deepEqual(notes(['37%', '0.74', 'mortality']), ['numbers not found in the source: 37%, 0.74'])
    assert.deepEqual(notes([]), ['not found in the source'])
    assert.deepEqual(createUnverifiedSelector(en)([{ ...check, status: 'figures-found', missing: [] }]), [])
  })

  // A block is rendered again whenever its list of sentences changes.
  test('keep their identity when a check is repeated, as at the end of an answer', () => {
    const check = { start: 0, end: 9, items: [1], status: 'not-found' as const, missing: ['37%'] }
    const doubtsOf = createUnverifiedSelector(en)
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
