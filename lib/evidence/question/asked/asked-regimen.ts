/**
 * Reads the dose, the interval and the form in which a drug is given, from the words next to its name: "aspirin 325
 * mg", "zoledronic acid every three months", "semaglutide tablets".
 */
import type { Synonym } from '@/lib/evidence/question/find-synonyms'
import { isSpecificTerm, type QuestionTerm } from '@/lib/evidence/question/question-terms'

export interface AskedRegimen {
  /** As the question names it: "aspirin 325 mg". */
  surface: string
  /** Stems of the names of the drug. */
  names: ReadonlySet<string>
  regimen: Regimen
}

/** What is said next to a drug. */
export interface Regimen {
  doses: Dose[]
  /** Days from one dose to the next; 1 also for several a day. */
  intervals: number[]
  /** Names of `drugForms`. */
  forms: string[]
  /** A dose that is written without its unit; null if it has one. */
  bare: string | null
  /** Doses by weight can't be compared with others. */
  isByWeight: boolean
}

interface Dose {
  /** In mg; the same twice unless a range. */
  from: number
  to: number
  /** How often it is given on one day. */
  timesDaily: number
}

/** Ways of giving a drug, by name. */
export const drugForms: Readonly<Record<string, RegExp>> = {
  oral: /\b(?:oral(?:ly)?|by mouth|tablets?|capsules?|pills?|p\.?o\.?)(?![\w-])/i,
  intravenous: /\b(?:intravenous(?:ly)?|iv|infusions?|infused)\b/i,
  subcutaneous: /\b(?:subcutaneous(?:ly)?|sc|under the skin)\b/i,
  intramuscular: /\b(?:intramuscular(?:ly)?|im)\b/i,
  injected: /\b(?:injections?|injected|injectable|jabs?|shots?)\b/i,
  inhaled: /\b(?:inhal(?:ed|ers?|ation)|nebuli[sz]e[dr]?s?|nebs?)\b/i,
  nasal: /\b(?:intranasal|nasal(?:ly)?|nose (?:spray|drops))\b/i,
  topical: /\b(?:topical(?:ly)?|creams?|ointments?|gels?|lotions?|mouthwash)\b/i,
  rectal: /\b(?:rectal(?:ly)?|enemas?|suppositor(?:y|ies))\b/i,
  transdermal: /\b(?:transdermal|patch(?:es)?)\b/i,
  pouch: /\b(?:pouch(?:es)?|snus)\b/i,
}
const dose =
  /(?<![\d.])(\d[\d,]*(?:\.\d+)?)(?:\s?(?:mg|mcg|g)?\s?(-|–|to|or)\s?(\d[\d,]*(?:\.\d+)?))?\s?(mg|mcg|micrograms?|µg|μg|g|grams?)\b(\s?\/\s?kg|\s?\/\s?m2| per kg)?/gi
const milligrams: Readonly<Record<string, number>> = { mg: 1, g: 1000, gram: 1000, grams: 1000 }
const microgram = 0.001
const twice = /\b(?:twice (?:a day|daily)|two times (?:a day|daily)|b\.?i?\.?d\.?)(?![\w-])/i
const thrice = /\b(?:three times (?:a day|daily)|t\.?i?\.?d\.?s?\.?)(?![\w-])/i
const fourTimes = /\b(?:four times (?:a day|daily)|q\.?i?\.?d\.?s?\.?)(?![\w-])/i

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, six: 6, eight: 8, twelve: 12 }
const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.4, year: 365 }
const every = /\bevery (?:(\d+|two|three|four|six|eight|twelve|other|second)[- ])?(day|week|month|year)s?\b/gi
const adverbs: readonly (readonly [RegExp, number])[] = [
  [/(?<!(?:twice|times|\d|two|three|four|six)[- ])\bweekly\b|\bonce a week\b/i, 7],
  [/\b(?:twice|two times)[- ](?:weekly|a week)\b/i, 3.5],
  [/\bfortnightly\b/i, 14],
  [/(?<!(?:\d|two|three|four|six)[- ])\bmonthly\b|\bonce a month\b/i, 30.4],
  [/\bquarterly\b/i, 91],
  [/(?<!(?:half|twice|\d|two|three|five)[- ])\b(?:yearly|annual(?:ly)?)\b|\bonce (?:a|each) year\b/i, 365],
  [/\b(?:half[- ]yearly|twice[- ](?:yearly|a year))\b/i, 182],
  [/\b(?:daily|nightly|(?:once|twice|times|m?c?g) a day|od|bd|bid|tds|tid|qds|qid)\b/i, 1],
]
/** "Six-monthly", "3-weekly". */
const everySo = /\b(\d+|two|three|four|six|eight|twelve)[- ](day|week|month|year)ly\b/gi

