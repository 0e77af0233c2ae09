import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureOverlap, readAskedDegrees, readDegrees } from '@/lib/evidence/question/degrees/read-degrees'

function rangesOf(text: string) {
  return readDegrees(text).flatMap(({ scale, ranges }) => ranges.map(([from, to]) => [scale, from, to]))
}

const most = Number.POSITIVE_INFINITY
const read: [text: string, ...ranges: [string, number, number][]][] = [
  ['moderate renal impairment', ['kidney', 30, 60]],
  ['mild to moderate kidney impairment', ['kidney', 30, 90]],
  ['chronic kidney disease stage 3', ['kidney', 30, 60]],
  ['CKD G3b', ['kidney', 30, 45]],
  ['stage 4 CKD', ['kidney', 15, 30]],
  ['CKD stage III to IV', ['kidney', 15, 60]],
  ['creatinine clearance below 30 mL/min', ['kidney', 0, 30]],
  ['eGFR 30 to 59', ['kidney', 30, 60]],
  ['Child-Pugh B or C', ['liver', 7, 16]],
  ['decompensated cirrhosis', ['liver', 7, 16]],
  ['NYHA class I and IV', ['heart failure', 1, 2], ['heart failure', 4, 5]],
  ['NYHA class III or IV heart failure', ['heart failure', 3, 5]],
  ['ejection fraction 35% or less', ['ejection fraction', 0, 36]],
  ['HFpEF', ['ejection fraction', 50, 101]],
  ['octogenarians', ['age', 80, 90]],
  ['in her seventies', ['age', 70, 80]],
  ['children under 12', ['age', 0, 12]],
  ['infants under 6 months', ['age', 0, 0.5]],
  ['systolic pressure below 95 mm Hg', ['systolic', 0, 95]],
  ['BMI 30 or more', ['BMI', 30, most]],
  ['purulent sputum for 3 days'],
]

for (const [text, ...ranges] of read) {
  test(`"${text}" is read as a range`, () => assert.deepEqual(rangesOf(text), ranges))
}

test('a creatinine is read as the filtration rate of such a patient', () => {
  const [milligrams] = readDegrees('creatinine above 2.5 mg/dL')
  const [micromoles] = readDegrees('creatinine above 221 micromol/L')
  const [[, rate = 0] = []] = milligrams?.ranges ?? []
  assert.ok(rate > 20 && rate < 30, String(rate))
  assert.ok(Math.abs(rate - (micromoles?.ranges[0]?.[1] ?? 0)) < 0.1)
})

test('a degree that is denied is not of the patient, and a later turn counts', () => {
  const facts = { age: null, values: [] }
  assert.deepEqual(readAskedDegrees(['apixaban without severe renal impairment'], facts), [])
  const [degree] = readAskedDegrees(['in moderate renal impairment?', 'and in CKD stage 5?'], facts)
  assert.deepEqual(degree?.ranges, [[0, 15]])
})

test('ranges overlap in all, in part or not', () => {
  assert.equal(measureOverlap([[30, 60]], [[0, 30]]), 'none')
  assert.equal(measureOverlap([[30, 60]], [[0, 45]]), 'part')
  assert.equal(measureOverlap([[15, 30]], [[0, 30]]), 'all')
})
