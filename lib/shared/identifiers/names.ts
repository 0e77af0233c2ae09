import { isClinicalWord, mayBeClinical } from './clinical-words'
import { givenNames } from './given-names'
import { createFinder, type Finder, findWhere, type Match } from './pattern'

/** Words that follow "patient" or "name" in questions, notes and report headers and are not part of a name. */
const ordinaryWords = new Set(
  `a acceptable activation acute address admitted after age aged all an and are as asks assessment at before blood can
  care centered centred chronic classification cohort collected complains compliance controlled data date decision
  determined developed did directed do dob does driven education eligibility engagement experience female for from
  gender generated global got has have he health her his how i id identification if impression in information
  initiated international is it level male man management may medical mental mrn my needs nhs no not number of on or
  oriented our outcome outcomes panel perceived perspective phone patient patients populations portal preference pt presented presenting
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
/** One to three words on one line, in any case; `nameLength` decides how many of them are a name. */
const person = `${word}(?:,?${gap}${initials}${particles}${word}){0,2}`

const isCapitalised = (text: string) => /^\p{Lu}(?:['’]\p{Lu})?\p{Ll}/u.test(text)

/**
 * Length of the name at the start of a text: its leading words that are not ordinary words and, if the text starts with
 * a capital, are capitalised. 0 for an eponym or an institution.
 */
function nameLength({ part, after }: Match): number {
  const startsCapital = isCapitalised(part)
  let end = 0
  for (const { 0: each, index } of part.matchAll(/[\p{L}'’-]+/gu)) {
    if (afterEponym.test(each)) return 0
    const isParticle = /^(?:van|von|de|der|den|da|di|la|el|al|bin|\p{L})$/iu.test(each)
    if (ordinaryWords.has(each.toLowerCase()) || (startsCapital && !isCapitalised(each) && !isParticle)) break
    end = index + each.length
  }
  const follows = /^['’]?s?[\s-]+([\p{L}]+)/u.exec(part.slice(end) + after)?.[1] ?? ''
  return afterEponym.test(follows) ? 0 : end
}

/** Also with accents, as in José, and as the first of two, as in Hans-Jürgen. */
function isGivenName(written = ''): boolean {
  const plain = written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return givenNames.has(plain) || givenNames.has(/^[^-]*/.exec(plain)?.[0] ?? '')
}

/** Length of a name that contains a known given name. */
function listedNameLength(match: Match): number {
  const end = nameLength(match)
  const [first, ...others] = match.part.slice(0, end).split(/[\s,]+/)
  if (first === undefined) return 0
  const isAbbreviation = first === first.toUpperCase() && others[0] !== others[0]?.toUpperCase()
  const isKnown = isGivenName(first) && !isAbbreviation
  const isKnownReversed = /^[\p{L}'’-]+,/u.test(match.part) && isGivenName(others[0])
  return isKnown || isKnownReversed ? end : 0
}

const isAllCaps = (written: string) => /^\p{Lu}[\p{Lu}'’-]{4,}$/u.test(written)
/** Without a vowel it is an abbreviation, but for the shortest: Ng. */
const isPronounceable = (written: string) => written.length < 3 || /[aeiouyø]/iu.test(written.normalize('NFD'))
const couldBeName = (written: string) =>
  isPronounceable(written) && !ordinaryWords.has(written.toLowerCase()) && !isClinicalWord(written)

/**
 * Measures a name that is in no list: capitalised words that are not medical terms. The words around it must show that
 * it is a name. A name in capitals needs five letters, or such a word before it, because it could be an abbreviation.
 *
 * @param least how many words it must have
 * @param isWhole whether every word of the part must belong to it
 */
function measureUnlistedName({ least = 1, isWhole = false }: { least?: number; isWhole?: boolean } = {}) {
  return (match: Match): number => {
    let end = 0
    let names = 0
    let isSure = false
    for (const { 0: each, index } of match.part.matchAll(/[\p{L}'’-]+/gu)) {
      const isParticle = /^(?:van|von|de|der|den|da|di|la|el|al|bin|\p{L})$/iu.test(each)
      if (isParticle) continue
      const isWritten =
        isCapitalised(each) || isAllCaps(each) || (isAllCaps(match.part.slice(0, end)) && /^\p{Lu}{2,}$/u.test(each))
      if (!isWritten || !couldBeName(each)) break
      names += 1
      isSure ||= !mayBeClinical(each) || isGivenName(each)
      end = index + each.length
    }
    const rest = match.part.slice(end)
    const follows = /^['’]?s?[\s-]+([\p{L}]+)/u.exec(rest + match.after)?.[1] ?? ''
    const isName = isSure && names >= least && !(isWhole && rest !== '') && !afterEponym.test(follows)
    return isName ? end : 0
  }
}

function capitalisedNameLength(match: Match): number {
  return isCapitalised(match.part) ? nameLength(match) : 0
}

/** A single capitalised word that is none of medicine: no given name need be known. */
function surnameLength(match: Match): number {
  return isClinicalWord(match.part) ? 0 : capitalisedNameLength(match)
}

/** An age after a name: ", 54y", " (F, 77)", " 61yo", ", 66 años". */
const years = String.raw`(?:[MF](?!\w)|y(?!\w)|y\/?o(?!\w)|(?:years?|yrs?|ans|años|anos|anni|lat|jahre)(?!\p{L})|-(?:year|yr))`
const anyAge = String.raw`,?\s*(?:\(\s*)?(?:(?:[MF]|male|female)\s*[,/]?\s*\d{1,3}(?!\d)|(?:aged?\s+)?\d{1,3}\s*${years})`
const ageAndSex = String.raw`,?\s*(?:\(\s*)?(?:[MF]\s*[,/]?\s*\d{1,3}(?![\d.])|\d{1,3}\s*(?:y\/?o?\s*)?[MF](?!\w)|\d{1,3}[\s-](?:year|yr)s?[\s-]old)`
const patient = String.raw`(?<!\p{L})(?:patient(?:in)?|pt|client|paciente|paziente|pacjent(?:ka)?)`

/** Without one of these no pattern for a patient's name can match. */
const patientCue = /pt|pat|pac|paz|client/i

/** What a patient does, after the name. */
const verb = String.raw`(?:has|had|is|was|presented|came|takes|took|developed|needs|asked|wants)\b`

export const nameFinders: Finder[] = [
  // "Mrs Alvarez", "Mr. O'Neil"; not "Dr", who is seldom the patient, nor "MRS", a scale.
  ...findWhere(/M[rsixlme]|Herr|Frau|Se|Sra|Sig|Pani/, [
    createFinder(
      'name',
      String.raw`(?<![\p{L}\p{N}])(?:Mr|Mrs|Ms|Miss|Mx|Herrn?|Frau|Señora?|Sra|Senhora?|Signora?|Sig(?:\.ra)?|Madame|Mme|Mlle|Monsieur|Mevrouw|Meneer|Pani)\.?\s+((?:\p{Lu}\.\s*){0,2}${person})`,
      '',
      (match) => Math.max(capitalisedNameLength(match), measureUnlistedName()(match)),
    ),
  ]),
  // "M. Dupont, 66 ans": without the age "M." is a species.
  ...findWhere(/M\./, [
    createFinder(
      'name',
      String.raw`(?<![\p{L}\p{N}])M\.\s+(${person})(?=,?\s*\d{1,3}\s*ans(?!\p{L}))`,
      '',
      measureUnlistedName({ isWhole: true }),
    ),
  ]),
  // "MR OKONKWO 61yo": recognised by the age or the verb; "MR ANGIOGRAPHY" has neither.
  ...findWhere(/M(?:R|S|ISS)/, [
    createFinder(
      'name',
      String.raw`(?<![\p{L}\p{N}])(?:MR|MRS|MS|MISS)\.?\s+(${person})(?=${anyAge}|\s+(?:has|had|is|was|takes)\b)`,
      '',
      measureUnlistedName({ isWhole: true }),
    ),
  ]),
  // "patient name: …", "full name is …", "surname …"; "brand name: Eliquis" is none.
  ...findWhere(/name/i, [
    createFinder(
      'name',
      String.raw`(?:\b(?:patient(?:['’]?s)?|pt(?:['’]?s)?|client(?:['’]?s)?|full|first|last|given|family|maiden)\s+name|\bsurname|^\s*name)\s*(?:is\b|was\b|:|=|-)\s*(${person})`,
      'im',
      (match) => Math.max(capitalisedNameLength(match), listedNameLength(match), measureUnlistedName()(match)),
    ),
  ]),
  // The same label in the notes of other countries.
  ...findWhere(/:/, [
    createFinder(
      'name',
      String.raw`(?:^|[\n;,.]\s*)(?:Name|Vorname|Nachname|Familienname|Nom|Prénom|Nombre|Apellidos?|Nome|Cognome|Nazwisko|Imię)\s*:\s*(${person})`,
      'i',
      measureUnlistedName(),
    ),
  ]),
  // "a woman named Keiko", "my patient is called Jorge".
  ...findWhere(/named|called/i, [
    createFinder(
      'name',
      String.raw`\b(?:patient|pt|man|woman|boy|girl|child|infant|male|female|lady|gentleman|son|daughter|mother|father|wife|husband|neighbou?r|friend|colleague|resident)\s+(?:is\s+|was\s+)?(?:named|called)\s+(${person})`,
      'i',
      (match) => Math.max(capitalisedNameLength(match), listedNameLength(match)),
    ),
  ]),
  // "patient John Smith", "pt: maria lopez", "patient Smith, John".
  ...findWhere(patientCue, [
    createFinder('name', String.raw`${patient}(?:\s+is)?\s*[.:,-]?\s+(${person})`, 'i', listedNameLength),
  ]),
  // "Pt KOWALCZYK, 54y", "patient Fatou Diop 25F": no list has the name, but the age shows that it is one.
  ...findWhere(patientCue, [
    createFinder(
      'name',
      String.raw`${patient}\s*[.:,-]?\s+(${person})(?=${anyAge})`,
      'i',
      measureUnlistedName({ isWhole: true }),
    ),
  ]),
  // "Pt. KOWALCZYK has", "the patient, Hildegard Brandstätter, takes".
  ...findWhere(patientCue, [
    createFinder(
      'name',
      String.raw`${patient}[.,]?\s+(${person})(?=,?\s+${verb})`,
      'i',
      measureUnlistedName({ least: 2, isWhole: true }),
    ),
  ]),
  ...findWhere(patientCue, [
    createFinder(
      'name',
      String.raw`(?<!\p{L})(?:[Pp]t|[Pp]atient)\.?\s+(\p{Lu}[\p{Lu}'’-]{4,20})(?=\s+${verb})`,
      '',
      measureUnlistedName({ isWhole: true }),
    ),
  ]),
  // "my patient Kowalski has …": a surname alone, recognised by the following words.
  ...findWhere(patientCue, [
    createFinder(
      'name',
      String.raw`\b(?:my|our)\s+(?:patient|pt|client),?\s+(${word})(?=,|\s+${verb})`,
      'i',
      surnameLength,
    ),
  ]),
  // "KOWALCZYK Zbigniew, 54M" at the head of a note, "Bed 12: ABUBAKAR 45M".
  ...findWhere(/\d/, [
    createFinder(
      'name',
      String.raw`(?:^|[\n;]\s*|\bre:\s*)(${person})(?=${ageAndSex})`,
      'i',
      measureUnlistedName({ least: 2, isWhole: true }),
    ),
  ]),
  ...findWhere(/bed/i, [
    createFinder(
      'name',
      String.raw`\bbed\s+\d{1,3}[a-z]?[:,]?\s+(${person})(?=${ageAndSex})`,
      'i',
      measureUnlistedName({ isWhole: true }),
    ),
  ]),
  // "Re: Thomas Andersson, …", as letters begin.
  ...findWhere(/re:/i, [
    createFinder('name', String.raw`(?:^|\n)\s*re:\s*(${person})(?=\s*[,\n(-])`, 'i', listedNameLength),
  ]),
  // "SMITH, John (DOB 03/04/1956)", "Thomas Andersson, MRN 482913".
  ...findWhere(/d\.?o\.?b|birth|geb\.|mrn|nhs/i, [
    createFinder(
      'name',
      String.raw`(?<![\p{L}\p{N}-])(${person}),?\s*\(?(?=(?:d\.?o\.?b\.?|date\s+of\s+birth|geb\.|mrn|nhs(?:\s+no|\s+number)?)\s*[.:#]?\s*\d)`,
      'i',
      measureUnlistedName({ isWhole: true }),
    ),
  ]),
  // "Baby Okafor born …", as wards call those who have no name yet.
  ...findWhere(/Baby|Infant|Twin/, [
    createFinder(
      'name',
      String.raw`(?<!\p{L})(?:Baby|Infant|Twin)\s+(?:[Oo]f\s+)?(${word})(?=,?\s+born\b|${anyAge})`,
      '',
      measureUnlistedName({ isWhole: true }),
    ),
  ]),
  // "John Smith, 54-year-old", "Maria Lopez (61F)", "john smith is a 54 yo".
  ...findWhere(/\d/, [
    createFinder(
      'name',
      String.raw`(?<![\p{L}\p{N}])(${word}\s+${initials}${word})(?:\s+is\s+an?|,?\s+aged?)?,?\s*\(?\d{1,3}(?:\s*[MF]\b|[\s-]?(?:years?|yrs?|y\/?o|months?)\b)`,
      'i',
      listedNameLength,
    ),
  ]),
  // "54-year-old John Smith", "72 yo woman Greta Holm".
  ...findWhere(/\d/, [
    createFinder(
      'name',
      String.raw`\b\d{1,3}[\s-]?(?:(?:years?|yrs?|months?)[\s-]old|y\/?o)\s+(?:(?:man|woman|male|female|boy|girl|patient|lady|gentleman),?\s+)?(${person})`,
      'i',
      (match) => Math.max(listedNameLength(match), measureUnlistedName({ least: 2 })(match)),
    ),
  ]),
]
