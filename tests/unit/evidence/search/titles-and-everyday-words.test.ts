import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Article } from '@/lib/evidence/article/article'
import { buildLibrary } from '@/lib/evidence/build-library'
import { Library } from '@/lib/evidence/library/library-reader'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm } from '@/lib/evidence/question/question-terms'
import { searchLibrary } from '@/lib/evidence/search/search-library'
import { readStarterLibrary } from '../../../support/library/starter-articles'

const directory = mkdtempSync(join(tmpdir(), 'library-'))

const starter = readStarterLibrary().articles
const abstracts: [title: string, text: string][] = [
  [
    'Self-help for low mood by email: a randomised trial',
    'Adults with low mood received advice by email for six weeks. Mood improved more with the advice than without it.',
  ],
  [
    'Heatwaves and emergency visits in Paris, France',
    'Emergency visits in Paris rose by 12% during the heatwaves. Most visits in France were by people over 75 years.',
  ],
  [
    'Capsaicin for postherpetic neuralgia',
    'A capsaicin patch relieved postherpetic neuralgia in 44% of adults, and a control patch in 31%.',
  ],
  [
    'The Berlin definition of acute respiratory distress syndrome',
    'The Berlin definition grades acute respiratory distress syndrome as mild, moderate or severe by its oxygenation.',
  ],
  [
    'Drugs of the skin clinic',
    'Many drugs are used in the skin clinic. Capsaicin has been tried in neuralgia after a herpetic rash. Post-operative scars are treated with silicone.',
  ],
]
const file = join(directory, 'library.sqlite')
buildLibrary(
  [...starter, ...abstracts.map(toArticle)].map((article) => ({ article, origin: 'import' as const })),
  { file },
)
const library = new Library(file)
after(() => {
  library.close()
  rmSync(directory, { recursive: true })
})

function toArticle([title, text]: [title: string, text: string], index: number): Article {
  const [any] = starter
  assert.ok(any)
  const { effects: _, population: __, ...rest } = any
  return {
    ...rest,
    id: `pmid:${index + 1}`,
    pmid: `${index + 1}`,
    doi: null,
    title,
    keywords: [],
    mesh: [],
    publicationTypes: ['Journal Article'],
    studyType: 'other',
    provenance: 'abstract',
    passages: [{ ordinal: 0, section: 'other', label: '', text }],
  }
}

function search(question: string) {
  return searchLibrary(library, { question, sourcesMax: 8, year: 2026 })
}

test('a question that names nothing but a place finds no article from there', () => {
  for (const question of ["What's the weather in Paris tomorrow?", 'Who is the president of France?'])
    assert.deepEqual([search(question).outcome, search(question).found], ['none', []], question)
  assert.equal(
    search('How many more emergency visits were there during heatwaves in Paris?').found[0]?.article.id,
    'pmid:2',
  )
})

test('a definition, a scale or a study named after a place is a subject', () => {
  assert.equal(search('What is the Berlin definition?').found[0]?.article.id, 'pmid:4')
  for (const question of ['the Los Angeles classification', 'modified Rankin scale', 'What did PARIS find?'])
    assert.ok(parseQuestion(question).terms.some(isSpecificTerm), question)
})

test('a question without a medical word is not answered by an article that shares one of its words', () => {
  assert.notEqual(search('Can you help me write an email to my boss?').outcome, 'answer')
  assert.equal(search('Does self-help by email improve low mood?').outcome, 'answer')
})

test('a word with a hyphen is the word without it, and an article is about what its title names', () => {
  const { outcome, found } = search('capsaicin for post-herpetic neuralgia')
  assert.equal(outcome, 'answer')
  assert.equal(found[0]?.article.id, 'pmid:3')
  assert.deepEqual(found[0]?.missing, [])
})

const subjectsOf = (question: string) =>
  parseQuestion(question)
    .terms.filter(isSpecificTerm)
    .map(({ surface }) => surface)

test('people, places of care and everyday things are not subjects of a question', () => {
  assert.deepEqual(subjectsOf('Will the surgeon let grandad keep his warfarin on a Tuesday morning in January?'), [
    'warfarin',
  ])
  assert.deepEqual(subjectsOf('The nurse on the ward says eating before metformin spoils my tummy trouble'), [
    'metformin',
    'tummy',
  ])
})

test('if nothing medical is named, everyday words are the subject', () => {
  assert.deepEqual(subjectsOf('Should doctors greet patients by their surname?'), ['greet'])
})

test('a question in spoken words is answered by an article that lacks most of them', () => {
  for (const [question, card] of [
    [
      'Grandad feels brilliant on sertraline and fancies stopping it. Does the gloom creep back?',
      'antler-antidepressant-discontinuation',
    ],
    [
      'My nephew brought nits home and two rounds of stinky shampoo got us nowhere. Is there a tablet?',
      'chosidow-ivermectin-head-lice',
    ],
  ] as const) {
    const { outcome, found } = searchLibrary(library, { question, sourcesMax: 8, year: 2026 })
    assert.equal(outcome, 'answer', question)
    assert.equal(found[0]?.article.id, `card:${card}`)
  }
})

test('words that may be about anything find nothing by chance', () => {
  for (const question of [
    'How do I train a puppy not to bite?',
    'How do I repair a leaking tap?',
    'Best pizza dough hydration',
  ])
    assert.notEqual(searchLibrary(library, { question, sourcesMax: 8, year: 2026 }).outcome, 'answer', question)
})

test('the cost of a treatment in harms is not a question about its price', () => {
  for (const text of [
    'What price did they pay in hypoglycaemia for tight glucose control?',
    'What does that cost in bleeds?',
    'clopidogrel plus aspirin after TIA, price in major bleeding',
    'What bleeding price is she paying?',
    'Is the bleeding price worth it?',
    'Are fewer strokes bought at the cost of bleeding?',
    'the cost of more bleeding',
  ])
    assert.equal(parseQuestion(text).asksForCost, false, text)
  for (const text of [
    'What is the price of semaglutide?',
    'What price is semaglutide?',
    'semaglutide price in the UK',
    'cost of stroke care',
    'cost of bleeding ulcers to the hospital',
    'costs in stroke care',
  ])
    assert.equal(parseQuestion(text).asksForCost, true, text)
})
