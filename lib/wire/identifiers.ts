/**
 * Notices what could name a patient: names, dates of birth, record and national numbers, phone, e-mail, address. Used
 * before a search leaves the house and, by the page, before a question is sent. It reads plain text and needs nothing.
 *
 * It looks for the forms in which identifiers stand in clinical notes, and would rather miss an odd one than stop a
 * literature question: ages, doses, years, trial names, eponyms, PMIDs, DOIs and registry numbers are none.
 */

export const identifierKinds = [
  'name',
  'birth-date',
  'record-number',
  'national-number',
  'phone',
  'email',
  'address',
] as const
export type IdentifierKind = (typeof identifierKinds)[number]

export interface Identifier {
  kind: IdentifierKind
  /** UTF-16 offsets, end exclusive. */
  start: number
  end: number
}

/**
 * @returns in order of the text, none overlapping; of two that overlap the one that starts first, then the longer
 */
export function findIdentifiers(text: string): Identifier[] {
  const all = finders.flatMap((find) => find(text)).sort((a, b) => a.start - b.start || b.end - a.end)
  const found: Identifier[] = []
  for (const each of all) if (each.start >= (found.at(-1)?.end ?? 0)) found.push(each)
  return found
}

/** The kinds that were found, in words: "a name and a phone number". */
export function identifierWords(found: Identifier[]): string {
  const kinds = identifierKinds.filter((kind) => found.some((each) => each.kind === kind)).map((kind) => inWords[kind])
  return kinds.length < 2 ? kinds.join('') : `${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1)}`
}

const inWords: Record<IdentifierKind, string> = {
  name: 'a name',
  'birth-date': 'a date of birth',
  'record-number': 'a record number',
  'national-number': 'a national identity number',
  phone: 'a phone number',
  email: 'an e-mail address',
  address: 'an address',
}

type Finder = (text: string) => Identifier[]

interface Match {
  /** What group 1 holds, or the whole match when there is no group. */
  part: string
  /** The text right after the match. */
  after: string
}

/**
 * A finder from a regular expression's source. White space in it is bounded, so that no text, however odd, takes more
 * than linear time.
 *
 * @param keep how many characters of the part belong to the identifier; 0 when it is none
 */
function finder(kind: IdentifierKind, source: string, flags = '', keep = wholly): Finder {
  const bounded = source
    .replaceAll(String.raw`\s+`, String.raw`\s{1,3}`)
    .replaceAll(String.raw`\s*`, String.raw`\s{0,3}`)
  const regex = new RegExp(bounded, `gdu${flags}`)
  return (text) =>
    [...text.matchAll(regex)].flatMap((match) => {
      const [start, end] = match.indices?.[1] ?? [match.index, match.index + match[0].length]
      const close = match.index + match[0].length
      const length = keep({ part: text.slice(start, end), after: text.slice(close, close + 40) })
      return length === 0 ? [] : [{ kind, start, end: start + length }]
    })
}

function wholly({ part }: Match): number {
  return part.length
}

/** Keeps the whole part when every condition holds. */
function when(...conditions: ((match: Match) => boolean)[]): (match: Match) => number {
  return (match) => (conditions.every((holds) => holds(match)) ? match.part.length : 0)
}

// --------------------------------------------------------------------------------------------------------- names

/**
 * Given names common in several countries that are no clinical or ordinary word: without Grace (a score), Ana, Ali, Ann
 * (abbreviations), Mark, Will, May, Rose.
 */
