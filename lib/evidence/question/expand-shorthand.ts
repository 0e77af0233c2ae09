/**
 * Writes clinicians' shorthand in full before a question is read, so that "pred" is a drug, "pt" a patient and "neg" no
 * subject. What is searched is shown with the words in full.
 */
import { isEnglishWord } from '@/lib/evidence/text/common-words'
import { typedShorthand } from '@/lib/evidence/text/names/typed-shorthand'
import { createPhraseFinder, isContentWord, splitPhrase } from '@/lib/evidence/text/phrases'
import { listSynonymsFrom } from '@/lib/evidence/text/synonyms'
import { writeSymbols } from '@/lib/shared/lab-values/write-symbols'
import { readOnce } from '@/lib/shared/read-once'
import { guidelineIssuers } from './facet-phrases'

interface Meaning {
  words: string
  /** One of these has to be in the conversation; null for shorthand with one meaning. Few of them are ever read. */
  context: () => RegExp | null
}

const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

let read: { pattern: RegExp; meanings: ReadonlyMap<string, Meaning[]> } | undefined

function readTable(): NonNullable<typeof read> {
  if (read !== undefined) return read
  const meanings = new Map<string, Meaning[]>()
  for (const line of typedShorthand.split('\n').filter(Boolean)) {
    const [short = '', meaning = ''] = line.split(/:(?: |$)/)
    const [words = '', context] = meaning.split(' / ')
    for (const name of short.split(', ')) {
      meanings.set(name, [...(meanings.get(name) ?? []), { words, context: readOnce(() => readContext(context)) }])
    }
  }
  // The longest first: "mag sulph" before "mag".
  const names = [...meanings.keys()].sort((a, b) => b.length - a.length).map(escapeForPattern)
  const pattern = new RegExp(`(?<![\\p{L}\\d/&-])(?:${names.join('|')})(?![\\p{L}\\d&])`, 'giu')
  read = { pattern, meanings }
  return read
}

function readContext(entries: string | undefined): RegExp | null {
  if (entries === undefined) return null
  const patterns = entries.split(', ').map((entry) => {
    // "AF" is a whole word, and "fibrillat" the beginning of one.
    return /\p{Lu}$/u.test(entry) ? `${escapeForPattern(entry)}(?![\\p{L}\\d])` : escapeForPattern(entry)
  })
  return new RegExp(`(?<![\\p{L}\\d])(?:${patterns.join('|')})`, 'iu')
}

/** "GCS15", "NYHA3", "PASI90": the name of a measurement joined to its value. */
const joinedValue =
  /\b(GCS|NIHSS|NYHA|CKD|EF|LVEF|INR|TSH|LDL|SpO2|Hb|BMI|eGFR|CrCl|PASI|EASI|ACR|SALT|PHQ|GAD|IPSS|DAS|MELD|UAS|IGA)(\d)/g
/** "28/40": weeks of pregnancy, unlike a blood pressure of 78/40; "2/52": weeks. */
const weeksOfPregnancy = /(?<![\d/])(\d|[1-3]\d|4[0-3])(?:\+\d)?\/40(?![\d/])/g
const weeks = /(?<![\d/])(\d{1,2})\/52(?![\d/])/g
/** "D7 of antibiotics" is written "d7"; "D10" and "d50" are dextrose, and "d3" may be the vitamin. */
const dayOfCourse = /(?<![\p{L}\d/-])d([4-9]|[1-4]\d)(?![\p{L}\d/])/gu
/**
 * The place of the apostrophe in "ive", "doesnt", "thats". "Its", "hes", "im" and "were" are other words, and
 * "cant" is in names.
 */
