/** Distinguishes a turn about the subject of earlier turns from one that names a subject with a question of its own. */
import { isBoundStem } from '@/lib/evidence/text/bound-tokens'
import { namesDisease } from '@/lib/evidence/text/disease-names'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { foldWord, splitWords } from '@/lib/evidence/text/normalize-terms'
import { findOutcomes } from '@/lib/evidence/text/outcomes'
import { isTreatmentName } from '@/lib/evidence/text/procedures'
import { listSynonymsFrom } from '@/lib/evidence/text/synonyms'
import { findAskedTreatments } from './asked/asked-effect'
import { findGroups } from './population-groups'
import { collectTerms, isSpecificTerm, type QuestionTerm } from './question-terms'
import { findRelatedSides } from './related-sides'

/** A fragment that begins with a preposition, "without oxygen?", is not a question of its own. */
const fragment = /^\s*(?:with|without|in|on|at|after|before|during|for|if|when)(?:\s+\S+){1,4}\s*$/i
const continues = /^\s*(?:and|but|or|also|plus|so|then|what about|how about|what if|same|ok(?:ay)?,? (?:and|but|so))\b/i
/** "Different patient: …", "change of topic"; "another one next year?" asks for more of the same. */
const leaves =
  /\b(?:(?:another|different|new|next|other) (?:patient|question|topic|subject|case)|(?:another|different|new|next|other) (?:one|thing)(?=\s*(?:[:,.;–—-]|$))|change of (?:topic|subject)|chang(?:e|ing) (?:the )?(?:topic|subject)|unrelated|moving on)\b|^\s*next\s*[:,-]/i

/**
 * "Compared with warfarin?", "is it better than warfarin?": the other side of the comparison is the previous subject.
 */
const comparesBack =
  /^\s*(?:(?:and|so|but|ok(?:ay)?)\b,?\s*)?(?:(?:how|as)\b[^.?;]{0,20}\s)?(?:compar(?:ed?|ing|ison)\s+(?:with|to)|versus|vs\.?|against|(?:(?:is|are|was|were|any|does|do)\s+)?(?:(?:it|this|that|they)\s+)?(?:\w+\s+){0,3}(?:better|worse|safer|stronger|superior|effective|less|more)\s+(?:\w+\s+)?(?:than|to))\b/i
/** Words of a comparison that names both sides. */
const namedControl = /\b(?:placebo|nothing|no (?:treatment|drug|therapy)|(?:usual|standard) care|control)\b/i

const pointsBack =
  /\b(?:it|its|they|them|their|this|that|these|those|the (?:drug|treatment|trial|study|same|result|effect|dose|patients|participants|intervention|comparison|control group|authors)|instead)\b/i
/** "Is it true that …" does not refer back. */
const pronoun =
  /\b(?:its?(?! (?:true|worth|reasonable|necessary|possible|best|better to|ok|okay|safe to)\b)|they|them|their|s?he|her|him|his)\b|\b(?:that|this)\W*$/i
/** "He has a tilting disc valve. OK to use it?", "should that worry me?": what is asked is said before. */
const asksBack = /[.!;]\s+(?:[\w']+\s+){0,4}(?:it|that|this|them)(?:\s+[\w']+){0,2}\s*\?\s*$/i
/** "Were they all on lactulose?", "can it be given with warfarin?": a drug in addition to the previous subject. */
const drugBeside = /\b(?:it|they|them|that|this)\b.{0,40}\b(?:on|with|alongside|besides?|despite|after)\b/i

/** "Ketoacidosis?" asks for a harm of the previous drug; "how is ketoacidosis treated?" names a subject. */
const namesCondition =
  /\b(?:first[- ]line|treat\w*|therap\w+|manag\w+|diagnos\w+|defin\w+|what (?:is|are|causes)|causes? of|prevent\w*)\b/i
/** Treatments for a condition that are asked about as a drug is. */
const procedure =
  /\b(?:\w{3,}(?:ectom(?:y|ies)|plast(?:y|ies)|oscop(?:y|ies)|otom(?:y|ies)|ostom(?:y|ies)|graph(?:y|ies))|screen(?:ed|ing)?|test(?:s|ing)?|scan(?:s|ning)?|CT|MRI|ultrasound|surgery|vaccin\w+|jabs?|antibiotics?|antivirals?|(?:cortico)?steroids?|statins?|opioids?|diuretics?|anticoag\w*|\w*blockers?|\w*inhibitors?|\w*agonists?|physio\w*|exerci[sz]es?|rehab\w*|training|counselling|dressings?|oxygen|CPAP|diets?|laser|closure|ablation|bed rest|positioning)\b/i
