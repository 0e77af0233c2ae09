import '../../../support/library/starter-library'
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { buildLibrary } from '@/lib/evidence/build-library'
import { Library } from '@/lib/evidence/library/library-reader'
import { openLibrary } from '@/lib/evidence/open-library'
import { prepareSearch } from '@/lib/evidence/search/prepare-search'
import { searchLibrary } from '@/lib/evidence/search/search-library'
import {
  completeDrugName,
  correctBrandName,
  correctGeneralWord,
  correctSpelling,
  measureEditDistance,
} from '@/lib/evidence/search/spell-correction'
import { stemWord } from '@/lib/evidence/text/normalize-terms'
import { readStarterLibrary } from '../../../support/library/starter-articles'

const directory = mkdtempSync(join(tmpdir(), 'library-'))
after(() => rmSync(directory, { recursive: true }))

const repair = (word: string) => correctSpelling(openLibrary(), word)

test('a misspelt word becomes the nearest word of the index', () => {
  assert.equal(repair('dapaglifozin'), 'dapagliflozin')
  assert.equal(repair('hypertesnion'), 'hypertension')
  assert.equal(repair('colonscopy'), 'colonoscopy')
  assert.equal(repair('lecanmab'), 'lecanemab')
  assert.equal(repair('pnuemonia'), 'pneumonia')
  assert.equal(repair('onycomycosis'), 'onychomycosis')
})

test('a misspelt word of any question names no subject', () => {
  const general = (word: string) => correctGeneralWord(openLibrary(), word)
  assert.equal(general('responce'), 'response')
  assert.equal(general('hosptial'), 'hospital')
  // One letter from "general" words, and names of their own.
  for (const word of ['scabies', 'treatitis', 'patientol']) assert.equal(general(word), null, word)
  const { reading } = prepareSearch(openLibrary(), { question: 'anifrolumab and the responce in lupus', year: 2026 })
  assert.equal(reading.terms.find(({ surface }) => surface === 'responce')?.kind, 'general')
})

test('a word written as two is searched as one', () => {
  const termsOf = (question: string) =>
    prepareSearch(openLibrary(), { question, year: 2026 }).reading.terms.map(({ word }) => word)
  assert.ok(termsOf('sub acromial decompression').includes('subacromial'))
  // Both are words.
  assert.ok(termsOf('post operative nausea').includes('operative'))
})

// Each of these is one or two letters from a drug that the library holds.
test('a drug name is never corrected to another drug', () => {
  for (const drug of [
    'ertugliflozin',
    'betrixaban',
    'pitavastatin',
    'fosinopril',
    'oxacillin',
    'cefixime',
    'chlorpropamide',
    'hydralazine',
    'methylprednisolone',
    'nebivolol',
    'dulaglutide',
    'zolmitriptan',
  ]) {
    if (!openLibrary().knowsWord(drug)) assert.equal(repair(drug), null, drug)
  }
})

// Each of these is one or two letters from a disease that the library holds.
test('the name of a disease is never corrected to another disease', () => {
  const diseases = `keratitis scleritis urethritis endometritis myositis teratoma hamartoma osteopetrosis keratosis
    dystonia dysphonia dyspraxia carcinoid sclerosus planus ornithosis`.split(/\s+/)
  for (const disease of diseases) assert.equal(repair(disease), null, disease)
})

test('the misspelt name of a disease becomes the disease', () => {
  for (const [misspelt, disease] of [
    ['pancratitis', 'pancreatitis'],
    ['bronkiolitis', 'bronchiolitis'],
    ['neumonia', 'pneumonia'],
    ['shizophrenia', 'schizophrenia'],
    ['osteoperosis', 'osteoporosis'],
    ['fibromialgia', 'fibromyalgia'],
    ['nefropathy', 'nephropathy'],
    ['gastrointeritis', 'gastroenteritis'],
  ] as const)
    assert.equal(repair(misspelt), disease)
})

test('a word that the index knows, a short word and a number are left alone', () => {
  for (const word of ['prednisone', 'warfarin', 'mi', 'age', 'icu', 'h1n1']) assert.equal(repair(word), null, word)
})

test('the search reports its corrections', () => {
  const { query, found } = searchLibrary(openLibrary(), {
    question: 'dapaglifozin in HFrEF',
    sourcesMax: 8,
    year: 2026,
  })
  assert.match(query, /dapagliflozin \(for "dapaglifozin"\)/)
  assert.equal(found[0]?.article.id, 'card:dapa-hf')
})

test('a misspelt word is corrected although another word of the articles shares its stem', () => {
  const [any] = readStarterLibrary().articles
  assert.ok(any)
  const titles = [
    'Tuberculosis in migrants',
    ...Array.from({ length: 6 }, (_, n) => `Erenumab for migraine, report ${n}`),
  ]
  const file = join(directory, 'migrants.sqlite')
  buildLibrary(
    titles.map((title, n) => ({
      article: { ...any, id: `pmid:${n}`, pmid: `${n}`, doi: null, title },
      origin: 'import',
    })),
    { file },
  )
  const library = new Library(file)
  const search = (question: string) => searchLibrary(library, { question, sourcesMax: 8, year: 2026 })
  assert.match(search('erenumab migrane days').query, /migraine \(for "migrane"\)/)
  assert.doesNotMatch(search('tuberculosis in migrants').query, /migraine/)
  library.close()
})

