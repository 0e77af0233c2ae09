/** Checks sentences against cards of the starter library, or against an abstract made for a test. */
import assert from 'node:assert/strict'
import { type CheckedSource, checkClaim, prepareSource } from '@/lib/evidence/verify/check-claim'
import { readStarterLibrary } from '../library/starter-articles'
import { prepareArticle } from './prepare-article'

const articles = new Map(readStarterLibrary().articles.map((article) => [article.id, article]))

/** @param id of a card, without its prefix: "dapa-hf" */
export function prepareCard(id: string, n = 1) {
  const article = articles.get(`card:${id}`)
  assert.ok(article, id)
  return prepareArticle(article, n)
}

/** @param ids of the cards that the sentence cites; `n` of a source counts them from 1 */
export function checkAgainstCards(sentence: string, ...ids: string[]) {
  const sources = ids.map((id, index) => prepareCard(id, index + 1))
  return checkClaim(sentence, sources, { comparesWording: true })
}

/** @param results sentences of the abstract of a trial of tezepelumab in asthma */
export function checkAgainstAbstract(results: string[], sentence: string): string | undefined {
  const text = [
    'Methods: Adults with asthma were randomised to tezepelumab or placebo.',
    'Treatment lasted for 52 weeks.',
    ...results,
    'Conclusion: Longer follow-up is awaited.',
  ]
  const source: CheckedSource = {
    n: 1,
    item: { title: 'Asthma', authors: null, journal: null, year: null, type: 'other', provenance: 'abstract' },
    typeLabel: 'Article',
    participants: null,
    sentences: text.map((each) => ({ text: each, section: 'other' })),
  }
  return checkClaim(sentence, [prepareSource(source)], { comparesWording: true })?.verdict
}
