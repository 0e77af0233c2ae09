import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { selectBestText } from '@/lib/shared/text/tokenize-search'

function marked(asked: string, ...texts: string[]): string[] {
  const { of, marks } = selectBestText(
    asked,
    texts.map((text) => ({ text })),
  )
  return marks.map(([start, end]) => of.text.slice(start, end))
}

describe('of several texts, the requested term', () => {
  test('is marked in the text that contains most of it', () => {
    assert.deepEqual(marked('aspirin bleeding', 'Aspirin.', 'Bleeding on aspirin', 'Bleeding'), ['Bleeding', 'aspirin'])
    assert.deepEqual(marked('aspirin', 'Warfarin.'), [])
  })

  test('in quotation marks is marked as one, and its words alone are not', () => {
    const text = 'Failure of the heart is heart failure, and the heart fails.'
    assert.deepEqual(marked('"heart failure"', text), ['heart failure'])
    assert.deepEqual(marked('“heart failure” fail', text), ['heart failure', 'Failure', 'failure', 'fails'])
    assert.deepEqual(marked('"fails"', text), ['fails'])
    assert.deepEqual(marked('「心力衰竭」', '衰竭的心力，心力衰竭'), ['心力衰竭'])
  })
})
