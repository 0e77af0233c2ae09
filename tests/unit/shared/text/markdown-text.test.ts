import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkEscapedAddresses } from '@/components/answer/markdown/remark-escaped-addresses'
import { escapeMarkdown, unescapeMarkdown } from '@/lib/shared/text/markdown-text'
import { hostileMarkdown } from '../../../fixtures/hostile-markdown'
import { generatedCases } from '../../../support/full'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkEscapedAddresses)

function typesIn(node: Nodes): string[] {
  return [node.type, ...('children' in node ? node.children.flatMap(typesIn) : [])]
}

function assertText(given: string): void {
  const line = given.replace(/\s*[\r\n]\s*/g, ' ')
  const escaped = escapeMarkdown(given)
  const tree = parser.parse(`- “${escaped}” [1] (cohort)`)
  assert.deepEqual(typesIn(tree), ['root', 'list', 'listItem', 'paragraph', 'text'], escaped)
  // The parser replaces U+0000, as CommonMark 2.3 says.
  assert.equal(textOf(tree), `“${line.replaceAll('\0', '\ufffd')}” [1] (cohort)`)
  assert.equal(unescapeMarkdown(escaped), line)
}

test('hostile text is drawn as the text it is', () => {
  for (const text of hostileMarkdown) assertText(text)
})

test('figures, units and ordinary words are not escaped', () => {
  const text = 'HR 0.74 (95% CI, 0.65 to 0.85; p<0.001), eGFR ≥ 25, +5 µg/kg – “so” & more; see Fig. 1: n = 4,744!'
  assert.equal(escapeMarkdown(text), text)
})

// A page that typesets LaTeX renders `\[…\]` and `$…$` as formulas; PubMed puts translated titles in brackets.
test('no formula is made of brackets or sums of money', () => {
  assert.equal(escapeMarkdown('[Titre en français]. US $50 to $60.'), '\\[Titre en français]. US \\$50 to \\$60.')
})

test('every field of a record is rendered as plain text', () => {
  const token = fc.constantFrom(
    ...[
      '![',
      '[',
      ']',
      '](https://x.example)',
      'https://',
      'www.',
      'ftp://',
      'x.example',
      'a@b.example',
      'mailto:',
      '\\',
      '`',
    ],
    ...[
      '*',
      '**',
      '_',
      '~~',
      '~',
      '|',
      '|---|',
      '<',
      '<b>',
      '</',
      '>',
      '&',
      '&lt;',
      '&#33;',
      '\n',
      '\r',
      '\n\n# ',
      '\n- ',
      '\n1. ',
    ],
    ...['\n```\n', '\n---\n', ' ', 'a', '9', '$', '[^1]', '[x]', '!', '\0', '：', '"'],
  )
  const texts = fc.array(token, { maxLength: 20 }).map((tokens) => `a${tokens.join('')}z`)
  fc.assert(fc.property(texts, assertText), { numRuns: generatedCases })
})
