/**
 * Builds a clinical question from its PICO parts: population, intervention, comparator, outcome. Each common type of
 * clinical question has its own sentence (Richardson et al., ACP Journal Club 1995; Oxford CEBM's "asking focused
 * questions"). The sentence is in English, like the articles.
 */

export const questionTypes = ['therapy', 'harm', 'diagnosis', 'prognosis'] as const
export type QuestionType = (typeof questionTypes)[number]

const picoParts = ['population', 'intervention', 'comparator', 'outcome'] as const
type PicoPart = (typeof picoParts)[number]
export type Pico = Readonly<Record<PicoPart, string>>

export const emptyPico: Pico = { population: '', intervention: '', comparator: '', outcome: '' }

/** The parts of each type; prognosis questions rarely name a comparator. */
export const partsByQuestionType: Readonly<Record<QuestionType, readonly PicoPart[]>> = {
  therapy: picoParts,
  harm: picoParts,
  diagnosis: picoParts,
  prognosis: ['population', 'intervention', 'outcome'],
}

/** @returns a question from the parts that are filled in; '' when all are empty */
export function questionFromPico(type: QuestionType, pico: Pico): string {
  const part = (name: PicoPart) =>
    partsByQuestionType[type].includes(name) ? pico[name].trim().replace(/[\s?.,;:]+$/, '') : ''
  const [population, intervention, comparator, outcome] = picoParts.map(part)
  const core = sentences[type](intervention ?? '', comparator ?? '', outcome ?? '')
  if (!population) return core === '' ? '' : `${upperFirst(core)}?`
  const asked = core || (type === 'prognosis' ? 'what is the prognosis' : broadQuestions[type])
  return `In ${population}, ${asked}?`
}

type Sentence = (intervention: string, comparator: string, outcome: string) => string

const broadQuestions = {
  therapy: 'which treatments work',
  harm: 'what causes harm',
  diagnosis: 'how is the diagnosis made',
} as const

const sentences: Record<QuestionType, Sentence> = {
  therapy(intervention, comparator, outcome) {
    // "Effect on" fits outcomes that should rise and outcomes that should fall.
    if (!intervention) return outcome && `which treatments have an effect on ${outcome}`
    if (outcome) return `what is the effect of ${withComparator(intervention, comparator)} on ${outcome}`
    return `does ${withComparator(intervention, comparator)} help`
  },
  harm(intervention, comparator, outcome) {
    if (!intervention) return outcome && `what raises the risk of ${outcome}`
    if (outcome) return `does ${withComparator(intervention, comparator)} raise the risk of ${outcome}`
    return `what are the harms of ${withComparator(intervention, comparator)}`
  },
  diagnosis(test, comparator, condition) {
    if (!test) return condition && `how is ${condition} diagnosed`
    return `how accurate is ${withComparator(test, comparator)}${condition && ` for diagnosing ${condition}`}`
  },
  prognosis(factor, _comparator, outcome) {
    if (factor) return outcome ? `does ${factor} predict ${outcome}` : `does ${factor} change the prognosis`
    return outcome && `what is the risk of ${outcome}`
  },
}

function withComparator(intervention: string, comparator: string): string {
  return comparator ? `${intervention} compared with ${comparator}` : intervention
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
