/**
 * Reads laboratory values that a user typed in a question: "K 5.9, eGFR 28". In prose a figure next to the name of a
 * test may as well be a target, a limit, a range or a dose; none of these is a value of the patient.
 */
import { findNames, judgeValue, type LabValue, type NamedTest, number, unitText } from './read-lab-values'
import { writeSymbols } from './write-symbols'

const charactersMax = 6_000
/** Characters before a name in which a word may say that no value follows. */
const wordsBefore = 24

const { raw } = String
const afterName = new RegExp(
  raw`^(?:\s*(?:[:=~(]|(?:is|was|of|at|now|currently|still|about|around|level|count|von|bei|ist|liegt|de|es|à|est|为|是|约|高达|低至)(?![\p{L}])))*\s*(${number})(?![\d/]|[:.,]\d|\s?(?:[-–—~]|to|or|vs|versus|bis|oder|ou|至|到|或)\s?\d)`,
  'iu',
)
const unit = new RegExp(raw`^\s?(${unitText})(?![\p{L}\p{N}])`, 'u')
/** "500 mg", "40 mmol", "2000 units": an amount to give. */
const amount =
  /^\s?(?:[mµμ]?g|mcg|ng|kg|mmol|meq|i?u|units?|ml|l|tablets?|drops?|puffs?|毫克|克|片|单位)(?![\p{L}\p{N}/])/iu
const isAimedAt =
  /(?:target|goal|aim\w*(?: (?:for|at))?|threshold|trigger|cut-?off|limit|below|above|under|over|less than|more than|at least|up to|until|目标|阈值|低于|高于|大于|小于|超过)(?: (?:an?|the|of|for|serum|plasma))*[\s:]*$/iu
const isLimit =
  /^[\s,]*(?:target|goal|threshold|trigger|cut-?off|or (?:above|below|more|less|higher|lower|over|under|greater)|and (?:above|over|below)|以上|以下|\+)/iu

/** @returns the values of the patient; each test once, as it was first named */
export function readTypedValues(text: string): LabValue[] {
  const found = new Map<string, LabValue>()
  for (const line of writeSymbols(text.slice(0, charactersMax)).split('\n')) {
    // Looking for the names of all tests takes longer than reading the rest of a question.
    if (!/\d/.test(line)) continue
    for (const named of findNames(line)) {
      const value = readTyped(line, named)
      if (value && !found.has(value.analyte)) found.set(value.analyte, value)
    }
  }
  return [...found.values()]
}

function readTyped(line: string, { analyte, name, start, end, next }: NamedTest): LabValue | null {
  if (isAimedAt.test(line.slice(Math.max(0, start - wordsBefore), start))) return null
  const rest = line.slice(end, next)
  const [head = '', value] = afterName.exec(rest) ?? []
  if (value === undefined) return null
  const tail = rest.slice(head.length)
  const [unitPart = '', written = ''] = unit.exec(tail) ?? []
  if (amount.test(tail) || isLimit.test(tail.slice(unitPart.length))) return null
  const read = judgeValue({ key: analyte, name, value, unit: written, printed: null })
  // A typed figure has its point: one that is impossible without it is not a value.
  return read === null || read.level === null || read.perhaps !== null ? null : read
}
