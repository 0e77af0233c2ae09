import { createFinder, type Finder, findWhere, hasDigits, isNotMeasurement, keepWhen, type Match } from './pattern'

/** No phone number has fewer digits. */
const sevenDigits = /\d(?:\D{0,6}\d){6}/

export const phoneFinders: Finder[] = findWhere(sevenDigits, [
  createFinder(
    'phone',
    String.raw`(?:\b(?:tel(?:ephone)?|phone|mobile|cell(?:phone)?|fax|whatsapp|handy|call(?:ed)?\s+(?:back\s+)?(?:(?:him|her|them|me)\s+)?(?:at|on)|reach(?:able|ed)?\s+(?:at|on)|contact(?:ed)?\s+(?:at|on|number))\b|电话|手机|電話)\.?\s*(?:no\b\.?|number\b|nr\b\.?)?\s*(?:is\b)?\s*[:：#]?\s*(\+?\(?\d[\d\s().\-]{5,18}\d)(?!\w)`,
    'i',
    keepWhen(hasDigits(7), isNotMeasurement),
  ),
  // North America: (212) 555-0187, 212-555-0187, +1 212 555 0187.
  createFinder(
    'phone',
    String.raw`(?<![\w.\-])((?:\+?1[\s.\-]?)?(?:\([2-9]\d{2}\)\s?|[2-9]\d{2}[.\-])[2-9]\d{2}[.\-]\d{4})(?![\w\-])`,
    '',
    keepWhen(isNotMeasurement),
  ),
  // Abroad, with the country's code: +44 20 7946 0958, +49 (0)30 901820.
  createFinder(
    'phone',
    String.raw`(?<![\w+])(\+[1-9]\d{0,2}[\s.\-]?\(?\d[\d\s().\-]{5,16}\d)(?!\w)`,
    '',
    keepWhen(hasDigits(9), isNotMeasurement),
  ),
  // Mobile numbers as written at home: 07700 900123 (UK), 0171 2345678 (DE), 13812345678 (CN), 06 12 34 56 78 (FR).
  createFinder(
    'phone',
    String.raw`(?<![\w.\-])(07\d{3}\s?\d{6}|01[567]\d[\s/\-]\d{7,8}|1[3-9]\d{9}|0[67](?:[\s.]\d{2}){4})(?![\w\-])`,
    '',
    keepWhen(isNotMeasurement),
  ),
])

export const emailFinder = createFinder(
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

/** A house number and what follows: up to the word for a street, or all of it when a capital marks a name. */
function addressLength({ part }: Match): number {
  const street = upToStreet.exec(part)?.[0].length
  return street ?? (/\d[A-Za-z]?,?\s+\p{Lu}/u.test(part) ? part.length : 0)
}

export const addressFinders: Finder[] = findWhere(/\d|[村区]/, [
  createFinder('address', String.raw`(?<![\p{L}\p{N}.\-])(\d{1,5}[A-Za-z]?,?\s+${streetName}(?:${streetWords}))\b`),
  // An abbreviation needs more than itself: "12 Oak St, Springfield", "12 Oak Ave." at the end, "apt 4".
  createFinder(
    'address',
    String.raw`(?<![\p{L}\p{N}.\-])(\d{1,5}[A-Za-z]?,?\s+${streetName}(?:St|Ave|Rd|Blvd|Ln|Dr|Ct|Pl|Hwy|Pkwy)\b)(?=\.?\s*(?:[NS]?[EW]?,\s*(?:\p{Lu}\p{Ll}|[Aa]pt|[Uu]nit|#)|[Aa]pt\b|[Uu]nit\b|#|[.?!]?$))`,
    'm',
  ),
  createFinder(
    'address',
    String.raw`\b(?:lives|living|resides|residing|address)\s*(?:at\b|is\b|:)\s*:?\s*((?:flat\s+|apt\.?\s+)?\d{1,5}[a-z]?,?\s+\p{L}[\p{L}'’.\-]+(?:\s+[\p{L}\d][\p{L}\d'’.\-]{0,20}){1,4})`,
    'i',
    addressLength,
  ),
  createFinder('address', String.raw`(?<!\p{L})(\p{Lu}\p{Ll}+(?:straße|strasse|str\.)\s+\d{1,4}[a-z]?)(?!\w)`),
  createFinder(
    'address',
    String.raw`(?<![\p{L}\p{N}])(\d{1,4}(?:\s?bis|\s?ter)?,?\s+(?:rue|avenue|boulevard|place)\s+(?:(?:de|du|des|la|le|l['’])\s*){0,3}\p{Lu}\p{L}+)`,
  ),
  createFinder(
    'address',
    String.raw`(\p{Lu}\p{Ll}{1,30}(?:\s\p{Lu}\p{Ll}{1,30})?,\s*(?:${states})\s+\d{5}(?:-\d{4})?)(?!\d)`,
  ),
  // Words that are also others than streets need a comma after them: "12 Marine Parade, Brighton".
  createFinder(
    'address',
    String.raw`(?<![\p{L}\p{N}.\-])(\d{1,4}[A-Za-z]?\s+${streetName}(?:Parade|Gardens|Grove|Mews|Hill|Way))(?=,\s*\p{Lu}\p{Ll})`,
  ),
  createFinder(
    'address',
    String.raw`(?:住址|地址|家住|住在|住所)\s*[:：]?\s*([\p{Script=Han}\dA-Za-z-]{3,30}?(?:\d+(?:号|號|室|弄|番地?)|村|小区))`,
  ),
  // A British postcode; the letters that end one never include C I K M O V, so "B12 5MG" is a dose.
  createFinder('address', String.raw`\b([A-Z]{1,2}\d[A-Z\d]?\s\d[ABD-HJLNP-UW-Z]{2})\b(?!\s*\/)`),
])
