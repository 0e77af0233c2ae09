import { formatMessage } from '@/components/i18n/format-message'
import type { PageMessages } from '@/components/i18n/messages-en'
import { shortenArm } from './study-arms'
import type { Plot, PlottedResult } from './study-plots'

/**
 * What each side of 1 means: "favours", or only how often where the outcome is neither clearly good nor bad.
 *
 * @returns the side below 1, then the side above
 */
export function describeSides({ better, results }: Plot, messages: PageMessages['studies']): [string, string] {
  const intervention = shareArm(results, 'intervention') ?? messages.intervention
  const comparator = shareArm(results, 'comparator') ?? messages.comparator
  if (better === undefined)
    return [formatMessage(messages.less, { arm: intervention }), formatMessage(messages.more, { arm: intervention })]
  const [low, high] = better === 'lower' ? [intervention, comparator] : [comparator, intervention]
  return [formatMessage(messages.favours, { arm: low }), formatMessage(messages.favours, { arm: high })]
}

/** The arm that all results have in common. */
function shareArm(results: readonly PlottedResult[], arm: 'intervention' | 'comparator'): string | undefined {
  const names = new Set(results.map(({ effect }) => (effect[arm] === undefined ? undefined : shortenArm(effect[arm]))))
  const [only] = names
  return names.size === 1 ? only : undefined
}
