import type { EvidenceCheck } from '@/lib/wire/evidence'
import type { Doubt } from './marks'

/** The sentences whose check failed, with the words that say so; colour alone would not reach everyone. */
export function doubtsFrom(checks: readonly EvidenceCheck[]): Doubt[] {
  return checks
    .filter(({ status }) => status === 'not-found')
    .map(({ start, end, missing }) => ({ start, end, note: noteOn(missing) }))
    .sort((a, b) => a.start - b.start)
}

function noteOn(missing: readonly string[]): string {
  const figures = missing.filter((part) => /\d/.test(part))
  if (figures.length === 0) return 'not found in the source'
  return `${figures.length === 1 ? 'figure' : 'figures'} not found in the source: ${figures.join(', ')}`
}
