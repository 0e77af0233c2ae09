/**
 * Names the conditions that a description of danger may be ("tongue swelling after satay"), so that what is quoted
 * under the notice treats one of them. A description that fits none is better left without evidence than with that of
 * another condition.
 */
import { readAskedAge } from '@/lib/evidence/question/ages'
import { foldDiacritics } from '@/lib/shared/text/detect-written-language'
import type { Concept } from './concepts/concept-words'
import { findConcepts } from './concepts/find-concepts'
import { ofPregnancy } from './notes/acute-states'
import { listCriticalValues } from './notes/critical-values'
import { detectDangerLanguage } from './notes/danger-language'
import { toSimplifiedChinese } from './to-simplified-chinese'

export interface NamedEmergency {
  /** The words that find its articles. */
  search: string
  /** Matches the title and the keywords of an article on it, in lower case. */
  treats: RegExp
  /**
   * Matches those on the first minutes: where none of them is among the sources, those on another part of the
   * disease are not enough.
   */
  first?: RegExp
}

interface Signs {
  any: (...concepts: Concept[]) => boolean
  /** English words say it, or in another language the concept: the concepts of the danger model are wide. */
  shows: (english: RegExp, concept: Concept) => boolean
  says: (english: RegExp) => boolean
  /** 160/110 mm Hg or more, which is severe in pregnancy. */
  isHypertensive: boolean
  /** "T 38.2" without the word. */
  isFeverish: boolean
  isEnglish: boolean
  isSmallChild: boolean
  isChild: boolean
}

/** In years: below the first, fever has a guideline of its own. */
const ages = { smallChild: 5, adult: 16 }

const swelling = /\b(?:swell\w*|swollen|swole|swoll\w*|huge|puffy|puffed up|fat|balloon\w*|twice the size)\b/
const lipsOrTongue = /\b(?:lips?|tongue|tounge|throat|face|mouth|eyes|eyelids?)\b/
const rash = /\b(?:hives|rash|welts?|itch\w*|blotch\w*|urticaria|red all over|flushed)\b/
const breathing =
  /\b(?:breath\w*|wheez\w*|gasp\w*|chok\w*|stridor|throat|faint\w*|collaps\w*|floppy|limp|passed out|hypotensive|bp|grey|dizzy|swallow)\b/
const seizing =
  /(?<!\b(?:no|not|without) )\b(?:seizures?|seizing|convuls\w*|(?<!cough\w* )fitting|having a fit|status epilepticus|jerking (?:for|non.?stop))\b/
const speechLost =
  /\b(?:slur\w*|gibberish|jumbled|garbled|nonsense|(?:can'?t|cannot|cant|couldn'?t|unable to) (?:speak|talk|get (?:(?:her|his|my|the|their) )?words))\b/
const oneSide = /\b(?:droop\w*|dropped|lopsided|wonky|one side|(?:left|right) (?:arm|side|leg|hand)|weak\w*|numb\w*)\b/
const eclampsia = /\b(?:pre-? ?)?eclampsia\b|\beclamptic\b/
const opioids = /\b(?:heroin|fentanyl|methadone|opioids?|opiates?|oxycod\w*|morphine|buprenorphine|codeine|naloxone)\b/

