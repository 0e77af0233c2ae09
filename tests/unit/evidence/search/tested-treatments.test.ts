import assert from 'node:assert/strict'
import { test } from 'node:test'
import { selectIndexedFields } from '@/lib/evidence/index/index-article'
import { readSentence } from '@/lib/evidence/quote/read-sentence'
import { analyseArticle } from '@/lib/evidence/search/article/analyse-article'
import { collectTestedStems } from '@/lib/evidence/search/article/tested-treatments'
import { isKnownDrug } from '@/lib/evidence/text/drugs/drug-names'
import { splitWords } from '@/lib/evidence/text/normalize-terms'
import { readStarterLibrary } from '../../../support/library/starter-articles'

function testedIn(texts: string[], title = 'A trial'): Set<string> {
  const sentences = texts.map((text) => ({ text, reading: readSentence(text, { section: 'methods', place: 0.3 }) }))
  return collectTestedStems({ studyType: 'randomized-trial', title, sentences }, new Set())
}

const stemOf = (word: string) => splitWords(word)[0]?.stem ?? ''

const cases: { texts: string[]; tests: string[]; gives: string[] }[] = [
  {
    texts: ['All patients received levodopa and were randomly assigned to rasagiline or placebo.'],
    tests: ['rasagiline'],
    gives: ['levodopa'],
  },
  {
    texts: ['Denosumab reduced fractures; both groups were given colecalciferol.'],
    tests: ['denosumab'],
    gives: ['colecalciferol'],
  },
  { texts: ['Bevacizumab plus capecitabine versus capecitabine.'], tests: ['bevacizumab', 'capecitabine'], gives: [] },
  {
    texts: ['Intervention: alteplase plus heparin.', 'Comparator: placebo plus heparin.'],
    tests: ['alteplase'],
    gives: ['heparin'],
  },
  {
    texts: ['Adults with asthma despite budesonide.', 'Intervention: montelukast.'],
    tests: ['montelukast'],
    gives: ['budesonide'],
  },
  {
    texts: ['Women receiving letrozole.', 'Women were given ribociclib or placebo.'],
    tests: ['ribociclib'],
    gives: ['letrozole'],
  },
  {
    texts: ['People who had taken clozapine were excluded.', 'Patients received olanzapine.'],
    tests: ['olanzapine'],
    gives: ['clozapine'],
  },
  {
    texts: ['Bisoprolol 5 mg was compared with bisoprolol 10 mg.', 'Ramipril was given to all.'],
    tests: ['bisoprolol'],
    gives: ['ramipril'],
  },
]

test('a trial does not test a background therapy, a treatment of both arms, or an exclusion', () => {
  for (const { texts, tests, gives } of cases) {
    const found = testedIn(texts)
    for (const drug of tests) assert.ok(found.has(stemOf(drug)), `${texts.join(' ')} tests ${drug}`)
    for (const drug of gives) assert.ok(!found.has(stemOf(drug)), `${texts.join(' ')} only mentions ${drug}`)
  }
})

test('a trial of stopping a drug is about the drug that all participants take', () => {
  const texts = ['Adults taking alendronate were assigned to stop it or to continue.']
  assert.ok(testedIn(texts, 'Stopping treatment after five years').has(stemOf('alendronate')))
})

test('each trial of the starter library tests the drug that its intervention begins with', () => {
  const untested = readStarterLibrary().articles.flatMap((article) => {
    const intervention = article.passages.flatMap(({ text }) => /Intervention: ([^.;]*)/.exec(text)?.[1] ?? [])[0] ?? ''
    const [first] = splitWords(intervention)
    if (!first || !isKnownDrug(first.word)) return []
    const analysed = analyseArticle(article, selectIndexedFields(article))
    return analysed.tested().has(first.stem) ? [] : [`${article.id}: ${first.surface}`]
  })
  assert.deepEqual(untested, [])
})
