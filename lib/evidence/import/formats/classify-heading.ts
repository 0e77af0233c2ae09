/** Classifies a section of an article by its heading. */
import type { Section } from '@/lib/evidence/article/article'
import { classifyLabel } from './split-abstract'

/** A sentence of a discussion may report what another study found: none of it is quoted as this article's own. */
const notOwn = /\b(?:introduction|discussion|comment(?:ary)?|implications|previous|prior|related work|literature)\b/i

/**
 * @param type of the section, if the format states one
 * @param outer what the heading above it was classified as; "other" at the top
 */
export function classifyHeading(title: string, type: string, outer: Section): Section {
  const named = `${title} ${type.replaceAll('|', ' ')}`
  const own = classifyLabel(title) ?? classifyLabel(type.replaceAll('|', ' '))
  if (own === 'conclusion' || own === 'limitations') return own
  if (notOwn.test(named)) return own === 'results' ? 'results' : 'background'
  if (outer === 'other') return own ?? 'other'
  // Below "Results" a heading may name what was measured ("Patients"), and below "Discussion" a finding.
  return outer === 'results' && own === 'harms' ? 'harms' : outer
}