/** @param text the words next to the name of the drug */
export function readRegimen(text: string): Regimen {
  const found = [...text.matchAll(dose)]
  const timesDaily = twice.test(text) ? 2 : thrice.test(text) ? 3 : fourTimes.test(text) ? 4 : 1
  return {
    doses: found.flatMap(([, first = '', joint = '', second = '', unit = '', byWeight]): Dose[] => {
      if (byWeight !== undefined) return []
      const scale = milligrams[unit.toLowerCase()] ?? microgram
      const [a, b] = [first, second || first].map((each) => Number(each.replaceAll(',', '')) * scale) as [
        number,
        number,
      ]
      const isRange = second !== '' && joint.toLowerCase() !== 'or'
      return isRange ? [{ from: a, to: b, timesDaily }] : [a, b].map((each) => ({ from: each, to: each, timesDaily }))
    }),
    intervals: [
      ...[...text.matchAll(every), ...text.matchAll(everySo)].map(([, count = '1', unit = '']) => {
        const times = /^(?:other|second)$/i.test(count) ? 2 : (numbers[count.toLowerCase()] ?? Number(count))
        return times * (unitDays[unit.toLowerCase()] ?? 1)
      }),
      ...adverbs.flatMap(([words, days]) => (words.test(text) ? [days] : [])),
    ],
    bare: null,
    forms: Object.keys(drugForms).filter((name) => drugForms[name]?.test(text)),
    isByWeight: found.some(([, , , , , byWeight]) => byWeight !== undefined),
  }
}

/** Words that a dose, an interval or a form does not cross: what follows belongs to something else. */
const endsAfter =
  /[.;:?!,(](?:\s|$)|\b(?:or|and|vs\.?|versus|than|plus|with|without|for|in|after|before|if|because|since|when|but|given|who|that|instead|rather|while|is|are|was|does|do|help\w*|work\w*)\b/i
const endsBefore =
  /^.*(?:[.;:?!,](?=\s)|\b(?:or|and|vs\.?|versus|than|plus|with|without|for|in|is|are|does|do|should|can)\b)/is

/**
 * Reads what a question says next to the name of a drug.
 *
 * @param surface the name as written there
 * @param names stems of the names of the drug
 * @returns null if it names neither a dose nor an interval nor a form
 */
function readAskedRegimen(text: string, surface: string, names: ReadonlySet<string>): AskedRegimen | null {
  const at = text.toLowerCase().indexOf(surface.toLowerCase())
  if (at < 0) return null
  const end = at + surface.length + (/^ acid\b/i.exec(text.slice(at + surface.length))?.[0].length ?? 0)
  const name = text.slice(at, end)
  const after = text.slice(end)
  const [following = ''] = after.slice(0, saidMax + 1).split(endsAfter)
  const preceding = text.slice(Math.max(0, at - saidMax), at).replace(endsBefore, '')
  const said = `${preceding}${name}${following}`
  const regimen = readRegimen(said)
  if (regimen.doses.length === 0) Object.assign(regimen, readBareDose(following))
  const isNamed = regimen.doses.length + regimen.intervals.length + regimen.forms.length > 0
  if (!isNamed || said.length > saidMax) return null
  const parts = [
    dose,
    every,
    everySo,
    twice,
    thrice,
    fourTimes,
    ...adverbs.map(([words]) => words),
    ...Object.values(drugForms),
  ]
  const spans = [...parts, bareDose].flatMap((part) => {
    const global = new RegExp(part.source, `${part.flags.replace('g', '')}g`)
    return Array.from(said.matchAll(global), (match) => [match.index, match.index + match[0].length] as const)
  })
  const from = Math.min(preceding.length, ...spans.map(([start]) => start))
  const to = Math.max(preceding.length + name.length, ...spans.map(([, end]) => end))
  return { surface: said.slice(from, to).replace(/\s+/g, ' '), names, regimen }
}

/** "Aspirin 325": a dose without its unit may be in milligrams or in micrograms. */
const bareDose =
  /(?<=^\s|\p{L}\s)\d{2,4}(?![\d.,%/-]|\s?(?:mg|mcg|g\b|days?|weeks?|months?|years?|hours?|units|iu|ml|mmol|patients|people))/iu

function readBareDose(following: string): Pick<Regimen, 'doses' | 'bare'> {
  const [bare] = /^\s\d/.test(following) ? (bareDose.exec(following) ?? []) : []
  if (bare === undefined) return { doses: [], bare: null }
  const amounts = [1, microgram].map((scale) => Number(bare) * scale)
  return { doses: amounts.map((amount) => ({ from: amount, to: amount, timesDaily: 1 })), bare }
}

/** A longer part describes more than a regimen. */
const saidMax = 80

/**
 * The regimens of the drugs asked about.
 *
 * @param known the patient's own drugs (by index), which are not asked about
 */
export function readAskedRegimens(
  text: string,
  terms: QuestionTerm[],
  known: number[],
  synonyms: readonly Synonym[],
): AskedRegimen[] {
  return terms.flatMap((term, index) => {
    if (term.kind !== 'drug' || !isSpecificTerm(term) || term.isFact || known.includes(index)) return []
    const names = synonyms.flatMap(({ terms: [first, ...more], words: [word, ...others], isBroader }) => {
      return !isBroader && first === index && more.length === 0 && word && others.length === 0 ? [word.stem] : []
    })
    return readAskedRegimen(text, term.surface, new Set([term.stem, ...names])) ?? []
  })
}
