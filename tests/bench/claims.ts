/**
 * Sentences that are true or false by their record, checked as in an answer: `npm run bench -- claims FILE [--half
 * tune|check] [--reasons] [--failures KIND]`. FILE has the form that tests/support/claims/read-claims.ts describes,
 * such as tests/fixtures/evidence/sentences/own.json. `--reasons` counts the marked sentences of each reason, and so
 * shows no sentence of a set that is only counted; `--failures` prints those of a kind, or of `all`, with a wrong
 * verdict.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readStarterLibrary } from '@/lib/evidence/library/starter-library'
import { type CheckedClaim, checkClaims } from '../support/claims/check-claims'
import { type ClaimedArticle, readClaims } from '../support/claims/read-claims'
import { type ClaimTally, tallyAbstracts, tallyByKind, tallyByReason, tallyCards } from '../support/claims/tally-claims'
import { assignHalf } from '../support/questions/judge-answer'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { half: { type: 'string' }, reasons: { type: 'boolean' }, failures: { type: 'string' } },
})
const passes = 3
const [file] = positionals
if (file === undefined || !['tune', 'check', undefined].includes(values.half)) {
  console.error('Usage: npm run bench -- claims FILE [--half tune|check] [--reasons] [--failures KIND]')
  process.exit(2)
}

const claims = readClaims(readFileSync(file, 'utf8'), readStarterLibrary().articles)
const cards = checkHalf(claims.cards)
const abstracts = checkHalf(claims.abstracts)
printTable(cards, abstracts)
if (values.reasons) printReasons(cards)
if (values.failures !== undefined) printFailures([...cards, ...abstracts], values.failures)

function checkHalf(articles: ClaimedArticle[]): CheckedClaim[] {
  return articles.flatMap(({ article, claims: all }) =>
    checkRepeatedly({
      article,
      claims: all.filter(({ sentence }) => values.half === undefined || assignHalf({ id: sentence }) === values.half),
    }),
  )
}

/** The shortest of several times contains no pause of the machine and no loading of dictionaries. */
function checkRepeatedly(article: ClaimedArticle): CheckedClaim[] {
  const [first = [], ...others] = Array.from({ length: passes }, () => checkClaims(article))
  return first.map((claim, index) => ({
    ...claim,
    ms: Math.min(claim.ms, ...others.map((pass) => pass[index]?.ms ?? claim.ms)),
  }))
}

function printTable(ofCards: CheckedClaim[], ofAbstracts: CheckedClaim[]): void {
  console.log(['kind'.padEnd(28), 'n'.padStart(5), 'marked'.padStart(8)].join(''))
  for (const each of tallyByKind(ofCards)) printRow(each)
  for (const each of tallyCards(ofCards)) printRow(each)
  console.log(['abstracts'.padEnd(28), 'n'.padStart(5), 'accepted'.padStart(10)].join(''))
  for (const { name, count, marked } of tallyAbstracts(ofAbstracts))
    console.log([name.padEnd(28), String(count).padStart(5), toShare(count - marked, count).padStart(10)].join(''))
  const byTime = [...ofCards, ...ofAbstracts].toSorted((a, b) => a.ms - b.ms)
  const median = byTime[Math.floor(byTime.length / 2)]?.ms ?? Number.NaN
  const longest = byTime.at(-1)
  console.log(
    `a sentence: median ${median.toFixed(3)} ms, longest ${longest?.ms.toFixed(1)} ms (${longest?.articleId})`,
  )
}

function printRow({ name, count, marked }: ClaimTally): void {
  console.log([name.padEnd(28), String(count).padStart(5), toShare(marked, count).padStart(8)].join(''))
}

function printReasons(checked: CheckedClaim[]): void {
  console.log(`\n${'reason'.padEnd(52)}${'false'.padStart(7)}${'true'.padStart(7)}`)
  for (const { reason, ofFalse, ofTrue } of tallyByReason(checked))
    console.log(`${reason.padEnd(52)}${String(ofFalse).padStart(7)}${String(ofTrue).padStart(7)}`)
}

function toShare(part: number, whole: number): string {
  return whole === 0 ? '-' : (part / whole).toFixed(3)
}

function printFailures(checked: CheckedClaim[], kind: string): void {
  const failed = checked.filter((each) => (kind === 'all' || each.kind === kind) && each.isMarked === each.isTrue)
  console.log(`\n${failed.length} with a wrong verdict`)
  for (const { articleId, kind: own, language, statuses, sentence, explanation } of failed)
    console.log(`${articleId} ${own} ${language} ${explanation || statuses.join(' ') || 'unchecked'}: ${sentence}`)
}
