/**
 * Sentences in fixed forms on every significant result of the cards: unlike sentences that people wrote, they show whether
 * a form is read at all, whatever the names of arms and outcomes.
 */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkClaims } from '../../../../support/claims/check-claims'
import { effectForms, writeResults } from '../../../../support/claims/write-results'
import { readStarterLibrary } from '../../../../support/library/starter-articles'

const falseMarkedLeast = 0.96
const trueMarkedMost = 0.015

describe('sentences written from result lines', () => {
  const checked = writeResults(readStarterLibrary().articles).flatMap(checkClaims)

  for (const form of Object.keys(effectForms)) {
    test(`${form}: the opposite is marked, the result is not`, () => {
      const share = (isTrue: boolean) => {
        const own = checked.filter((each) => each.kind === form && each.isTrue === isTrue)
        assert.ok(own.length > 200, `${own.length} sentences`)
        return own.filter(({ isMarked }) => isMarked).length / own.length
      }
      const [ofFalse, ofTrue] = [share(false), share(true)]
      assert.ok(ofFalse >= falseMarkedLeast, `${ofFalse.toFixed(3)} of the false ones are marked`)
      assert.ok(ofTrue <= trueMarkedMost, `${ofTrue.toFixed(3)} of the true ones are marked`)
    })
  }
})
