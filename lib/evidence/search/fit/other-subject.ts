/** Recognises an article that shares words with a question but is about another subject. */
import type { ParsedQuestion } from '@/lib/evidence/question/parse-question'
import { isSpecificTerm, type QuestionTerm } from '@/lib/evidence/question/question-terms'
import { describesAtLength } from '@/lib/evidence/question/spoken-question'
import type { AnalysedArticle } from '@/lib/evidence/search/article/analyse-article'
import { markCoveredTerms } from '@/lib/evidence/search/weighting/coverage'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { namesEndpoint } from '@/lib/evidence/text/outcomes'
import { isProcedureName } from '@/lib/evidence/text/procedures'
import { listSilentGroups } from './silent-groups'

/**
 * "Is PMID 31535829 sound?" asks about that article; with this many specific terms a question has a subject of its
 * own.
 */
export const subjectWordsMin = 3

/** Whether an article is on another treatment, disease or group of people than the question. */
export function isOnOtherSubject(reading: ParsedQuestion, article: AnalysedArticle): boolean {
  return (
    lacksTreatment(reading, article) ||
    lacksNamedTreatment(reading, article) ||
    isOnOtherCondition(reading, article) ||
    isOnOtherDisease(reading, article) ||
    findOtherDiseaseOfPatient(reading, article) !== '' ||
    listSilentGroups(reading, article.frequencies).length > 0
  )
}

/**
 * "Does CPAP prevent strokes in sleep apnoea?": whether an article names none of the treatments whose
 * effect is asked for.
 */
function lacksTreatment(reading: ParsedQuestion, { frequencies }: AnalysedArticle): boolean {
  const covered = markCoveredTerms(reading, (stem) => frequencies.has(stem))
  return reading.treatments.length > 0 && reading.treatments.every((index) => !covered[index])
}

/** Treatments that an article on another treatment does not name; "surgery" and "exercise" have too many names. */
const namedProcedure =
  /^(?:ecmo|radiotherapy|acupuncture|hypnotherapy|phototherapy|hypothermia|transfusions?|pacemakers?|cpap|ect|yoga|opioids?|mindfulness|massage|smoking|\w{4,}ectomy)$/

/**
 * "Radiotherapy for Bell's palsy", "SSRIs gout": whether an article lacks the treatment that a question begins with or,
 * for a short question, all treatments that it names; any drug of a class counts as the class.
 */
function lacksNamedTreatment(reading: ParsedQuestion, article: AnalysedArticle): boolean {
  const subjects = reading.terms.flatMap((term, index) => (isSpecificTerm(term) && !term.isFact ? [index] : []))
  if (subjects.length < 2) return false
  const isShort = subjects.length <= shortSubjectsMax
  const { isHeld } = findHeldTerms(reading, article)
  const said = subjects.map((index) => listProceduresSaid(reading, index))
  // "Lithium added to an antidepressant": the drug is asked about, and the class is what it is added to.
  const holdsDrug = subjects.some((index) => reading.terms[index]?.kind === 'drug' && isHeld(index))
  const named = subjects.filter((index, place) => {
    const isProcedure = namedProcedure.test(reading.terms[index]?.word ?? '') || (said[place] ?? []).length > 0
    if (isProcedure) return isShort || place === 0
    return isShort && !holdsDrug && isDrugClass(reading, index)
  })
  const isTreatmentHeld = (index: number) => {
    const procedures = said[subjects.indexOf(index)] ?? []
    return procedures.length > 0 ? procedures.some((stem) => article.frequencies.has(stem)) : isHeld(index)
  }
  return named.length > 0 && !named.some(isTreatmentHeld)
}

/** "Taking the tonsils out" is another name of tonsillectomy, of which an article on tonsillitis has only a word. */
function listProceduresSaid({ synonyms }: ParsedQuestion, index: number): string[] {
  // "Clot out of the brain" is no name of "its clotting toll in brain bleeds".
  const areTogether = (terms: number[]) => Math.max(...terms) - Math.min(...terms) === terms.length - 1
  const names = synonyms.filter(
    ({ isBroader, terms }) => !isBroader && terms.length > 1 && terms.includes(index) && areTogether(terms),
  )
  return names.flatMap(({ words: [only, ...more] }) =>
    only !== undefined && more.length === 0 && namedProcedure.test(only.word) ? [only.stem] : [],
  )
}

