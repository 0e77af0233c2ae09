/**
 * Recognises questions on how a disease is treated, which name no treatment ("HFrEF, what drugs should he be
 * on?"), or diagnosed.
 */

import type { QuestionTerm } from '@/lib/evidence/question/question-terms'
import { isProcedureName } from '@/lib/evidence/text/procedures'

const treatments =
  'drugs?|medicines?|medications?|meds|treatments?|therap(?:y|ies)|inhalers?|antibiotics?|pills?|tablets?|agents?|options?'
const choice = new RegExp(
  String.raw`\b(?:what|which)(?: [\p{L}-]+){0,3} (?:${treatments})\b|\bwhat (?:should|can|do) (?:he|she|they|I|we|you|the patient|this patient)(?: (?:be )?(?:on|take|give|start|prescribe|offer|do|use))\b|\bwhat to use\b|\bhow (?:do|does|should|would|can|to) (?:(?:I|we|you|one) )?(?:best )?(?:treat|manage)\b|\bhow (?:is|are) (?:[\p{L}\d-]+ ){1,6}(?:treated|managed)\b|\b(?:best|first[- ]line|initial|standard|recommended) (?:drug )?(?:${treatments}|management)\b|^\W*(?:treatment|management|therapy) (?:of|for)\b|(?<!\b(?:or|vs|versus|med|medical|conservative|surgical) )\b(?:treatment|management|(?:first|initial)[- ](?:line|choice)|best)\W*$`,
  'iu',
)

/** "Which drugs cause hyperkalaemia?" asks for a harm. */
const asksForHarm =
  /\b(?:caus(?:e[sd]?|ing)|trigger\w*|induce[sd]?|provok\w+|interact\w*|side effects?|contraindicated)\b/i

/**
 * Whether a question asks to choose a treatment, of any or of those that it names: "UTI in a woman, which antibiotic?"
 */
export function asksForChoice(text: string): boolean {
  return choice.test(text) && !asksForHarm.test(text)
}

/** @param text what is asked, without the facts of the patient */
export function asksWhichTreatment(text: string, terms: readonly QuestionTerm[]): boolean {
  if (!asksForChoice(text)) return false
  return !terms.some(
    ({ kind, role, detail, word }) => role === 'asked' && !detail && (kind === 'drug' || isProcedureName(word)),
  )
}

const person = '(?:I|we|you|one|someone|(?:a|the) (?:doctor|nurse|GP|clinician|parent))'
const diagnosis = new RegExp(
  String.raw`\bhow (?:(?:do|does|can|could|would|should) ${person}|to) (?:\w+ly )?(?:tell|know|recogni[sz]e|distinguish|differentiate|diagnose|spot|identify|confirm|be sure)\b(?! (?:when|how|what|which|whether to|who)\b)|\bhow (?:is|are) (?:[\p{L}\d'-]+ ){1,6}(?:diagnosed|recogni[sz]ed|confirmed|distinguished)\b|^\W*(?:diagnosis|diagnosing|recognition) of\b|\b(?:diagnostic criteria|diagnosis)\W*$`,
  'iu',
)

/** "How do I tell if it is otitis media?" asks for its signs and tests, not for its treatment. */
export function asksForDiagnosis(text: string): boolean {
  return diagnosis.test(text)
}

/** "Dose and taper", "efficacy and side effects". */
const furtherAspect =
  /\band (?:taper\w*|durations?|length|frequency|side[- ]?effects?|harms?|safety|monitoring|follow-?up|doses?|dosage|targets?)\b/i
const further =
  /\band (?:then )?(?:for |at |from |with |in )?(?:how|what|when|where|which|who|why|can|could|is|are|do|does|did|should|will|the|its|his|her|their)\b/i

/** "Where do you start the prednisone, and how quickly do you come down?" */
export function asksSeveralThings(text: string): boolean {
  return further.test(text) || furtherAspect.test(text) || (text.match(/\?/g)?.length ?? 0) > 1
}

const asksMeaning =
  /\b(?:who|what|which (?:patients|people|women|men|children|adults)) (?:counts? as|qualif(?:y|ies) as|(?:is|are) (?:considered|classed as|defined as|meant by)|makes (?:it|a \w+|someone|somebody|a patient))\s+(?:being |a |an |at )*((?:high|low|increased|moderate|intermediate|average|severe|mild)(?:[- ]risk)?)(?![\p{L}-])/iu

/** "Who counts as high risk for pre-eclampsia?": "high risk". */
export function readDefinedName(text: string): string | null {
  const name = asksMeaning.exec(text)?.[1]
  return name === undefined ? null : name.toLowerCase().replace('-', ' ')
}