/** "Best dressing for …", "which antibiotic …", "who should be …" ask for a choice. */
const asksForChoice =
  /\b(?:best|which|who should|should (?:all|every\w*|we|i)|how (?:soon|accurate|good|do (?:i|we|you)|should)|what (?:should|do (?:i|we)|could|can)|options?)\b/i

/**
 * Names of a population, an outcome or a part of a study: a turn that names only these is about the previous subject.
 */
const attributes = new Set(
  `death mortality survival survive die bleeding bleed hemorrhage hospitalization hospital admission stroke recurrence
  relapse remission response progression cure pain symptoms fall falls fracture weight quality life outcome baby babies
  infant infants newborn child children kid kids boy girl teenager adolescent adult elderly older pregnant pregnancy
  pregnancies breastfeeding lactation trimester men male males female females women diabetic diabetics diabetes renal
  kidney liver hepatic impairment dialysis cirrhosis obese obesity frail frailty smoker smokers black asian ethnic race
  sex gender subgroup subgroups participant participants excluded exclude exclusion exclusions inclusion include eligible
  eligibility enroll enrolled recruit recruited trial trials sponsor funding followup follow-up blinded blinding placebo
  control endpoint toxicity tolerability toxic nausea vomiting hypotension hypoglycemia hyperkalemia diarrhea infection
  infections rash headache fatigue suicide weight duration interval oral intravenous iv tablet tablets injection orally
  monitoring cost nnt nnh hr ci cheaper guideline guidelines uspstf nice who esc aha evidence strongest death deaths
  positives negatives accuracy sensitivity specificity creatinine sodium inr
  type stage grade class depression psychosis hypertension cancer loss gain repair repaired surgery operation
  operate`
    .split(/\s+/)
    .flatMap((word) => splitWords(word).map(({ stem }) => stem)),
)

/** Independent questions rarely have fewer; questions about an outcome, a harm or a group rarely have more. */
const findingMax = { subjects: 3, words: 12 }

/**
 * How a turn relates to the earlier ones. `new`: it names a subject with a question of its own. `finding`: it asks
 * about an outcome or a harm of the previous subject, "how many bleed into the brain?", "any jaw necrosis?".
 * `continues`: it asks for something else about that subject, or changes a part of it, "what dose?", "and in
 * children?", "versus warfarin?".
 */
export type TurnRelation = 'new' | 'finding' | 'continues'

/** @param own the terms of the turn */
export function relateToPrevious(text: string, own: QuestionTerm[]): TurnRelation {
  const specific = own.filter(isSpecificTerm)
  const outcomes = namesCondition.test(text) ? [] : listOutcomeNames(text)
  const subjects = specific.filter((term) => !isAttribute(term) && !isPartOfOutcome(term, outcomes))
  const drugs = subjects.filter(({ kind }) => kind === 'drug').length
  const finding = findGroups(text).length > 0 ? 'continues' : 'finding'
  if (subjects.length === 0) return specific.length > 4 || asksToTreat(text, specific) ? 'new' : finding
  if (isOtherSide(text, subjects)) return 'continues'
  if (drugs === 1 && subjects.length === 1 && namesDrugOfPatient(text)) return 'continues'
  if (drugs === 0 && asksWhoWasStudied.test(text) && !namesStudy.test(text)) return 'continues'
  if (continues.test(text) || fragment.test(text))
    return specific.length <= 5 && (drugs === 0 || nameOnlyTreatments(subjects)) ? 'continues' : 'new'
  if (isTreatmentAlone(text, subjects, specific)) return 'continues'
  if (drugs > 0) return subjects.length === 1 && namesDrugBeside(text) ? 'continues' : 'new'
  if (namesFinding(text, subjects)) return finding
  if (asksBack.test(text)) return 'continues'
  return subjects.length === 1 && pointsBack.test(text) ? 'continues' : 'new'
}

/**
 * "Treatment of hyperkalaemia?" is a question of its own; "how do I treat the nausea?" is about what a drug has caused.
 */
function asksToTreat(text: string, specific: QuestionTerm[]): boolean {
  const treated = Array.from(text.matchAll(treatedName), ([, name = '']) => name.toLowerCase())
  return specific.some(
    (term) => namesDisease(term) && treated.some((name) => name.includes(term.surface.toLowerCase())),
  )
}

