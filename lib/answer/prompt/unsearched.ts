import type { GroundedPrompt } from '@/lib/engines/engine'

/** The fields of a prompt that describe its search, for a task without one. */
export const unsearched = {
  sources: [],
  nearest: [],
  searched: [],
  uncovered: [],
  searchSkipped: null,
} satisfies Partial<GroundedPrompt>