const emergencies: (NamedEmergency & { fits: (signs: Signs) => boolean })[] = [
  {
    search: 'intramuscular adrenaline dose in anaphylaxis',
    treats: /anaphyla/,
    fits: ({ shows, says, any }) =>
      says(/anaphyla/) ||
      (any('allergy', 'bite', 'ingest') &&
        !any('fever', 'poison') &&
        ((shows(swelling, 'swell') && shows(lipsOrTongue, 'airway')) ||
          (shows(rash, 'rash') && shows(breathing, 'breath')))),
  },
  {
    search: 'fever in children younger than 5 assessment',
    treats: /fever|febrile|mening/,
    fits: ({ any, says, isSmallChild, isFeverish }) =>
      isSmallChild && (isFeverish || any('fever') || says(/\bfebrile\b/)),
  },
  {
    search: 'cardiac arrest treatment',
    treats: /^(?!.*poison).*(?:cardiac arrest|ventricular fibrillation|defibrillat)/,
    fits: ({ says, isChild }) =>
      !isChild &&
      says(
        /\b(?:no pulse|pulseless|(?:can'?t|cannot|cant) feel a pulse|(?:not|isn'?t|isnt|stopped) breathing|cardiac arrest|cpr|compressions|vf|asystole)\b/,
      ),
  },
  {
    search: 'status epilepticus treatment',
    treats: /status epilepticus|convulsive/,
    fits: ({ shows, says, any }) =>
      (says(/\bstatus epilepticus\b/) ||
        (shows(seizing, 'seizure') && any('now', 'recent', 'unconscious', 'help', 'many'))) &&
      !says(eclampsia) &&
      !any('pregnant', 'hazard', 'poison'),
  },
  {
    search: 'acute ischaemic stroke thrombolysis',
    treats: /acute (?:ischa?emic )?stroke|thrombolysis|thrombectomy|alteplase|tenecteplase/,
    fits: ({ shows, any, isChild }) =>
      !isChild && !any('hazard', 'poison', 'drugs') && shows(speechLost, 'speech') && shows(oneSide, 'palsy'),
  },
  {
    search: 'acute upper gastrointestinal bleeding treatment',
    treats: /gastrointestinal bleed|gi bleed|bleeding ulcer|ulcer bleed|varice/,
    fits: ({ says, any, isEnglish }) =>
      !any('pregnant') &&
      (says(
        /\b(?:vomit\w*|throwing up|threw up|bringing up|sick(?:ing)? up|puk\w*|retching)\b[^.;]{0,25}\b(?:blood|clots)|coffee grounds|\b(?:black|tarry) (?:poo|stools?)|mela?ena|haematemesis\b/,
      ) ||
        (!isEnglish && any('bleed') && any('vomit'))),
  },
  {
    search: 'pre-eclampsia magnesium sulphate',
    // Aspirin is for prevention.
    treats: /^(?!.*aspirin).*eclampsia/,
    fits: ({ says, any, isHypertensive }) =>
      (any('pregnant') || says(ofPregnancy) || says(eclampsia)) &&
      (says(seizing) ||
        isHypertensive ||
        says(
          /\b(?:flashing lights|seeing (?:spots|stars)|blurr\w* (?:vision|sight)|visual disturbance|upper abdominal pain|epigastric|eclamp\w*|bp (?:of |is |was )?1[6-9]\d)\b/,
        )),
  },
  {
    search: 'postpartum haemorrhage treatment',
    treats: /postpartum h(?:a)?emorrhage/,
    fits: ({ says, any }) =>
      any('bleed') &&
      says(/\b(?:pph|gave birth|after (?:the )?(?:birth|delivery)|just delivered|post-?partum|placenta (?:is )?out)\b/),
  },
  {
    search: 'acute chest pain assessment ECG troponin',
    treats: /chest pain|acute coronary|myocardial infarction|cardiogenic shock|stemi/,
    // An infarction is not yet known, and the drugs of the year after one are no help.
    first: /chest pain/,
    fits: ({ shows, says, any, isChild }) =>
      says(/\bheart attack\b/) ||
      (!isChild &&
        !any('trauma', 'choke', 'hazard', 'wound') &&
        shows(/\b(?:chest|breastbone)\b/, 'chest') &&
        shows(/\b(?:pain\w*|tight\w*|crush\w*|squeez\w*|pressure|clutch\w*|grabbing|elephant|heavy)\b/, 'pain')),
  },
  {
    search: 'subarachnoid haemorrhage headache',
    treats: /subarachnoid/,
    fits: ({ says, any }) =>
      any('head') &&
      says(/\b(?:headache|head)\b/) &&
      says(/\b(?:thunderclap|worst|out of nowhere|like (?:a|being hit))\b/),
  },
  {
    search: 'bacterial meningitis',
    treats: /mening/,
    fits: ({ says, any }) =>
      says(
        /\bmeningit|\b(?:stiff neck|neck (?:is )?stiff)|(?:non-?blanching|doesn'?t fade|does not fade|glass test)/,
      ) && any('fever', 'rash'),
  },
  {
    search: 'severe asthma attack treatment',
    treats: /asthma/,
    fits: ({ says, any }) => says(/\basthma/) && any('breath', 'colour'),
  },
  {
    search: 'croup treatment',
    treats: /croup|epiglottitis/,
    // Drooling points to epiglottitis, not to croup.
    fits: ({ says }) => says(/\b(?:bark\w*|seal|croup)\b/) && !says(/\b(?:drool|dribbl)/),
  },
  {
    search: 'bronchiolitis',
    treats: /bronchiolitis/,
    fits: ({ any, says }) =>
      any('infant') && any('breath') && says(/\b(?:snuffl\w*|cold|runny|snotty|cough\w*|wheez\w*|bronchiolitis)\b/),
  },
  {
    search: 'opioid overdose poisoning naloxone',
    treats: /poisoning/,
    fits: ({ says, any }) => says(opioids) && any('unconscious', 'breath', 'colour', 'dulled'),
  },
  {
    search: 'diabetic ketoacidosis hyperglycaemic crisis',
    treats: /hyperglyc|ketoacidosis/,
    fits: ({ says, any }) => any('sugar') && any('vomit', 'dulled', 'breath') && says(/\b(?:ketones?|dka|hi|high)\b/),
  },
  {
    search: 'tranexamic acid in bleeding trauma patients',
    treats: /trauma/,
    fits: ({ any }) => any('trauma') && any('bleed') && any('flood'),
  },
  {
    search: 'severe hyperkalaemia treatment',
    treats: /hyperkal/,
    fits: ({ says }) => says(/\bhyperkal|\bk\+? ?(?:of |is |was )?(?:[7-9]|6\.[5-9])/),
  },
  {
    search: 'septic shock initial treatment',
    treats: /sepsis|septic/,
    fits: ({ says, isChild }) => !isChild && says(/\b(?:sepsis|septic)\b/),
  },
]

/** @returns what the message may describe; empty if nothing in the table */
export function nameEmergencies(message: string): NamedEmergency[] {
  const plain = foldDiacritics(toSimplifiedChinese(message))
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
  const language = /\p{Script=Han}/u.test(plain) ? 'zh' : detectDangerLanguage(message)
  const found = new Set(findConcepts((plain.match(/[\p{L}\p{N}']+/gu) ?? []).join(' '), language))
  const any = (...concepts: Concept[]) => concepts.some((concept) => found.has(concept))
  const says = (english: RegExp) => language === 'en' && english.test(plain)
  const years = readAskedAge(message)?.years ?? Number.POSITIVE_INFINITY
  const isSmallChild = any('infant') || years < ages.smallChild || says(/\b\d{1,2} ?(?:days?|wks?|mo)[- ]old\b/)
  const values = listCriticalValues(plain)
  const signs: Signs = {
    any,
    says,
    shows: (english, concept) => (language === 'en' ? says(english) : any(concept)),
    isHypertensive: values.has('severeHypertension'),
    isFeverish: values.has('fever'),
    isEnglish: language === 'en',
    isSmallChild,
    isChild: isSmallChild || years < ages.adult || says(/\b(?:child|toddler|baby|kid|schoolboy)\b/),
  }
  return emergencies.filter(({ fits }) => fits(signs))
}