/** A longer question also describes its subject in words that an article may lack. */
const shortSubjectsMax = 4
const membersMin = 2

/** The names of the drugs of a class are other names of the class. */
export function isDrugClass({ terms, synonyms }: ParsedQuestion, index: number): boolean {
  const isMember = ({ words: [first] }: ParsedQuestion['synonyms'][number]) =>
    first !== undefined && isDrugName(first.word)
  const names = synonyms.filter((name) => !name.isBroader && name.terms.includes(index))
  const term = terms[index]
  // "In vaccinated people" names the people treated, not the treatment.
  const isTreatment = term !== undefined && term.kind !== 'drug' && !term.surface.endsWith('ed')
  return isTreatment && names.filter(isMember).length >= membersMin
}

/** Words that occur in the names of many diseases and name none on their own. */
export const genericHead = /^(?:diseases?|disorders?|conditions?|syndromes?|illness(?:es)?|symptoms?)$/

/** Qualifiers before the name of a disease that do not make it another one: "acute pancreatitis". */
const degree =
  /^(?:acute|chronic|severe|mild|early|late|advanced|recurrent|stable|unstable|symptomatic|asymptomatic|suspected|primary|secondary|refractory|resistant|sudden|painful|metastatic|mets|invasive|localised|localized|elderly)$/

/** "Sats 96 %": measured in every patient, whatever is wrong. */
export function isVitalSign({ word }: QuestionTerm): boolean {
  return vitalSign.test(word)
}

const vitalSign = /^(?:sats?|saturations?|spo2|sao2|rr|hr|pulse|temp|temperature|weight|height)$/

/**
 * "Pembrolizumab in melanoma": whether an article on the treatment mentions none of the few other subjects of a
 * question.
 */
function isOnOtherCondition(reading: ParsedQuestion, article: AnalysedArticle): boolean {
  // Of "botulinum toxin for chronic migraine" only "migraine" names a condition.
  const isInDrugName = (index: number) =>
    reading.terms[index - 1]?.kind === 'drug' &&
    reading.synonyms.some(({ terms }) => terms.includes(index) && terms.includes(index - 1))
  const subjects = reading.terms.flatMap((term, index) => {
    return isSpecificTerm(term) && !degree.test(term.word) && !isInDrugName(index) ? [index] : []
  })
  const hasFacts = reading.terms.some((term) => (term.role !== 'asked' || term.isFact) && !isVitalSign(term))
  if (subjects.length > subjectWordsMin || hasFacts || describesAtLength(reading)) return false
  const others = subjects.filter((index) => {
    const term = reading.terms[index]
    if (term?.kind !== 'specific' || isProcedureName(term.word) || genericHead.test(term.word)) return false
    if (reading.treatments.includes(index)) return false
    return !namesEndpoint(term.surface)
  })
  if (others.length === 0 || others.length === subjects.length) return false
  const { isHeld, isHeldByOtherName } = findHeldTerms(reading, article)
  // Of "gallbladder trouble" only "gallbladder" is in articles.
  const isHeldOrGeneral = (index: number) => reading.terms[index]?.kind === 'general' || isHeld(index)
  // "Failure" alone does not mean "heart failure".
  const whole = reading.synonyms.filter(({ terms, isBroader }) => !isBroader && terms.length > 1)
  return !others.some((index) => {
    return (
      isHeldByOtherName(index) ||
      (whole.filter(({ terms }) => terms.includes(index)).every(({ terms }) => terms.every(isHeldOrGeneral)) &&
        isHeld(index))
    )
  })
}

/** Words that name a disease together with the word before them: "heart failure", "optic neuritis". */
export const diseaseHead =
  /(?:itis|osis|o?edema|oma|pathy|a?emia|algia|rrho?ea|plegia)$|^(?:failures?|syndromes?|cancers?|carcinomas?|tumou?rs?|fractures?|ulcers?|infections?|injur(?:y|ies)|deficienc(?:y|ies)|insufficiency|incontinence|dystrophy|palsy|prolapse|obstruction|fever|hernias?|embolism|effusions?|h(?:a?e)morrhage|stones|pain|headaches?|apn(?:o?e)a|aneurysms?|diabetes|tears?|ruptures?)$/

