import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseEffects } from '@/lib/evidence/verify/figures/parse-effects'
import { readStarterLibrary } from '../../../../support/library/starter-articles'

function figures(text: string) {
  return parseEffects(text).map(({ measure, estimate, low, high, ciLevel }) => [measure, estimate, low, high, ciLevel])
}

describe('the ratios of a sentence', () => {
  test('are read in the ways in which journals print them', () => {
    const forms: [string, string][] = [
      ['(hazard ratio, 0.74; 95% confidence interval [CI], 0.65 to 0.85; P<0.001)', 'HR'],
      ['the hazard ratio was 0.74 (95% CI 0.65–0.85)', 'HR'],
      ['HR 0·74 [95% CI 0·65–0·85]', 'HR'],
      ['(OR=0.74, 95% CI: 0.65-0.85)', 'OR'],
      ['odds ratio (OR) 0.74 (95% CI, 0.65, 0.85)', 'OR'],
      ['aHR 0.74, 95% CI 0.65 to 0.85', 'adjusted HR'],
      ['risk ratio [RR] 0.74; 95% CI 0.65 to 0.85', 'RR'],
      ['relative risk of 0.74 (95% CrI 0.65 to 0.85)', 'RR'],
      ['incidence rate ratio 0.74 (95% CI 0.65 to 0.85)', 'rate ratio'],
    ]
    for (const [text, measure] of forms) assert.deepEqual(figures(text), [[measure, 0.74, 0.65, 0.85, 95]], text)
  })

  test('keep the level that is written', () => {
    assert.deepEqual(figures('HR 0.74 (97.5% CI 0.60 to 0.90)'), [['HR', 0.74, 0.6, 0.9, 97.5]])
  })

  test('are all read, in order, each exactly as printed', () => {
    const text = 'Death: HR 0.80 (95% CI 0.71 to 0.89); stroke: OR 1.20 (95% CI 0.90 to 1.60).'
    assert.deepEqual(
      parseEffects(text).map((effect) => effect.text),
      ['HR 0.80 (95% CI 0.71 to 0.89', 'OR 1.20 (95% CI 0.90 to 1.60'],
    )
    for (const effect of parseEffects(text)) assert.ok(text.includes(effect.text))
  })

  // A number next to a ratio is not its interval, and a slip of the pen must not become a bar in a plot.
  test('are left out when they are not whole, not sound or not ratios', () => {
    for (const text of [
      'The hazard ratio was 0.74.',
      'HR 0.74 (p = 0.03); the interval was 0.65 to 0.85',
      'HR 0.74 (95% CI 0.85 to 0.65)',
      'HR 0.74 (95% CI 0.80 to 0.85)',
      'mean difference 0.74 (95% CI 0.65 to 0.85)',
      'more 0.74 (95% CI 0.65 to 0.85)',
      'either aspirin or 0.74 mg (95% CI 0.65 to 0.85)',
    ])
      assert.deepEqual(parseEffects(text), [], text)
  })
})

test('every effect of the starter library occurs verbatim in its own article', () => {
  const articles = readStarterLibrary().articles
  const effects = articles.flatMap(({ passages, effects = [] }) =>
    effects.map(({ text }) => ({ text, isThere: passages.some((passage) => passage.text.includes(text)) })),
  )
  assert.ok(effects.length > 300)
  assert.deepEqual(
    effects.filter(({ isThere }) => !isThere),
    [],
  )
})