test('an English word with a prefix is not a misspelling', () => {
  const { query } = searchLibrary(openLibrary(), { question: 'PERC low pretest PE safe?', sourcesMax: 8, year: 2026 })
  assert.match(query, /(?<!for ")pretest/)
})

test('the searched question keeps a fact of the patient that no article mentions', () => {
  const { searchedAs } = searchLibrary(openLibrary(), {
    question: '70M PSA 8 cT2b, localised prostate cancer. What happens with active monitoring?',
    sourcesMax: 8,
    year: 2026,
  })
  assert.match(searchedAs, /^cT2b localised prostate/)
})

const read = (question: string) => prepareSearch(openLibrary(), { question, year: 2026 })

test('a drug under the beginning of its name is compared and searched as the drug', () => {
  const { reading } = read('rivarox vs dabigat in AF')
  assert.deepEqual(
    reading.terms.filter(({ kind }) => kind === 'drug').map(({ word }) => word),
    ['rivarox', 'dabigatran'],
  )
  assert.ok(reading.comparedPair)
})

test('a corrected word has the other names of its correction', () => {
  const { reading } = read('dapaglifozin in HFrEF')
  const at = reading.terms.findIndex(({ word }) => word === 'dapagliflozin')
  assert.ok(reading.synonyms.some(({ terms }) => terms.includes(at)))
})

test('a transposition is one edit', () => {
  assert.equal(measureEditDistance('hepatitis', 'hepatitsi', 2), 1)
  assert.equal(measureEditDistance('abc', 'abc', 2), 0)
  assert.equal(measureEditDistance('kitten', 'sitting', 2), 3)
})

test('the start of a drug name is completed if only one drug in the articles begins with it', () => {
  const held = (names: string[]) => ({ articlesWith: (stem: string) => Number(names.map(stemWord).includes(stem)) })
  assert.equal(completeDrugName('rivarox', held(['rivaroxaban'])), 'rivaroxaban')
  assert.equal(completeDrugName('levo', held(['levodopa', 'levothyroxine'])), null)
  assert.equal(completeDrugName('riv', held(['rivaroxaban'])), null, 'rivastigmine begins so too')
  assert.equal(completeDrugName('ipi', held(['ipilimumab'])), 'ipilimumab')
  assert.equal(completeDrugName('ipi', held([])), null)
  assert.equal(completeDrugName('ip', held(['ipilimumab'])), null)
})

test('a question is read again with its corrected words, so that a phrase of them is known', () => {
  const { reading, repairs, query } = prepareSearch(openLibrary(), {
    question: 'aspirin after heart atack',
    year: 2026,
  })
  assert.equal(repairs.get('atack'), 'attack')
  assert.ok(reading.synonyms.some(({ words }) => words.map(({ word }) => word).join(' ') === 'myocardial infarction'))
  assert.match(query, /attack \(for "atack"\)/)
})

test('a misspelt word is corrected to the commoner of a name and a general word, and keeps its first letter if it is short', () => {
  const repairsOf = (question: string) =>
    Object.fromEntries(prepareSearch(openLibrary(), { question, year: 2026 }).repairs)
  assert.deepEqual(repairsOf('evolocumab injecton'), { injecton: 'injection' })
  assert.deepEqual(repairsOf('migrane'), { migrane: 'migraine' })
  assert.deepEqual(repairsOf('Leeds weather'), {})
})

test('of words equally far away the one that sounds alike is meant', () => {
  assert.equal(repair('hypertrofic'), 'hypertrophic')
  assert.equal(repair('kolchicine'), 'colchicine')
})

test('a misspelt brand name of a drug of the library becomes the brand', () => {
  const brand = (word: string) => correctBrandName(openLibrary(), word)
  for (const [misspelt, name] of [
    ['shingricks', 'shingrix'],
    ['ozempik', 'ozempic'],
    ['jardience', 'jardiance'],
    ['xaralto', 'xarelto'],
  ] as const)
    assert.equal(brand(misspelt), name)
  // Names that the library lacks, and words of other languages.
  for (const word of ['cabenuva', 'zynteglo', 'spinraza', 'trodelvy', 'farigal', 'plaquen', 'jarabe', 'humano'])
    assert.equal(brand(word), null, word)
  assert.deepEqual(Object.fromEntries(read('vaccin pour prévenir').repairs)['prévenir'], undefined)
})

test('a misspelt word of English that the library lacks is a general word', () => {
  const general = (word: string) => correctGeneralWord(openLibrary(), word)
  assert.equal(general('enlargment'), 'enlargement')
  for (const word of ['lanadelumab', 'etravirine', 'fasciitis', 'cystinosis', 'naegleria', 'mobitz'])
    assert.equal(general(word), null, word)
})
