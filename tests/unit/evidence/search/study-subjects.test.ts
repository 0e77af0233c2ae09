import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Article } from '@/lib/evidence/article/article'
import { isAnimalStudy, isStudyProtocol } from '@/lib/evidence/article/study-subjects'
import { buildLibrary } from '@/lib/evidence/build-library'
import { Library } from '@/lib/evidence/library/library-reader'
import { searchLibrary } from '@/lib/evidence/search/search-library'
import { readStarterLibrary } from '../../../support/library/starter-articles'

const directory = mkdtempSync(join(tmpdir(), 'library-'))

const starter = readStarterLibrary().articles
after(() => rmSync(directory, { recursive: true }))

let files = 0
/** Searches the starter library with one more article. */
function searchWith(article: Article, question: string) {
  files += 1
  const file = join(directory, `${files}.sqlite`)
  buildLibrary(
    [...starter, article].map((each) => ({ article: each, origin: 'import' as const })),
    { file },
  )
  const library = new Library(file)
  const { outcome, found } = searchLibrary(library, { question, sourcesMax: 8, year: 2026 })
  library.close()
  return { outcome, found }
}

function abstractOf(title: string, text: string, mesh: string[] = []): Article {
  const [any] = starter
  assert.ok(any)
  const { effects: _, population: __, ...rest } = any
  return {
    ...rest,
    id: 'pmid:1',
    pmid: '1',
    doi: null,
    title,
    keywords: [],
    mesh,
    publicationTypes: ['Journal Article'],
    studyType: 'other',
    provenance: 'abstract',
    passages: [{ ordinal: 0, section: 'other', label: '', text }],
  }
}

test('a protocol is related evidence that has no results, and never an answer', () => {
  const protocol = abstractOf(
    'Nasal phototherapy for hay fever: study protocol for a randomised controlled trial',
    'Hay fever is common. This trial will compare nasal phototherapy with sham light in adults with hay fever. It will show whether nasal phototherapy relieves the symptoms of hay fever.',
  )
  const { outcome, found } = searchWith(protocol, 'Does nasal phototherapy relieve hay fever?')
  assert.equal(outcome, 'related')
  const own = found.find(({ article }) => article.id === 'pmid:1')
  assert.ok(own?.missing.some(({ kind }) => kind === 'results'))
  const reported = { ...protocol, title: 'Nasal phototherapy for hay fever: a randomised controlled trial' }
  assert.equal(searchWith(reported, 'Does nasal phototherapy relieve hay fever?').outcome, 'answer')
})

test('the protocol of a department answers, whatever its title', () => {
  const advice =
    'Nasal phototherapy relieves the symptoms of hay fever. Offer nasal phototherapy to adults with hay fever.'
  const own = abstractOf('Nasal phototherapy for hay fever: hospital protocol', advice)
  const question = 'Does nasal phototherapy relieve hay fever?'
  const { outcome, found } = searchWith({ ...own, studyType: 'guideline', provenance: 'guideline' }, question)
  assert.deepEqual([outcome, found[0]?.article.id], ['answer', 'pmid:1'])
})

test('a study of animals ranks behind results in people, unless the question names animals', () => {
  const inRats = abstractOf(
    'Empagliflozin in heart failure in the rat',
    'We tested empagliflozin in heart failure in the rat. Empagliflozin reduced hospitalization for heart failure.',
    ['Animals', 'Rats'],
  )
  const place = (question: string) =>
    searchWith(inRats, question).found.findIndex(({ article }) => article.id === 'pmid:1')
  assert.notEqual(place('Does empagliflozin reduce hospitalization for heart failure?'), 0)
  assert.equal(place('Does empagliflozin reduce hospitalization for heart failure in the rat?'), 0)
})

test('the title or the headings say what was studied', () => {
  for (const title of [
    'Exercise after stroke: rationale and design of a trial',
    'The effects of rehabilitation: protocol for a randomised controlled trial',
    'Adrenaline in cardiac arrest (PARAMEDIC-2): Trial protocol',
  ]) {
    assert.ok(isStudyProtocol(abstractOf(title, 'Text.')), title)
  }
  for (const title of [
    'GnRH antagonist multiple dose protocol in poor responders',
    'A web page with design cues',
    'A nurse-driven protocol for the management of pain: a randomised trial',
    'Diabetic ketoacidosis: insulin protocol versus usual care',
  ]) {
    assert.ok(!isStudyProtocol(abstractOf(title, 'Text.')), title)
  }
  assert.ok(isAnimalStudy({ title: 'Rejection of allografts in rats', mesh: [] }))
  assert.ok(isAnimalStudy({ title: 'Rejection of allografts', mesh: ['Animals', 'Rats/physiology'] }))
  assert.ok(!isAnimalStudy({ title: 'Rejection of allografts', mesh: ['Animals', 'Humans'] }))
  for (const title of [
    'Teaching children safety with dogs',
    "Oral immunotherapy in children with cow's milk allergy",
    "Omalizumab in severe cow's milk allergy",
    'Oseltamivir in patients with swine influenza',
    'Azithromycin in cat-scratch disease',
  ]) {
    assert.ok(!isAnimalStudy({ title, mesh: [] }), title)
  }
})

test('a text that plans a study is a protocol, whatever its title says', () => {
  const title = 'Walking groups after a stroke: a randomised trial'
  const planned = 'In total, 350 adults will be randomised to walking groups or usual care.'
  assert.ok(isStudyProtocol(abstractOf(title, planned)))
  assert.ok(
    isStudyProtocol(abstractOf(title, 'Gait speed will be measured. The study will show whether walking helps.')),
  )
  for (const reported of [
    'Walking groups raised gait speed by 0.1 m/s. A larger trial will show whether this lasts.',
    'Of 350 adults 170 joined a group. Their gait speed rose, and will rise further.',
    'Adherence fell. In future rounds, everyone over 50 will be invited every two years.',
    'Falls were seen in 12% and 15%. Later falls will be assessed at 5 years; the trial will report them.',
  ])
    assert.ok(!isStudyProtocol(abstractOf(title, reported)), reported)
  const withResults = abstractOf(title, planned)
  const results = { ordinal: 1, section: 'results' as const, label: 'RESULTS', text: 'Gait speed rose by 0.1 m/s.' }
  assert.ok(!isStudyProtocol({ ...withResults, passages: [...withResults.passages, results] }))
})

// A record is untrusted: no title may make the reading slower than linear.
for (const part of ['design of a ', 'experimental study ', 'protocol for a trial of ', 'in the ']) {
  test(`a title of a million characters of "${part}" is read`, () => {
    const article = abstractOf(part.repeat(Math.ceil(1_000_000 / part.length)), 'Text.')
    assert.equal(isStudyProtocol(article), part.startsWith('protocol'))
    assert.equal(isAnimalStudy(article), false)
  })
}

test('no summary in the starter library is a protocol or a study of animals', () => {
  assert.deepEqual(
    starter.filter((article) => isStudyProtocol(article) || isAnimalStudy(article)).map(({ id }) => id),
    [],
  )
})
