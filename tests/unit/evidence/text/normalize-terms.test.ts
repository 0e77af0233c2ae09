import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { selectIndexedFields } from '@/lib/evidence/index/index-article'
import { drugNameSpellings, listSpellingsOfOneWord } from '@/lib/evidence/text/drugs/drug-name-spellings'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { foldWord, generalWords, splitWords, stemWord, stopWords } from '@/lib/evidence/text/normalize-terms'
import { listFirstStems, listSynonymsFrom } from '@/lib/evidence/text/synonyms'
import { readStarterLibrary } from '../../../support/library/starter-articles'

const stems = (text: string) => splitWords(text).map(({ stem }) => stem)

test('British and American spellings are one word', () => {
  const pairs = [
    ['haemorrhage', 'hemorrhage'],
    ['ischaemic', 'ischemic'],
    ['anaemia', 'anemia'],
    ['hyperkalaemia', 'hyperkalemia'],
    ['paediatric', 'pediatric'],
    ['caesarean', 'cesarean'],
    ['oedema', 'edema'],
    ['oesophageal', 'esophageal'],
    ['oestrogen', 'estrogen'],
    ['foetal', 'fetal'],
    ['diarrhoea', 'diarrhea'],
    ['gonorrhoea', 'gonorrhea'],
    ['apnoea', 'apnea'],
    ['dyspnoea', 'dyspnea'],
    ['sulphate', 'sulfate'],
    ['tumour', 'tumor'],
    ['labour', 'labor'],
    ['randomised', 'randomized'],
    ['hospitalisation', 'hospitalization'],
    ['dialysed', 'dialyzed'],
    ['centre', 'center'],
    ['litre', 'liter'],
    ['programme', 'program'],
    ['leukaemia', 'leukemia'],
    ['septicaemia', 'septicemia'],
    ['gynaecological', 'gynecological'],
  ] as const
  for (const [british, american] of pairs)
    assert.equal(stemWord(foldWord(british)), stemWord(foldWord(american)), british)
})

test('words of different meaning keep different stems', () => {
  for (const [one, other] of [
    ['prednisone', 'prednisolone'],
    ['hypertension', 'hypotension'],
    ['hyperkalaemia', 'hypokalaemia'],
    ['oxacillin', 'cloxacillin'],
  ] as const) {
    assert.notEqual(stemWord(foldWord(one)), stemWord(foldWord(other)))
  }
})

test('a hyphenated word gives its parts and its joined form', () => {
  assert.deepEqual(stems('SGLT-2 inhibitor'), ['sglt', '2', 'sglt2', 'inhibitor'])
  assert.deepEqual(stems('a beta-blocker'), ['a', 'beta', 'blocker', 'betablock'])
  assert.deepEqual(stems('sacubitril/valsartan 5–10'), ['sacubitril', 'valsartan', '5', '10'])
})

test('diacritics and case make no difference', () => {
  assert.deepEqual(stems('Guérin MÉNIÈRE'), stems('guerin meniere'))
})

// The index stems by itself: a word stemmed otherwise here would be counted as missing although it is there.
test('every word of the starter library is stemmed as FTS5 stems it', () => {
  const words = new Set(
    readStarterLibrary().articles.flatMap((article) =>
      Object.values(selectIndexedFields(article)).flatMap((text) => splitWords(text).map(({ word }) => word)),
    ),
  )
  const db = new DatabaseSync(':memory:')
  db.exec(`CREATE VIRTUAL TABLE t USING fts5(word, tokenize='porter unicode61 remove_diacritics 2');
           CREATE VIRTUAL TABLE terms USING fts5vocab(t, 'instance'); BEGIN`)
  const insert = db.prepare('INSERT INTO t VALUES (?)')
  for (const word of words) insert.run(word)
  const stemmed = db.prepare('SELECT term FROM terms ORDER BY doc').all()
  assert.ok(words.size > 3000)
  assert.deepEqual(
    stemmed.map((row) => row['term']),
    [...words].map(stemWord),
  )
})

test('the lists of words that carry no question are written as the index folds words', () => {
  for (const word of [...stopWords, ...generalWords]) assert.equal(foldWord(word), word)
})

test('the generic names of one substance are on one line', () => {
  const names = listSpellingsOfOneWord()
  assert.deepEqual(
    names.filter((name, place) => names.indexOf(name) !== place),
    [],
  )
})

// A synonym counts as an answer: two substances on one line would let one drug answer for another.
test('no two substances are synonyms', () => {
  const lines = [...drugNameSpellings.split('\n'), 'zoledronic = zoledronate']
  const same = lines.map((line) => new Set(line.split('=').map((name) => foldWord(name.trim()))))
  const substance = (words: { word: string }[]) =>
    words.length === 1 && isDrugName(words[0]?.word ?? '') ? words[0]?.word : undefined
  for (const stem of listFirstStems()) {
    for (const { name, others, isBroader } of listSynonymsFrom(stem)) {
      const asked = substance(name)
      if (asked === undefined || isBroader) continue
      for (const other of others.map(substance)) {
        if (other === undefined || other === asked) continue
        assert.ok(
          same.some((names) => names.has(asked) && names.has(other)),
          `${asked} = ${other}`,
        )
      }
    }
  }
})
