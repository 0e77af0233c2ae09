import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { measureQuestionCut, searchedCharactersMax, shortenQuestion } from '@/lib/evidence/question/searched-part'
import { generatedCases } from '../../../support/full'

test('a question up to the limit is searched in full', () => {
  const text = 'word '.repeat(searchedCharactersMax / 5)
  assert.equal(shortenQuestion(text), text)
  assert.equal(measureQuestionCut(text), null)
})

test('the beginning and the end of a longer one are searched, cut between words', () => {
  const text = `Does apixaban help? ${'filler '.repeat(10_000)}And warfarin?`
  const part = shortenQuestion(text)
  assert.match(part, /^Does apixaban help\? (?:filler )+\n(?: filler)+ And warfarin\?$/)
  assert.deepEqual(measureQuestionCut(text), { characters: text.length, edgeCharacters: searchedCharactersMax / 2 })
})

test('no more than the limit of any text is searched, and never half a character', () => {
  const piece = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), fc.nat(600), (pieces, times) => {
      const text = pieces.join(' ').repeat(times)
      const part = shortenQuestion(text)
      assert.ok(part.length <= searchedCharactersMax + 1)
      assert.ok(part.isWellFormed())
      assert.equal(part === text, measureQuestionCut(text) === null)
    }),
    { numRuns: generatedCases },
  )
})
