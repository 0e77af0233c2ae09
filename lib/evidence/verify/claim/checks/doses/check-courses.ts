/** Finds how long a dose is given for, where the source gives it for another time: "15 mg twice daily for 3 months". */
import type { Difference, Span } from '@/lib/evidence/verify/claim/finding'
import { readTimes } from '@/lib/evidence/verify/claim/read-times'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { findAll } from '@/lib/shared/text/find-all'

interface Course {
  dose: string
  time: string
  span: Span
}

/** @returns a difference when the source has times for the dose, and never the time of the claim; otherwise null */
export function checkCourses(claim: string, sentences: readonly { text: string }[]): Difference | null {
  for (const { dose, time, span } of readCourses(claim)) {
    const stated = readStatedCourses(sentences).filter((each) => each.dose === dose)
    const [first] = stated
    if (!first || stated.some((each) => each.time === time)) continue
    return { sentence: first.sentence, words: [span], sourceWords: [first.span] }
  }
  return null
}

const readStatedCourses = rememberEach((sentences: readonly { text: string }[]) =>
  sentences.flatMap(({ text }, sentence) => readCourses(text).map((course) => ({ ...course, sentence }))),
)

/** "15 mg twice daily for the first 3 weeks". */
const course =
  /(?<![\d.,])(\d+(?:\.\d+)?) ?(mg|g|µg|micrograms?|mL|IU|units?)\b((?:(?!\d[\d.]* ?(?:mg|g|µg|micrograms?|mL|IU|units?)\b| for )[^;.()]){0,80}) for (?:the first |another )?((?:\d+|[\p{L}-]+)[ -](?:day|week|month|year)s?)\b/giu

function readCourses(text: string): Course[] {
  return findAll(text, course).flatMap(({ 0: written, 1: amount = '', 2: unit = '', 4: length = '', index }) =>
    Array.from(readTimes(length), (time) => ({
      dose: `${amount} ${unit.toLowerCase().replace(/s$/, '')}`,
      time,
      span: [index, index + written.length] as Span,
    })),
  )
}
