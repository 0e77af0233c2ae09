/** Sentences in two forms that differ in one turn, "{true form|false form}": the first is not marked, the second is. */
import { test } from 'node:test'
import { assertMarked, assertUnmarked } from '../../../support/claims/assert-marked'

const turn = /\{([^{}|]*)\|([^{}|]*)\}/g

/** @param turned pairs of a sentence with turns and its card */
function assertTurned(turned: readonly (readonly [sentence: string, card: string])[]): void {
  assertUnmarked(turned.map(([sentence, card]) => [sentence.replace(turn, '$1'), card]))
  assertMarked(turned.map(([sentence, card]) => [sentence.replace(turn, '$2'), card]))
}

test('a difference is told where there was none', () => {
  assertTurned([
    [
      'Death at 3 months {did not differ|differed} significantly between alteplase and placebo (17% vs 21%).',
      'ninds-tpa',
    ],
    [
      'Cure rates {did not differ|differed} between clindamycin and co-trimoxazole (80.3% and 77.7%, p=0.52).',
      'miller-clindamycin-tmp-smx',
    ],
    [
      'Omega-3 supplementation made {no|a significant} difference to progression to late AMD over 10 years.',
      'areds2-10-year',
    ],
    [
      'Restricting intravenous fluid in septic shock made {no|a significant} difference to 90-day mortality.',
      'classic',
    ],
  ])
  assertUnmarked([
    [
      'Neither 90-day mortality (19% vs 18%) nor symptomatic intracranial hemorrhage (6% vs 3%) differed significantly between thrombectomy and standard care.',
      'dawn',
    ],
  ])
})
