import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { splitSentences } from '@/lib/evidence/text/split-sentences'
import { readStarterLibrary } from '../../../support/library/starter-articles'

const split = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end))

/** A text of sentences that must come apart at the bars and nowhere else. */
function assertSplits(barred: string): void {
  const expected = barred.split('|').map((part) => part.trim())
  assert.deepEqual(split(expected.join(' ')), expected)
}

test('full stops of abbreviations, initials and species do not end a sentence', () => {
  assertSplits('Events were fewer (12.3% vs. 15.1%) in the trial of Smith J. et al. in adults. | Harms were similar.')
  assertSplits('Dr. Jones and Prof. A. B. Miller reviewed Fig. 2 and Table 3. | No. 4 was excluded.')
  assertSplits('Infection with E. coli, S. aureus or H. pylori was treated. | C. difficile was not.')
  assertSplits('Drugs (e.g. statins, i.e. simvastatin) were given i.v. or p.o. for approx. 5 days. | None was stopped.')
  assertSplits('The U.S. Preventive Services Task Force recommends it. | The U.K. committee does not.')
  assertSplits('St. John’s wort was allowed. | Patients took it b.i.d. | The dose was 300 mg t.i.d. before meals.')
})

test('a letter that is a name ends a sentence like any word', () => {
  assertSplits('All received vitamin D. | Supplementation lasted a year.')
  assertSplits('None had hepatitis B. | Hepatitis C was found in two.')
  assertSplits('They were assigned to group A. | Group B had placebo.')
})

test('decimals, p values, intervals and doses stay whole', () => {
  assertSplits('HR 0.74 (95% CI 0.65 to 0.85; p < .001). | The dose was 2.5 mg/kg. | Follow-up was 3.5 years.')
  assertSplits('Mortality fell from 25.7% to 22.9%. | 12 patients withdrew.')
  assertSplits('Creatinine rose by 0.3 mg/dL. | eGFR fell by 5 mL/min/1.73 m2. | mRNA was not measured.')
})

test('questions, exclamations, quotations and brackets end where they close', () => {
  assertSplits('Does it work? | It does! | “It was stopped early.” | (It was not restarted.) | Why?')
  assertSplits('Is aspirin (why?) still given? | Yes.')
})

test('emphasis that closes after the full stop belongs to the sentence that it ends', () => {
  assertSplits('**Death was rarer [1].** | Weight rose [2]. | *Bleeding was not affected.* | **Stroke** was rare.')
})

test('a citation mark after the full stop belongs to the sentence that it ends', () => {
  assertSplits('Deaths fell by a third.[1][2] | Bleeding rose. [3] | Costs were not studied [4].')
})

test('an abbreviation may end a sentence when the next word opens one', () => {
  assertSplits(
    'It was given at 8 p.m. | The second dose followed. | This was shown by Lee et al. | However, it was small.',
  )
})

test('list items, headings and paragraphs end the sentence before them', () => {
  assert.deepEqual(split('Findings\n\n1. Fewer deaths\n2. More bleeding\n- cost unknown'), [
    'Findings',
    '1. Fewer deaths',
    '2. More bleeding',
    '- cost unknown',
  ])
  assert.deepEqual(split('a wrapped\nline goes on. Next'), ['a wrapped\nline goes on.', 'Next'])
})

const piece = fc.constantFrom(
  ...[
    'The',
    ' ',
    '.',
    ' 0.5',
    ' vs. ',
    'et al.',
    '\n',
    '\n\n',
    '- ',
    '? ',
    '! ',
    '…',
    'é',
    '😀',
    '。',
    '[1]',
    ')',
    '“',
    ' E. coli ',
  ],
)

// Every quotation and every check is cut by these offsets.
test('whatever the text, sentences are in order, not empty, and only white space is left between them', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(piece).map((parts) => parts.join('')),
      ),
      (text) => {
        let end = 0
        for (const span of splitSentences(text)) {
          assert.ok(span.start >= end && span.end > span.start)
          assert.equal(text.slice(end, span.start).trim(), '')
          assert.equal(text.slice(span.start, span.end).trim().length, span.end - span.start)
          end = span.end
        }
        assert.equal(text.slice(end).trim(), '')
      },
    ),
    { numRuns: 2000 },
  )
})

test('each row of a table is quoted by itself', () => {
  const rows = [
    'Primary outcomes',
    'Primary outcomes › Exacerbations | Brexanolimab (n = 200): 40 (20%) | Placebo (n = 200): 70 (35%)',
    'Harms',
    'Injection site reactions | Brexanolimab (n = 200): 31 (15.5%) | Placebo (n = 200): 12 (6%)',
    'INR | Dose',
    '4 to 6 | 35 units per kg',
  ]
  assert.deepEqual(split(rows.join('\n')), rows)
  assert.deepEqual(split(`${rows[1]}\nFrom any cause\nor none.`), [rows[1], 'From any cause\nor none.'])
})

test('no sentence of the starter library is cut within a bracket', () => {
  for (const { id, passages } of readStarterLibrary().articles) {
    for (const { text } of passages) {
      for (const sentence of split(text)) {
        assert.equal(sentence.split('(').length, sentence.split(')').length, `${id}: ${sentence}`)
      }
    }
  }
})
