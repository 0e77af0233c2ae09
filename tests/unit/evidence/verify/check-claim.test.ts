import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CheckedSource, checkClaim, makesClaim, prepareSource } from '@/lib/evidence/verify/check-claim'
import { checkAgainstCards, prepareCard } from '../../../support/claims/check-against-cards'
import { prepareArticle } from '../../../support/claims/prepare-article'
import { everyNth } from '../../../support/full'
import { readStarterLibrary } from '../../../support/library/starter-articles'
import { measureCpuMs } from '../../../support/measure-cpu'

const { articles } = readStarterLibrary()

test('no sentence of the starter library is doubted against its own card', () => {
  const doubted = everyNth(articles, 3).flatMap((article) => {
    const source = prepareArticle(article)
    return source.source.sentences.filter(({ text }) => {
      return checkClaim(text, [source], { comparesWording: true })?.status === 'not-found'
    })
  })
  assert.deepEqual(
    doubted.map(({ text }) => text),
    [],
  )
})

test('a doubt names the deciding sentence, a reason and the words that differ in both', () => {
  const sentence = 'Dapagliflozin increased worsening heart failure or cardiovascular death in HFrEF (HR 0.74).'
  const verdict = checkAgainstCards(sentence, 'dapa-hf')
  assert.equal(verdict?.verdict, 'contradicted')
  assert.equal(verdict?.status, 'not-found')
  assert.equal(verdict?.reason?.text, 'The source reports a reduction.')
  assert.equal(verdict?.deciding?.n, 1)
  assert.match(verdict?.deciding?.text ?? '', /HR 0\.74/)
  assert.deepEqual(
    verdict?.differences?.sentence.map(([start, end]) => sentence.slice(start, end)),
    ['increased'],
  )
})

test('the words in doubt are those of the sentence as written, also of one in another language', () => {
  const inDoubt = (sentence: string, id: string) => {
    const { differences, deciding } = checkAgainstCards(sentence, id) ?? {}
    return [
      differences?.sentence.map(([start, end]) => sentence.slice(start, end)),
      differences?.source.map(([start, end]) => deciding?.text.slice(start, end)),
    ]
  }
  assert.deepEqual(inDoubt('俯卧位通气使 28 天死亡率升高。', 'proseva')[0], ['升高'])
  assert.deepEqual(inDoubt('La dapagliflozine a augmenté les décès cardiovasculaires.', 'dapa-hf')[0], ['a augmenté'])
  assert.deepEqual(inDoubt('Dapagliflozin erhöhte die kardiovaskuläre Mortalität.', 'dapa-hf')[0], ['erhöhte'])
  assert.deepEqual(inDoubt('俯卧位组 28 天死亡率为 3.21%。', 'proseva'), [['3.21%'], []])
  assert.deepEqual(inDoubt('Prone positioning lowered mortality to 3.21%.', 'proseva'), [['3.21%'], []])
})

test('a summary may be called by the short name of its study, and the numbers in that name are not figures of a result', () => {
  assert.equal(
    checkAgainstCards('In ASPRE, aspirin lowered preterm pre-eclampsia.', 'aspre-aspirin-preeclampsia')?.verdict,
    'supported',
  )
  assert.equal(
    checkAgainstCards(
      'CheckMate 067 was not designed to compare the combination with nivolumab.',
      'checkmate-067-10-year',
    )?.verdict,
    'supported',
  )
  assert.equal(
    checkAgainstCards('In OVIVA, aspirin lowered preterm pre-eclampsia.', 'aspre-aspirin-preeclampsia')?.status,
    'not-found',
  )
})

