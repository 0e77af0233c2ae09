/**
 * Reads when a patient is seen, in hours since the onset or weeks of gestation, and whether the description of a
 * study's participants leaves that time out: "presenting within 4.5 hours", "born at 36 weeks or later".
 */
import { numberOfWord, smallNumbers } from './ages'

export interface PatientTime {
  unit: 'hours' | 'weeks of gestation'
  amount: number
  /** As the question has it. */
  surface: string
}

const amount = String.raw`(\d{1,3}(?:\.\d)?|${smallNumbers.join('|')})`
const event =
  '(?:onset|symptoms?|stroke|injury|trauma|crash|accident|fall|bleed(?:ing)?|infarct\\w*|attack|arrest|ingest\\w*|overdose|exposure|intercourse|sex|pain|rash|birth|delivery|(?:last )?(?:seen|known) well|it (?:began|started))'
const units = String.raw`(h|hrs?|hours?|d|days?|weeks?|months?|years?)\b`
const sinceOnset = new RegExp(
  String.raw`\b${amount}[- ]?${units}(?: old| late)? (?:after|since|from|post|following|into|past)\b[- ]?(?:[\p{L}-]+ ){0,4}?${event}\b`,
  'iu',
)
const agoOnset = new RegExp(String.raw`\b${event}\b[^.,;?]{0,30}?\b${amount} ${units} ago\b`, 'iu')
/** "Alteplase at 4 hours": of a stroke or an injury treated within a day, the hours since it happened. */
const atHours = /\bat (\d{1,2}(?:\.\d)?)[- ]?(?:h|hrs?|hours?)\b/i
const acuteEvent =
  /\b(?:strokes?|cva|infarct\w*|stemi|occlusion|thrombolys\w+|lys(?:e|is)|alteplase|tenecteplase|t-?pa|thrombectomy|trauma|(?:head |brain )?injur\w+|bleed\w*|h(?:a?)emorrhage|overdose|bite)\b/i
const hoursMax = 24
const ofGestation =
  /\b(\d{2})[- ]?weekers?\b|\b(\d{2})(?:\+\d)?[- ]?(?:weeks?|wks?)\b[- ]?(?:pregnant|gestation|of (?:pregnancy|gestation)|(?:preterm |premature )?(?:bab(?:y|ies)|infants?|neonates?|newborns?|twins?)|prem)|\b(?:pregnant|born|delivered|gestation|pregnancy)(?: at| of)? (\d{2})(?:\+\d)? ?(?:weeks?|wks?)\b/i

/** @param text the question as asked */
export function readPatientTime(text: string): PatientTime | null {
  const [since, number, unit = ''] = sinceOnset.exec(text) ?? agoOnset.exec(text) ?? []
  if (since !== undefined) return { unit: 'hours', amount: numberOfWord(number) * hoursOf(unit), surface: since }
  const at = acuteEvent.test(text) ? atHours.exec(text) : null
  if (at && Number(at[1]) <= hoursMax) return { unit: 'hours', amount: Number(at[1]), surface: at[0] }
  const gestation = ofGestation.exec(text)
  return (
    gestation && { unit: 'weeks of gestation', amount: Number(gestation.slice(1).find(Boolean)), surface: gestation[0] }
  )
}

function hoursOf(unit: string): number {
  return hours.find(([name]) => unit.toLowerCase().startsWith(name))?.[1] ?? 1
}

const hours = [
  ['d', 24],
  ['w', 7 * 24],
  ['m', 30 * 24],
  ['y', 365 * 24],
] as const

/** The least and the largest amount. */
type Window = readonly [least: number, most: number]

const beforeWindow =
  '(?:onset|symptoms?|presenting|presented|seen|treated|enrolled|randomi[sz]ed|stroke|injury|trauma|bleeding|infarction|started|begun|given)'
const within = new RegExp(
  String.raw`\b(?:within|up to|less than|no (?:more|later) than) (\d{1,3}(?:\.\d)?) (hours?|days?|weeks?|months?)\b(?=(?: (?:of|after|from|since|following)\b[^.;]{0,40}${event})| and\b|[,.;)]|$)`,
  'giu',
)
const isPresenting = new RegExp(String.raw`\b${beforeWindow}\b[^.;]{0,40}$|^\W*$`, 'i')
const between = new RegExp(
  String.raw`\b(?:between )?(\d{1,3}(?:\.\d)?)(?: ?[-–] ?| to | and )(\d{1,3}(?:\.\d)?) (hours?|days?|weeks?|months?) (?:(?:of|after|from|since|following|before)\b[^.;]{0,40}${event}|earlier\b)`,
  'giu',
)

/** @returns whether a description of the participants gives a time, or several, that leave this one out */
export function isOutsideStudiedTimes(time: PatientTime, description: string): boolean {
  const windows = listWindows(time, description)
  return windows.length > 0 && !windows.some((each) => isIn(time, each))
}

export function isWithinStudiedTimes(time: PatientTime, description: string): boolean {
  return listWindows(time, description).some((each) => isIn(time, each))
}

/**
 * Whether a description gives a window that begins after the onset and holds this time: "3 to 4.5 hours
 * after the onset".
 */
export function isInLateWindow(time: PatientTime, description: string): boolean {
  return listWindows(time, description).some((window) => window[0] > 0 && isIn(time, window))
}

function isIn({ amount: asked }: PatientTime, [least, most]: Window): boolean {
  return asked >= least && asked <= most
}

function listWindows({ unit }: PatientTime, text: string): Window[] {
  return unit === 'hours' ? listOnsetWindows(text) : listGestations(text)
}

function listOnsetWindows(text: string): Window[] {
  const ranges = Array.from(text.matchAll(between), ([, from, to, unit = '']): Window => {
    return [Number(from) * hoursOf(unit), Number(to) * hoursOf(unit)]
  })
  const limits = [...text.matchAll(within)].filter(({ index }) => isPresenting.test(text.slice(0, index)))
  return [...ranges, ...limits.map(([, most, unit = '']): Window => [0, Number(most) * hoursOf(unit)])]
}

const speaksOfGestation =
  /\b(?:pregnan\w+|gestation\w*|infants?|newborns?|neonates?|babies|preterm|f(?:o?)etus\w*|born)\b/i
const gestations =
  /\b(\d{2})(?: weeks?)?(?: ?[-–] ?| to | and )(\d{2}) weeks\b|\b(?:at least|from) (\d{2}) weeks\b|\b(\d{2}) weeks (?:or|and) (?:more|later|over)\b|\b(?:before|under|below|less than|up to|younger than) (\d{2}) weeks\b/gi

function listGestations(text: string): Window[] {
  if (!speaksOfGestation.test(text)) return []
  return Array.from(text.matchAll(gestations), ([, from, to, least, orMore, most]): Window => {
    if (most !== undefined) return [0, Number(most)]
    return [Number(from ?? least ?? orMore), to === undefined ? Number.POSITIVE_INFINITY : Number(to) + 1]
  })
}
