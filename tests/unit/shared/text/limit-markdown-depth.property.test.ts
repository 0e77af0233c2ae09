import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { limitMarkdownDepth } from '@/lib/shared/text/limit-markdown-depth'
import { anyCharacter } from '../../../fixtures/any-character'
import { awkwardMarkdown } from '../../../fixtures/awkward-markdown'
import { hostileMarkdown } from '../../../fixtures/hostile-markdown'
import { everyNth, generatedCases } from '../../../support/full'
import { measureCpuMs } from '../../../support/measure-cpu'

const markdown = unified().use(remarkParse).use(remarkGfm)
const signs = ['> ', '>', '- ', '* ', '1. ', '2) ', '  ', '    ', '\t', '\n', '\r\n', '\n\n', '# ', '[^a]: ', '[a]: b']
const inline = [
  '*',
  '**',
  '_',
  '~~',
  '`',
  '```',
  '[',
  ']',
  '](b)',
  '![',
  '<!--',
  '<a b="',
  '<?',
  '&amp;',
  '\\',
  '|',
  '@',
]
const piece = fc.oneof(
  fc.constantFrom(
    ...signs,
    ...inline,
    '```\n',
    '~~~\n',
    '<div>\n',
    '|a|\n|-|\n',
    '---\n',
    'a',
    'b c',
    '\\*',
    '药',
    'www.a.b',
  ),
  fc.string({ maxLength: 5, unit: anyCharacter }),
)
/** A shape repeated, in a document of other shapes. */
const document = fc
  .array(
    fc.tuple(
      fc.array(piece, { minLength: 1, maxLength: 4 }),
      fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.nat(300)),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.map(([pieces, times]) => pieces.join('').repeat(times)).join(''))

function depthOf(node: Nodes): number {
  let deepest = 0
  const open: [node: Nodes, depth: number][] = [[node, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [at, depth] = next
    deepest = Math.max(deepest, depth)
    if ('children' in at) for (const child of at.children) open.push([child, depth + 1])
  }
  return deepest
}

it(`no text of ${generatedCases} nests its blocks and words deeper than walking the tree allows, and none loses a character`, () => {
  fc.assert(
    fc.property(document, (text) => {
      const limited = limitMarkdownDepth(text)
      assert.ok(depthOf(markdown.parse(limited)) <= 720)
      assert.equal(limited.replace(/[\\\s]/g, ''), text.replace(/[\\\s]/g, ''))
    }),
    { numRuns: generatedCases },
  )
})

it('Markdown as models and departments write it is not changed', () => {
  for (const text of [...Object.values(awkwardMarkdown), ...hostileMarkdown])
    assert.equal(limitMarkdownDepth(text), text)
  const table = `| Drug | Dose |\n|---|---|\n${'| **A** [1] | `b` |\n'.repeat(500)}`
  const list = '- **A** [1][2]\n  - one\n  - two\n'.repeat(300)
  const code = `\`\`\`js\n${"if (a[0] * b[1]) { c = '`' }\n  - d\n".repeat(1000)}\`\`\`\n`
  for (const text of [table, list, code]) assert.equal(limitMarkdownDepth(text), text)
})

it('text beyond a limit is shown as it was written', () => {
  assert.equal(limitMarkdownDepth(`${'> '.repeat(60)}a`), `${'> '.repeat(50)}\\${'> '.repeat(10)}a`)
  assert.equal(limitMarkdownDepth(`${'1. '.repeat(40)}a`), `${'1. '.repeat(33)}1\\. ${'1. '.repeat(6)}a`)
})

/**
 * CPU time, so that other load on the machine does not count. Four times the text takes four times as long when the
 * time is linear, and 16 times when it is quadratic. Noise only ever adds to a measurement, so both are repeated, and
 * the shortest of each compared, while the growth looks too large.
 */
it('the time to parse grows with the length of the text, whatever is repeated in it', () => {
  const shapes = ['*a*a', '[a &amp; ', '> a\nb\n', '- a\n  - b\n', '- - a\n']
  for (const shape of everyNth(shapes, 2)) {
    assert.ok(isLinear(shape), `${JSON.stringify(shape)} grows faster than its length`)
  }
})

function isLinear(shape: string): boolean {
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let turn = 0; turn < 3; turn += 1) {
    long = Math.min(long, parsingCpu(shape, 20_000))
    short = Math.min(short, parsingCpu(shape, 5_000))
    if (long < 9 * short) return true
  }
  return false
}

function parsingCpu(shape: string, characters: number): number {
  return measureCpuMs(() => markdown.parse(limitMarkdownDepth(`x ${shape.repeat(characters / shape.length)}`)))
}
