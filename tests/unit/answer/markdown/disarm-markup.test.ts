import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { MarkReader } from '@/lib/answer/citation-marks'
import { MarkupReader } from '@/lib/answer/markdown/disarm-markup'
import { awkwardMarkdown } from '../../../fixtures/awkward-markdown'
import { hostileMarkdown } from '../../../fixtures/hostile-markdown'
import { generatedCases } from '../../../support/full'

function read(text: string, pieces: readonly string[] = [text]) {
  const markup = new MarkupReader()
  const marks = new MarkReader([1])
  return pieces.map((piece) => marks.push(markup.push(piece))).join('') + marks.push(markup.close()) + marks.close()
}

const parser = unified().use(remarkParse).use(remarkGfm)

/** Everything that a client that renders Markdown with HTML would load or run. */
function loaded(text: string): string[] {
  const visit = (node: Nodes): string[] => [
    ...(/^(?:image|imageReference)$/.test(node.type) ? [node.type] : []),
    ...(node.type === 'html' && !/^<(?:br ?\/?|\/?(?:sub|sup|b|i|em|strong|u))>$/i.test(node.value)
      ? [node.value]
      : []),
    ...('children' in node ? node.children.flatMap(visit) : []),
  ]
  return visit(parser.parse(text))
}

const cases: [promise: string, text: string, out: string][] = [
  ['an image is a link', 'See ![a plot](https://x.example/a.png).', 'See [a plot](https://x.example/a.png).'],
  ['an image begins the text', '![a plot](https://x.example/a.png)', '[a plot](https://x.example/a.png)'],
  ['an image by reference is a link', '![a][b]\n\n[b]: https://x.example/a', '[a][b]\n\n[b]: https://x.example/a'],
  ['an image right behind a word is a link', 'So![a](https://x.example/a)', 'So! [a](https://x.example/a)'],
  ['two exclamation marks leave no image', '!![a](https://x.example/a)', '!! [a](https://x.example/a)'],
  ['an exclamation keeps its citation', 'It works![1]', 'It works! [1]'],
  ['an escaped exclamation mark is left', 'Wow \\![1](https://x.example)', 'Wow \\![1]'],
  ['a removed mark makes no image', 'So! [7][a](https://x.example/a)', 'So! [a](https://x.example/a)'],
  ['a removed mark makes no HTML', '<[7]img src=https://x.example/a>', '&lt; img src=https://x.example/a>'],
  ['HTML is text', 'Take <img src="https://x.example/a"> now', 'Take &lt;img src="https://x.example/a"> now'],
  ['HTML with a slash for a blank is text', '<img/src=x>', '&lt;img/src=x>'],
  ['a line break in a cell is left', '| a |\n|---|\n| one<br>two |', '| a |\n|---|\n| one<br>two |'],
  ['a comparison is left', 'If x<5 or p <0.05 and 3 < 4', 'If x<5 or p <0.05 and 3 < 4'],
  [
    'an address in angle brackets is left',
    'See <https://x.example/a`b`> and <a@x.example>',
    'See <https://x.example/a`b`> and <a@x.example>',
  ],
  ['inline code is left', 'Use `![a](b)` and `<img src=x>`.', 'Use `![a](b)` and `<img src=x>`.'],
  ['an address may end in a backslash', 'https://x.example\\<img src=x>', 'https://x.example&lt;img src=x>'],
  ['an address may hold a backtick', 'https://x.example`a ![b](c)`', 'https://x.example`a [b](c)`'],
  ['code may begin in the line before', 'Use `a\nand `![b](c)` now', 'Use `a\nand `! [b](c)` now'],
  ['a lone backtick is no code', 'Use `![a](b)\nand `<img src=x>', 'Use `! [a](b)\nand `&lt;img src=x>'],
  ['a border of a cell ends code', '| `a | ![a](b) ` |', '| `a | [a](b) ` |'],
  ['fenced code is left', '```html\n<img src=x>\n![a](b)\n```\n![a](b)', '```html\n<img src=x>\n![a](b)\n```\n[a](b)'],
  [
    'fenced code in a list is left',
    '1. Run:\n   ```html\n   <a b>\n   ```\n2. ![a](b)',
    '1. Run:\n   ```html\n   <a b>\n   ```\n2. [a](b)',
  ],
  ['a fence ends with its list', '- a\n  ```\n\n![a](b)', '- a\n  ```\n\n[a](b)'],
  ['a fence ends with its quotation', '> ```\n\n![a](b)', '> ```\n\n[a](b)'],
  ['a line of code that begins a quotation is no fence', '``` `x\n![a](b)', '``` `x\n[a](b)'],
  ['a closing fence in another place is not trusted', ' ```\na\n```\n![a](b)', ' ```\na\n```\n[a](b)'],
]

for (const [promise, text, out] of cases) test(promise, () => assert.equal(read(text), out))

test('ordinary Markdown is unchanged except for HTML and footnotes', () => {
  for (const [name, text] of Object.entries(awkwardMarkdown)) {
    const markup = new MarkupReader()
    const out = markup.push(text) + markup.close()
    if (name.startsWith('HTML')) assert.equal(out, text.replace('<y', '&lt;y').replace(/<(?=\/?script)/g, '&lt;'))
    else assert.equal(out, text, name)
  }
})

test('no hostile content is loaded', () => {
  for (const text of hostileMarkdown) assert.deepEqual(loaded(read(text)), [], text)
})

const token = fc.constantFrom(
  ...[
    '![',
    '!',
    '[',
    ']',
    '](',
    '(https://x.example/a)',
    'https://x.example',
    '`',
    '``',
    '```',
    '~~~',
    '\n',
    '\n\n',
    ' ',
    '   ',
    '    ',
  ],
  ...[
    '- ',
    '1. ',
    '> ',
    '|',
    '|---|',
    '\\',
    '<',
    '</',
    '>',
    '/',
    'img',
    'img src=x',
    '<br>',
    '<b>',
    '<div',
    '<!--',
    '-->',
    '<?',
    'a',
    '9',
  ],
  ...['[9]', '[1]', '[1](x)', '[a]: https://x.example', '&', '$', '*', '\t', '\r', '#', '=', '"'],
)
const text = fc.array(token, { maxLength: 25 }).map((tokens) => tokens.join(''))

test('no image and no HTML is left, whatever a model writes', () => {
  const isLoadedNowhere = fc.property(text, (given) => assert.deepEqual(loaded(read(given)), []))
  fc.assert(isLoadedNowhere, { numRuns: generatedCases })
})

test('the output does not depend on how the text is split', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1 })
  const isSame = fc.property(text, sizes, (given, lengths) => {
    const pieces: string[] = []
    for (let at = 0; at < given.length; at += pieces.at(-1)?.length ?? 1)
      pieces.push(given.slice(at, at + (lengths[pieces.length % lengths.length] ?? 1)))
    assert.equal(read(given, pieces), read(given))
  })
  fc.assert(isSame, { numRuns: generatedCases })
})

test('text keeps streaming, and long undecided text is sent', () => {
  const markup = new MarkupReader()
  assert.equal(markup.push('Mortality fell'), 'Mortality fell')
  assert.equal(markup.push(' by `a third` <5'), ' by `a third` <5')
  for (const opening of ['\n```', '\n`<', 'a <x:', '`![', '\n1. 2. 3. '])
    assert.ok((markup.push(opening) + markup.push('-'.repeat(1_100))).length > 900, opening)
})