const givenNames = new Set(
  `aaron abdul abdullah abigail adam adrian agnes ahmad ahmed aisha alan albert alejandro alexander alexandra alfred
  alice alicia alison amanda amelia amina anastasia andrea andreas andrew angela anita anja anna anne annette anthony
  antonio arthur ashley audrey barbara beatrice benjamin bernard beth betty beverly boris brenda brian bridget bruce
  camille carla carlos carmen carol caroline carolyn catherine cecilia chloe christina christine christopher claire
  claudia colin connor craig cynthia daniel daniela danielle david deborah debra dennis derek diana diane dmitri
  dolores donald donna doris dorothy douglas edith edward eileen elaine eleanor elena elisabeth elizabeth ellen emily
  emma enrique eric erika ernest ethan eugene eva evelyn fatima felix fernando fiona florian francesca francesco
  francis francisco frederick fritz gabriela gabriel gareth gary geoffrey george gerald gerard gloria gordon greta
  guillermo gustavo hannah harold harry hassan heather hector heinrich helen helena helga henry herbert hiroshi howard
  hugo hussein ian ibrahim ingrid irene isabel isabella isabelle ivan jacob jacqueline jamal james jane janet janice
  jason javier jeffrey jennifer jeremy jessica joan joanna joanne joao johann johanna john jonathan jorge jose josef
  joseph josephine joshua juan juana judith judy julia julian julie juliet justin karen karin karl katarina katherine
  kathleen kathryn katie keiko keith kelly kenneth kenji kevin khalid klaus kurt kyle larry laura lauren laurence
  lawrence leila leonard leonardo liam linda lisa lorraine louis louise lucas lucia lucy luigi luis lukas lydia
  magdalena malcolm manuel marcel marcia marco marcos margaret margarita maria marianne marilyn mario marion marjorie
  marta martha martina mary mateo matthew maureen mehmet melanie melissa michael michelle miguel mikhail mohamed
  mohammad mohammed monika muhammad nadia nancy natalia natalie natasha nathan nathaniel nicholas nicola nicolas nicole
  nigel nikolai nina nora norman nuria olga oliver olivia omar oscar pablo pamela patricia patrick paul paula pedro
  peter petra philip phillip phyllis pierre priya rachel raj rajesh ramesh ramon raymond rebecca reinhard ricardo richard
  robert roberto rodrigo roger roland ronald rosemary roxanne ruth ryan samantha samuel sandra sanjay sara sarah scott
  sean sebastian sergei sergio shannon sharon sheila shirley simon simone sofia sonia sophia sophie stefan stefanie
  stephanie stephen steven stuart sunita susan suzanne sven svetlana sylvia takeshi tamara tanya tatiana terence teresa
  theodore theresa tiffany timothy tomasz tracy ulrich ursula valentina valerie vanessa vera veronica vincent vladimir
  walter wendy werner wilhelm william winston wolfgang xavier yasmin yolanda yusuf yvonne zachary zoe`.split(/\s+/),
)

/** Words that follow "patient" or "name" in questions, notes and the heads of reports and are no part of a name. */
const noNames = new Set(
  `a acceptable activation acute address admitted after age aged all an and are as asks assessment at before blood can
  care centered centred chronic classification cohort collected complains compliance controlled data date decision
  determined developed did directed do dob does driven education eligibility engagement experience female for from
  gender generated global got has have he health her his how i id identification if impression in information
  initiated international is it level male man management may medical mental mrn my needs nhs no not number of on or
  oriented our outcome outcomes panel perceived perspective phone populations portal preference presented presenting
  presents privacy protection questionnaire ratio record registry related reported reports rights risk safety
  satisfaction sex she should since specific state status stratification study summary support survey symptom takes
  taking that the their they this to took treated type under unknown versus wants was we what when where which while
  who whom whose why will with withheld without woman years you`.split(/\s+/),
)

/** What makes the words before it an eponym or an institution: "patient Alexander disease", "Simon Broome criteria". */
const afterEponym =
  /^(?:disease|syndrome|sign|test|score|scale|sequence|criteri|classification|trial|stud(?:y$|ies)|lymphoma|palsy|phenomenon|anomaly|tumou?r|procedure|operation|splint|fracture|index$|formula|equation|method|questionnaire|inventory|hospital|university|institute|foundation|collaboration|ulcer|node|cyst|reflex|manoeuvre|maneuver|technique|position|catheter|stage|register|registry|guideline)/i

