import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findLabFindings, readLabValues } from '@/lib/shared/lab-values/read-lab-values'
import { selectImageWords } from '@/lib/shared/lab-values/select-image-words'
import { suggestImageQuestions } from '@/lib/shared/lab-values/suggest-image-questions'
import { measureCpuMs } from '../../../support/measure-cpu'

const read = (text: string) => readLabValues(text)[0]
const summarise = (text: string) =>
  readLabValues(text).map(({ analyte, value, level }) => `${analyte} ${value} ${level}`)
const findTerms = (text: string) => findLabFindings(readLabValues(text)).map(({ term }) => term.en)

test('a row is read with its value, unit and printed interval, and compared with that interval', () => {
  assert.deepEqual(read('Potassium\t5.7 mmol/L\t3.5 - 5.3'), {
    analyte: 'potassium',
    name: 'Potassium',
    value: '5.7',
    unit: 'mmol/L',
    interval: '3.5–5.3',
    level: 'high',
    perhaps: null,
  })
  assert.equal(read('Potassium 5.2 mmol/L (3.5-5.0)')?.level, 'high')
  assert.equal(read('CRP 4 mg/L <5')?.level, 'normal')
  assert.equal(read('NT-proBNP 2,480 ng/L 0 - 125')?.level, 'high')
  assert.equal(read('HbAlc 61 mmol/mol 20 - 41')?.analyte, 'hba1c')
  assert.equal(read('Kreatinin; Potassium (mmol/L): 5,9')?.value, '5,9')
})

test('a sheet without intervals is compared with common ones, in the unit that is printed', () => {
  assert.deepEqual(summarise('potassium 5.9, eGFR 28'), ['potassium 5.9 high', 'egfr 28 low'])
  assert.deepEqual(summarise('Hb 13.2 g/dL\nCreatinine 1.9 mg/dL'), ['haemoglobin 13.2 normal', 'creatinine 1.9 high'])
  assert.equal(read('Potassium 5.9 furlongs/L')?.level, 'high')
  assert.equal(read('Albumin 30 mg/L')?.level, null)
})

test('both columns of a sheet with two are read', () => {
  assert.deepEqual(summarise('Sodium 131 mmol/L 133 - 146 Potassium 5.7 mmol/L 3.5 - 5.3'), [
    'sodium 131 low',
    'potassium 5.7 high',
  ])
})

test('a word of prose, a date and an age are not values', () => {
  assert.deepEqual(readLabValues('Comment: repeat potassium within 24 hours.'), [])
  assert.deepEqual(readLabValues('Potassium 12/03/2026'), [])
  assert.deepEqual(readLabValues('Vitamin K 2 drops, Mr K 72'), [])
})

test('a value that probably lost its decimal point is marked, and is used only as far as both readings agree', () => {
  const potassium = read('Potassium 57 mmol/L 35 - 53')
  assert.deepEqual([potassium?.perhaps, potassium?.interval, potassium?.level], ['5.7', null, 'high'])
  const thyroid = read('TSH 327 mU/L 0.27 - 4.20')
  assert.deepEqual([thyroid?.perhaps, thyroid?.level], ['3.27', null])
  assert.equal(read('Creatinine 187 umol/L 45 - 84')?.perhaps, null)
  assert.equal(read('Platelets 612 x10^9/L 150 - 400')?.perhaps, null)
})

test('findings are clinical terms, the ones that decide about drugs first, each once', () => {
  const sheet = 'CRP 68 mg/L 0-5\nSodium 131\nHb 98 g/L\nCreatinine 187 umol/L\neGFR 28\nPotassium 5.9\nUrea 14 mmol/L'
  assert.deepEqual(findTerms(sheet), ['hyperkalaemia', 'severe renal impairment', 'hyponatraemia', 'anaemia'])
  assert.deepEqual(findTerms('eGFR 45'), ['renal impairment'])
  assert.deepEqual(findTerms('eGFR 75 mL/min 90 - 120'), [])
  assert.deepEqual(findTerms('血钾 6.1 mmol/L 3.5-5.3'), ['hyperkalaemia'])
})

test('in a letter with a value, the words around the value are searched, but no field of a record', () => {
  const letter = 'Patient name: Maria Lopez\nHeart failure with reduced ejection fraction\nPotassium 5.9 mmol/L'
  assert.equal(selectImageWords(letter, readLabValues(letter)), 'Heart failure with reduced ejection fraction')
  assert.equal(selectImageWords('Laboratory report, result 5 mmol/L', []), '')
})

test('questions are suggested about abnormal values, otherwise about examples, and none without values', () => {
  assert.deepEqual(suggestImageQuestions('Potassium 5.9\neGFR 28', 'en'), [
    'How should hyperkalaemia be treated?',
    'Which drugs can cause hyperkalaemia?',
    'How should severe renal impairment be treated?',
  ])
  assert.equal(suggestImageQuestions('Potassium 4.2', 'zh').length, 2)
  for (const text of ['', 'Chest radiograph, PA view']) assert.deepEqual(suggestImageQuestions(text, 'en'), [], text)
})

test('a long text without values is read in linear time', () => {
  const measure = (text: string) => measureCpuMs(() => readLabValues(text))
  const text = 'potassium H L ( * '.repeat(500)
  measure(text)
  assert.ok(measure(text.repeat(4)) < 10 * Math.max(measure(text), 5))
})
