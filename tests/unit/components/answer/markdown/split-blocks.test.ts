import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Block, dropReferences, extendBlocks } from '@/components/answer/markdown/split-blocks'

const answer = `### What the sources say

- “First quote.” [1] (trial, 2019)
- “Second quote.” [2]

  still the second item

1. One

2. Two

| a | b |
|---|---|
| 1 | 2 |

\`\`\`
code

# not a heading
\`\`\`

A paragraph that
goes on.
## A heading without a blank line
Last words, ~2 mg, <18 y.

### References

[1] McMurray. Dapagliflozin.
[2] Heidenreich. Guideline.
`

function texts(blocks: readonly Block[]): string[] {
  return blocks.map(({ text }) => text)
}

describe('splitting an answer into blocks', () => {
  test('keeps lists, tables and code whole and gives each heading a block', () => {
    assert.deepEqual(texts(extendBlocks([], answer)), [
      '### What the sources say',
      '- “First quote.” [1] (trial, 2019)\n- “Second quote.” [2]\n\n  still the second item\n\n1. One\n\n2. Two',
      '| a | b |\n|---|---|\n| 1 | 2 |',
      '```\ncode\n\n# not a heading\n```',
      'A paragraph that\ngoes on.',
      '## A heading without a blank line',
      'Last words, ~2 mg, <18 y.',
      '### References',
      '[1] McMurray. Dapagliflozin.\n[2] Heidenreich. Guideline.',
    ])
  })

  test('states where each block starts in the whole text', () => {
    for (const { start, text } of extendBlocks([], answer)) assert.equal(answer.slice(start, start + text.length), text)
  })

  test('yields the same blocks however the text arrives', () => {
    for (const step of [1, 2, 3, 7, 40]) {
      let blocks: Block[] = []
      for (let end = step; end < answer.length + step; end += step) blocks = extendBlocks(blocks, answer.slice(0, end))
      assert.deepEqual(blocks, extendBlocks([], answer))
    }
  })

  // A closed block must not be rendered again: the cost of a long answer depends on it.
  test('keeps every closed block as the very same object', () => {
    let blocks: Block[] = []
    for (let end = 1; end <= answer.length; end++) {
      const next = extendBlocks(blocks, answer.slice(0, end))
      for (const [index, block] of blocks.slice(0, -1).entries()) assert.equal(next[index], block)
      blocks = next
    }
  })

  test('an empty text has no blocks', () => {
    assert.deepEqual(extendBlocks([], ''), [])
    assert.deepEqual(extendBlocks([], '\n\n'), [])
  })
})

describe('dropping the references', () => {
  test('drops the heading and its entries and keeps everything else', () => {
    const kept = texts(dropReferences(extendBlocks([], answer)))
    assert.equal(kept.at(-1), 'Last words, ~2 mg, <18 y.')
    assert.equal(kept.length, 7)
  })

  test('keeps the text after the list', () => {
    const text = '### References\n\n1. One\n2. Two\n\n*No text was generated.*'
    assert.deepEqual(texts(dropReferences(extendBlocks([], text))), ['*No text was generated.*'])
  })

  test('keeps an answer that has no such section', () => {
    const blocks = extendBlocks([], 'References to trials are few.\n\n### Referees')
    assert.deepEqual(dropReferences(blocks), blocks)
  })
})