const word = String.raw`\p{L}[\p{L}'’-]{1,30}`
const gap = String.raw`[^\S\n]{1,3}`
const initials = String.raw`(?:\p{L}\.?${gap}){0,2}`
const particles = `(?:(?:van|von|de|der|den|da|di|la|el|al|bin)${gap}){0,2}`
/** One to three words of one line in any case; `nameIn` says how many of them are a name. */
const person = `${word}(?:,?${gap}${initials}${particles}${word}){0,2}`

const isCapitalised = (text: string) => /^\p{Lu}(?:['’]\p{Lu})?\p{Ll}/u.test(text)

/**
 * How far a name reaches from the start of a text: its leading words that are no ordinary words and, in a text that
 * starts with a capital, are capitalised. 0 for an eponym or an institution.
 */
function nameIn({ part, after }: Match): number {
  const startsCapital = isCapitalised(part)
  let end = 0
  for (const { 0: each, index } of part.matchAll(/[\p{L}'’-]+/gu)) {
    if (afterEponym.test(each)) return 0
    const isParticle = /^(?:van|von|de|der|den|da|di|la|el|al|bin|\p{L})$/iu.test(each)
    if (noNames.has(each.toLowerCase()) || (startsCapital && !isCapitalised(each) && !isParticle)) break
    end = index + each.length
  }
  const follows = /^['’]?s?[\s-]+([\p{L}]+)/u.exec(part.slice(end) + after)?.[1] ?? ''
  return afterEponym.test(follows) ? 0 : end
}

/** A name of which one word is a known given name. */
function knownNameIn(match: Match): number {
  const end = nameIn(match)
  const [first, ...others] = match.part.slice(0, end).split(/[\s,]+/)
  if (first === undefined) return 0
  const isAbbreviation = first === first.toUpperCase() && others[0] !== others[0]?.toUpperCase()
  const isKnown = givenNames.has(first.toLowerCase()) && !isAbbreviation
  const isKnownReversed = /^[\p{L}'’-]+,/u.test(match.part) && givenNames.has(others[0]?.toLowerCase() ?? '')
  return isKnown || isKnownReversed ? end : 0
}

function capitalisedNameIn(match: Match): number {
  return isCapitalised(match.part) ? nameIn(match) : 0
}

const nameFinders: Finder[] = [
  // "Mrs Alvarez", "Mr. O'Neil"; not "Dr", who is seldom the patient, nor "MRS", a scale.
  finder(
    'name',
    String.raw`(?<![\p{L}\p{N}])(?:Mr|Mrs|Ms|Miss|Mx|Herr|Frau|Señora?|Sra|Madame|Monsieur)\.?\s+(${person})`,
    '',
    capitalisedNameIn,
  ),
  // "patient name: …", "full name is …", "surname …"; "brand name: Eliquis" is none.
  finder(
    'name',
    String.raw`(?:\b(?:patient(?:['’]?s)?|pt(?:['’]?s)?|client(?:['’]?s)?|full|first|last|given|family|maiden)\s+name|\bsurname|^\s*name)\s*(?:is\b|was\b|:|=|-)\s*(${person})`,
    'im',
    (match) => Math.max(capitalisedNameIn(match), knownNameIn(match)),
  ),
  // "a woman named Keiko", "my patient is called Jorge".
  finder(
    'name',
    String.raw`\b(?:patient|pt|man|woman|boy|girl|child|infant|male|female|lady|gentleman|son|daughter|mother|father|wife|husband|neighbou?r|friend|colleague|resident)\s+(?:is\s+|was\s+)?(?:named|called)\s+(${person})`,
    'i',
    (match) => Math.max(capitalisedNameIn(match), knownNameIn(match)),
  ),
  // "patient John Smith", "pt: maria lopez", "patient Smith, John".
  finder('name', String.raw`\b(?:patient|pt|client)(?:\s+is)?\s*[:,-]?\s+(${person})`, 'i', knownNameIn),
  // "my patient Kowalski has …": a surname alone, told by what follows it.
  finder(
    'name',
    String.raw`\b(?:my|our)\s+(?:patient|pt|client),?\s+(${word})(?=,|\s+(?:has|had|is|was|presented|came|takes|took|developed|needs|asked|wants)\b)`,
    'i',
    capitalisedNameIn,
  ),
  // "John Smith, 54-year-old", "Maria Lopez (61F)", "john smith is a 54 yo".
  finder(
    'name',
    String.raw`(?<![\p{L}\p{N}])(${word}\s+${initials}${word})(?:\s+is\s+an?|,?\s+aged?)?,?\s*\(?\d{1,3}(?:\s*[MF]\b|[\s-]?(?:years?|yrs?|y\/?o|months?)\b)`,
    'i',
    knownNameIn,
  ),
  // "54-year-old John Smith", "72 yo woman Greta Holm".
  finder(
    'name',
    String.raw`\b\d{1,3}[\s-]?(?:(?:years?|yrs?|months?)[\s-]old|y\/?o)\s+(?:(?:man|woman|male|female|boy|girl|patient|lady|gentleman),?\s+)?(${person})`,
    'i',
    knownNameIn,
  ),
  finder(
    'name',
    String.raw`(?:姓名|患者名|氏名)\s*[:：]?\s*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,6})`,
  ),
]

// -------------------------------------------------------------------------------------------------------- numbers

const month = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?`
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const year = String.raw`(?:(?:18|19|20)\d{2}|['’]?\d{2})`
const fullDate = [
  String.raw`\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?${year}`,
  String.raw`(?:18|19|20)\d{2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{1,2}`,
  String.raw`${day}(?:st|nd|rd|th)?[\s.-]{1,2}(?:of\s)?${month}[\s,.-]{1,2}${year}`,
  String.raw`${month}[\s.-]{0,2}${day}(?:st|nd|rd|th)?[\s,.-]{1,2}${year}`,
  String.raw`(?:19|20)\d{2}年\d{1,2}月\d{1,2}日?`,
].join('|')

/** Only a whole date: "born in 1950" and "cohort born 1945-1965" name nobody. */
const birthDateFinders: Finder[] = [
  finder(
    'birth-date',
    String.raw`(?:\b(?:d\.?\s?o\.?\s?b\b\.?|date\s+of\s+birth|birth\s?-?date|birthday|born(?:\s+on)?(?:\s+the)?|geb(?:oren)?\b\.?(?:\s+am)?|née?\s+le)|出生(?:日期)?|生年月日)\s*(?:is\b|was\b)?\s*[:：=(-]?\s*(${fullDate})(?!\d)`,
    'i',
  ),
]

/** A unit after the digits makes them a measurement. */
const unit =
  /^\s*(?:mg|mcg|µg|μg|g|kg|ml|l|dl|iu|units?|mmol|mol|%|patients|participants|cells|copies|base|bp|years?|women|men|people|metres|meters|m|km|feet|ft|weeks?|months?|days?)(?![\p{L}\p{N}])/iu
const isNoMeasurement = ({ after }: Match) => !unit.test(after)

const digitsOf = (text: string) => text.replace(/\D/g, '')
const hasDigits =
  (least: number) =>
  ({ part }: Match) =>
    digitsOf(part).length >= least

/** Its last digit is the check digit, modulus 11 (NHS Data Dictionary). */
function isNhsNumber({ part }: Match): boolean {
  const digits = digitsOf(part)
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
  String.raw`(?:medical|health|hospital|clinic|patient|chart|unit|case|file|admission|encounter|visit)(?:\s+(?:record|file))?\s*(?:no\b\.?|nr\b\.?|number\b|id\b|identifier\b|#)`,
  String.raw`(?:uhid|umrn|urn|pid|chart|fallnummer|patientennummer|patienten-?id)\b`,
].join('|')

const nationalNumberNames = [
  'ssn|nino|passport|aadhaar',
  String.raw`social\s+security|national\s+(?:insurance|id|identity|health)|driver['’]?s?\s+licen[cs]e`,
  String.raw`(?:nhs|chi|medicare|medicaid|insurance|policy|member|licen[cs]e)(?=\s+(?:id|number|no)\b)`,
].join('|')

const numberFinders: Finder[] = [
  finder(
    'record-number',
    String.raw`\b(?:${recordNumberNames})\s*(?:no\b\.?|number\b|is\b|was\b)?\s*[:#=.-]{0,2}\s*([a-z]{0,3}-?\d[\d-]{3,14}[a-z]?)(?![\p{L}\p{N}])`,
    'i',
    when(hasDigits(5), isNoMeasurement),
  ),
  finder(
    'record-number',
    String.raw`(?:病历号|病案号|住院号|门诊号|患者番号|カルテ番号)\s*[:：]?\s*([A-Za-z]{0,3}\d{4,14})`,
  ),
  // The form of United States social security numbers, without the ranges never given out.
  finder('national-number', String.raw`(?<![\w.-])((?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4})(?![\w-])`),
  finder(
    'national-number',
    String.raw`\b(?:${nationalNumberNames})\s*(?:id\b|number\b|no\b\.?)?\s*(?:is\b)?\s*[:#=-]?\s*([a-z]{0,3}\s?\d[\d\s-]{4,16}\d[a-z]?|[a-z][a-z\d]{6,10})(?![\p{L}\p{N}])`,
    'i',
    when(hasDigits(6), isNoMeasurement),
  ),
  finder('national-number', String.raw`(?<!\d)(\d{3}\s\d{3}\s\d{4})(?!\d)`, '', when(isNhsNumber, isNoMeasurement)),
  // China's 18 characters with the date of birth inside.
  finder(
    'national-number',
    String.raw`(?<![\w.])([1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx])(?!\w)`,
  ),
  // Nordic personal numbers: six digits of a date, a hyphen or plus, four digits.
  finder(
    'national-number',
    String.raw`(?<![\w./-])(\d{6}[\-+]\d{4})(?![\w\-])`,
    '',
    when(startsWithDate, isNoMeasurement),
  ),
]

// -------------------------------------------------------------------------------------------- phone, e-mail, address

const phoneFinders: Finder[] = [
  finder(
    'phone',
    String.raw`(?:\b(?:tel(?:ephone)?|phone|mobile|cell(?:phone)?|fax|whatsapp|handy|call(?:ed)?\s+(?:back\s+)?(?:(?:him|her|them|me)\s+)?(?:at|on)|reach(?:able|ed)?\s+(?:at|on)|contact(?:ed)?\s+(?:at|on|number))\b|电话|手机|電話)\.?\s*(?:no\b\.?|number\b|nr\b\.?)?\s*(?:is\b)?\s*[:：#]?\s*(\+?\(?\d[\d\s().\-]{5,18}\d)(?!\w)`,
    'i',
    when(hasDigits(7), isNoMeasurement),
  ),
  // North America: (212) 555-0187, 212-555-0187, +1 212 555 0187.
  finder(
    'phone',
    String.raw`(?<![\w.\-])((?:\+?1[\s.\-]?)?(?:\([2-9]\d{2}\)\s?|[2-9]\d{2}[.\-])[2-9]\d{2}[.\-]\d{4})(?![\w\-])`,
    '',
    when(isNoMeasurement),
  ),
  // Abroad, with the country's code: +44 20 7946 0958, +49 (0)30 901820.
  finder(
    'phone',
    String.raw`(?<![\w+])(\+[1-9]\d{0,2}[\s.\-]?\(?\d[\d\s().\-]{5,16}\d)(?!\w)`,
    '',
    when(hasDigits(9), isNoMeasurement),
  ),
  // Mobile numbers as written at home: 07700 900123 (UK), 0171 2345678 (DE), 13812345678 (CN), 06 12 34 56 78 (FR).
  finder(
    'phone',
    String.raw`(?<![\w.\-])(07\d{3}\s?\d{6}|01[567]\d[\s/\-]\d{7,8}|1[3-9]\d{9}|0[67](?:[\s.]\d{2}){4})(?![\w\-])`,
    '',
    when(isNoMeasurement),
  ),
]

const emailFinder = finder(
  'email',
  String.raw`(?<![\w.+\-])([\w.+\-]{1,64}@[\w\-]{1,63}(?:\.[\w\-]{1,63}){0,4}\.[a-z]{2,24})(?![\w@])`,
  'i',
)

const streetWords =
  'Street|Avenue|Road|Boulevard|Lane|Drive|Court|Place|Terrace|Crescent|Close|Square|Highway|Parkway|Alley'
const streetName = String.raw`(?:(?:[NSEW]\.?\s+)?(?:\p{Lu}[\p{L}'’.\-]{1,20}|\d{1,3}(?:st|nd|rd|th))\s+){1,3}`
const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC'

const upToStreet = new RegExp(String.raw`^.*?\b(?:${streetWords}|st|ave|rd)\b`, 'i')

/** A house number and what follows: up to the word for a street, or all of it when a capital tells a name. */
function houseIn({ part }: Match): number {
  const street = upToStreet.exec(part)?.[0].length
  return street ?? (/\d[A-Za-z]?,?\s+\p{Lu}/u.test(part) ? part.length : 0)
}

const addressFinders: Finder[] = [
  finder('address', String.raw`(?<![\p{L}\p{N}.\-])(\d{1,5}[A-Za-z]?,?\s+${streetName}(?:${streetWords}))\b`),
  // An abbreviation needs more than itself: "12 Oak St, Springfield", "12 Oak Ave." at the end, "apt 4".
  finder(
    'address',
    String.raw`(?<![\p{L}\p{N}.\-])(\d{1,5}[A-Za-z]?,?\s+${streetName}(?:St|Ave|Rd|Blvd|Ln|Dr|Ct|Pl|Hwy|Pkwy)\b)(?=\.?\s*(?:,\s*(?:\p{Lu}\p{Ll}|[Aa]pt|[Uu]nit|#)|[Aa]pt\b|[Uu]nit\b|#|[.?!]?$))`,
    'm',
  ),
  finder(
    'address',
    String.raw`\b(?:lives|living|resides|residing|address)\s*(?:at\b|is\b|:)\s*:?\s*((?:flat\s+|apt\.?\s+)?\d{1,5}[a-z]?,?\s+\p{L}[\p{L}'’.\-]+(?:\s+[\p{L}\d][\p{L}\d'’.\-]{0,20}){1,4})`,
    'i',
    houseIn,
  ),
  finder('address', String.raw`(?<!\p{L})(\p{Lu}\p{Ll}+(?:straße|strasse|str\.)\s+\d{1,4}[a-z]?)(?!\w)`),
  finder(
    'address',
    String.raw`(?<![\p{L}\p{N}])(\d{1,4}(?:\s?bis|\s?ter)?,?\s+(?:rue|avenue|boulevard|place)\s+(?:(?:de|du|des|la|le|l['’])\s*){0,3}\p{Lu}\p{L}+)`,
  ),
  finder(
    'address',
    String.raw`(\p{Lu}\p{Ll}{1,30}(?:\s\p{Lu}\p{Ll}{1,30})?,\s*(?:${states})\s+\d{5}(?:-\d{4})?)(?!\d)`,
  ),
  // A British postcode; the letters that end one never include C I K M O V, so "B12 5MG" is a dose.
  finder('address', String.raw`\b([A-Z]{1,2}\d[A-Z\d]?\s\d[ABD-HJLNP-UW-Z]{2})\b(?!\s*\/)`),
]

const finders: Finder[] = [
  ...nameFinders,
  ...birthDateFinders,
  ...numberFinders,
  ...phoneFinders,
  emailFinder,
  ...addressFinders,
]
