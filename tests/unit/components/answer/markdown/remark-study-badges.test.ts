import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import { remarkCitations } from '@/components/answer/markdown/remark-citations'
import { remarkStudyBadges } from '@/components/answer/markdown/remark-study-badges'

const items = [
  { n: 1, year: 2019, participants: 4744 },
  { n: 2, year: 2020 },
]

/** @returns HTML without the places of citations */
function draw(text: string): string {
  const remarkPlugins = [
    () => remarkCitations({ known: new Set([1, 2]), unverified: [], base: 0 }),
    () => remarkStudyBadges(items),
  ]
  const html = renderToStaticMarkup(createElement(Markdown, { remarkPlugins }, text))
  return html.replaceAll('\u00a0', ' ').replaceAll(/(<cite>\d+) \d+/g, '$1')
}

test('the design, year and size after a citation become one element, in any language', () => {
  assert.equal(
    draw('“It fell.” [1] (randomised controlled trial, 2019, n = 4,744)'),
    '<p>“It fell.” <cite>1</cite><data>randomised controlled trial, 2019, n = 4,744</data></p>',
  )
  assert.equal(
    draw('“It fell.” [1] （随机对照试验，2019，n = 4,744）'),
    '<p>“It fell.” <cite>1</cite><data>随机对照试验，2019，n = 4,744</data></p>',
  )
  assert.equal(
    draw('- “So.” [2] (guideline, 2020) And more.'),
    '<ul>\n<li>“So.” <cite>2</cite><data>guideline, 2020</data> And more.</li>\n</ul>',
  )
})

test('words in parentheses that do not state the design and size of the source stay text', () => {
  for (const text of ['(4,744 patients)', '(2019)', '(guideline, 2021)', '(n = 4,744, and more)', '(guideline, 2019'])
    assert.ok(!draw(`It fell [1] ${text}`).includes('<data>'), text)
  assert.ok(!draw('It fell [1]. (randomised controlled trial, 2019, n = 4,744)').includes('<data>'))
})
