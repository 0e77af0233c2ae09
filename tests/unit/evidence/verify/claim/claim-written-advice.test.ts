/** Sentences in fixed forms on the recommendations of the guidelines: which ways to advise and to refuse are read. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkClaims } from '../../../../support/claims/check-claims'
import { affirmingForms, refusingForms, writeAdvice } from '../../../../support/claims/write-advice'
import { readStarterLibrary } from '../../../../support/library/starter-articles'

const refusalsMarkedLeast = 0.8
const affirmationsMarkedMost = 0.08

describe('sentences written from recommendations', () => {
  const checked = writeAdvice(readStarterLibrary().articles).flatMap(checkClaims)
  const measureMarked = (form: string) => {
    const own = checked.filter(({ kind }) => kind === form)
    assert.ok(own.length > 80, `${own.length} sentences`)
    return own.filter(({ isMarked }) => isMarked).length / own.length
  }

  for (const form of Object.keys(affirmingForms)) {
    test(`"${form}" of what is advised is not marked`, () => {
      assert.ok(measureMarked(form) <= affirmationsMarkedMost, measureMarked(form).toFixed(3))
    })
  }

  for (const form of Object.keys(refusingForms)) {
    test(`"${form}" of what is advised is marked`, () => {
      assert.ok(measureMarked(form) >= refusalsMarkedLeast, measureMarked(form).toFixed(3))
    })
  }
})
