/** Figures that belong to a composite, a time, a dose or an arm, and to none of its parts or neighbours. */
import { test } from 'node:test'
import { assertMarks } from '../../../support/claims/assert-marked'

test('the figures of a composite are not those of one of its parts', () => {
  assertMarks([
    ['Cardiovascular death occurred in 16.3% on dapagliflozin and 21.2% on placebo.', 'dapa-hf', true],
    [
      'Worsening heart failure or cardiovascular death occurred in 16.3% on dapagliflozin and 21.2% on placebo.',
      'dapa-hf',
      false,
    ],
    ['Stroke fell from 5.4% to 4.1% with low-dose rivaroxaban plus aspirin.', 'compass', true],
    ['Death, stroke or infarction fell from 5.4% to 4.1% with low-dose rivaroxaban plus aspirin.', 'compass', false],
    ['Death at one year was 6.9% with prasugrel and 9.3% with ticagrelor.', 'isar-react-5', true],
    ['The primary endpoint, which includes death, occurred in 6.9% and 9.3%.', 'isar-react-5', false],
    // Short for progression or death.
    ['Progression was delayed with sacituzumab govitecan (9.7 vs 6.9 months).', 'ascent-03-sacituzumab-tnbc', false],
  ])
})
