import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { appendDefinitions, collectDefinitions } from '@/components/answer/markdown/link-definitions'
import { extendBlocks } from '@/components/answer/markdown/split-blocks'

const answer = `See [the trial][dapa] and [other words][nowhere].

Nothing is named here.

[dapa]: https://example.org/dapa
[Long  Label]: <https://example.org/long> "title"
[dapa]: https://example.org/second

Words
[inside]: https://example.org/inside

[Note]: more than one word is a sentence.
[^1]: https://example.org/note`

describe('addresses for links, wherever an answer defines them', () => {
  const definitions = collectDefinitions(extendBlocks([], answer))

  test('are found at the beginning of a block, and the first of a label counts', () => {
    assert.deepEqual(Object.fromEntries(definitions), {
      dapa: '[dapa]: https://example.org/dapa',
      'long label': '[Long  Label]: <https://example.org/long> "title"',
    })
  })

  test('stand behind the blocks that name them, and behind no other', () => {
    const [first, second] = extendBlocks([], answer)
    assert.equal(
      appendDefinitions(first?.text ?? '', definitions),
      `${first?.text}\n\n[dapa]: https://example.org/dapa`,
    )
    assert.equal(appendDefinitions(second?.text ?? '', definitions), second?.text)
    assert.equal(appendDefinitions('By [LONG\nlabel].', definitions).split('\n\n')[1], definitions.get('long label'))
  })

  test('never stand in code', () => {
    assert.equal(appendDefinitions('```\n[dapa]', definitions), '```\n[dapa]')
  })

  test('a block without any leaves what was known the same', () => {
    assert.equal(collectDefinitions(extendBlocks([], 'Words.'), definitions), definitions)
  })
})
