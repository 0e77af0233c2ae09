/** What a question asks of an outcome that an article is not about, for display: "treatment of delirium". */
import type { ApproachedOutcome } from '@/lib/evidence/question/question-facets'

const written = /^(treatment|diagnosis) of (.+)$/

export function writeApproachedPart({ asks, surface }: Pick<ApproachedOutcome, 'asks' | 'surface'>): string {
  return `${asks} of ${surface}`
}

/** @returns null for text that `writeApproachedPart` did not write */
export function readApproachedPart(part: string): Pick<ApproachedOutcome, 'asks' | 'surface'> | null {
  const [, asks, surface = ''] = written.exec(part) ?? []
  return asks === 'treatment' || asks === 'diagnosis' ? { asks, surface } : null
}
