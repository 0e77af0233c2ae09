/**
 * Words as the index sees them. The index and the question go through the same folding, so that "haemorrhage",
 * "hemorrhages" and "HEMORRHAGE" meet. Nothing here is ever shown: quotations and `uncovered` use the text as written.
 */
import { stemmer } from 'stemmer'

export interface Word {
  /** As written. */
  surface: string
  /** Folded, in one spelling, not stemmed. */
  word: string
  /** What the index holds for it. */
  stem: string
  /** Set on the joined form of a hyphenated word ("sglt2" of "SGLT-2"), which stands for its parts. */
  joined?: true
}

/**
 * British and American spellings, folded to one. Applied to the index and to the question alike, so a rule that also
 * hits an innocent word ("exercise") changes both sides the same way and does no harm.
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
  [/(?<=\w{3})tre$/g, 'ter'],
  [/(?<=\w{3})tres$/g, 'ters'],
  [/(?<=\w{2})is(?=e$|es$|ed$|er$|ers$|ing$|ation$|ations$)/g, 'iz'],
  [/(?<=\w{2})ys(?=e$|es$|ed$|er$|ing$)/g, 'yz'],
  [/programme/g, 'program'],
]

const tokens = /[\p{L}\p{N}\p{Co}]+/gu
const hyphens = /[\p{L}\p{N}]+(?:[-‐‑–/][\p{L}\p{N}]+)+/gu

const foldedWords = new Map<string, string>()
const stems = new Map<string, string>()
/** Enough for the vocabulary of any question and of the records ranked; cleared when full, since it only saves time. */
const cacheWordsMax = 50_000

/** Lower case, no diacritics, one spelling. The same folding as FTS5's `unicode61 remove_diacritics 2`. */
export function foldWord(text: string): string {
  const known = foldedWords.get(text)
  if (known !== undefined) return known
  let word = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('µ', 'μ')
  if (word.length > 4) for (const [pattern, replacement] of spellings) word = word.replace(pattern, replacement)
  if (foldedWords.size > cacheWordsMax) foldedWords.clear()
  foldedWords.set(text, word)
  return word
}

/** The stem of a folded word: Porter's, as FTS5's `porter` makes it (compared over the whole bundled vocabulary). */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = word.length < 3 || word.length > 64 ? word : stemmer(word)
  if (stems.size > cacheWordsMax) stems.clear()
  stems.set(word, stem)
  return stem
}

/** Every word of a text in order; a hyphenated word gives its parts and then the joined form. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  const compounds = [...text.matchAll(hyphens)]
  let next = 0
  for (const match of text.matchAll(tokens)) {
    words.push(asWord(match[0]))
    const compound = compounds[next]
    const end = match.index + match[0].length
    if (!compound || end < compound.index + compound[0].length) continue
    next++
    if (/[/–]/.test(compound[0])) continue
    const surface = compound[0]
    words.push({ ...asWord(surface.replace(/[-‐‑]/g, '')), surface, joined: true })
  }
  return words
}

function asWord(surface: string): Word {
  const word = foldWord(surface)
  return { surface, word, stem: stemOf(word) }
}

/** The text that goes into the index for a field: folded words, so that index and question cannot drift apart. */
export function indexText(text: string): string {
  return wordsOf(text)
    .map(({ word }) => word)
    .join(' ')
}

/** Words that carry no question; dropped before the search. Folded spelling. */
export const stopWords = new Set(
  `a about above after again against all also am an and any are as at be because been before being below between both
  but by can cannot could d did do does doing don down during each either else few for from further get gets give given
  had has have having he her here hers him his how i if in into is it its itself just let ll m may me might more most
  must my need needs no nor not now of off on once only or other our out over own please re s same shall she should so
  some such t tell than that the their them then there these they this those through to too under until up upon us use
  used uses using very want was we were what whats when where whether which while who whom whose why will with within
  without would ve vs versus yes yet you your know ask question anyone anything someone something really actually still
  ever even much many lot like say said says think go goes going one hello hi thanks thank okay ok
  compare compared comparing comparison`.split(/\s+/),
)

/**
 * Words that almost any clinical question may hold. They are searched at a low weight, and when no source holds them
 * the answer does not list them as missing: "benefit" is not what a source fails to cover.
 */
export const generalWords = new Set(
  `adult adults advice advise alternative amount answer approach appropriate available avoid bad beneficial benefit
  benefits best better case cases cause caused causes change changed changes choice choose clinical common
  compare compared data date decide decrease decreased decreases difference differences different does dose doses
  dosing drug drugs duration early effect effective effectiveness effects efficacy evidence experience favor favour
  first good group groups guidance guideline guidelines happen happens harm harmful harms help helpful helps high
  higher idea ideal improve improved improves improvement increase increased increases indicated indication
  individual individuals information intervention kind last latest lead leads less likely line literature long longer
  low lower lowers make makes man manage managed management means medication medications medicine men method new
  newer number offer old older optimal option options outcome outcomes patient patients people percent person place
  population possible practice prefer preferable preferred prevent prevention prevents provide published put rate
  rates reason recent recently recommend recommendation recommendations recommended reduce reduced reduces reducing
  reduction regimen regimens relative report reported require required requires research response result results
  right risk risks role routine routinely safe safely safety second see selected seem setting settings severe short
  shorter show showed shown shows significant significantly similar start started starting stop stopped stopping
  strategy studies study subject suggest suggests superior inferior noninferior support switch take taken taking
  target term therapies therapy time times treat treated treating treatment treatments trial trials try type types usual
  usually value way well work works worse worth year years young younger woman women give happens matter there
  current currently standard evidence-based rct rcts meta analysis systematic review randomized randomised
  month months week weeks day days hour hours chance chances outperform beat add added adding addition additional
  old age aged`
    .split(/\s+/)
    .map(foldWord),
)
