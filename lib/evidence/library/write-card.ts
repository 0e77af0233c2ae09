/**
 * Writes a card as plain sentences. Each states only what the card states: missing values are left out, never guessed,
 * and an arm is named with a rate only when the card names it.
 */
import type { Passage, Section } from '@/lib/evidence/article/article'
import type { Card, Outcome } from './card'

/** The card as labelled passages, each of whole sentences. */
export function passagesFromCard(from: Card): Passage[] {
  const passages: Passage[] = []
  const add = (section: Section, label: string, text: string | undefined) => {
    if (text) passages.push({ ordinal: passages.length, section, label, text })
  }
  add('question', 'Question', writeQuestion(from))
  add('methods', 'Design and population', writeDesign(from))
  add('recommendation', 'Recommendations', (from.recommendation ?? []).map(writeRecommendationSentence).join('\n'))
  add('results', 'Results', from.outcomes.map((each) => writeOutcomeSentence(each, from.arms)).join('\n'))
  add('harms', 'Harms', from.harms)
  add('conclusion', 'Conclusion', from.bottomLine)
  add('limitations', 'Limitations', from.limitations)
  return passages
}

function writeQuestion({ design, intervention, comparator, population, topics }: Card): string {
  if (design === 'guideline') {
    return `Recommendations on ${joinWithAnd(topics.filter((each) => each !== 'guideline'))}. ${population}`
  }
  return `${toSentence(comparator ? `${intervention} compared with ${comparator}` : intervention)} ${population}`
}

function writeDesign(from: Card): string {
  const { design, n, intervention, comparator, followUp, population } = from
  const participants = n === undefined ? '' : ` in ${n.toLocaleString('en-US', { useGrouping: 'min2' })} participants`
  const parts =
    design === 'guideline'
      ? listGuidelineParts(from)
      : [
          `${design}${participants}`,
          population,
          `intervention: ${intervention}`,
          comparator && `comparator: ${comparator}`,
        ]
  return [...parts, followUp && `follow-up: ${followUp}`]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => toSentence(String(part)))
    .join(' ')
}

/** "guideline recommendations (AHA, ACC)" names the issuers; any other text names the subject. */
function listGuidelineParts({ year, intervention, comparator, population }: Card): (string | undefined)[] {
  const by = /^(?:guideline|strategy) recommendations? \((.+)\)$/.exec(intervention)?.[1]
  if (by) return [`guideline, ${year} (${by})`, population]
  return [`guideline, ${year}`, population, `subject: ${intervention}`, comparator && `compared with: ${comparator}`]
}

/** One recommendation with its strength as graded by the guideline. */
export function writeRecommendationSentence({
  statement,
  class: strength,
  level,
}: NonNullable<Card['recommendation']>[number]): string {
  const graded = [strength && nameStrength(strength), level && nameLevel(level)].filter(Boolean)
  const body = statement.replace(/\.$/, '')
  return toSentence(graded.length > 0 ? `${body} (${graded.join(', ')})` : body)
}

function nameStrength(strength: string): string {
  if (/recommendation against/.test(strength)) return strength
  if (/^\d[a-b]?(?::|$)/.test(strength)) return `class ${strength}`
  if (/^[1-2][A-D]$/.test(strength) || /^[A-D]$/.test(strength)) return `grade ${strength}`
  if (/^(?:strong|weak|conditional|moderate)$/.test(strength)) return `${strength} recommendation`
  if (/^(?:strong|weak|conditional) against$/.test(strength))
    return `${strength.replace(/ against$/, '')} recommendation against`
  return strength
}

function nameLevel(level: string): string {
  if (/^(?:[A-D](?:-[A-Z]+)?|[IV]+(?:-\d)?)$/.test(level)) return `level ${level}`
  if (/certainty|evidence|practice point/.test(level)) return level
  return `${level} certainty of evidence`
}

