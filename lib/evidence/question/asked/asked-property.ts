/**
 * Reads which property of a study or a treatment a question asks for that an article on the subject may lack: how an
 * outcome was defined, the side effects of a drug.
 */
const { raw } = String

const method = raw`(?:defined|measured|assessed|adjudicated|ascertained)`
/** Of a study: "how is hypertension defined?" asks a guideline. */
const asksMethod = new RegExp(
  raw`\bhow (was|were) ((?:the |an? )?[\p{L}\d][\p{L}\d -]{1,40}?) (${method})\b|\bhow did they (define|measure|assess) ([\p{L}\d][\p{L}\d -]{1,40})`,
  'iu',
)
/** A sentence that says how something was defined or measured. */
export const methodWords =
  /\b(?:defin\w+|classif\w+|adjudicat\w+|criteri\w+|assessed|measured|scored?|scale|questionnaire|diar(?:y|ies)|Bleeding Academic|ISTH|BARC|TIMI)\b/i

/** @returns "how bleeding was defined"; '' where the question asks for none */
export function readAskedMethod(text: string): string {
  const [, verb, what, done, , whole] = asksMethod.exec(text) ?? []
  if (what !== undefined) return `how ${what} ${verb} ${done}`
  return whole === undefined ? '' : `how ${whole.trim()} was defined`
}

const anyHarm =
  /\b(?:side[- ]?effects?|(?:adverse|unwanted|undesired) (?:drug )?(?:effects?|events?|reactions?)|harms|toxicit(?:y|ies))\b/i

/** @returns the words with which harms of any kind are asked for; '' where none are */
export function readAskedHarms(text: string): string {
  return anyHarm.exec(text)?.[0] ?? ''
}
