import { test } from 'node:test'
import { assertMarked, assertUnmarked } from '../../../support/claims/assert-marked'

test('a rate from counts, a total, a difference per thousand and a rounded million are derived', () => {
  assertUnmarked([
    [
      'Nausea was reported in about 3% of women on nitrofurantoin and 2% on fosfomycin.',
      'huttner-nitrofurantoin-fosfomycin',
    ],
    [
      'Syphilis of late duration is treated with three weekly injections, for a total of 7.2 million units.',
      'cdc-2021-sti-treatment',
    ],
    ['Per 1000 patients, ticagrelor prevented about 19 vascular deaths, infarctions or strokes.', 'plato'],
    ['The analysis covered about 5 million person-years.', 'hviid-mmr-autism'],
    ['The estimated GFR was 27 mL/min/1.73 m² higher with belatacept.', 'benefit-belatacept-seven-year'],
    ['About 48% of patients were managed without a CT scan.', 'years'],
  ])
  assertMarked([
    ['Nausea was reported in about 9% of women on nitrofurantoin.', 'huttner-nitrofurantoin-fosfomycin'],
    [
      'Syphilis of late duration is treated with three weekly injections, for a total of 8.2 million units.',
      'cdc-2021-sti-treatment',
    ],
    ['Per 1000 patients, ticagrelor prevented about 35 vascular deaths, infarctions or strokes.', 'plato'],
    ['The analysis covered about 8 million person-years.', 'hviid-mmr-autism'],
    ['About 58% of patients were managed without a CT scan.', 'years'],
  ])
})

test('times are read behind "or more", in brackets and over a period', () => {
  assertUnmarked([
    ['A wound needs vaccine if at least 5 years have passed.', 'acip-2018-tetanus-diphtheria-pertussis'],
    ['Prophylaxis is continued for 12 months after anti-CD20 treatment.', 'aasld-2018-hepatitis-b'],
    ['One drug was withdrawn without a loss of control over three months.', 'optimise-deprescribing-bp'],
  ])
  assertMarked([['A wound needs vaccine if at least 7 years have passed.', 'acip-2018-tetanus-diphtheria-pertussis']])
})
