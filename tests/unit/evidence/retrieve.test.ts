import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { importFile } from '@/lib/evidence/import/importer'
import { closeLibrary, getLibraryFile } from '@/lib/evidence/open-library'
import { retrieve } from '@/lib/evidence/retrieve'
import { useOwnLibrary } from '../../support/library/own-library'

const directory = mkdtempSync(join(tmpdir(), 'records-'))
const options = { mode: 'auto', references: 'inline', sourcesMax: 8 } as const
const asker = { owner: 'test', signal: new AbortController().signal }
const ask = (text: string, extra = {}) => retrieve({ text }, { ...options, ...extra }, asker)

describe('retrieval from the library', () => {
  useOwnLibrary()
  after(() => rmSync(directory, { recursive: true }))

  test('a question finds the study that answers it', async () => {
    const { found } = await ask('Does dapagliflozin help in HFrEF without diabetes?')
    assert.equal(found[0]?.article.id, 'card:dapa-hf')
  })

  test('every sentence is a part of its stored passage', async () => {
    const { found } = await ask('Should we give TXA for upper GI bleeding?')
    assert.ok(found.length > 0)
    for (const { article, sentences } of found) {
      for (const { passage, start, end } of sentences) {
        assert.ok(article.passages.some(({ text }) => text === passage.text))
        assert.ok(passage.text.slice(start, end).length > 0)
      }
    }
  })

  test('a question outside the library finds nothing', async () => {
    const { found, searched } = await ask('How long do I boil spaghetti carbonara?')
    assert.deepEqual(found, [])
    assert.equal(searched[0]?.source, 'library')
  })

  test('a short question is answered when an article contains all its specific terms', async () => {
    for (const text of ['stroke treatment', 'hypertension over 80', 'gout', 'best antidepressant']) {
      assert.ok((await ask(text)).found.length > 0, text)
    }
  })

  test('a follow-up question keeps the subject of the previous turn', async () => {
    const { found } = await retrieve(
      { text: 'And in preserved ejection fraction?', earlier: ['Does dapagliflozin help in HFrEF?'] },
      options,
      asker,
    )
    assert.equal(found[0]?.article.id, 'card:deliver')
  })

  test('no more sources are returned than requested', async () => {
    assert.equal((await ask('anticoagulation in atrial fibrillation', { sourcesMax: 2 })).found.length, 2)
  })

  test('a request without the library finds nothing in it, and reports the result of the other source', async () => {
    const { found, nearest, searched } = await ask('gout', { sources: ['pubmed'] })
    assert.deepEqual([found, nearest], [[], []])
    assert.deepEqual(
      searched.map(({ source, error }) => [source, error]),
      [['pubmed', 'Not searched: searching PubMed is switched off on this server.']],
    )
  })

  test('words of any length, typed or read in an image, are searched for in their first and last characters only', async () => {
    const word = 'dapagliflozin'.repeat(10_000)
    const { searched, cut } = await retrieve({ text: word, imageText: word, earlier: [word] }, options, asker)
    assert.deepEqual(cut, { characters: word.length, edgeCharacters: 3_000 })
    assert.ok((searched[0]?.query.length ?? Number.POSITIVE_INFINITY) < 30_000)
  })

  test('a notice that an article was retracted or corrected is not a source, unless the question names it', async () => {
    const notice = (pmid: string, type: string) =>
      `PMID- ${pmid}\nTI  - ${type}: Vexozumab for migraine.\nAB  - The editors state this on vexozumab for migraine.\nPT  - Journal Article\nPT  - ${type}\nDP  - 2025\n\n`
    const types = ['Retraction of Publication', 'Retraction Notice', 'Expression of Concern', 'Published Erratum']
    const file = join(directory, 'notices.nbib')
    writeFileSync(
      file,
      `PMID- 97000100\nTI  - Vexozumab for migraine.\nAB  - Vexozumab lowered the days with migraine.\nPT  - Randomized Controlled Trial\nDP  - 2024\n\n${types.map((type, at) => notice(`9700010${at + 1}`, type)).join('')}`,
    )
    await importFile(file, getLibraryFile())
    const listPmids = async (text: string) => (await ask(text)).found.map(({ article }) => article.pmid)
    assert.deepEqual(await listPmids('Does vexozumab help in migraine?'), ['97000100'])
    assert.deepEqual(await listPmids('What does PMID 97000101 say?'), ['97000101'])
  })

  test('an abandoned question is not searched', async () => {
    await assert.rejects(retrieve({ text: 'gout' }, options, { ...asker, signal: AbortSignal.abort() }), {
      name: 'AbortError',
    })
  })

  test('any typed text stays a search term', async () => {
    for (const text of [
      '"',
      'NEAR(a b)',
      'title:* OR 1',
      "'; DROP TABLE articles; --",
      'heart AND NOT "failure',
      '',
      '💊',
    ]) {
      await ask(text)
    }
  })

  test('year and study type limit what is found', async () => {
    const { found } = await ask('heart failure with reduced ejection fraction', {
      fromYear: 2020,
      types: ['guideline'],
    })
    assert.ok(found.length > 0)
    for (const { article } of found) {
      assert.equal(article.studyType, 'guideline')
      assert.ok((article.year ?? 0) >= 2020)
    }
  })

  test('a rephrased question finds what the original wording could not', async () => {
    const text = 'ダパグリフロジンは駆出率が低下した心不全に有効ですか？'
    assert.deepEqual((await ask(text)).found, [])
    const rewritten = 'Does dapagliflozin help in heart failure with reduced ejection fraction?'
    const { found, searched, uncovered, hasUnsearchedText } = await retrieve(
      { text, rephrased: rewritten },
      options,
      asker,
    )
    assert.equal(hasUnsearchedText, false)
    assert.equal(found[0]?.article.id, 'card:dapa-hf')
    assert.match(searched[0]?.query ?? '', /; also as: .*dapagliflozin/)
    assert.deepEqual(uncovered, [])
  })

  test('a question in another language is searched for in English', async () => {
    for (const text of [
      'SGLT2 抑制剂对 HFrEF 的死亡率',
      'dapagliflozin能否降低HFrEF患者的死亡率？',
      '¿Reduce la dapagliflozina la mortalidad en la insuficiencia cardíaca con fracción de eyección reducida?',
      'Senkt Dapagliflozin die Sterblichkeit bei systolischer Herzinsuffizienz?',
      "La dapagliflozine réduit-elle la mortalité dans l'insuffisance cardiaque à fraction d'éjection réduite ?",
    ]) {
      const { found, searched, hasUnsearchedText, translation } = await ask(text)
      assert.ok(
        found.some(({ article }) => article.id === 'card:dapa-hf'),
        text,
      )
      assert.match(searched[0]?.query ?? '', /^[A-Za-z0-9, ]+$/)
      assert.deepEqual([hasUnsearchedText, translation?.notUnderstood], [false, []])
    }
    assert.equal((await ask('SGLT2 inhibitors and mortality in HFrEF')).translation, null)
  })

  test('words of another language that the dictionary lacks are reported', async () => {
    const { translation } = await ask('¿Reduce la dapagliflozina la mortalidad en los zurrapeles?')
    assert.deepEqual(translation?.notUnderstood, ['zurrapeles'])
  })

  test('the subject of a conversation may be in another language than the question', async () => {
    const { found } = await retrieve(
      { text: '¿Qué dosis se usó?', earlier: ['Apixaban in atrial fibrillation'] },
      options,
      asker,
    )
    assert.ok(found.some(({ article }) => article.id === 'card:aristotle'))
  })

  test('a Chinese question whose drug the articles lack is not answered', async () => {
    assert.notEqual((await ask('二甲双胍是否降低 CKD 患者死亡率？')).outcome, 'answer')
    assert.ok((await ask('dapagliflozin 的安全性')).found.length > 0)
  })

  test('a question in a script without a dictionary is not answered from the previous turn', async () => {
    const earlier = ['Does dapagliflozin help in HFrEF?']
    const { found, searched } = await retrieve({ text: '아스피린이 뇌졸중을 예방합니까?', earlier }, options, asker)
    assert.deepEqual(found, [])
    assert.equal(searched[0]?.query, '')
  })

  test('a rephrased question removes nothing that the original wording found', async () => {
    const text = 'Does dapagliflozin help in HFrEF without diabetes?'
    const own = await ask(text)
    const { found } = await retrieve({ text, rephrased: 'What is the best pasta sauce?' }, options, asker)
    assert.deepEqual(
      found.map(({ article }) => article.id),
      own.found.map(({ article }) => article.id),
    )
  })

  test('a rephrased follow-up that lost its subject gets that of earlier turns', async () => {
    const earlier = ['Does empagliflozin help in heart failure with preserved ejection fraction?']
    const { found } = await retrieve({ text: 'What dose?', earlier, rephrased: 'What dose was used?' }, options, asker)
    assert.equal(found[0]?.article.id, 'card:emperor-preserved')
  })

  test('a study whose own abstract was imported beside our summary is one source', async () => {
    const records = join(directory, 'dapa-hf.nbib')
    writeFileSync(
      records,
      `PMID- 31535829
DP  - 2019 Nov 21
TI  - Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction.
AB  - Dapagliflozin lowered worsening heart failure in patients with a reduced ejection fraction without diabetes.
AU  - McMurray JJV
TA  - N Engl J Med
PT  - Randomized Controlled Trial
`,
    )
    await importFile(records, getLibraryFile())
    const { found } = await ask('Does dapagliflozin help in HFrEF without diabetes?')
    assert.equal(found.filter(({ article }) => article.pmid === '31535829').length, 1)
    const named = await ask('What does PMID 31535829 say?')
    assert.equal(named.found.length, 1)
  })

  test('a library that cannot be opened says which file and how to rebuild it', async () => {
    closeLibrary()
    writeFileSync(getLibraryFile(), 'this is no database')
    await assert.rejects(ask('gout'), {
      code: 'library_unavailable',
      message: /library\.sqlite.*npm run library -- rebuild/,
    })
  })
})
