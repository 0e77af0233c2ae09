import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { buildLibrary } from '@/lib/evidence/build-library'
import { Library } from '@/lib/evidence/library/library-reader'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { searchLibrary } from '@/lib/evidence/search/search-library'
import { nameTables } from '@/lib/evidence/text/names/name-tables'
import { isContentWord, splitPhrase } from '@/lib/evidence/text/phrases'
import { everyNth, isFull } from '../../../support/full'
import { readStarterLibrary } from '../../../support/library/starter-articles'

const directory = mkdtempSync(join(tmpdir(), 'everyday-names-'))

const { articles } = readStarterLibrary()
const file = join(directory, 'library.sqlite')
buildLibrary(
  articles.map((article) => ({ article, origin: 'starter' as const })),
  { file },
)
const library = new Library(file)
after(() => {
  library.close()
  rmSync(directory, { recursive: true })
})

const stemsOf = (text: string) =>
  splitPhrase(text)
    .filter(isContentWord)
    .map(({ stem }) => stem)
const search = (question: string) => searchLibrary(library, { question, sourcesMax: 8, year: 2026 })

/** The lines of names that people say: the stems of each concept, and the names. */
const said = nameTables
  .flatMap((table) => table.split('\n'))
  .filter((line) => line.includes(': '))
  .map((line) => {
    const [concepts = '', names = ''] = line.split(': ')
    return {
      concepts: concepts.split(', ').map(stemsOf),
      names: names.split(', ').map((name) => name.replace(/\?$/, '')),
    }
  })

/** The other names of what a question names, without mere hints. */
function listOtherNames(question: string): string[] {
  return parseQuestion(question).synonyms.flatMap(({ words, isBroader }) =>
    isBroader ? [] : [words.map(({ stem }) => stem).join(' ')],
  )
}

test('a question with an everyday name is searched for its concept', () => {
  assert.ok(said.flatMap(({ names }) => names).length > 4_000)
  const lost = said.flatMap(({ concepts, names }) =>
    everyNth(names, 12).filter((name) => {
      const { synonyms, terms } = parseQuestion(`What helps with ${name}?`)
      const others = new Set(synonyms.map(({ words }) => words.map(({ stem }) => stem).join(' ')))
      // "Hep b" is read as its concept at once.
      const own = new Set(terms.map(({ stem }) => stem))
      return !concepts.some((stems) => others.has(stems.join(' ')) || stems.every((stem) => own.has(stem)))
    }),
  )
  assert.deepEqual(lost, [])
})

test('an everyday name finds an article on its concept if the library has one', () => {
  const named = articles.map(({ id, title, keywords }) => ({
    id,
    stems: new Set(stemsOf([title, ...keywords].join(' '))),
  }))
  let asked = 0
  const lost: string[] = []
  for (const { concepts, names } of everyNth(said, 9)) {
    const holds = (stems: Set<string>) => concepts.some((each) => each.every((stem) => stems.has(stem)))
    const fitting = new Set(named.flatMap(({ id, stems }) => (holds(stems) ? [id] : [])))
    const [name = ''] = names
    if (fitting.size === 0) continue
    asked += 1
    const { found, nearest } = search(name)
    if (![...found, ...nearest].some(({ article }) => fitting.has(article.id))) lost.push(name)
  }
  assert.ok(asked > (isFull ? 750 : 80), `${asked}`)
  assert.ok(lost.length / asked <= 0.03, `${lost.length} of ${asked}: ${lost.join('; ')}`)
})

test('no line gives a name twice or as a name of its own concept', () => {
  for (const { concepts, names } of said) {
    assert.equal(new Set(names).size, names.length, names.join(', '))
    for (const name of names) assert.ok(!concepts.some((stems) => stems.join(' ') === name), name)
  }
})

test('the words of a name count only together and in their order', () => {
  const cases: [question: string, other: string, isNamed: boolean][] = [
    ['Bunged up since starting codeine', 'constip', true],
    ["He can't pee since the operation", 'urinari retent', true],
    ['He had to pee before the operation', 'urinari retent', false],
    ['What helps with the runs on holiday?', 'diarrhea', true],
    ['Nobody runs on the ward', 'diarrhea', false],
    ['The needle in the back before a section', 'spinal anesthesia', true],
    ['Back to the ward after the needle', 'spinal anesthesia', false],
    ['pus in his left chest', 'empyema', true],
    ['pus in a wound, and then pain in the chest', 'empyema', false],
  ]
  for (const [question, other, isNamed] of cases) {
    assert.equal(
      listOtherNames(question).some((each) => each === other || each.startsWith(`${other} `)),
      isNamed,
      question,
    )
  }
})

test('shorthand with a slash, a hyphen or a plural is a name', () => {
  for (const [question, other] of [
    ['bud/form prn in mild asthma', 'budesonid formoterol'],
    ['ipi/nivo for melanoma', 'nivolumab'],
    ['exacs on triple therapy', 'copd exacerb'],
    ['t-dxd after t-dm1', 'trastuzumab deruxtecan'],
    ['PTL at 30/40, role of steroids', 'preterm labor'],
    ['7d vs 14d for uncomplicated GNR', 'bacteremia'],
    ["the prem baby's lungs", 'preterm'],
  ] as const)
    assert.ok(listOtherNames(question).includes(other), `${question}: ${listOtherNames(question).join('; ')}`)
})

test('everyday words outside medicine are not subjects', () => {
  for (const question of [
    'How do I stop the kitchen tap from dripping?',
    'How to run a spread sheet with two keys',
    'What is the change of address form for the bank?',
    'How often should I change the oil filter of my car?',
    'How do I bring up the subject of a pay rise?',
    'Where do I park near the theatre?',
    'How do I sew up a torn curtain?',
    'Best way to pack a bag for a beach holiday',
    'How to get candle wax out of a carpet',
    'How to put together a flat pack bed',
    'What time does the post office open?',
    'How to fit a new sensor to a burglar alarm',
    'Which bulb fits a bedside lamp?',
    'How to make a pot of coffee with a drip filter',
    'Who won the shot put in 1996?',
    'Is it safe to run two heaters on one plug?',
    'Which mask should a diver buy?',
    'How do I pass the driving test first time?',
  ]) {
    assert.equal(search(question).outcome, 'none', question)
  }
})

test('no everyday name is corrected into another word', () => {
  const single = said.flatMap(({ names }) => names.filter((name) => /^[a-z]{5,}$/.test(name)))
  assert.ok(single.length > 300)
  for (const name of everyNth(single, 9)) assert.doesNotMatch(search(`What helps with ${name}?`).query, /\(for "/, name)
})
