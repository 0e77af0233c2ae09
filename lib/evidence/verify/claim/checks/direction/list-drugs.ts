import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import type { Token } from '@/lib/evidence/verify/claim/tokens'

export function listDrugs(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.filter(({ word }) => isDrugName(word)).map(({ concept }) => concept))
}
