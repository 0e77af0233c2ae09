import {
  createFinder,
  extractDigits,
  type Finder,
  findWhere,
  hasDigits,
  isNotMeasurement,
  keepWhen,
  type Match,
} from './pattern'

const month = String.raw`(?:jan|feb|mar|mär|apr|avr|may|mai|jun|juin|jul|juil|aug|août|sep|oct|okt|nov|dec|dez|déc)[a-z]{0,6}\.?`
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const year = String.raw`(?:(?:18|19|20)\d{2}|['’]?\d{2})`
const fullDate = [
  String.raw`\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?${year}`,
  String.raw`(?:18|19|20)\d{2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{1,2}`,
  String.raw`${day}(?:st|nd|rd|th)?[\s.-]{0,2}(?:of\s)?${month}[\s,.-]{0,2}${year}`,
  String.raw`${month}[\s.-]{0,2}${day}(?:st|nd|rd|th)?[\s,.-]{1,2}${year}`,
  String.raw`(?:19|20)\d{2}年\d{1,2}月\d{1,2}日?`,
].join('|')

/**
 * As narrow as it is cheap: compiling the pattern takes 60 ms, and "prone", "caffeine" and "neonatal" hold "ne" and
 * "nat".
 */
const birthCue =
  /\bd\.?\s?o\.?\s?b|birth|\bborn|\bgeb|\bnée?\s|naissance|\bnacid|nacimiento|\bnat[oa]\s|nascita|\bnascid|\bur\.|出生|生年月日/i

/** Only a whole date: "born in 1950" and "cohort born 1945-1965" name nobody. */
export const birthDateFinders: Finder[] = findWhere(
  /\d/,
  findWhere(birthCue, [
    createFinder(
      'birth-date',
      String.raw`(?:\b(?:d\.?\s?o\.?\s?b\b\.?|date\s+of\s+birth|birth\s?-?date|birthday|born(?:\s+on)?(?:\s+the)?|geb(?:oren)?\b\.?(?:\s+am)?|geburtsdatum|née?\s+le|date\s+de\s+naissance|nacid[oa]\s+el|fecha\s+de\s+nacimiento|nat[oa]\s+il|data\s+di\s+nascita|nascid[oa]\s+em|ur\.)|出生(?:日期)?|生年月日)\s*(?:is\b|was\b)?\s*[:：=(-]?\s*(${fullDate})(?!\d)`,
      'i',
    ),
  ]),
)

/** Its last digit is the check digit, modulus 11 (NHS Data Dictionary). */
function isNhsNumber({ part }: Match): boolean {
  const digits = extractDigits(part)
  const sum = [...digits.slice(0, 9)].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0)
  return (11 - (sum % 11)) % 11 === Number(digits[9])
}

/** A day and a month in one of the orders of personal numbers: YYMMDD or DDMMYY. */
function startsWithDate({ part }: Match): boolean {
  const isDay = (value: string) => Number(value) >= 1 && Number(value) <= 31
  const isMonth = (value: string) => Number(value) >= 1 && Number(value) <= 12
  return isMonth(part.slice(2, 4)) && (isDay(part.slice(0, 2)) || isDay(part.slice(4, 6)))
}

const recordNumberNames = [
  String.raw`m\.?r\.?n\b\.?`,
  String.raw`mrn(?=\d)`,
  String.raw`(?:medical|health|hospital|hosp|clinic|patient|chart|unit|case|file|admission|encounter|visit)(?:\s+(?:record|file))?\s*(?:no\b\.?|nr\b\.?|number\b|id\b|identifier\b|#)`,
  String.raw`(?:uhid|umrn|urn|pid|chart|acct|account|fallnummer|patientennummer|patienten-?id)\b`,
].join('|')

const nationalNumberNames = [
  'ssn|nino|passport|aadhaar|pesel|cpf|dni|nie|bsn|curp|personnummer|ahv',
  String.raw`social\s+security|national\s+(?:insurance|id|identity|health)|driver['’]?s?\s+licen[cs]e`,
  String.raw`(?:nhs|chi|medicare|medicaid|insurance|policy|member|licen[cs]e)(?=\s+(?:id|number|no)\b)`,
].join('|')

/** No identifying number has fewer digits. */
const fourDigits = /\d(?:\D{0,4}\d){3}/

export const numberFinders: Finder[] = findWhere(fourDigits, [
  createFinder(
    'record-number',
    String.raw`\b(?:${recordNumberNames})\s*(?:no\b\.?|number\b|is\b|was\b)?\s*[:#=.-]{0,2}\s*([a-z]{0,3}-?\d[\d-]{3,14}[a-z]?)(?![\p{L}\p{N}])`,
    'i',
    keepWhen(hasDigits(5), isNotMeasurement),
  ),
  createFinder(
    'record-number',
    String.raw`(?:病历号|病案号|住院号|门诊号|患者番号|カルテ番号)\s*[:：]?\s*([A-Za-z]{0,3}\d{4,14})`,
  ),
  // The form of United States social security numbers, without the ranges never given out.
  createFinder('national-number', String.raw`(?<![\w.-])((?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4})(?![\w-])`),
  createFinder(
    'national-number',
    String.raw`\b(?:${nationalNumberNames})\s*(?:id\b|number\b|no\b\.?)?\s*(?:is\b)?\s*[:#=-]?\s*([a-z]{0,3}\s?\d[\d\s-]{4,16}\d[a-z]?|[a-z][a-z\d]{6,10})(?![\p{L}\p{N}])`,
    'i',
    keepWhen(hasDigits(6), isNotMeasurement),
  ),
  createFinder(
    'national-number',
    String.raw`(?<!\d)(\d{3}\s\d{3}\s\d{4})(?!\d)`,
    '',
    keepWhen(isNhsNumber, isNotMeasurement),
  ),
  // China's 18 characters with the date of birth inside.
  createFinder(
    'national-number',
    String.raw`(?<![\w.])([1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx])(?!\w)`,
  ),
  // Scotland's ten digits, which begin with a day and a month.
  createFinder('national-number', String.raw`\bCHI\s*(?:no\.?|number)?\s*[:#]?\s*([0-3]\d[01]\d{7})(?!\d)`, 'i'),
  // With its name before it an NHS number needs no proof by its check digit; Canada's has the form of its groups.
  createFinder('national-number', String.raw`\bNHS\s*(?:no\.?|number)?\s*[:#]?\s*(\d{10})(?!\d)`, 'i'),
  createFinder('national-number', String.raw`\bSIN\s*(?:no\.?|number)?\s*[:#]?\s*(\d{3}[\s-]\d{3}[\s-]\d{3})(?!\d)`),
  // Brazil's CPF and Italy's fiscal code, each of a form of its own.
  createFinder('national-number', String.raw`(?<![\w.])(\d{3}\.\d{3}\.\d{3}-\d{2})(?![\w-])`),
  createFinder('national-number', String.raw`(?<!\w)([A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z])(?!\w)`),
  // Sweden's with the century: 19450312-1234.
  createFinder(
    'national-number',
    String.raw`(?<![\w./-])((?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-\d{4})(?![\w\-])`,
  ),
  // Nordic personal numbers: six digits of a date, a hyphen or plus, four digits.
  createFinder(
    'national-number',
    String.raw`(?<![\w./-])(\d{6}[\-+]\d{4})(?![\w\-])`,
    '',
    keepWhen(startsWithDate, isNotMeasurement),
  ),
])