/** "Steroids for optic neuritis": whether an article, on vestibular neuritis, has none of the diseases asked about. */
function isOnOtherDisease(reading: ParsedQuestion, article: AnalysedArticle): boolean {
  if (describesAtLength(reading)) return false
  const diseases = reading.terms.flatMap((term, head) => {
    if (!isSpecificTerm(term) || term.isFact || term.kind === 'drug' || !diseaseHead.test(term.word)) return []
    const before = reading.pairs.flatMap(([first, second]) => (second === head ? [first] : []))
    const naming = before.filter((index) => isNaming(reading.terms[index]))
    return naming.length > 0 ? [[...naming, head]] : []
  })
  if (diseases.length === 0) return false
  const { isHeld, isHeldByOtherName, isHeldTogether } = findHeldTerms(reading, article)
  const holdsDrug = reading.terms.some(({ kind }, index) => kind === 'drug' && isHeld(index))
  return diseases.every((indexes) => {
    if (indexes.every(isHeld)) return false
    const head = indexes.at(-1) ?? 0
    // Another name of the head alone, "carcinoma" of "cancer", does not say which.
    const named = indexes.slice(0, -1).filter(isHeldByOtherName)
    // Nor does one of "groin" say that it is a hernia, unless the article is on the drug that is asked about.
    return !named.some((index) => holdsDrug || isHeld(head) || isHeldTogether([index, head]))
  })
}

/** Diseases of an organ, of which the adjective before says which: "sclerosing cholangitis". */
const diseaseOfKind = /(?:itis|osis|pathy)$/
const adjective = /(?:ing|ary|ic|ar|al|ous|oid)$/

/** "Sclerosing" and "cholangitis". */
export function namesKindOfDisease(word: string, head: string): boolean {
  return diseaseOfKind.test(head) && adjective.test(word) && !degree.test(word)
}

/**
 * "My patient with primary sclerosing cholangitis. Elafibranor?": the patient's disease, if the title of an article
 * names another of the same kind, biliary cholangitis, and the article nothing that distinguishes the patient's.
 *
 * @returns the words of the question; '' if there is no such disease
 */
export function findOtherDiseaseOfPatient(reading: ParsedQuestion, article: AnalysedArticle): string {
  const { terms, pairs } = reading
  const isFact = (term: QuestionTerm | undefined) => term?.detail === 'fact' && term.kind === 'specific'
  const { isHeld } = findHeldTerms(reading, article)
  for (const [head, term] of terms.entries()) {
    if (!isFact(term) || !article.named.has(term.stem)) continue
    const naming = pairs.flatMap(([first, second]) => {
      const word = isFact(terms[first]) ? (terms[first]?.word ?? '') : ''
      return second === head && namesKindOfDisease(word, term.word) ? [first] : []
    })
    if (naming.length > 0 && !naming.some(isHeld)) {
      return [...naming, head].flatMap((index) => terms[index]?.surface ?? []).join(' ')
    }
  }
  return ''
}

function isNaming(term: QuestionTerm | undefined): boolean {
  return term !== undefined && isSpecificTerm(term) && term.kind !== 'drug' && !degree.test(term.word)
}

/** Which terms, by index, an article contains, as written or under another name. */
function findHeldTerms({ terms, synonyms }: ParsedQuestion, { frequencies, named, sequences }: AnalysedArticle) {
  const names = synonyms.filter(({ isBroader }) => !isBroader)
  // In a text "skin" and "cancer" may be far apart, so the words of another name have to be in the title or adjacent.
  const isNamed = (stems: string[]) =>
    stems.every((stem) => (stems.length > 1 ? named : frequencies).has(stem)) ||
    (stems.every((stem) => frequencies.has(stem)) && sequences.some((sequence) => hasRun(sequence, stems)))
  const isHeldTogether = (indexes: number[]) =>
    names.some(
      (name) => indexes.every((index) => name.terms.includes(index)) && isNamed(name.words.map(({ stem }) => stem)),
    )
  const isHeldByOtherName = (index: number) => isHeldTogether([index])
  const isHeld = (index: number) => frequencies.has(terms[index]?.stem ?? '') || isHeldByOtherName(index)
  return { isHeld, isHeldByOtherName, isHeldTogether }
}

function hasRun(sequence: readonly string[], stems: readonly string[]): boolean {
  return sequence.some((_, start) => stems.every((stem, place) => sequence[start + place] === stem))
}
