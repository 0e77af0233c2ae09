import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Element, Root } from 'hast'
import type { Root as Markdown } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describeTable } from '@/components/answer/markdown/describe-table'

function readTable(markdown: string): Element | undefined {
  const tree = toHast(unified().use(remarkParse).use(remarkGfm).parse(markdown) as Markdown) as Root
  return tree.children.find((child): child is Element => child.type === 'element' && child.tagName === 'table')
}

test('two tables of one answer have different names, also with the same heads', () => {
  const one = describeTable(readTable('| Drug | Dose |\n|---|---|\n| **Apixaban** | 5 mg |\n| Warfarin | INR |'))
  const other = describeTable(readTable('| Drug | Dose |\n|---|---|\n| Edoxaban | 60 mg |'))
  assert.deepEqual(one, { columns: 'Drug, Dose', row: 'Apixaban' })
  assert.deepEqual(other, { columns: 'Drug, Dose', row: 'Edoxaban' })
})

test('a table that has only begun, and one with long cells, has a short name', () => {
  assert.deepEqual(describeTable(readTable('| Drug | |\n|---|---|')), { columns: 'Drug', row: '' })
  assert.deepEqual(describeTable(undefined), { columns: '', row: '' })
  const { columns } = describeTable(readTable(`| ${'m'.repeat(300)} |\n|---|\n| a |`))
  assert.equal(columns.length, 61)
})
