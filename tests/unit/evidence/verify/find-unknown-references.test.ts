import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findUnknownReferences, KnownReferences, listSourceTexts } from '@/lib/evidence/verify/find-unknown-references'
import { measureCpuMs } from '../../../support/measure-cpu'

const known = new KnownReferences([
  'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction',
  'DAPA-HF: 4,744 participants; the SPRINT target and the EMPA-REG OUTCOME trial are discussed. NCT03036124.',
  'https://pubmed.ncbi.nlm.nih.gov/31535829/ doi 10.1056/NEJMoa1911303',
  'Recommendations: www.kdigo.org/guidelines',
])
const find = (sentence: string) => findUnknownReferences(sentence, known)

test('a DOI, PMID, registration or address that no source contains is found', () => {
  assert.deepEqual(find('See doi:10.1056/NEJMoa2034577.'), ['10.1056/NEJMoa2034577'])
  assert.deepEqual(find('It was confirmed later (PMID: 99999999).'), ['PMID: 99999999'])
  assert.deepEqual(find('Registered as NCT01234567 and PMC7654321.'), ['PMC7654321', 'NCT01234567'])
  assert.deepEqual(find('Read [the guideline](https://example.org/guideline).'), ['https://example.org/guideline'])
  assert.deepEqual(find('Details are on www.cardiology-news.com/dapa, 2019.'), ['www.cardiology-news.com/dapa'])
  assert.deepEqual(find('Search clinicaltrials.gov for more.'), ['clinicaltrials.gov'])
  assert.deepEqual(find('详见 https://example.cn/a。'), ['https://example.cn/a'])
})

test('references that a source contains are known in every spelling', () => {
  for (const sentence of [
    'DOI 10.1056/nejmoa1911303 reports it.',
    'See https://doi.org/10.1056/NEJMoa1911303.',
    'PMID 31535829, registered as NCT03036124.',
    'See https://pubmed.ncbi.nlm.nih.gov/31535829.',
    'KDIGO (https://kdigo.org/guidelines/) agrees.',
  ])
    assert.deepEqual(find(sentence), [], sentence)
})

test('the identifiers, keywords and sentences of a source are known', () => {
  const item = {
    title: 'Title',
    pmid: '31535829',
    doi: '10.1056/NEJMoa1911303',
    pmcid: 'PMC123456',
    url: 'https://example.org/',
  }
  const source = { item, keywords: ['DAPA-HF'], sentences: [{ text: 'It followed PARADIGM-HF.' }] }
  const ofSource = new KnownReferences(listSourceTexts(source))
  const sentence = 'DAPA-HF and the PARADIGM-HF trial (PMID 31535829, PMC123456, doi:10.1056/NEJMoa1911303).'
  assert.deepEqual(findUnknownReferences(sentence, ofSource), [])
})

test('the name of a study that no source contains is found', () => {
  assert.deepEqual(find('The EMPEROR-Reduced trial found the same.'), ['EMPEROR-Reduced'])
  assert.deepEqual(find('PARADIGM-HF and DAPA-HF agree.'), ['PARADIGM-HF'])
  assert.deepEqual(find('Trials such as ALLHAT and SPRINT differ.'), ['ALLHAT'])
  assert.deepEqual(find('ACCORD showed no benefit of a lower target.'), ['ACCORD'])
  assert.deepEqual(find('It was stopped early, like the KEYNOTE-024 study.'), ['KEYNOTE-024'])
  assert.deepEqual(find('The Framingham Heart Study agrees.'), ['Framingham Heart Study'])
})

test('a known study, and an abbreviation of something else, are not taken for an unknown study', () => {
  for (const sentence of [
    'In the DAPA HF trial, 4,744 people took part.',
    'The EMPA-REG OUTCOME trial and SPRINT showed this.',
    'An MRI study, a COPD trial and the RCT found no harm.',
    'STEMI and NSTE-ACS trials, NYHA class II, SARS-CoV-2, HFrEF and a phase III study.',
    'SGLT2 inhibitors showed benefit, and NICE found them affordable.',
    'The dose was 10.5 mg/kg, i.e. 0.75 mg.Take it twice.',
    'This Study was small. The Trial was not.',
  ])
    assert.deepEqual(find(sentence), [], sentence)
})

test('the name of a study is not known because a source contains the word', () => {
  const words = new KnownReferences(['There is hope that quality of life improves after a sprint.'])
  assert.deepEqual(findUnknownReferences('The HOPE trial and SPRINT showed it.', words), ['HOPE', 'SPRINT'])
})

test('a long line without spaces is read in linear time', () => {
  const measure = (length: number) => {
    const line = `${'A-'.repeat(length)} ${'x.'.repeat(length)} https://${'a'.repeat(length)}`
    return measureCpuMs(() => find(line))
  }
  measure(1000)
  assert.ok(measure(80_000) < 40 * Math.max(measure(10_000), 2))
})
