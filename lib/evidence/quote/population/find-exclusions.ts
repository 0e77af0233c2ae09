/** Finds words of the question that an article names only among those whom it left out. */
import type { SentenceRole } from '@/lib/evidence/quote/read-sentence'
import { findNegatedParts } from '@/lib/evidence/text/negated-parts'
import type { AskedPopulation } from './asked-population'
import { type ComparedSentence, listStems, type PopulationDifference, statesExclusion } from './compared-sentence'
import { attributive, type ExcludedName, listExcludedNames, listExcludedParts } from './excluded-parts'

const finds: ReadonlySet<SentenceRole> = new Set(['results', 'harms', 'conclusion'])

/** "Cardiac surgery" was excluded, although "cardiac" and "non-cardiac surgery" are in other sentences. */
export function findExcludedPhrase(
  title: string,
  sentences: ComparedSentence[],
  { phrases, markTerms }: AskedPopulation,
): PopulationDifference | null {
  for (const [sentence, each] of sentences.entries()) {
    if (!statesExclusion(each) || finds.has(each.reading.role)) continue
    const names = listExcludedParts(each.text).flatMap(({ text }) => listExcludedNames(text))
    const others = [title, ...sentences.filter((other) => !statesExclusion(other)).map(({ text }) => text)]
    for (const [first, second] of phrases) {
      const stems = listStems(`${first} ${second}`)
      // "Creatinine clearance" alone is a measurement.
      const name = names.find(
        (one) => stems.every((stem) => one.stems.has(stem)) && listNamed(one, markTerms).length > 0,
      )
      const phrase = toPhrasePattern(first, second)
      if (name && phrase.test(each.text) && !others.some((text) => phrase.test(text)))
        return { relation: relateTo(name, markTerms), asked: `${first} ${second}`, sentence }
    }
  }
  return null
}

/** Endings may differ, and "non-cardiac surgery" is another phrase. */
function toPhrasePattern(first: string, second: string): RegExp {
  const [a, b] = [first, second].map((word) =>
    word.slice(0, Math.max(4, word.length - 2)).replaceAll(/[^\p{L}\p{N}]/gu, ''),
  )
  return new RegExp(`(?<!non[- ]?)(?<![\\w])${a}\\w*[ -]${b}\\w*`, 'i')
}

/** Terms of the question that a name holds; none if one of its nouns names nothing of the question. */
function listNamed({ stems, heads }: ExcludedName, markTerms: AskedPopulation['markTerms']): number[] {
  const all = markTerms(stems)
  const isHeadAsked = heads.every((head) => {
    const rest = markTerms(new Set([...stems].filter((stem) => stem !== head)))
    return all.some((share, term) => share > (rest[term] ?? 0))
  })
  // "Acute coronary syndrome" leaves out those with an infarction, one kind of it.
  return isHeadAsked ? all.flatMap((share, term) => (share > 0 ? [term] : [])) : []
}

/**
 * "Advanced heart failure" leaves out some of those with heart failure; "acute" of "acute coronary syndrome" is
 * part of the name.
 */
function relateTo(name: ExcludedName, markTerms: AskedPopulation['markTerms']): 'partly' | 'excluded' {
  const whole = countNamed(name.stems, markTerms)
  const isNarrower = name.grades.some((grade) => {
    return countNamed(new Set([...name.stems].filter((stem) => stem !== grade)), markTerms) === whole
  })
  return name.isLimited || isNarrower ? 'partly' : 'excluded'
}

function countNamed(stems: ReadonlySet<string>, markTerms: AskedPopulation['markTerms']): number {
  return markTerms(stems).filter((share) => share === 1).length
}

/**
 * "A separate trial in cisgender women found no reduction": such a limitation names people whom the result does not
 * cover.
 */
const speaksOfOthers = /\b(?:separate|another|other|later|sister) (?:trials?|stud(?:y|ies))\b/i

/**
 * Those whom the article mentions in a sentence on exclusions or limitations and nowhere else. A name is compared by
 * its noun: "brain surgery" is not what a question on a brain bleed is about, and "creatinine above 2.5" is nobody.
 */
