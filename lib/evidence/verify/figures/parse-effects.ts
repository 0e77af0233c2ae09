/**
 * Parses ratios with their intervals, as abstracts print them: "hazard ratio, 0.74; 95% confidence interval [CI],
 * 0.65 to 0.85". Other forms are skipped: an effect is never assembled from separate figures.
 */
import { findAll } from '@/lib/shared/text/find-all'
import type { EvidenceEffect } from '@/lib/wire/evidence'

/** Short names of the measures; "RR" covers relative risk and risk ratio, as in journals. */
const kinds: [measure: string, written: string][] = [
  ['HR', 'hazards? ratio|HR'],
  ['OR', 'odds ratio|OR'],
  ['RR', 'relative risk|risk ratio|RR'],
  ['rate ratio', '(?:incidence )?rate ratio'],
]
const measures = kinds.map(([, written]) => written).join('|')
const value = String.raw`\d+[.·]\d+`
const joint = String.raw`[\s,;:=]*`

const ratios = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(a(?=HR|OR|RR)|adjusted )?(${measures})(?:\s?[[(]a?(?:HR|OR|RR)[\])])?${joint}(?:(?:of|was|is)\s)?[[(]?(${value})${joint}[[(]?(\d{2}(?:[.·]\d)?)\s?%\s?(?:confidence interval|credible interval|CI|CrI)(?:\s?[[(]Cr?I[\])])?${joint}[[(]?(${value})\s?(?:to|[-–—−,;])\s?(${value})`,
  'giu',
)

/** @returns the ratios in `text`, in order; `text` of each is a substring of it */
export function parseEffects(text: string): EvidenceEffect[] {
  return findAll(text, ratios).flatMap(([written, adjusted, kind = '', ...figures]) => {
    const [estimate = 0, ciLevel = 0, low = 0, high = 0] = figures.map((figure) => Number(figure.replace('·', '.')))
    const isSound = low > 0 && low <= estimate && estimate <= high
    const measure = `${adjusted ? 'adjusted ' : ''}${shortName(kind)}`
    return isSound ? [{ measure, estimate, low, high, ciLevel, text: written }] : []
  })
}

function shortName(kind: string): string {
  return kinds.find(([, written]) => new RegExp(`^(?:${written})$`, 'i').test(kind))?.[0] ?? kind
}
