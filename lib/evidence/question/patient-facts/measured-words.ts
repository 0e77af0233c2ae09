/** Finds what a turn states of a patient in figures with its name: "BP 88/50", "platelets 40 now", "Child-Pugh B8". */
import { findNames } from '@/lib/shared/lab-values/read-lab-values'
import { findAll } from '@/lib/shared/text/find-all'

interface MeasuredParts {
  /** The text with a comma in place of each measurement. */
  rest: string
  /** The measurements as written, in order. */
  measured: string[]
}

const { raw } = String

/** Names of measurements that laboratories do not report, and of scores. */
const measureNames = new RegExp(
  raw`(?<![\p{L}\p{N}/-])(?:${[
    raw`BP|SBP|DBP|MAP|blood pressure|systolic|diastolic|HR|heart rate|pulse|RR|resp(?:iratory)? rate`,
    raw`(?:o2 |oxygen )?sat(?:s|uration|urations)?|SpO2|SaO2|PaO2(?:\s?/\s?FiO2)?|P/F(?: ratio)?|PF ratio|FiO2|pO2|PaCO2|pCO2|pH|base excess`,
    raw`temp(?:erature)?|weight|wt|BMI|LVEF|EF|ejection fraction|QTc|(?:peak )?gradient|FEV1|peak flow|PEFR`,
    raw`CD4(?: count)?|viral load|PD-?L1|TPS|CPS|u?ACR|u?PCR|MCV|h(?:a?)ematocrit|hct|D-?dimer|BM|CBG|CBM|ketones|ESR|procalcitonin|PSA|AFP|lipase|amylase|ALP|GGT|IgE|eosinophils?|eos`,
    raw`GCS|NIHSS|m?RS|MMSE|MoCA|PHQ-?9|GAD-?7|HAM-?D|EPDS|ECOG|performance status|PS|NYHA(?: class)?|WHO class`,
    raw`MELD(?:-?Na)?|Child[- ]Pugh(?: class| score)?|FIB-?4|4Ts?|CURB-?65|CRB-?65|Wells|(?:Glasgow[- ])?Blatchford|CHA2DS2-?VASc|CHADS2?(?:-?VASc?)?|HAS-?BLED|NEWS2?|q?SOFA|APACHE(?: II)?|Centor|FeverPAIN|ABCD2|IPSS|EDSS|DAS-?28|PASI|EASI|DLQI|UAS7?|T-score|FRAX|Bishop|Apgar|HEART|TIMI|GRACE|STOP-?BANG`,
  ].join('|')})(?: score)?(?![\p{L}\p{N}])`,
  'giu',
)
/** Words between a name and its figure: "ferritin came back 42", "eGFR has dropped to 22". */
const link = raw`is|was|are|were|has|have|been|it['’]?s|of|only|just|now|currently|still|about|around|level|count|score|comes?|came|back|out|(?:is|was|back|sitting|stuck|stable|out|now|still) at|dropped|fallen|fell|down|risen|rose|gone|went|up|to|result|reading|today`
const unit = raw`%|x\s?10\S{0,6}|(?:m|u|µ|μ|n|p|mc|k)?(?:mol|g|[iI]?[uU]|eq|l)\s?/\s?(?:mol|mmol|min(?:/1[.,]73\s?m\S{0,2})?|d?l|m?l|[uµμ]l|g)|mm ?Hg|kPa|bpm|kg(?:/m2)?|°?C(?![\p{L}])`
/** Not a range, a limit, an age or a time: "INR 2 to 3", "CRP 24 hours later". */
const notAValue = raw`\d|[.,]\d|\s?(?:[-–—]|to|or|vs|versus)\s?\d|\s?(?:or|and) (?:above|over|more|higher|below|under|less|lower)|\s?(?:mg|mcg|g|mmol|meq|units?|ml|tablets?|puffs?)(?![\p{L}/])|\s?-?(?:years?|yrs?|y\/?o|months?|weeks?|days?|hours?|hrs?|h|minutes?|mins?)(?!\p{L})`
const valueAfter = new RegExp(
  raw`^(?:[\s:=~(]+(?:(?:${link})(?!\p{L}))?){0,6}[<>≤≥~]?\s?(?:\d{1,6}(?:[.,]\d{1,3})?(?:/\d{2,3})?(?:\s?x(?: normal| ULN)?(?!\p{L})|\s?(?:${unit}))?|[A-C]\d{0,2}(?!\p{L})|I{1,3}V?(?!\p{L}))(?!${notAValue})`,
  'iu',
)
/** Figures that say what they measure: "124 systolic", "152/94", "11 kg", "T 38.2", "400 mg/g"; "5 mg/kg" is a dose. */
const ownMeasure =
  /(?<![\p{L}\d./-])(?:\d{2,3} (?:systolic|diastolic)|(?:[7-9]\d|[12]\d{2})\/\d{2,3}(?! ?mg|[\d/])|\d{1,3}(?:\.\d)? ?(?:kg|kilos?)(?![\p{L}/])|T ?(?:3[4-9]|4[0-2])(?:\.\d)?(?![\d.])|(?:3[4-9]|4[0-2])(?:\.\d)? ?°? ?C(?!\p{L})|\d{1,6}(?:\.\d{1,3})? ?(?:m|u|µ|μ|n|p|mc)?(?:g|mol|iu) ?\/ ?(?:l|d?l|ml|g|mmol|mol)(?![\p{L}/]))/giu
/** Characters after a name in which its figure is looked for. */
const valueMax = 60

/** @param text a short turn; the names of all tests are looked for in it */
export function setMeasuredAside(text: string): MeasuredParts {
  if (!/\d|\bI{1,3}V?\b|Pugh/.test(text)) return { rest: text, measured: [] }
  const named = [
    ...findNames(text).map(({ start, end }) => ({ start, end })),
    ...findAll(text, measureNames).map(({ 0: name, index }) => ({ start: index, end: index + name.length })),
  ].flatMap(({ start, end }) => {
    const value = valueAfter.exec(text.slice(end, end + valueMax))
    return value ? [{ start, end: end + value[0].length }] : []
  })
  const own = findAll(text, ownMeasure).map(({ 0: figure, index }) => ({ start: index, end: index + figure.length }))
  const measured: string[] = []
  let rest = ''
  let at = 0
  for (const { start, end } of [...named, ...own].toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue
    measured.push(text.slice(start, end))
    rest += `${text.slice(at, start)}, `
    at = end
  }
  return { rest: rest + text.slice(at), measured }
}