const treatedName =
  /\b(?:treat(?:ment|ing)?|manag(?:e|ing|ement)|correct(?:ing|ion)?)(?: (?:of|for))? ((?!the |his |her |their |this |that |its )(?:[\p{L}-]{1,30} ){0,2}[\p{L}-]{1,30})/giu

/** "Different patient: …" */
export function leavesSubject(text: string): boolean {
  return leaves.test(text)
}

/**
 * "Which kidney diseases were left out?" asks about the study of the earlier turns, unless it names one in capitals.
 */
const asksWhoWasStudied =
  /\b(?:(?:left|kept|ruled) out|excluded|exclusions?|enrol(?:l?ed)?|recruited|let in|in(?:to)? (?:the|that|this) (?:trial|study))\b/i
const namesStudy = /\p{Lu}[\p{Lu}\d]{2,}-\p{Lu}|\p{Lu}{4,}|\b(?:trial|study) (?:of|on|with)\b/u

/** "Should the aspirin stay on?", "hold her metformin?": a drug that belongs to the patient of the earlier turns. */
function namesDrugOfPatient(text: string): boolean {
  return changesDrug.test(text) && Array.from(text.matchAll(owned)).some(([, word = '']) => isDrugName(foldWord(word)))
}

const changesDrug =
  /\b(?:stop|continue|keep|hold|withhold|withheld|restart|resume|carry on|come off|drop|pause|stay|taper|reduce|switch)/i
const owned = /\b(?:the|his|her|their|my) ([\p{L}-]{4,})/giu

/** "Were they all on lactulose?", "should the aspirin stay on?": the drug of earlier turns is kept. */
export function namesDrugBeside(text: string): boolean {
  return drugBeside.test(text) || namesDrugOfPatient(text)
}

/**
 * "TXA?", "antibiotics?", "is tranexamic acid recommended?", not "metformin with eGFR 25": a treatment alone is meant
 * for the disease of the earlier turns.
 */
function isTreatmentAlone(text: string, subjects: QuestionTerm[], specific: QuestionTerm[]): boolean {
  const words = text.trim().split(/\s+/).length
  if (!nameOnlyTreatments(subjects) || namesPatients.test(maskTreatments(text, subjects))) return false
  // "Does varenicline help smokers to quit?" has all that it needs.
  return words <= aloneWordsMax || (words <= asideWordsMax && asksWhether.test(text) && nameOnlyTreatments(specific))
}

/** Whether all terms name treatments, "acid" as a part of "tranexamic acid". */
export function nameOnlyTreatments(terms: QuestionTerm[]): boolean {
  const namesDrug = terms.some(({ kind }) => kind === 'drug')
  return terms.every((term) => isTreatment(term) || (namesDrug && partOfDrugName.test(term.word)))
}

const partOfDrugName =
  /^(?:acids?|sul(?:f|ph)ates?|chloride|citrate|carbonate|gluconate|oxide|hydroxide|phosphate|acetate|succinate|tartrate|fumarate|furoate|propionate|valerate|clavulan\w+|hippurate)$/

const namesPatients = /\b(?:with|without|in|for|after|during)\b(?! (?:\w+ )?§)/i

/** Of "should I cover with antibiotics?" the preposition is followed by the treatment, and by nobody who has it. */
function maskTreatments(text: string, subjects: QuestionTerm[]): string {
  return subjects.reduce((masked, { surface }) => masked.replace(surface, '§'), text)
}

const aloneWordsMax = 3
/** "Would you give steroids as well?", "start allopurinol now?", "when to add vasopressin?" */
const asideWordsMax = 9
const asksWhether =
  /\b(?:should|shall|do|does|can|could|would|will|is|are|any|needs?|worth|role|when to)\b|^\W*(?:(?:and|so|ok(?:ay)?)\W+)?(?:start|begin|add|give|try|use|switch to|change to)\b/i

/** A drug, also by its abbreviation or class, or something else that is done for a disease; not a test. */
export function isTreatment({ kind, word, stem }: QuestionTerm): boolean {
  if (kind === 'drug') return true
  if (examination.test(word)) return false
  return procedure.test(word) || isTreatmentName(word) || isNameOfDrug(stem)
}

