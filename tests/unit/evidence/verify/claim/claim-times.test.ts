/** Sentences on how long people lived, how soon they recovered, and by how much two times differ. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertMarked, assertMarks, assertUnmarked } from '../../../../support/claims/assert-marked'
import { checkAgainstAbstract } from '../../../../support/claims/check-against-cards'

test('living longer is better survival, whoever is said to have done so', () => {
  assertUnmarked([
    ['Patients on pembrolizumab lived a median of about 16 months longer than those on chemotherapy.', 'keynote-024'],
    ['Patients who had early palliative care lived almost three months longer.', 'temel-early-palliative-care'],
    [
      'Men with metastatic hormone-sensitive prostate cancer lived about ten months longer when docetaxel accompanied androgen deprivation.',
      'chaarted-long-term',
    ],
  ])
  assertMarked([
    ['Patients on chemotherapy lived a median of about 16 months longer than those on pembrolizumab.', 'keynote-024'],
    ['Patients who had early palliative care lived almost three months less.', 'temel-early-palliative-care'],
    ['Men with low-volume disease also lived longer with docetaxel.', 'chaarted-long-term'],
  ])
})

test('a difference of two times or amounts may be said to have been added, spared or taken off', () => {
  assertUnmarked([
    [
      'Modified FOLFIRINOX added about 18 months to median survival after resection of pancreatic cancer.',
      'prodige-24-folfirinox-pancreas',
    ],
    ['Ribociclib added roughly a year to median survival when combined with letrozole.', 'monaleesa-2-ribociclib-os'],
    [
      'Trastuzumab deruxtecan bought more than six months of overall survival in HER2-low metastatic breast cancer.',
      'destiny-breast04',
    ],
    ['The shorter course spared patients more than 400 mg of prednisone on average.', 'reduce-copd'],
    ['Mean cumulative prednisone exposure was over 400 mg lower with five days than with fourteen.', 'reduce-copd'],
  ])
  assertMarked([
    ['Mean cumulative prednisone exposure was over 600 mg lower with five days than with fourteen.', 'reduce-copd'],
    ['Venetoclax took about five months off median survival when combined with azacitidine.', 'viale-a-venetoclax-aml'],
  ])
})

test('what gets well sooner does better, and what takes longer to get well does worse', () => {
  assertUnmarked([
    ['Shock resolved about a day sooner when ventilated patients received hydrocortisone.', 'adrenal'],
    ['Shock took about a day longer to resolve on placebo than on hydrocortisone.', 'adrenal'],
    ['Adults with confirmed influenza got better about a day earlier on oseltamivir.', 'dobson-oseltamivir-ipd'],
    ['Hospitalised adults got better about five days sooner on remdesivir.', 'actt-1-remdesivir'],
    [
      'Burns closed about four days sooner under other dressings than under silver sulfadiazine.',
      'maciel-burn-dressings',
    ],
  ])
  assertMarked([
    ['Shock resolved about a day later when ventilated patients received hydrocortisone.', 'adrenal'],
    [
      'Burns healed about four days sooner under silver sulfadiazine than under other dressings.',
      'maciel-burn-dressings',
    ],
  ])
})

test('how often something is given or done is compared with what the source says of the same', () => {
  assertMarks([
    ['Sotatercept was injected once a week.', 'stellar-sotatercept-pah', true],
    ['Sotatercept was injected every three weeks.', 'stellar-sotatercept-pah', false],
    ['Give a PPI twice daily for 8 weeks as the first step.', 'acg-2022-gerd', true],
    ['Give a PPI once daily for 8 weeks as the first step.', 'acg-2022-gerd', false],
    [
      'Women in the nitrofurantoin arm took 100 mg twice daily for 5 days, and 70% had resolved by day 28.',
      'huttner-nitrofurantoin-fosfomycin',
      true,
    ],
    [
      'Women in the nitrofurantoin arm took 100 mg three times a day for 5 days, and 70% had resolved by day 28.',
      'huttner-nitrofurantoin-fosfomycin',
      false,
    ],
  ])
})

test('how often a dose is given is compared with the same dose, in whatever words and unit', () => {
  assertMarks([
    ['Semaglutide 2.4 mg every week reduced major cardiovascular events.', 'select', false],
    ['Semaglutide 2.4 mg every day reduced major cardiovascular events.', 'select', true],
  ])
  const results = ['Patients took prednisolone 10 mg daily and 250 mcg of fluticasone weekly.']
  const check = (often: string) =>
    checkAgainstAbstract(results, `Patients took 250 micrograms of fluticasone ${often}.`)
  assert.equal(check('weekly'), 'supported')
  assert.equal(check('once a week'), 'supported')
  assert.equal(check('daily'), 'other-population')
})

test('an effect is doubted at a time at which the source found none', () => {
  const prostate = 'cap-psa-15-year'
  assertMarks([
    ['At 10 years, the PSA invitation had already lowered prostate cancer death.', prostate, true],
    ['At 15 years, the PSA invitation had lowered prostate cancer death.', prostate, false],
    ['At 10 years, more prostate cancer had been found after the PSA invitation.', prostate, false],
    ['A los 5 años, la cafeína seguía mejorando la supervivencia.', 'cap-caffeine-apnea', true],
    ['Paravalvular leak was commoner after TAVR at 5 years (24.5% vs 6.3%).', 'partner-3', false],
  ])
})
