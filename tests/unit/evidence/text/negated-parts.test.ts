import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findNegatedParts } from '@/lib/evidence/text/negated-parts'

for (const [text, ...denied] of [
  ['3% saline, no liver disease and no recent cardiac disease', 'liver disease', 'cardiac disease'],
  ['AF, not on nitrates, no recent heart attack or stroke', 'nitrates', 'heart attack or stroke'],
  ['Adults without cardiovascular disease, dementia or disability.', 'cardiovascular disease, dementia or disability'],
  ['monkey bite, never vaccinated against rabies', 'vaccinated against rabies'],
  ['HIV negative, EGFR wild type', 'HIV', 'EGFR'],
  // Alternatives that are asked about.
  ['depression, no suicidal thoughts, CBT or SSRI?', 'suicidal thoughts'],
  // Nothing that somebody does not have.
  ['with or without diabetes'],
  ['no benefit, no better on gabapentin, not enough'],
  ['non-small-cell lung cancer, triple negative breast cancer, negative predictive value'],
] as const)
  test(`"${text}" denies ${denied.join('; ') || 'nothing'}`, () =>
    assert.deepEqual(
      findNegatedParts(text).map((part) => part.denied),
      denied,
    ))
