import type { GroundedPrompt } from '@/lib/engines/engine'

/** The parts of a prompt that tell about a search, for a task that needs none. */
export const unsearched = {
  sources: [],
  nearest: [],
  searched: [],
  uncovered: [],
  searchSkipped: null,
} satisfies Partial<GroundedPrompt>