/** One outcome as a sentence: name, role, rates by arm, effect with its interval, p value. */
export function writeOutcomeSentence(from: Outcome, cardArms: Card['arms']): string {
  const named = from.arms === undefined ? cardArms : (from.arms ?? undefined)
  const rates = writeRates(from, named)
  const effect = writeEffect(from, rates)
  // Without rates nothing else would name the arms, and a quoted sentence must stand on its own.
  const compared = rates === null && named ? `, ${named[0]} vs ${named[1]}` : ''
  const figures = [[rates, effect].filter(Boolean).join('; '), from.p && writePValue(from.p)].filter(Boolean).join(', ')
  const noted = [figures, from.note && `(${from.note})`].filter(Boolean).join(' ')
  const subject = `${capitalise(from.name)}${compared} (${nameRole(from.role)})`
  return toSentence(noted ? `${subject}: ${noted}` : subject)
}

function nameRole(role: string): string {
  return /^(?:primary|co-primary|secondary|safety)$/.test(role) ? `${role} outcome` : role
}

/** The rates of the arms, with the names of the arms where they are known; null if there are none. */
export function writeRates({ interventionRate, controlRate }: Outcome, named: Card['arms']): string | null {
  const [first, second] = named ? [` with ${named[0]}`, ` with ${named[1]}`] : ['', '']
  const rates = [interventionRate && `${interventionRate}${first}`, controlRate && `${controlRate}${second}`]
  return rates.filter(Boolean).join(' vs ') || null
}

/**
 * The effect with its interval.
 *
 * @param rates as `writeRates` gives them; a proportion that they state is not repeated
 * @returns null if the outcome has no effect, or nothing that its rates do not say
 */
export function writeEffect(from: Outcome, rates: string | null): string | null {
  const { measure, estimate, ciLow, ciHigh, ciLevel, unit, effectNote } = from
  if (measure === undefined || estimate === undefined) return null
  const figure = decimalsFor(from)
  const after = unit === undefined ? '' : unit === '%' ? '%' : ` ${unit}`
  const percent = unit === '%' ? '%' : ''
  const limits =
    ciLow === undefined || ciHigh === undefined
      ? undefined
      : `${ciLevel ?? 95}% ${from.interval ?? 'CI'} ${figure(ciLow)}${percent} to ${figure(ciHigh)}${percent}`
  const inBrackets = [limits, effectNote].filter(Boolean).join('; ')
  // The rate already states the proportion; only its interval remains.
  if (measure === 'proportion' && rates?.startsWith(`${figure(estimate)}%`)) return inBrackets || null
  if (measure === 'proportion') return `${figure(estimate)}${after}${inBrackets && ` (${inBrackets})`}`
  const name = from.qualifier === undefined ? measure : `${from.qualifier} ${measure}`
  return `${name} ${figure(estimate)}${after}${inBrackets && ` (${inBrackets})`}`
}

/**
 * Formats an estimate and its limits with the same decimals, as papers print them: JSON drops the zero of "0.80".
 * Ratios are padded to two decimals. For a difference only a single shorter figure is padded, since two suggest that
 * they were printed so.
 */
function decimalsFor({ estimate, ciLow, ciHigh, unit }: Outcome): (value: number) => string {
  const decimals = [estimate, ciLow, ciHigh].filter((value) => value !== undefined).map(decimalsOf)
  const most = Math.min(2, Math.max(...decimals))
  const shorter = decimals.filter((each) => each < most).length
  const least = unit === undefined || shorter < 2 ? most : 0
  return (value) => value.toFixed(Math.max(least, decimalsOf(value)))
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}

function writePValue(p: string): string {
  // "<0.001 for noninferiority; 0.09 for superiority" holds two.
  const parts = p
    .split('; ')
    .map((part) => part.replace(/^([<>]?)(?=[01]?\.\d)/, (_, sign: string) => `p${sign || '='}`))
  return parts.map((part) => part.replace(/(?<=\d) (?=noninferiority|superiority)/, ' for ')).join(', ')
}

function toSentence(text: string): string {
  const capital = capitalise(text.trim())
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}

/** Begins with a capital; leaves "eGFR" and "mRNA" as they are. */
export function capitalise(text: string): string {
  return /^[a-z]{1,2}[A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

function joinWithAnd(items: string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
