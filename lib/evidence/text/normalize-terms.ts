/**
 * Normalizes words for index and question alike, so that "haemorrhage", "hemorrhages" and "HEMORRHAGE" match.
 * Normalized words are never displayed: quotations and `uncovered` use the text as written.
 */
import { stemmer } from 'stemmer'
import { copyString, TokenTable } from './token-table'
import { decodeWord, type EncodedWord, forEachWord } from './tokenizer'

export interface Word {
  /** As written. */
  surface: string
  /** Folded, in one spelling, not stemmed. */
  word: string
  /** The form in the index. */
  stem: string
  /** Set on the joined form of a hyphenated word ("sglt2" of "SGLT-2"), which represents its parts. */
  joined?: true
}

/**
 * British spellings, folded to American ones. Index and question are folded alike, so a rule that also matches an
 * unrelated word ("exercise") does no harm.
 */
const spellings: [RegExp, string][] = [
  [/haem/g, 'hem'],
  [/([aeiou]|^)aemi/g, '$1emi'],
  [/(?<=[a-z])aemi/g, 'emi'],
  [/paed/g, 'ped'],
  [/caec/g, 'cec'],
  [/caesar/g, 'cesar'],
  [/anaes/g, 'anes'],
  [/gynaec/g, 'gynec'],
  [/faec/g, 'fec'],
  [/oedem/g, 'edem'],
  [/oesoph/g, 'esoph'],
  [/oestr/g, 'estr'],
  [/foet/g, 'fet'],
  [/diarrhoe/g, 'diarrhe'],
  [/rrhoea/g, 'rrhea'],
  [/coeliac/g, 'celiac'],
  [/apnoe/g, 'apne'],
  [/pnoea/g, 'pnea'],
  [/sulph/g, 'sulf'],
  [/(?<=\w)our(?=$|s$|ed$|ing$|al$|able$|ite$)/g, 'or'],
  [/(?<=\w{2})tre$/g, 'ter'],
  [/(?<=\w{2})tres$/g, 'ters'],
  [/(?<=\w{2})is(?=e$|es$|ed$|er$|ers$|ing$|ation$|ations$)/g, 'iz'],
  [/(?<=\w{2})ys(?=e$|es$|ed$|er$|ing$)/g, 'yz'],
  [/programme/g, 'program'],
]

/**
 * A bounded cache that keeps what is in use: when the young half is full, it becomes the old half and the old half is
 * dropped. A vocabulary larger than the cache then costs only its rare words.
 */
class TwoGenerationCache {
  private young = new Map<string, string>()
  private old = new Map<string, string>()

  get(text: string): string | undefined {
    const known = this.young.get(text)
    if (known !== undefined) return known
    const kept = this.old.get(text)
    if (kept !== undefined) this.set(text, kept)
    return kept
  }

  set(text: string, answer: string): void {
    if (this.young.size >= halfWordsMax) {
      this.old = this.young
      this.young = new Map()
    }
    this.young.set(copyString(text), answer)
  }
}

/** Two halves of this size hold the vocabulary of any question and of the ranked articles. */
const halfWordsMax = 50_000
const foldedWords = new TwoGenerationCache()
const stems = new TwoGenerationCache()
/** Maps each word as written to the index of its stem. */
const surfaces = new TokenTable()
let stemsOfSurfaces: string[] = []

/** Matches every word that a rule could change; most words only need lower case. */
const needsRules = /[^\x00-\x7f]|ae|oe|our|tre|ulph|ramme|[iy]s[ei]|isa/

/** Lower case, no diacritics, one spelling. Equivalent to FTS5's `unicode61 remove_diacritics 2`. */
export function foldWord(text: string): string {
  const lower = text.toLowerCase()
  if (!needsRules.test(lower)) return lower
  const known = foldedWords.get(text)
  if (known !== undefined) return known
  let word = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('µ', 'μ')
  if (word.length > 4) for (const [pattern, replacement] of spellings) word = word.replace(pattern, replacement)
  foldedWords.set(text, word)
  return word
}

