/**
 * Compares which of two recommendations a claim calls the stronger one, or the better supported one, with their grades.
 */
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { findClosestRecommendations } from './find-recommendations'

const { raw } = String

const stronger =
  'stronger|strongly|firmer|firmly|higher|better|surer|greater|clearer|(?:more|better) (?:favou?rable|certain|solid|robust|secure|confident|supported|convincing|established)'
const weaker =
  'weaker|weakly|lower|softer|poorer|shakier|thinner|tentatively|less (?:favou?rable|certain|solid|robust|secure|confident|strong|supported|convincing|firm|established)'
const comparison = new RegExp(
  raw`\b(?:(${stronger})|(${weaker}))\b([^.;]{0,60}?) than (?:(?:that|those|the (?:one|evidence|advice|recommendation|grade)) )?`,
  'i',
)
const ofGrades =
  /\b(?:recommend\w*|grades?|graded|evidence|advice|advised|advises|certainty|class|rated|rating|backing|support\w*|statement)\b/i
const ofEvidence = /\b(?:evidence|certainty|quality)\b/i

/** The values of scales, best first; what they grade, if they grade one thing only. */
const scales: readonly (readonly [of: 'advice' | 'evidence' | null, values: readonly RegExp[]])[] = [
  [
    'evidence',
    ['high', 'moderate', '(?<!very[- ])low', 'very[- ]low'].map(
      (each) => new RegExp(raw`\b${each}(?:[- ](?:quality|certainty)|\))`, 'i'),
    ),
  ],
  ['evidence', ['A', 'B', 'C', 'D'].map((each) => new RegExp(raw`\b(?:evidence|level) ${each}\b`))],
  [
    'advice',
    [
      /\bstrong(?:ly)?\b(?! evidence)|\(grade 1/i,
      /\bmoderate recommendation/i,
      /\b(?:weak|conditional)(?:ly)?\b|\(grade 2/i,
    ],
  ],
  ['advice', [/\bclass (?:1|I)(?![\dI])/, /\bclass (?:2a|IIa)/, /\bclass (?:2b|IIb)/, /\bclass (?:3|III)/]],
  [null, [/\bgrade A\b/, /\bgrade B\b/, /\bgrade C\b/, /\bgrade D\b/]],
  [null, [/\bgrade [A-D]\b/, /\bI statement\b|\binsufficient\b/i]],
]

/**
 * @returns a difference when both recommendations are graded, on one scale, and not as the claim says; otherwise null
 */
export function checkComparedGrades(claim: string, source: SourceReading): Difference | null {
  if (!source.isGuideline) return null
  const found = comparison.exec(claim)
  if (!found || !ofGrades.test(claim.slice(0, found.index + found[0].length))) return null
  if (/\b(?:not|no|never)\b/i.test(claim.slice(0, found.index))) return null
  const end = found.index + found[0].length
  const before = `${claim.slice(0, found.index)} ${found[3] ?? ''}`
  const [one, other] = [before, claim.slice(end)].map((text) =>
    findClosestRecommendations(tokenize(text).filter(tellsWhat), source),
  )
  const kind = ofEvidence.test(claim) ? 'evidence' : 'advice'
  for (const [of, values] of scales) {
    if (of !== null && of !== kind) continue
    const [first, second] = [one, other].map((close) => {
      const ranks = new Set(close?.map(({ text }) => values.findIndex((value) => value.test(text))))
      const [rank = -1] = ranks
      return ranks.size === 1 ? rank : -1
    })
    const sentence = one?.[0]?.sentence
    if (first === undefined || second === undefined || first < 0 || second < 0 || sentence === undefined) continue
    const isRight = found[1] ? first < second : first > second
    if (isRight) return null
    if (sentence === other?.[0]?.sentence) continue
    return { sentence, words: [[found.index, end]], sourceWords: [] }
  }
  return null
}

function tellsWhat({ word }: { word: string }): boolean {
  return !ofGrades.test(word) && (word.length > 2 || /^\d/.test(word))
}
