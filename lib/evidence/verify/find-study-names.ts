/**
 * Finds the names of studies in a sentence. An abbreviation is taken for a study's name only where the sentence says
 * so ("the SPRINT trial", "DAPA-HF showed"), because most abbreviations of medicine name something else.
 */
import { splitWords } from '@/lib/evidence/text/normalize-terms'
import { listSynonymsFrom } from '@/lib/evidence/text/synonyms'
import { findAll } from '@/lib/shared/text/find-all'

/** "SPRINT", "EMPA-REG OUTCOME", "CheckMate 067", "RE-LY", "DESTINY-Breast04". */
const name =
  /(?<![\p{L}\p{N}-])(?=[\p{L}\p{N}-]{1,30}\p{Lu})\p{Lu}[\p{L}\p{N}]{0,20}(?:[-‑–][\p{L}\p{N}]{1,20}){0,3}(?:\s(?:OUTCOMES?|Outcomes|[IVX]{1,4}|\d{1,3}))?(?![\p{L}\p{N}-])/gu

/** "Framingham Heart Study", "Women's Health Initiative". */
const title =
  /\b(?!(?:The|This|That|A|An|In|Our|Their|One|Each|No|Any)\s)(?<!-)\p{Lu}[\p{L}'’-]{1,30}(?:\s(?:(?:of|in|and|for|on)\s(?:the\s)?)?\p{Lu}[\p{L}'’-]{1,30}){0,6}\s(?:Study|Trial|Initiative)\b/gu

const studyNoun = '[Tt]rials?|[Ss]tud(?:y|ies)|investigators|registry|sub-?stud(?:y|ies)|sub-?analysis'
const listed = String.raw`(?:[,/]?\s?(?:and|or|,|/|&)?\s?\p{Lu}(?=[\p{L}\p{N}-]{0,30}\p{Lu})[\p{L}\p{N}-]{1,40}(?:\s\d{1,3})?){0,4}`
const nounAfter = new RegExp(
  String.raw`^${listed}\s(?:(?:phase\s\w+|randomi[sz]ed|controlled|pivotal|extension|follow-up)\s){0,3}(?:${studyNoun})\b`,
  'u',
)
const nounBefore = new RegExp(
  String.raw`\b(?:${studyNoun})\s?(?:(?:called|named|such as|like|including|e\.g\.),?\s|[:(,]\s?)(?:the\s)?${listed}[,\s]*(?:and\s|or\s)?$`,
  'u',
)
const verbAfter =
  /^(?:\s\(\d{4}\))?,?\s(?:also\s|later\s|has\s|did\snot\s|failed\sto\s)?(?:show(?:ed|n|s)?|found|find|demonstrated?|report(?:ed|s)|enroll?ed|random(?:i[sz]ed|ly)|recruited|was (?:stopped|a\s(?:\w+[ ,-]+){0,5}(?:trial|study)))\b/u
/** "DAPA-HF", "EMPEROR-Preserved": the part after the hyphen names a disease or is a word of its own. */
const compound = /^\p{Lu}{4,}[-‑–](\p{Lu}{2,}|\p{Lu}\p{Ll}{3,}\d*)(?:\s\p{L}+)?$/u

/** Organisations, tests, scales and places whose abbreviations occur where the name of a study could. */
const otherNames = new Set(
  `aacap aafp aap aasld acc accp acg acip acog acr ada aga aha ahrq apa ascp asco ash asra ata ats aua bmj bts cdc cms
  cochrane ctfphc eau easd easl ehra ema embase eortc esc esge esh eshre esmo espen euro fda figo gina gold grade hfsa
  hhs hrsa iarc icmje idsa isth jama jnc kdigo kdoqi medline mhra nci nejm nhlbi nhs niaid nice nih ninds nsqip oecd pcori
  pubmed rcog rcp seer sign sscm uk unaids unicef uspstf usa va wao who prisma consort strobe prospero scopus nhanes
  ecg ekg eeg emg mri fmri cmr mrcp ercp eus dexa dxa spect petct ctpa cta mra cbct ultrasound elisa rtpcr qpcr pcr ngs
  auc roc rct rcts itt picot hads moca mmse madrs hamd hamilton phq gad vas nihss aspects apache sofa qsofa anova ancova abpm panss hdrs pedsql womac hplc meld timi grace
  chads cha2ds2 hasbled wells perc news heart curb curb-65 phq-9 gad-7 covid covid-19 sars-cov-2 sars mers hiv-1 hiv-2
  aids copd asthma ards nash masld nafld masls ibs ibd gerd ptsd adhd ocd lupus sle hfref hfpef hfmref nsclc sclc tnbc dlbcl
  nste-acs nstemi stemi minoca nsaid nsaids dmard dmards ssri ssris snri snris doac doacs noac noacs acei arb arbs ppi ppis
  qaly qalys dna rna mrna sirna igg ige igm crispr car-t her2 egfr kras braf brca brca1 brca2 nyha ecog karnofsky recist
  icu picu nicu ccu emr ehr icd dsm dsm-5 dsm-iv dsm-iv-tr soap gcp usrds nyc eu us dose iqr bnp ntprobnp nt-probnp`
    .split(/\s+/)
    .filter((each) => each !== ''),
)
const plural = /\p{Lu}s$/u
const romanNumeral = /^[IVX]+[AB]?$/
const lettersMin = 4
const compoundPartMin = 5
/** Characters around a name that say whether it is a study's. */
const nearby = 200

/** @returns as written, each once, in order */
export function findStudyNames(sentence: string): string[] {
  const abbreviations = findAll(sentence, name).flatMap(({ 0: found, index }) =>
    isStudyName(
      found,
      sentence.slice(Math.max(0, index - nearby), index),
      sentence.slice(index + found.length, index + found.length + nearby),
    )
      ? [found]
      : [],
  )
  const titles = findAll(sentence, title).map(([found]) => found)
  return [...new Set([...abbreviations, ...titles])]
}

function isStudyName(found: string, before: string, after: string): boolean {
  if (isOtherAbbreviation(found)) return false
  const part = compound.exec(found)?.[1] ?? ''
  if (part.length >= compoundPartMin || (part !== '' && isSynonym(part))) return true
  if (/\b(?:an?|other|many|several|most|few|all)\s$/i.test(before)) return false
  if (nounAfter.test(after)) return true
  return found.length >= lettersMin && (nounBefore.test(before) || verbAfter.test(after))
}

function isOtherAbbreviation(found: string): boolean {
  const length = found.replace(/[^\p{L}\p{N}]/gu, '').length
  if (length < lettersMin || romanNumeral.test(found) || plural.test(found)) return true
  // "SGLT2-inhibitor", "non-NSAID": what precedes the hyphen says what it is.
  const parts = found.toLowerCase().split(/[\s‑–]/)
  return [found.toLowerCase(), ...parts].some((part) => otherNames.has(part)) || isSynonym(found.replace(/s$/, ''))
}

/** An abbreviation with a long form in the table of synonyms names a disease, a drug or a procedure. */
function isSynonym(found: string): boolean {
  const words = splitWords(found).filter(({ joined }) => !joined)
  const names = listSynonymsFrom(words[0]?.stem ?? '')
  return words.length === 1 && names.some(({ name }) => name.length === 1)
}