/** The Porter stem of a folded word, equal to FTS5's `porter` (compared over the whole bundled vocabulary). */
export function stemWord(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = word.length < 3 || word.length > 64 ? word : stemmer(word)
  stems.set(word, stem)
  return stem
}

/** Every word of a text in order; a hyphenated word yields its parts and then the joined form. */
export function splitWords(text: string): Word[] {
  const words: Word[] = []
  forEachWord(text, (found) => {
    const written = decodeWord(found)
    const word = foldWord(written)
    const stem = stemWord(word)
    const { whole } = found
    words.push(
      whole
        ? { surface: text.slice(whole.start, whole.end), word, stem, joined: true }
        : { surface: written, word, stem },
    )
  })
  return words
}

/** The stems of the same words, without creating strings: a search needs those of a hundred articles. */
export function forEachStem(text: string, add: (stem: string, isJoined: boolean) => void): void {
  forEachWord(text, (word) => add(stemAt(word), word.whole !== undefined))
}

function stemAt(word: EncodedWord): string {
  const known = stemsOfSurfaces[surfaces.find(word)]
  if (known !== undefined) return known
  const stem = stemWord(foldWord(decodeWord(word)))
  if (stemsOfSurfaces.length >= 2 * halfWordsMax) {
    surfaces.clear()
    stemsOfSurfaces = []
  }
  surfaces.add(word, stemsOfSurfaces.push(stem) - 1)
  return stem
}

/** Words without meaning for a search, in folded spelling. */
export const stopWords = new Set(
  `a about above after again against all also am an and any are as at be because been before being below between both
  but by can cannot could d did do does doing don down during each either else few for from further get gets give given
  had has have having he her here hers him his how i if in into is it its itself just let ll m may me might more most
  must my need needs no nor not now of off on once only or other our out over own please re s same shall she should so
  some such t tell than that the their them then there these they this those through to too under until up upon us use
  used uses using very want was we were what whats when where whether which while who whom whose why will with within
  aren couldn didn doesn hadn hasn haven isn mustn shouldn wasn weren won wouldn without would ve vs versus yes yet you your know ask question anyone anything someone something really actually still
  ever even much many lot like say said says think go goes going one hello hi thanks thank okay ok
  compare compared comparing comparison`.split(/\s+/),
)

/**
 * Words that may occur in almost any question: clinical ("benefit", "reduce", "patients") and general ("acceptable",
 * "expect"). They have little weight, less still if the library does not know them, and are never listed as
 * uncovered.
 */
