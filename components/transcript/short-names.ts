/** Short names of outcomes and populations for suggested questions: "What about …?", "And in …?" */

const period = String.raw`[\d.]+(?:(?: to | or |-|–)[\d.]+)?[ -](?:hours?|days?|weeks?|months?|years?)`
/** When, in whom or per what an outcome was counted. */
const circumstances = new RegExp(
  String.raw`\s+(?:(?:(?:at|by|over|within|after|to|through|from|in) )?(?:(?:a )?(?:median|mean) of |the first )?(?:(?:hours?|days?|weeks?|months?|years?) [\d.]+|${period})|when|while|during|among|(?:in|of) (?:those|patients|participants|people|women|men|adults|children|infants)|a year|a month|per|on the|at (?:discharge|baseline|follow-up|the end)|from baseline)\b.*$`,
  'i',
)
/** How an outcome was counted, before its name. */
const measured =
  /^(?:the|an?|any|all|first|new|mean|median|total(?= (?:number|cost|dose))|annuali?[sz]ed|annual|yearly|absolute|relative|percentage|proportion|number|time|rates?|risks?|incidence|odds|frequency|change|reduction|increase|decrease|fall|rise|difference|shift|reduced|increased|improved|towards?|better|worse|of|in|to|with)\s+/i
/** Events that are counted; others, such as "stroke" and "death", are named without a number. */
const counted =
  /\b(?:event|fracture|exacerbation|infection|complication|seizure|fall|ulcer|attack|episode|admission|symptom|score|relapse|tumou?r|reaction|outcome|end ?point|visit)$/i
/** What follows the counted word: "complication related to …". */
const addition = / (?:of|to|related|in|at|with|for|from|due|during|after|by|involving)\b.*$/i
/**
 * Names that would not be understood as outcomes: groups of people ("vaccinated before age 17"), the lack of something,
 * treatments, which would be searched as such, and sums of events that only their article defines.
 */
const unsuitable =
  /^(?:(?!modified)\w+ed|aged|positive|negative|women|men|patients|participants|people|adults|children|infants|males?|females?|composite|combined|primary|secondary|other|further|or|no|free|without|still|at least|alive|quit|time|severe$)\b|\b(?:treat\w*|therap(?:y|ies)|medications?|drugs?|surgery|prophylaxis|vaccin\w+|regimens?|protocol|analys[ie]s|found|detected|confirmed|diagnosed|gained|persisting|reported|start|median|free)\b(?!-)|\b(?:at|for|on|before|with|in|of|total|overall)$|\bat (?:one|two|three)\b|[\d%<>≥≤=]/i
/** "Death, myocardial infarction or stroke": without its end, it would name another outcome. */
const list = /,.*\b(?:or|and)\b/i

/**
 * "Vertebral fractures" for "New vertebral fracture at 24 months (co-primary outcome)".
 *
 * @returns '' for an outcome without a short name
 */
export function nameOutcome(outcome: string): string {
  const bare = outcome.replace(/\s*\([^()]*\)/g, '')
  if (list.test(bare)) return ''
  let name = bare
    .replace(/[,;:].*$/, '')
    .replace(circumstances, '')
    .trim()
  while (measured.test(name)) name = name.replace(measured, '')
  if (unsuitable.test(name)) return ''
  const [rest = ''] = addition.exec(name) ?? []
  return lowerFirst(name.slice(0, name.length - rest.length).replace(counted, '$&s') + rest)
}

/** The group itself, without numbers and conditions: "1,500 adults on dialysis, aged over 50". */
export function namePopulation(population: string): string {
  const group = population
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/^[\d\s,]+/, '')
    .replace(/[,;:.].*$/, '')
    .trim()
  return lowerFirst(group)
}

/** In the middle of a sentence a word is lower-case, unless it is a name: "HIV", "Hamilton Anxiety scores". */
function lowerFirst(text: string): string {
  const isName = /^\S+[ -]\p{Lu}|\b(?:scores|scale)\b/u.test(text)
  return /^\p{Lu}\p{Ll}/u.test(text) && !isName ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
