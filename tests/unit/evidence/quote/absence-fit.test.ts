import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { measureAbsenceFit } from '@/lib/evidence/quote/absence-fit'

for (const [question, sentence, fit] of [
  ['fox bite, not previously vaccinated', 'Previously vaccinated: two doses, no immune globulin.', -1],
  ['fox bite, not previously vaccinated', 'Unvaccinated, immunocompetent: vaccine on days 0, 3, 7 and 14.', 1],
  ['fox bite, never had rabies vaccine', 'Rabies immune globulin 20 IU/kg on day 0.', 0],
  ['fox bite, vaccinated last year', 'Previously vaccinated: two doses, no immune globulin.', 0],
  ['which vaccine, never vaccinated?', 'Started with PCV13: complete with PCV20.', -1],
  ['which vaccine, never vaccinated?', 'PCV for all PCV-naive adults.', 1],
  ['which vaccine next after PCV13?', 'Started with PCV13: complete with PCV20.', 0],
  ['H pylori, never treated before', 'Treatment-naive, susceptibility unknown: bismuth quadruple therapy.', 1],
  ['cellulitis, no systemic signs', 'Cellulitis without systemic signs: cefalexin for 5 days.', 1],
] as const)
  test(`"${sentence}" for "${question}": ${fit}`, () =>
    assert.equal(measureAbsenceFit(sentence, parseQuestion(question).absent.stems), fit))
