/**
 * Compares the population that a question names with that of an article: the article may have excluded it, or have
 * studied its opposite. The sentence that says so has to be quoted before any result.
 */
import type { AskedRegimen } from '@/lib/evidence/question/asked/asked-regimen'
import { blankKeptLimits } from '@/lib/shared/lab-values/excluded-values'
import { blankSpans } from '@/lib/shared/text/blank-spans'
import type { AskedPopulation } from './asked-population'
import { compareDegrees } from './compare-degrees'
import {
  compareAges,
  compareEvents,
  compareHabits,
  compareMeasures,
  comparePercentages,
  compareTimes,
  compareValues,
  findPregnancy,
} from './compare-figures'
import { compareAbsentGroups, compareForms, compareGroups } from './compare-groups'
import { findOtherRegimen } from './compare-regimen'
import { type ComparedSentence, type PopulationDifference, statesExclusion } from './compared-sentence'
import { findExcludedClass, findExcludedPhrase, findExcludedTerms } from './find-exclusions'
import { findMeasuredLimits } from './measured-limits'

/** @returns null if the article's population fits or nothing is known about it */
export function comparePopulation(
  title: string,
  sentences: ComparedSentence[],
  asked: AskedPopulation,
): PopulationDifference | null {
  const kept = sentences.map((each) => withoutKeptLimits(each, asked))
  const { difference: degree, sentences: compared } = compareDegrees(title, kept, asked)
  if (degree?.relation === 'excluded') return degree
  const found = compareRest(title, compared, asked)
  // What leaves out some of those asked about is said if nothing leaves out all.
  if (found && found.relation !== 'partly') return found
  return degree ?? found ?? compareRegimens(title, sentences, asked.regimens)
}

function compareRest(title: string, compared: ComparedSentence[], asked: AskedPopulation): PopulationDifference | null {
  return (
    compareValues(compared, asked.values) ??
    compareMeasures(compared, asked.figures) ??
    comparePercentages(compared, asked.measures) ??
    compareEvents(compared, asked.events) ??
    compareHabits(compared, asked.absent) ??
    compareAbsentGroups(title, compared, asked.groups) ??
    compareGroups(title, compared, asked) ??
    compareForms(title, compared, asked.forms) ??
    findExcludedPhrase(title, compared, asked) ??
    compareAges(compared, asked.age) ??
    findPregnancy(compared, asked.age) ??
    compareTimes(title, compared, asked.time) ??
    findExcludedTerms(compared, asked) ??
    findExcludedClass(title, compared, asked)
  )
}

function compareRegimens(
  title: string,
  sentences: ComparedSentence[],
  regimens: AskedRegimen[],
): PopulationDifference | null {
  if (regimens.length === 0) return null
  const other = findOtherRegimen([title, ...sentences.map(({ text }) => text)], regimens)
  return other && { relation: 'regimen', asked: other.asked, sentence: other.text === 0 ? null : other.text - 1 }
}

/**
 * "Renal impairment" of a patient with an eGFR of 38 is not what a study without "eGFR below 30" excluded, nor is a
 * child of 8 years what one without "children under 15 kg" did, if that child weighs 26 kg.
 */
function withoutKeptLimits(sentence: ComparedSentence, { values, figures }: AskedPopulation): ComparedSentence {
  if (!statesExclusion(sentence)) return sentence
  const kept = findMeasuredLimits(sentence.text, figures).filter(({ isMet }) => !isMet)
  const text = values.length === 0 ? sentence.text : blankKeptLimits(sentence.text, values)
  return { ...sentence, text: blankSpans(text, kept) }
}
