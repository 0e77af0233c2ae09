import { test } from 'node:test'
import { assertMarked, assertUnmarked } from '../../../support/claims/assert-marked'

test('an effect in one part only is not one that the source finds in all parts', () => {
  assertMarked([
    ['Dapagliflozin only helped people with diabetes.', 'dapa-hf'],
    [
      'The kidney benefit of SGLT2 inhibitors was confined to patients with diabetes.',
      'smart-c-sglt2-kidney-meta-analysis',
    ],
    ['The effect faded among those with the highest ejection fractions.', 'deliver'],
  ])
  assertUnmarked([
    ['Dapagliflozin reduced cardiovascular death with or without diabetes.', 'dapa-hf'],
    ['The benefit of dapagliflozin was not confined to people with diabetes.', 'dapa-hf'],
    ['The effect had not faded at the highest ejection fractions.', 'deliver'],
  ])
})

test('an effect in all parts is not one that the source confines to a part or finds in no line of another', () => {
  assertMarked([
    ['The drugs improved survival regardless of whether the arrest was witnessed.', 'roc-alps-amiodarone-lidocaine'],
    ['Antibiotics led to more complications even without an appendicolith.', 'coda-appendicitis-antibiotics'],
    ['For patients on FOLFOX, disease-free survival was no worse after three months.', 'idea-stage-iii-colon'],
  ])
  assertUnmarked([
    ['Antibiotics led to more complications with an appendicolith.', 'coda-appendicitis-antibiotics'],
    ['With CAPOX, disease-free survival was no worse after three months.', 'idea-stage-iii-colon'],
    [
      'Deaths fell in ventilated patients, with no gain in those without respiratory support.',
      'recovery-dexamethasone',
    ],
  ])
})