/** "TXA", "PPI". */
function isNameOfDrug(stem: string): boolean {
  return listSynonymsFrom(stem).some(
    ({ name, others, isBroader }) =>
      !isBroader && name.length === 1 && others.some(([first]) => first !== undefined && isDrugName(first.word)),
  )
}

const examination = /^(?:screen|test|scan|ct$|mri$|ultrasound|\w+(?:oscop|graph))/i

/** "And in status epilepticus?", "what about in pneumonia?": another disease for the treatment of the earlier turns. */
export function namesOtherDisease(text: string, own: QuestionTerm[]): boolean {
  if (!asksInOther.test(text) || findGroups(text).length > 0) return false
  const subjects = own.filter((term) => isSpecificTerm(term) && !isAttribute(term))
  return subjects.length > 0 && !subjects.some(isTreatment)
}

const asksInOther =
  /^\W*(?:(?:and|but|or|so|ok(?:ay)?|then|what about|how about)\b[\s,]*)*(?:in|for)\s+\p{L}|\b(?:the same|likewise|equally|holds?|appl(?:y|ies))\b[^.?]{0,20}\b(?:in|for|to)\s+\p{L}/iu

function isOtherSide(text: string, subjects: QuestionTerm[]): boolean {
  return subjects.length === 1 ? namesOtherSide(text) : nameOnlyTreatments(subjects) && comparesLast(text)
}

/** "Compared with warfarin?", "is it better than warfarin?", "side effects compared with antibiotics?" */
export function namesOtherSide(text: string): boolean {
  return (comparesBack.test(text) || comparesLast(text)) && !namedControl.test(text)
}

/** Whether what comes before the comparison names no side of it: "bleeding compared with LMWH?" */
function comparesLast(text: string): boolean {
  const [before, other] = text.split(comparesWith, 2)
  return (
    other !== undefined && !collectTerms(before ?? '', 1).some((term) => isSpecificTerm(term) && !isAttribute(term))
  )
}

const comparesWith = /\b(?:compar(?:ed?|ing|ison) (?:with|to)|relative to|versus|vs|against)(?![\p{L}\d])/iu

/** A finding of the previous subject may itself be the name of a disease: "jaw necrosis", "chest infections". */
function namesFinding(text: string, subjects: QuestionTerm[]): boolean {
  if (subjects.length > findingMax.subjects || text.trim().split(/\s+/).length > findingMax.words) return false
  // A patient's condition is the subject of "what could she take?", but not of "does that matter?"
  if (subjects.some(({ isFact }) => isFact)) return pointsBack.test(text)
  return pronoun.test(text) || !asksOwnQuestion(text, subjects)
}

/**
 * "How many needed a scan?", "did they avoid surgery?", "how many clots were missed?": what became of those
 * who were studied.
 */
const countsEvents =
  /\b(?:how many|how often|(?:what|which) (?:proportion|percentage|percent|fraction|share)|any (?:more|fewer|extra|less))\b(?!.{0,20}\b(?:doses?|tablets?|days?|weeks?|months?|times|cycles|sessions)\b)|\b(?:need(?:ed|ing)|still needs?|end(?:ed|ing)? up|went on to|go on to|avoid(?:ed|ing)?|spared?|underwent|missed)\b/i

function asksOwnQuestion(text: string, subjects: QuestionTerm[]): boolean {
  if (countsEvents.test(text) && !namesPatients.test(text) && !namesCondition.test(text)) return false
  if (namesCondition.test(text) || procedure.test(text) || asksForChoice.test(text)) return true
  // "TXA in upper GI bleed?" names a treatment and what it is for.
  if (subjects.some(isTreatment) && namesPatients.test(text)) return true
  return findAskedTreatments(text, subjects).length > 0 || findRelatedSides(text, subjects).length > 0
}

/** An outcome that is also a condition may be a new subject. */
function listOutcomeNames(text: string): string[] {
  return findOutcomes(text).flatMap(({ kind, at, end }) =>
    kind === 'condition' ? [] : [text.slice(at, end).toLowerCase()],
  )
}

function isPartOfOutcome({ kind, surface }: QuestionTerm, outcomes: string[]): boolean {
  return kind !== 'drug' && outcomes.some((name) => name.includes(surface.toLowerCase()))
}

/** A population, an outcome or a part of a study, which cannot be the subject of a question. */
export function isAttribute({ kind, stem, word }: QuestionTerm): boolean {
  return kind !== 'drug' && (attributes.has(stem) || attributes.has(word) || isBoundStem(stem))
}
