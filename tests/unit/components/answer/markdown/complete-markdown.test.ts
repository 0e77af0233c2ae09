import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { completeMarkdown } from '@/components/answer/markdown/complete-markdown'

function draw(text: string): string {
  return renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [[remarkGfm, { singleTilde: false }]] }, text))
}

function prefixes(text: string): string[] {
  return Array.from(text, (_, index) => text.slice(0, index + 1))
}

describe('a block that is still arriving', () => {
  test('shows a table once its header is complete, then whole rows', () => {
    const table = '| Outcome | HR (95% CI) |\n|---|---:|\n| Death | 0.82 (0.69 to 0.98) |\n| HF event | 0.70 |'
    for (const prefix of prefixes(table)) {
      const drawn = draw(completeMarkdown(prefix))
      assert.doesNotMatch(drawn.replace(/<[^>]*>/g, ''), /\|/, `a bar shows in: ${prefix}`)
      assert.ok(drawn === '' || drawn.startsWith('<table>'), `not a table: ${drawn}`)
    }
  })

  test('never flashes emphasis markers', () => {
    const text = 'A **strong claim** with *stress* and `code` here and ~~gone~~ words.'
    for (const prefix of prefixes(text)) assert.doesNotMatch(draw(completeMarkdown(prefix)), /[*`~]/, prefix)
  })

  test('never turns a paragraph into a heading when a list or rule starts', () => {
    for (const text of ['Words\n- item one', 'Words\n--- \nmore', 'Words\n=== more'])
      for (const prefix of prefixes(text).slice(0, 'Words\n--'.length))
        assert.doesNotMatch(draw(completeMarkdown(prefix)), /<h[12]>/, prefix)
  })

  test('holds back half a citation and half a link, and shows whole ones', () => {
    const text = 'It fell by 37% [12][3], see [the trial](https://example.org/a) now'
    for (const prefix of prefixes(text)) {
      const drawn = draw(completeMarkdown(prefix)).replaceAll(/\[\d+\]/g, '')
      assert.doesNotMatch(drawn, /\[|\]|https:\/\/[^"]*$/, prefix)
    }
    assert.match(completeMarkdown('It fell by nearly a third [12]'), /\[12\]$/)
  })

  test('holds back only the end; the start is unchanged', () => {
    const text = 'Use 5 µg at <18 y, ~2 mg, $5, a*b*c, 2 * 3, x_y_z and `a` [1] **b** end.'
    for (const prefix of prefixes(text)) {
      const settled = completeMarkdown(prefix)
      const shared = prefix.startsWith(settled) ? settled : settled.replace(/[*~`]+$/, '')
      assert.ok(prefix.startsWith(shared), `${JSON.stringify(prefix)} became ${JSON.stringify(settled)}`)
    }
  })

  test('never shows the characters of a code fence', () => {
    const text = '- Run this:\n\n  ```sh\n  echo [1]\n  ```\n\n- then **that**\n\n~~~\na | b\n~~~\nWords.'
    for (const prefix of prefixes(text)) assert.doesNotMatch(draw(completeMarkdown(prefix)), /[`~]/, prefix)
  })

  test('leaves open code unchanged', () => {
    const code = '```\n| a *b* [1\n'
    assert.equal(completeMarkdown(code), code)
  })

  test('holds back at most a first cell of a new line, and none of the first words of an answer', () => {
    assert.equal(completeMarkdown('It fell'), '')
    assert.equal(completeMarkdown('It fell', true), 'It fell')
    assert.equal(completeMarkdown('It fell by nearly a third'), 'It fell by nearly a third')
    assert.equal(completeMarkdown('Yes. It'), 'Yes. It')
    assert.equal(completeMarkdown('死亡率下降了近三分之一'), '死亡率下降了近三分之一')
    assert.equal(completeMarkdown('Three things matter:\n- age'), 'Three things matter:\n- age')
  })

  test('does not touch a finished sentence', () => {
    const text = 'HR 0.74 (95% CI 0.65–0.85), p < 0.001 [1].'
    assert.equal(completeMarkdown(text), text)
  })
})
