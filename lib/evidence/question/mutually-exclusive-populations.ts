/**
 * Populations that exclude one another although their names share most words: a trial in preserved ejection fraction
 * does not answer a question on reduced ejection fraction.
 */

interface Contrast {
  one: RegExp
  other: RegExp
}

const contrasts: Contrast[] = [
  {
    one: /\bHFrEF\b|(?<!mildly )\breduced (?:left ventricular )?ejection fraction|\bsystolic heart failure/i,
    other:
      /\bHF[pm]r?EF\b|\bpreserved (?:left ventricular )?ejection fraction|\bmildly reduced|\bdiastolic heart failure/i,
  },
  { one: /\btype (?:1|I) diabet|\bT1DM?\b/i, other: /\btype (?:2|II) diabet|\bT2DM?\b/i },
  {
    one: /\bN(?:on[- ]?)?STE(?:MI|-?ACS)\b|\bnon[- ]ST[- ](?:segment[- ])?elevation/i,
    other: /(?<!N)\bSTEMI\b|(?<!non-)(?<!non )\bST[- ](?:segment[- ])?elevation/i,
  },
  {
    one: /\bisch(?:a?)emic stroke/i,
    other: /\bh(?:a?)emorrhagic stroke|\bintracerebral h(?:a?)emorrhage|\bsubarachnoid/i,
  },
  {
    one: /\b(?:child(?:ren|hood)?|p(?:a?)ediatric|infants?|neonat\w*|newborns?|toddlers?|preterm)\b/i,
    other: /\b(?:adults?|elderly|older (?:people|patients|adults)|postmenopausal)\b/i,
  },
  { one: /\bprimary prevention/i, other: /\bsecondary prevention/i },
]

/** Which side of each contrast a text is on: 1, -1, or 0 for neither or both. */
export function findPopulationSides(text: string): number[] {
  return contrasts.map(({ one, other }) => Number(one.test(text)) - Number(other.test(text)))
}

/** Whether two texts are on opposite sides of any contrast. */
export function areOppositePopulations(first: number[], second: number[]): boolean {
  return first.some((side, index) => side * (second[index] ?? 0) < 0)
}