test('the clauses of another language are read with their subject, their negation and their change', () => {
  for (const [sentence, card, status] of [
    ['在射血分数≥40%的心力衰竭患者中，非奈利酮组高钾血症更常见，而低钾血症较少见。', 'finearts-hf', 'figures-found'],
    ['俯卧位通气使28天死亡率从32.8%降至16.0%。', 'proseva', 'figures-found'],
    ['俯卧位通气使28天死亡率从16.0%升至32.8%。', 'proseva', 'not-found'],
    ['该指南的对象是免疫功能低下的社区获得性肺炎成人患者。', 'ats-2025-cap', 'not-found'],
    ['该指南的对象是免疫功能正常的社区获得性肺炎成人患者。', 'ats-2025-cap', 'supported'],
    ['La dexametasona redujo la mortalidad a 28 días del 11.9% al 6.2%.', 'cape-cod-hydrocortisone-cap', 'not-found'],
    [
      'La dexametasona redujo la mortalidad a 28 días (22.9% frente a 25.7%).',
      'recovery-dexamethasone',
      'figures-found',
    ],
    ['2025年美国高血压指南的总体治疗目标为低于130/80 mm Hg。', 'aha-acc-2025-high-blood-pressure', 'figures-found'],
    ['由护士主导的干预未显著减少严重跌倒损伤（每100人年4.9 vs 5.3）。', 'stride-falls', 'figures-found'],
    ['Vitamin D3 senkte weder das Krebsrisiko noch das für Herzinfarkte.', 'vital-vitamin-d', 'supported'],
    ['La finérénone a réduit les événements cardiovasculaires de 14 %.', 'fidelity', 'figures-found'],
    ['La finérénone a réduit la mortalité toutes causes de 14 %.', 'fidelity', 'not-found'],
  ] as const)
    assert.equal(checkAgainstCards(sentence, card)?.status, status, sentence)
})

test('a sentence without the "not" of its source does not repeat it', () => {
  assert.equal(
    checkAgainstCards('Piperacillin-tazobactam was noninferior to meropenem.', 'merino-pip-tazo-meropenem')?.verdict,
    'contradicted',
  )
})

test('one of several sources that states the sentence supports it', () => {
  const sentence = 'Dapagliflozin reduced cardiovascular death (HR 0.82).'
  const verdict = checkAgainstCards(sentence, 'dapa-hf', 'rales')
  assert.equal(verdict?.status, 'figures-found')
  assert.equal(verdict?.sources[0]?.verdict, 'supported')
  assert.notEqual(verdict?.sources[1]?.verdict, 'supported')
})

test('headings, questions, advice and frames claim nothing', () => {
  for (const text of ['Evidence', 'Does it help?', 'Please ask your doctor.', 'The trial reported the following:'])
    assert.equal(makesClaim(text), false, text)
  assert.equal(makesClaim('Dapagliflozin also prevents dementia in older patients.'), true)
})

const empty: CheckedSource = {
  n: 1,
  item: { title: '', authors: null, journal: null, year: null, type: 'other', provenance: 'abstract' },
  typeLabel: '',
  participants: null,
  sentences: [],
}

/** Text that makes a careless pattern try every combination. */
const awkward = [
  'not '.repeat(12_500),
  '('.repeat(50_000),
  'reduced '.repeat(6_000),
  'left untouched '.repeat(3_400),
  'considers needless '.repeat(2_700),
  'times the no further fall '.repeat(2_000),
  'no significant '.repeat(3_500),
  '12.3% vs '.repeat(6_000),
  'a'.repeat(50_000),
  '未'.repeat(50_000),
  'from 12% with '.repeat(3_500),
  'a preferred to b and '.repeat(2_000),
  'no loss of a, b or '.repeat(2_000),
  'for a year in a, '.repeat(2_000),
  '| 16.3% | 21.2% |',
  '- and lowered it',
  '',
]

test('no text is an error, against a source with sentences or without', () => {
  const sources = [prepareSource(empty), prepareCard('dapa-hf')]
  for (const text of awkward) {
    for (const source of sources)
      assert.doesNotThrow(() => checkClaim(text, [source], { comparesWording: true }), text.slice(0, 20))
    assert.doesNotThrow(() => makesClaim(text))
  }
})

test('four times the text takes no more than a few times as long', () => {
  const source = prepareCard('dapa-hf')
  const measure = (text: string) =>
    measureCpuMs(() => {
      for (let turn = 0; turn < 5; turn++) checkClaim(text, [source], { comparesWording: true })
    })
  for (const text of awkward.filter(({ length }) => length > 1000)) {
    measure(text)
    const [half, whole] = [measure(text.slice(0, text.length / 4)), measure(text)]
    assert.ok(whole < 40 + 12 * half, `${text.slice(0, 20)}: ${half} and ${whole} ms`)
  }
})
