/**
 * Compares degrees of a state with the limits that an article states: creatinine above 2.5 mg/dL was excluded, and
 * nobody with moderate renal impairment has it.
 */
import type { Scale } from '@/lib/evidence/question/degrees/degree-names'
import { type Degree, measureOverlap, type Overlap, readDegrees } from '@/lib/evidence/question/degrees/read-degrees'
import { blankSpans } from '@/lib/shared/text/blank-spans'
import type { AskedPopulation } from './asked-population'
import {
  type ComparedSentence,
  type PopulationDifference,
  statesExclusion,
  tellsWhoWasStudied,
} from './compared-sentence'
import { listExcludedParts } from './excluded-parts'

interface ComparedDegrees {
  difference: PopulationDifference | null
  /** Blanked are limits that leave out none, or not all, of those asked about: no other comparison may read them. */
  sentences: ComparedSentence[]
}

interface Limit {
  degree: Degree
  sentence: number
  overlap: Overlap
}

export function compareDegrees(
  title: string,
  sentences: ComparedSentence[],
  { degrees }: AskedPopulation,
): ComparedDegrees {
  if (degrees.length === 0) return { difference: null, sentences }
  const byScale = Map.groupBy(degrees, ({ scale }) => scale)
  const limits = sentences.flatMap((each, sentence) =>
    statesExclusion(each) ? listLimits(each, sentence, byScale) : [],
  )
  const rest = sentences.map((each, sentence) => {
    const kept = limits.filter((limit) => limit.sentence === sentence && limit.overlap !== 'all')
    const spans = kept.map(({ degree }) => degree)
    return spans.length === 0 ? each : { ...each, text: blankSpans(each.text, spans) }
  })
  const isStated = (scale: Scale) => isStatedElsewhere(title, sentences, byScale.get(scale) ?? [])
  const stated = new Set([...byScale.keys()].filter(isStated))
  const relevant = limits.filter(({ degree }) => !stated.has(degree.scale))
  const found = relevant.find(({ overlap }) => overlap === 'all') ?? relevant.find(({ overlap }) => overlap === 'part')
  if (!found) return { difference: null, sentences: rest }
  const asked = byScale.get(found.degree.scale) ?? []
  // A figure of one patient is compared with limits of the same test.
  if (found.overlap === 'all' && asked.every(isPoint)) return { difference: null, sentences: rest }
  const difference = {
    relation: found.overlap === 'all' ? ('excluded' as const) : ('partly' as const),
    asked: asked.map(({ surface }) => surface).join(', '),
    sentence: found.sentence,
  }
  return { difference, sentences: rest }
}

/** "Children with underlying illness were excluded": others of them took part. */
const isQualified = /^\s+(?:with|who|whose|on|in|of|having)\b/i

/**
 * "Moderate renal impairment?" is not answered by "creatinine above 2.5 mg/dL was excluded".
 *
 * @returns the sentences (by index) whose limits leave out nobody of those asked about
 */
export function listKeptLimits(sentences: ComparedSentence[], degrees: Degree[]): number[] {
  if (degrees.length === 0) return []
  const byScale = Map.groupBy(degrees, ({ scale }) => scale)
  return sentences.flatMap((each, sentence) => {
    const limits = statesExclusion(each) ? listLimits(each, sentence, byScale) : []
    return limits.length > 0 && limits.every(({ overlap }) => overlap === 'none') ? [sentence] : []
  })
}

function isPoint({ ranges }: Degree): boolean {
  return ranges.every(([from, to]) => from === to)
}

function listLimits({ text }: ComparedSentence, sentence: number, asked: ReadonlyMap<Scale, Degree[]>): Limit[] {
  return listExcludedParts(text).flatMap((part) =>
    readDegrees(part.text).flatMap((read): Limit[] => {
      const own = asked.get(read.scale)
      if (!own || (read.isVague && isQualified.test(part.text.slice(read.end)))) return []
      const degree = { ...read, start: part.start + read.start, end: part.start + read.end }
      return [
        {
          degree,
          sentence,
          overlap: measureOverlap(
            own.flatMap(({ ranges }) => ranges),
            degree.ranges,
          ),
        },
      ]
    }),
  )
}

/** "CKD" of a study of CKD, or a degree for which a guideline advises. */
function isStatedElsewhere(title: string, sentences: ComparedSentence[], asked: Degree[]): boolean {
  const isVague = asked.every((degree) => degree.isVague)
  const telling = sentences.flatMap((each) => {
    const tells = isVague ? tellsWhoWasStudied.has(each.reading.role) : each.reading.role === 'recommendation'
    return tells && !statesExclusion(each) ? [each.text] : []
  })
  return [...(isVague ? [title] : []), ...telling].some((text) =>
    readDegrees(text).some(({ scale, ranges }) => {
      return asked.some((degree) => degree.scale === scale && measureOverlap(degree.ranges, ranges) !== 'none')
    }),
  )
}