export const generalWords = new Set(
  `abnormal absolute accept acceptable accepted afebrile apyrexial apyretic normotensive euvolaemic haemodynamically hemodynamically
  systemically according achieve act action active actual add added adding addition
  additional address adequate adult adults advantage advice advise advised age aged ago agree aid aim allow allowed
  almost alone along already alternative although always amount answer anymore apart appear applied apply approach
  appropriate approve approved approximately area argue arm aside aspect assess assessment associated association
  assume attempt attend attention automatically available average avoid avoiding aware away back bad base based basis
  beat become begin beginning behind believe beneficial benefit benefits best better beyond big bit  bring broad
  build call came care careful carefully carry case cases catch cause caused causes certain certainly chance chances
  change changed changes cheap check checked choice choices choose choosing chosen class clear clearly clinic clinical
  clinician clinicians close colleague combine combined come common commonly complete completely concern concerned
  concerns conclusion condition conditions confirm consider considered consult contain continue continued continuing
  contraindicated contraindication contraindications
   correct correctly cost could count couple course cover create current currently cut cutoff cutoffs daily damage
  danger dangerous data date day days deal decide decision decrease decreased decreases defer define definition degree
    deliver depend describe described despite detail details determine develop developed differ difference
  differences different difficult direct directly discuss discussion doctor doctors dose doses dosing double down
  downside downsides dosage dosages drawback drawbacks drop drug drugs due  ease easily easy effect effective effectiveness effects efficacy effort
   eligible else end enough ensure entire equal equally equivalent especially essential established estimate
  evaluate event events eventually every evidence exact exactly example except exist expect expected experience explain
  explanation extend extent extra fact factor fail failed fails  fair fairly far fast favor favour feel fewer
  figure final finally find finding findings fine first fit fix follow followed following follows former found
  frequency frequent frequently full fully gain gave general generally get getting given gives giving goal goals good
  gist got great greater group groups guidance guide guideline guidelines guides half hand happen happens hard harm harmful
  harms head  hear held help helped helpful helps high higher highly hit hold hope hospital hour hours however
  huge idea ideal ideally identify illness impact important improve improved improvement improves improving include
  included including increase increased increases increasing indeed indicate indicated indication individual
  individuals inferior inform information initial initially initiate initiation instead interested intervention
  interventions investigate involve issue issues join keep kept kind know known lack large last late later latest lead
  leads learn least leave led less level levels life like likelihood likely limit limited line list literature little
  live long longer longstanding look looked looking lose lost low lower lowered lowering lowers magnitude main mainly maintain major
  make makes making man manage managed management many mark matter matters mean meaning meaningful means measure
  measured medicine medicines medication medications meet men mention method methods middle mild mind minimal minimum
  minor minutes miss mode moderate modern month months move name natural near nearly necessarily necessary need needed
  needs negative new newer newest newly next noninferior normal normally note nothing notice now number numbers obtain
  obvious occur offer offered often ok old older onset open opinion option optional options order original outcome
  outcomes outperform outweigh overall own paper part particular particularly pass patient patients people percent
  percentage perform performed perhaps period person persons physician pick place plan plus point points poor
  population  positive possible possibly potential potentially practical practice practitioner prefer
  preferable preferably preferred prepare prescribe prescribed prescribing prescription present presence pretty prevent
  preventing prevention prevents previous previously probably problem problems proceed process produce program proper
  properly prove proven proved provide provided provides publish published purpose put question questions quick quickly
  quite raise raised raises range rapid rare rarely rate rates rather reach read ready real reason reasonable receive
  received receiving recent recently recommend recommendation recommendations recommended recommends record reduce
  reduced reduces reducing reduction refer regard regarding regime regimen regimens regular regularly relate related
  relation relative relatively reliable reliably remain remember remove repeat replace report reported reports request
  require required requires requirement research resolve respond response rest result resulting results return review
  right risk riskier risks risky role routine routinely rule run safe safely safer safest safety same save saves search
  second see seek seem seems seen select selected selection send sense separate separately serious seriously serve set
  setting settings several severe severity short shorten shorter shortest show showed shown shows side significance
  significant significantly similar similarly simple simply since single situation size skip slow slowed slowing slows small soon
  sooner sort source sources special specific specifically spend stable stand standard start started starting state
  status stay step steps still stop stopped stopping strategies strategy strict strong strongly studies study subject
  subjects success successful successfully such suffer suggest suggested suggestion suggests suitable summarise
  summarize summary superior support supports suppose sure take taken takes taking talk target targets technique tell
  tend term terms thanks therapies therapy thing things think third though thought time times timing today together
  told tolerate tolerated top total treat treated treating treatment treatments trial trials tried trigger true try
  trying turn twice type types typical typically unclear undiagnosed untreated halve halved
  halves doubled tripled
  understand unlike unnecessary update updated upfront upper upside upsides
  useful useless usual usually vague valid value values various versus view visit vs wait want wanted wants watch way
  ways week weeks well whole wide widely win woman women wonder word words work working works world worry worse worsen
  worst worth worthwhile wrong year years yet young younger yield meta analysis systematic review randomized randomised
  rct rcts us uk bd tds qds bid tid qid prn po`
    .split(/\s+/)
    .map(foldWord),
)