const leftOutApostrophe =
  /(?<=(?<![\p{L}\d])(?:(?:are|could|did|does|do|had|has|have|is|must|should|was|were|would)n(?=t)|(?:i|they|we|you)(?=ve)|(?:they|you)(?=re|ll)|(?:here|how|she|that|there|what|where|who)(?=s)))(?=(?:t|ve|re|ll|s)(?![\p{L}\d'’]))/giu
/** "2 sec": no drug that begins so. */
const seconds = /(?<=\d)\s?secs?(?![\p{L}\d])/gu
/** "4 mo". */
const monthsShort = /(?<=\d)\s?mos?(?![\p{L}\d])/gu
/** "vomiting x2". */
const times = /(?<=\p{L}\s)x\s?\d{1,2}(?![\p{L}\d])/giu

/** "He wants kids": no question about a child. */
const wantsChildren =
  /(?<![\p{L}\d])(wants?|wanting|planning|hoping|trying|keen|considering)(?: on| for| to have)? (?:more |another |any |a |her |his )?(?:kids?|child(?:ren)?|family)(?![\p{L}\d])/giu

/** "Had the full rabies course 6 years ago". */
const hadVaccine =
  /(?<!\b(?:never|not|n['’]t|ever) )\b(?:had|completed|received|has had|have had) (?:an? |the |his |her |their |my |all )?(?:full |complete |whole |primary )?((?:rabies|tetanus|hepatitis b|hep b|hpv|mmr|pneumococcal|flu) )(?:course|vaccin(?:e|es|ations?)|jabs?|shots?|immuni[sz]ations?|boosters?)(?![\p{L}\d])/giu

/** "Hep C": the letter belongs to the whole word only. */
const hepatitis = /(?<![\p{L}\d])hep (?=[a-e](?![\p{L}\d]))/giu

/** "And if the EF is 55?", of heart failure: the fraction is preserved. */
const preservedFraction =
  /\b(?:LV)?EF\b(?:\s(?:is|was|of|at|were|around|about|comes? back at))?\s?(?:5\d|6\d|7[0-5])(?![\d.-])\s?%?/g
const heartFailure = /\bheart failure\b|\bHF\b|\bHF[mp]?r?EF\b/i

/**
 * @param text a turn of a conversation
 * @param conversation where the context of shorthand with several meanings is looked for
 */
export function expandShorthand(text: string, conversation = text): string {
  const { pattern, meanings } = readTable()
  const written = writeSymbols(text)
    .replace(joinedValue, '$1 $2')
    .replace(weeksOfPregnancy, '$1 weeks gestation')
    .replace(weeks, '$1 weeks')
    .replace(dayOfCourse, 'day $1')
    .replace(seconds, ' seconds')
    .replace(monthsShort, ' months')
    .replace(times, '')
    .replace(hadVaccine, 'previously vaccinated against $1')
    .replace(wantsChildren, '$1 to conceive')
    .replace(hepatitis, 'hepatitis ')
    .replace(leftOutApostrophe, "'")
    .replace(preservedFraction, (value) => (heartFailure.test(conversation) ? `HFpEF, ${value}` : value))
  if (written.search(pattern) < 0) return written
  const known = findKnownNames(written)
  const isShouted = !/\p{Ll}/u.test(written)
  const expand = (surface: string) => {
    // "HE HAS CIRRHOSIS": words of English, and not hepatic encephalopathy and albumin.
    if (isShouted && isEnglishWord(surface.toLowerCase())) return surface
    const meaning =
      findMeaning(surface, meanings, conversation) ?? (surface === led ? findOnly(surface, meanings) : undefined)
    return meaning === undefined || isKnown(surface, meaning, known) ? surface : meaning.words
  }
  const led = isShouted ? '' : (leading.exec(written)?.[1] ?? '')
  // A long text may repeat its shorthand, and reading its context takes as long as the conversation is.
  const expanded = new Map([...new Set(written.match(pattern))].map((surface) => [surface, expand(surface)]))
  return written.replace(pattern, (surface) => expanded.get(surface) ?? surface)
}

function findMeaning(
  surface: string,
  meanings: ReadonlyMap<string, Meaning[]>,
  conversation: string,
): Meaning | undefined {
  // "PT" is the prothrombin time, and "OP" an organisation.
  const isInitials = surface.length === 2 && surface === surface.toUpperCase()
  const known = meanings.get(surface) ?? (isInitials ? undefined : meanings.get(surface.toLowerCase()))
  return known?.find(({ context }) => context()?.test(conversation) ?? true)
}

/** "HIT: which anticoagulant?", "BED, what helps?": capitals that lead a question are its subject, whatever follows. */
const leading = /^\W*(?:(?:acute|suspected|new|severe)\s)?(\p{Lu}{3,6})(?=\s?[:,?–-])/iu

/**
 * The meaning of an abbreviation that has no other in the table. Issuers of guidelines lead questions as well: "ADA:
 * …".
 */
function findOnly(surface: string, meanings: ReadonlyMap<string, Meaning[]>): Meaning | undefined {
  const [first, ...others] = meanings.get(surface) ?? []
  const isClear = surface === surface.toUpperCase() && others.every(({ words }) => words === first?.words)
  return isClear && !guidelineIssuers.test(surface) ? first : undefined
}

/** Stems of the everyday names in a text: of those of one word, and of phrases. */
interface KnownNames {
  words: ReadonlySet<string>
  phrases: ReadonlySet<string>
}

function findKnownNames(text: string): KnownNames {
  const isWritten = createPhraseFinder(text)
  const words = new Set<string>()
  const phrases = new Set<string>()
  for (const stem of new Set(splitPhrase(text).map((word) => word.stem))) {
    for (const { name, phrase, isSaidOnly } of listSynonymsFrom(stem)) {
      if (!isSaidOnly) continue
      if (phrase === undefined) words.add(stem)
      else if (isWritten(phrase)) for (const each of name) phrases.add(each.stem)
    }
  }
  return { words, phrases }
}

/** "Renal tx", "x ray dye" are names in the tables; "fits" is one too, but the context may say what is meant by it. */
function isKnown(surface: string, { context }: Meaning, { words, phrases }: KnownNames): boolean {
  const names = splitPhrase(surface).filter(isContentWord)
  return names.length > 0 && names.every(({ stem }) => phrases.has(stem) || (context() === null && words.has(stem)))
}
