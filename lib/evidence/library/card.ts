/** The cards of the bundled file: structured summaries of landmark studies and guideline statements. */
import { z } from 'zod'

/** Names of the two arms: intervention, control. */
const arms = z.tuple([z.string(), z.string()])

const outcome = z.strictObject({
  name: z.string(),
  role: z.string(),
  measure: z.string().optional(),
  /** Precedes the measure: "adjusted", "common". */
  qualifier: z.string().optional(),
  /** Follows each figure of the effect: "%", "percentage points", "minutes". */
  unit: z.string().optional(),
  estimate: z.number().optional(),
  ciLow: z.number().optional(),
  ciHigh: z.number().optional(),
  ciLevel: z.number().optional(),
  /** Set when the interval is not a confidence interval. */
  interval: z.string().optional(),
  /** What is needed to interpret the effect: its direction, its margin. */
  effectNote: z.string().optional(),
  p: z.string().optional(),
  interventionRate: z.string().optional(),
  controlRate: z.string().optional(),
  /** Arms of this outcome if they differ from the card's; null if the name says which is which. */
  arms: arms.nullable().optional(),
  note: z.string().optional(),
})

const card = z.strictObject({
  id: z.string(),
  shortName: z.string(),
  title: z.string(),
  firstAuthor: z.string(),
  journal: z.string(),
  year: z.number(),
  volume: z.string().optional(),
  pages: z.string().optional(),
  pmid: z.string().optional(),
  doi: z.string().optional(),
  design: z.enum(['randomized controlled trial', 'guideline', 'systematic review', 'meta-analysis', 'cohort study']),
  specialty: z.string(),
  topics: z.array(z.string()),
  population: z.string(),
  n: z.number().optional(),
  intervention: z.string(),
  comparator: z.string().optional(),
  arms: arms.optional(),
  followUp: z.string().optional(),
  outcomes: z.array(outcome),
  recommendation: z
    .array(z.strictObject({ statement: z.string(), class: z.string().optional(), level: z.string().optional() }))
    .optional(),
  harms: z.string().optional(),
  bottomLine: z.string(),
  limitations: z.string().optional(),
})

export const starterFile = z.object({ checkedAt: z.string(), cards: z.array(card) })

export type Card = z.infer<typeof card>
export type Outcome = z.infer<typeof outcome>
