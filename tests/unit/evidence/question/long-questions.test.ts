/** A question of any length is read in time that grows as its length does: none may hold up the server for others. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { readQuestion as readAsked } from '@/lib/answer/turn/read-question'
import { extractConcepts } from '@/lib/evidence/live/query-concepts'
import { extractSearchableText } from '@/lib/evidence/question/cited-identifiers'
import { stripUnindexedCjk } from '@/lib/evidence/question/cjk-question'
import { parseQuestion } from '@/lib/evidence/question/parse-question'
import { findIdentifiers } from '@/lib/shared/identifiers/find-identifiers'
import { anyCharacter } from '../../../fixtures/any-character'
import { generatedCases, isFull } from '../../../support/full'
import { measureCpuMs } from '../../../support/measure-cpu'

/** Every step from a request to the search that reads the whole text. */
const steps: Record<string, (text: string) => unknown> = {
  identifiers: findIdentifiers,
  'text to search': extractSearchableText,
  'readable part': (text) => stripUnindexedCjk(text, [], () => false),
  'words, names and types': (text) => parseQuestion(text, [text]),
  concepts: (text) => extractConcepts(parseQuestion(text), () => 0),
  'small talk, emergency and language': (text) => readAsked([{ role: 'user', content: text }]),
}

/** `#` becomes another word in each repetition. */
type Repeated = (length: number) => string

function repeating(pattern: string): Repeated {
  return (length) => {
    let text = ''
    for (let index = 0; text.length < length; index += 1) text += pattern.replaceAll('#', wordOf(index))
    return text
  }
}

function wordOf(index: number): string {
  return `q${index.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))}`
}

/** Long enough that what grows as its square takes a hundred times as long as prose. */
const testedLength = isFull ? 40_000 : 15_000

const prose = repeating('Does dapagliflozin lower mortality in heart failure with reduced ejection fraction? ')

/** Some texts of a length may take so many times the time of prose: more is looked at closer, whatever the machine. */
const proseTimesMax = 10
/** A text four times as long takes 4 times the time when time grows as length does, and 16 times when as its square. */
const growthMax = 9
const tries = 4

/** Noise only ever adds to a measurement, so it is repeated as long as it looks too long. */
function assertLinear(name: string, textOf: Repeated, length: number): void {
  const step = steps[name] ?? assert.fail(name)
  const usual = usualMs(name, length)
  const text = textOf(length)
  for (let turn = 0; turn < tries; turn += 1) if (elapsedMs(() => step(text)) < proseTimesMax * usual) return
  const grown: number[] = []
  for (let turn = 0; turn < tries; turn += 1) {
    grown.push(growth(step, textOf, Math.max(20_000, 2 * length)))
    if ((grown.at(-1) ?? 0) < growthMax) return
  }
  assert.fail(
    `${name}: a text four times as long takes ${grown.map((each) => each.toFixed(1)).join(', ')} times longer`,
  )
}

const usualTimes = new Map<string, number>()

function usualMs(name: string, length: number): number {
  const key = `${name}, ${length}`
  const known = usualTimes.get(key)
  if (known !== undefined) return known
  const text = prose(length)
  const times = Array.from({ length: 9 }, () => elapsedMs(() => steps[name]?.(text)))
  // The first runs are slower, as are those of a text of another kind.
  const usual = times.sort((a, b) => a - b)[4] ?? 0
  usualTimes.set(key, usual + 0.05)
  return usual + 0.05
}

function growth(step: (text: string) => unknown, textOf: Repeated, length: number): number {
  const [short, long] = [textOf(length), textOf(4 * length)]
  const longMs = measureCpuMs(() => step(long))
  return (
    longMs /
    Math.max(
      1,
      measureCpuMs(() => step(short)),
    )
  )
}

function elapsedMs(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

const awkward: Record<string, Repeated> = {
  'a title before each name': repeating('Mr Smith '),
  titles: repeating('Mr '),
  'phone numbers': repeating('212-555-0187 '),
  'a greeting and spaces': (length) => `hi${' '.repeat(length)}x`,
  'a greeting and marks': (length) => `hi${'!'.repeat(length)}x`,
  'hyphenated words': repeating('#-# '),
  'other words each': repeating('# '),
  'letters without a space': (length) => 'x'.repeat(length),
  denials: repeating('no #, without a or b, '),
  'Chinese names': repeating('患者张伟，男，65岁。'),
}

for (const name of Object.keys(steps)) {
  test(`${name}: the time grows as the length of the text does`, () => {
    for (const textOf of Object.values(awkward)) assertLinear(name, textOf, testedLength)
  })
}

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '#',
      ' ',
      '\n',
      '.',
      ',',
      '-',
      ':',
      '!',
      '(',
      '@',
      '1',
      '12',
      '1948',
      '/',
      '"',
      'a',
      'é',
      '\u0301',
      '\u200b',
      '😀',
    ],
    ...['Mr ', 'Mrs. ', 'MR ', 'patient ', 'pt: ', 'name: ', 'Smith', 'John ', 'van der ', 'SMITH, ', 'Re: ', 'Bed 1 '],
    ...['dob ', 'born ', 'MRN ', 'NHS no ', 'tel ', '212-555-0187', '+44 20 7946 0958', 'x@y.org', 'lives at 12 '],
    ...[
      'Oak ',
      'Street',
      ', 54y',
      ' is a 54 yo',
      ' has ',
      '患者',
      '张伟',
      '男',
      '先生',
      '地址',
      '号',
      '田中',
      '様',
      '岁',
    ],
    ...['PMID 1 ', '10.1234/a', 'http://', 'doi:', 'hi ', 'thanks ', 'i have ', 'chest pain ', '我', '胸痛', 'SGLT-2 '],
    ...['type 2 diabetes ', 'heart failure ', 'what about ', 'diagnos', 'prevent', 'non-ST-elevation '],
  ),
  fc.string({ unit: anyCharacter, minLength: 1, maxLength: 3 }),
)

test('the same holds for any text that is made of such pieces', () => {
  const pattern = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(pattern, fc.constantFrom(...Object.keys(steps)), (repeated, name) => {
      assertLinear(name, repeating(repeated), 3_000)
    }),
    { numRuns: generatedCases },
  )
})

test('the searched text has a space in place of each identifier', () => {
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, (text) => {
      const outside = findIdentifiers(text)
        .toReversed()
        .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)
      // Without identifiers of its own, only addresses and identifiers of articles are left out.
      if (findIdentifiers(outside).length === 0)
        assert.equal(extractSearchableText(text), extractSearchableText(outside))
    }),
    { numRuns: generatedCases },
  )
})