export function findExcludedTerms(sentences: ComparedSentence[], asked: AskedPopulation): PopulationDifference | null {
  const limits = sentences.map((each) => {
    return statesExclusion(each) || (each.reading.role === 'limitations' && speaksOfOthers.test(each.text))
  })
  const isElsewhere = asked.terms.map((_, term) => {
    return sentences.some(({ affirmed }, index) => !limits[index] && affirmed[term] === 1)
  })
  // "Does cooling to 33 degrees help?": hypothermia that was excluded is no treatment.
  const mayBeLeftOut = (term: number) =>
    !asked.treatments.includes(term) && asked.terms[term] !== null && !asked.isSubject[term] && !isElsewhere[term]
  for (const [sentence, each] of sentences.entries()) {
    if (limits[sentence] && !statesExclusion(each)) {
      const found = asked.terms.filter(
        (surface, term) => surface !== null && mayBeLeftOut(term) && each.covered[term] === 1,
      )
      if (found.length > 0) return { relation: 'different', asked: found.join(' '), sentence }
      continue
    }
    const isDenying = asked.terms.some(
      (_, term) => mayBeLeftOut(term) && each.covered[term] === 1 && each.affirmed[term] !== 1,
    )
    if (!limits[sentence] && !isDenying) continue
    const found = findName(each, asked, mayBeLeftOut)
    if (found) return { ...found, sentence }
  }
  return null
}

function findName(
  each: ComparedSentence,
  { terms, markTerms, phrases }: AskedPopulation,
  mayBeLeftOut: (term: number) => boolean,
): Pick<PopulationDifference, 'relation' | 'asked'> | null {
  const parts = [
    ...(statesExclusion(each) ? listExcludedParts(each.text).map(({ text }) => text) : []),
    ...findNegatedParts(each.text).map(({ denied }) => denied),
  ]
  const found = parts.flatMap(listExcludedNames).flatMap((name) => {
    const all = listNamed(name, markTerms)
    // "Polycystic kidney disease", of a question on CKD: the noun is the subject of the article as well.
    if (!all.some(mayBeLeftOut) || isOtherKind(name, { terms, phrases, markTerms })) return []
    return [{ relation: relateTo(name, markTerms), asked: all.flatMap((term) => terms[term] ?? []) }]
  })
  // The fullest name: "cerebral metastases", not "brain tumours".
  const [best] = found.toSorted(
    (a, b) => Number(b.relation === 'excluded') - Number(a.relation === 'excluded') || b.asked.length - a.asked.length,
  )
  return best ? { relation: best.relation, asked: best.asked.join(' ') } : null
}

/** "Septic shock" and "cardiogenic shock": each has a word for its kind that the other lacks. */
function isOtherKind(
  { stems, heads, kinds }: ExcludedName,
  { phrases, markTerms, terms }: Pick<AskedPopulation, 'phrases' | 'markTerms' | 'terms'>,
): boolean {
  const named = markTerms(stems)
  const isKnown = (stem: string) => markTerms(new Set([stem])).includes(1)
  if (kinds.length === 0 || kinds.some(isKnown)) return false
  const head = terms.filter((surface, term) => surface !== null && named[term] === 1)
  return phrases.some(([first, second]) => {
    const [one = ''] = listStems(first)
    const isOfHead = heads.includes(listStems(second)[0] ?? '') || head.includes(second)
    return isOfHead && attributive.test(first) && !stems.has(one)
  })
}

/**
 * "In a man on apixaban" against "anticoagulated patients were excluded", unless the article speaks of the drug or its
 * class elsewhere.
 */
export function findExcludedClass(
  title: string,
  sentences: ComparedSentence[],
  { drugs, isSubject }: AskedPopulation,
): PopulationDifference | null {
  if (drugs.length === 0) return null
  const isExcluding = sentences.map((each) => statesExclusion(each) && !finds.has(each.reading.role))
  const others = sentences.filter((_, index) => !isExcluding[index])
  const studied = new Set([title, ...others.map(({ text }) => text)].flatMap(listStems))
  for (const { term, surface, classes } of drugs) {
    const isNamed = isSubject[term] || others.some(({ covered }) => covered[term] === 1)
    if (isNamed || [...classes].some((each) => studied.has(each))) continue
    const sentence = sentences.findIndex((each, index) => isExcluding[index] && excludesAny(each, classes))
    if (sentence >= 0) return { relation: 'excluded', asked: surface, sentence }
  }
  return null
}

/** Of several parts of a sentence only some say who was excluded. */
function excludesAny({ text }: ComparedSentence, stems: ReadonlySet<string>): boolean {
  return listExcludedParts(text).some((part) => listStems(part.text).some((stem) => stems.has(stem)))
}
