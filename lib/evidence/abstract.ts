/**
 * Labelled sections of an abstract. Files that flatten a structured abstract write it as "BACKGROUND: ... METHODS: ...";
 * each part becomes a passage whose text is a part of the abstract as it stands.
 */
import type { Passage, Section } from './record'

/** Capitals, a colon and a space, at the start or after a sentence: not "DNA: " within one. */
const label = /(?:^|(?<=[.!?)\]]\s))([A-Z][A-Z ,/&()-]{2,60}):\s+/g

/** By the first words that match: labels are free text ("PATIENTS AND METHODS", "MAIN OUTCOME MEASURES"). */
const sectionByLabel: [Section, RegExp][] = [
  ['conclusion', /CONCLUSION|INTERPRETATION|IMPLICATION|SIGNIFICANCE|SUMMARY|CLINICAL RELEVANCE/],
  ['results', /RESULT|FINDING|OUTCOMES? AND RESULTS|DATA SYNTHESIS/],
  [
    'methods',
    /METHOD|DESIGN|SETTING|PATIENT|PARTICIPANT|SUBJECT|INTERVENTION|MEASURE|DATA|STUDY SELECTION|PROCEDURE|SAMPLE|MATERIAL|ANALYSIS|SEARCH|ELIGIBILITY/,
  ],
  ['question', /OBJECTIVE|AIM|PURPOSE|QUESTION|HYPOTHESIS|GOAL/],
  ['background', /BACKGROUND|INTRODUCTION|CONTEXT|RATIONALE/],
  ['harms', /SAFETY|ADVERSE|HARM/],
  ['limitations', /LIMITATION/],
  ['recommendation', /RECOMMENDATION/],
]

export function sectionOfLabel(text: string): Section {
  const upper = text.toUpperCase()
  return sectionByLabel.find(([, pattern]) => pattern.test(upper))?.[0] ?? 'other'
}

/**
 * @param abstract one running text, white space folded
 * @returns its passages in order; one without a label when the abstract has none
 */
export function passagesOfAbstract(abstract: string): Passage[] {
  const marks = [...abstract.matchAll(label)]
  const parts: { label: string; text: string }[] = []
  const lead = abstract.slice(0, marks[0]?.index ?? abstract.length).trim()
  if (lead) parts.push({ label: '', text: lead })
  marks.forEach((mark, index) => {
    const text = abstract.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? abstract.length).trim()
    if (text) parts.push({ label: mark[1] ?? '', text })
  })
  return parts.map(({ label, text }, ordinal) => ({ ordinal, section: sectionOfLabel(label), label, text }))
}
