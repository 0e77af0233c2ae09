import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import { completeMarkdown } from '@/components/answer/markdown/complete-markdown'
import { hasFormula, maskFormulas, remarkFormulas } from '@/components/answer/markdown/remark-formulas'

function draw(text: string): string {
  if (!hasFormula(text)) return renderToStaticMarkup(createElement(Markdown, {}, text))
  const remarkPlugins = [() => remarkFormulas(text)]
  return renderToStaticMarkup(createElement(Markdown, { remarkPlugins }, maskFormulas(text)))
}

test('formulas keep their underscores and backslashes, in text and in a paragraph of their own', () => {
  assert.equal(draw('So $$x_1 * y_1$$ it is.'), '<p>So <code data-formula="inline">x_1 * y_1</code> it is.</p>')
  assert.equal(
    draw('$$\nCrCl = \\frac{(140-a) w}{72 S_{cr}}\n$$'),
    '<p><code data-formula="display">CrCl = \\frac{(140-a) w}{72 S_{cr}}</code></p>',
  )
})

test('prices, code and other text stay as they are', () => {
  for (const text of ['It costs $5 or $10.', 'It costs $$ or more.', '```sh\necho $$a$$\n```', '`$$a$$`'])
    assert.ok(!draw(text).includes('data-formula'), text)
  assert.match(draw('Run `a` for $$b$$.'), /<code>a<\/code> for <code data-formula="inline">b<\/code>/)
})

test('half a formula is held back while the answer grows', () => {
  const text = 'The ratio is $$a_1 / b$$ here.'
  for (let end = 1; end <= text.length; end++) {
    const shown = completeMarkdown(text.slice(0, end), true)
    assert.ok(!/\$/.test(shown.replace('$$a_1 / b$$', '')), shown)
  }
})
