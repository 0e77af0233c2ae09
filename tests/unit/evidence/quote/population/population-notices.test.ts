import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { buildLibrary } from '@/lib/evidence/build-library'
import { Library } from '@/lib/evidence/library/library-reader'
import { searchLibrary } from '@/lib/evidence/search/search-library'
import { findLabFindings } from '@/lib/shared/lab-values/read-lab-values'
import { readTypedValues } from '@/lib/shared/lab-values/read-typed-values'
import { readStarterLibrary } from '../../../../support/library/starter-articles'

interface Pair {
  card: string
  turns: string[]
  /** Whether the card excluded those asked about, some of them, or nobody of them. */
  notice: 'excluded' | 'partly' | 'none'
}

const pairs = JSON.parse(readFileSync('tests/fixtures/evidence/population-notices.json', 'utf8')) as Pair[]
const folder = mkdtempSync(join(tmpdir(), 'evidence-chat-notices-'))
const file = join(folder, 'library.sqlite')
buildLibrary(
  readStarterLibrary().articles.map((article) => ({ article, origin: 'starter' as const })),
  { file },
)
const library = new Library(file)
after(() => {
  library.close()
  rmSync(folder, { recursive: true })
})

function isRight({ card, turns, notice }: Pair): boolean {
  const question = turns.at(-1) ?? ''
  const values = readTypedValues(question)
  const patient = { values, findings: findLabFindings(values).map(({ term }) => term.en) }
  const search = {
    question,
    earlier: turns.slice(0, -1),
    patient,
    sourcesMax: 1000,
    year: 2026,
    keepsWholeRanking: true,
  }
  const ranked = searchLibrary(library, search).found.find(({ article }) => article.id === `card:${card}`)
  const relation = ranked?.populationDifference?.relation ?? 'none'
  return ranked !== undefined && (relation === notice || (relation === 'different' && notice === 'excluded'))
}

// The failures of the second half are counted, and not read.
const halves = [
  { parity: 0, least: 46, of: 47 },
  { parity: 1, least: 50, of: 59 },
]

for (const { parity, least, of } of halves) {
  test(`at least ${least} of ${of} clinical pairs of a question and an exclusion are told apart`, () => {
    const half = pairs.filter(({ card, turns }) => {
      const [first = 0] = createHash('sha256')
        .update(`${card} ${turns.join(' ')}`)
        .digest()
      return first % 2 === parity
    })
    assert.equal(half.length, of)
    const right = half.filter(isRight).length
    assert.ok(right >= least, `${right} are right`)
  })
}
