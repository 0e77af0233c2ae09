import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { completeTable } from '@/components/answer/markdown/complete-table'

const table =
  'Outcomes:\n\n| Outcome | HR \\| RR | Grade |\n|:--|---:|---|\n| Death | 0.83 [1] | high |\n| Stroke | 0.7 | low |'

test('a table that breaks off anywhere is drawn as a table, never as pipes', () => {
  const start = table.indexOf('|')
  for (let end = start + 1; end <= table.length; end++) {
    const ended = completeTable(table.slice(start, end))
    const drawn = renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm] }, ended))
    const words = drawn.replace(/<[^>]+>/g, '').replace(/HR \|( RR?)?/, '')
    assert.ok(!words.includes('|'), `${table.slice(start, end)}\n→ ${drawn}`)
    assert.ok(ended === '' || drawn.includes('<table>'), drawn)
  }
})

test('a whole table, words and code stay as they are', () => {
  for (const text of [table.slice(table.indexOf('|')), table, 'P(A | B) is', '```\n| a | b', 'Words.'])
    assert.equal(completeTable(text), text)
})
