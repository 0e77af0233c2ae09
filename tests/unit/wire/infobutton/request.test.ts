import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '@/lib/wire/errors'
import { parseInfobuttonRequest } from '@/lib/wire/infobutton/request'

const icd = '2.16.840.1.113883.6.90'
const parse = (fields: Record<string, string>, accept: string | null = null) =>
  parseInfobuttonRequest(new URLSearchParams(fields), accept)
const code = (c: string, cs: string) => ({ 'mainSearchCriteria.v.c': c, 'mainSearchCriteria.v.cs': cs })

test('a code is searched for by the text of the table, in each of the four systems', () => {
  for (const [c, cs, text] of [
    ['E11.9', icd, 'type 2 diabetes'],
    ['I48', '2.16.840.1.113883.6.3', 'atrial fibrillation'],
    ['i50.22', icd, 'heart failure'],
    ['I509', icd, 'heart failure'],
    ['I48.92', icd, 'atrial flutter'],
    ['I48.91', icd, 'atrial fibrillation'],
    ['84114007', '2.16.840.1.113883.6.96', 'heart failure'],
    ['1488564', '2.16.840.1.113883.6.88', 'dapagliflozin'],
    ['4548-4', 'http://loinc.org', 'hemoglobin A1c'],
  ] as const) {
    const { topics, question } = parse(code(c, cs))
    assert.deepEqual([topics[0]?.text, topics[0]?.from, question], [text, 'table', text])
  }
})

test('the text that the record sends is preferred, and the sub-topic joins it', () => {
  const { question, topics } = parse({
    ...code('E11.9', icd),
    'mainSearchCriteria.v.dn': 'Type 2 diabetes mellitus',
    'subTopic.v.dn': 'drug therapy',
  })
  assert.deepEqual([question, topics[0]?.from], ['drug therapy of Type 2 diabetes mellitus', 'record'])
  assert.equal(parse({ 'mainSearchCriteria.v.ot': 'sore throat' }).question, 'sore throat')
})

test('several criteria are one question', () => {
  const { question } = parse({ ...code('I50', icd), 'mainSearchCriteria1.v.dn': 'dapagliflozin' })
  assert.equal(question, 'heart failure and dapagliflozin')
})

test('parameters that could identify a patient are dropped, and their names are reported but not their values', () => {
  const asked = parse({
    ...code('I50', icd),
    'patientPerson.name': 'Erika Mustermann',
    'encounter.c.c': 'AMB',
    'age.v.v': '77',
    'mainSearchCriteria.v.ot': 'heart failure in Mr. John Smith, MRN 12345678',
    'taskContext.c.c': 'PROBLISTREV',
    unknown: '',
  })
  assert.deepEqual(asked.dropped, ['patientPerson.name', 'encounter.c.c', 'age.v.v', 'mainSearchCriteria.v.ot'])
  assert.equal(asked.question, 'heart failure')
  assert.ok(!/Mustermann|Smith|12345678|77/.test(JSON.stringify(asked)))
})

test('the form is chosen by knowledgeResponseType, then by Accept', () => {
  const topic = { 'mainSearchCriteria.v.dn': 'asthma' }
  assert.equal(parse(topic).format, 'html')
  assert.equal(parse(topic, 'application/atom+xml;q=0.9, */*').format, 'atom')
  assert.equal(parse({ ...topic, knowledgeResponseType: 'application/json' }, 'text/html').format, 'json')
})

test('an unknown system, code or form is refused by the name of its parameter', () => {
  for (const [fields, param] of [
    [{}, 'mainSearchCriteria.v.c'],
    [code('I50', '1.2.3'), 'mainSearchCriteria.v.cs'],
    [code('I50', '__proto__'), 'mainSearchCriteria.v.cs'],
    [{ 'mainSearchCriteria.v.c': 'I50' }, 'mainSearchCriteria.v.cs'],
    [code('Z99.9', icd), 'mainSearchCriteria.v.c'],
    [code('constructor', icd), 'mainSearchCriteria.v.c'],
    [code('I5', icd), 'mainSearchCriteria.v.c'],
    [code('', icd), 'mainSearchCriteria.v.c'],
    [{ 'mainSearchCriteria.v.dn': 'asthma', knowledgeResponseType: 'image/png' }, 'knowledgeResponseType'],
  ] as const)
    assert.throws(
      () => parse(fields),
      (error: unknown) => error instanceof ApiError && error.status === 400 && error.param === param,
      JSON.stringify(fields),
    )
})
