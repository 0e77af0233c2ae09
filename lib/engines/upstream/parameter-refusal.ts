/**
 * Works out which parameter a 400 or 422 from the model server is about, and what is wrong with it. A parameter counts
 * as unsupported only if the server says so: one caller's bad value must not cost every other caller the parameter.
 */
import type { Refusal } from './upstream-errors'

interface ParameterRefusal {
  /** The name under which it was sent. */
  parameter: string
  /** `unsupported`: the model accepts no chosen value at all. `value`: it refuses this value, or this combination. */
  fault: 'unsupported' | 'value'
}

/**
 * @param sent names of the parameters in the request, without `model` and `messages`
 * @returns null when the refusal is about something else
 */
export function readParameterRefusal(refusal: Refusal, sent: string[]): ParameterRefusal | null {
  if (refusal.status !== 400 && refusal.status !== 422) return null
  const parameter = findParameter(refusal, sent)
  if (parameter === null) return null
  const fault = classifyFault(refusal) ?? (refusal.param === '' ? null : 'value')
  return fault && { parameter, fault }
}

/** Trusts the field named in `param`; otherwise takes the first parameter named in the message. */
function findParameter({ param, message }: Refusal, sent: string[]): string | null {
  const named = sent.find((name) => param === name || param.startsWith(`${name}.`) || param.startsWith(`${name}[`))
  if (named !== undefined) return named
  if (/^(?:messages|model)\b/.test(param)) return null
  const places = sent.flatMap((name) => {
    const at = message.search(wordPattern(name))
    return at < 0 ? [] : [{ name, at }]
  })
  return places.toSorted((a, b) => a.at - b.at)[0]?.name ?? null
}

/** A bare `n` also occurs in "\n" and in ordinary text, so it must be quoted. */
function wordPattern(name: string): RegExp {
  return name.length > 1 ? new RegExp(`\\b${name}\\b`) : new RegExp(`['"\`]${name}['"\`]`)
}

/** OpenAI's reasoning models: "Only the default (1) value is supported", "temperature, top_p and n are fixed at 1". */
const fixedWords =
  /only (?:the )?default|only (?:the value )?-?\d[\d.]* is (?:supported|allowed|permitted)|\bfixed (?:at|to)\b/i

const valueWords =
  /\bvalues?\b|\brange\b|\bbetween\b|\b(?:less|greater|more|fewer|larger|smaller|higher|lower) than\b|\bat (?:least|most)\b|\b(?:must|should|has to|have to|needs to) be\b|\bexceeds?\b|\bmaximum\b|\bminimum\b|\b(?:non-?)?(?:positive|negative)\b|[<>]=|[<>] ?-?\d|[≤≥]/i

/** "not supported with tools" is about the combination, "not supported with this model" is not. */
const combinationWords =
  /\b(?:both|together|in combination|unless|when|while)\b|(?:supported|allowed|permitted|available|used) (?:with|without|if)\b(?! (?:\w+ ){0,2}(?:model|deployment|engine|api|endpoint))/i

const unsupportedWords =
  /not support|unsupport|unrecogni[sz]ed|unknown|unexpected (?:keyword|field|parameter|argument|property)|not (?:permitted|allowed|available|enabled)|extra_forbidden|extra[ _](?:input|field)|(?:must not|can ?not|can't) be (?:set|used|given|specified|present)|\brequires --/i

function classifyFault({ code, message }: Refusal): ParameterRefusal['fault'] | null {
  if (fixedWords.test(message)) return 'unsupported'
  if (/_(?:value|type)$/.test(code) || valueWords.test(message) || combinationWords.test(message)) return 'value'
  return unsupportedWords.test(`${code} ${message}`) ? 'unsupported' : null
}
