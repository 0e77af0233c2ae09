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

describe('link definitions anywhere in an answer', () => {
  const definitions = collectDefinitions(extendBlocks([], answer))

  test('are found at the start of a block, and the first one for a label wins', () => {
    assert.deepEqual(Object.fromEntries(definitions), {
      dapa: '[dapa]: https://example.org/dapa',
      'long label': '[Long  Label]: <https://example.org/long> "title"',
    })
  })

  test('are appended only to the blocks that use them', () => {
    const [first, second] = extendBlocks([], answer)
    assert.equal(
      appendDefinitions(first?.text ?? '', definitions),
      `${first?.text}\n\n[dapa]: https://example.org/dapa`,
    )
    assert.equal(appendDefinitions(second?.text ?? '', definitions), second?.text)
    assert.equal(appendDefinitions('By [LONG\nlabel].', definitions).split('\n\n')[1], definitions.get('long label'))
  })

  test('are never added to code', () => {
    assert.equal(appendDefinitions('```\n[dapa]', definitions), '```\n[dapa]')
  })

  test('keep their identity when a block has none', () => {
    assert.equal(collectDefinitions(extendBlocks([], 'Words.'), definitions), definitions)
  })
})
