/**
 * Detects which of the languages that a question may be asked in it is written in, by its script, its function words
 * and letters and endings that only one of the languages has.
 */
import { detectLanguage } from './detect-language'

const writtenLanguages = ['en', 'zh', 'es', 'de', 'fr'] as const
export type WrittenLanguage = (typeof writtenLanguages)[number]
export type LatinLanguage = Exclude<WrittenLanguage, 'zh'>

/** Without diacritics. A word of several languages counts for each of them. */
const functionWords: Record<LatinLanguage, readonly string[]> = {
  en: `the a an of and is are in for with to on i my he she it does do did what how that this be can not was has have had
    or from at by you your should which when but his her if who than would will i'm i've don't can't as we they there
    their our me about any after versus vs between without during under him been just being its were no plus son`.split(
    /\s+/,
  ),
  es: `a el la los las un una unos unas de del en con por para que es son se su sus al lo como mas pero si no me mi mis esta
    este estos hay ya muy sin sobre entre cual cuales cuando tiene tienen puede pueden le nos ha he y o u ser desde
    hasta tras segun debe deben estoy tengo quiero yo ella ante bajo durante contra frente`.split(/\s+/),
  de: `der die das den dem des ein eine einen einem einer und ist sind nicht mit bei von vom zu zum zur im in auf fur ich
    er sie es mein meine meinem meiner wie was als auch wird werden kann hat habe haben oder aus nach uber noch mehr
    welche welcher welches soll sollte gegen ohne bin mich mir sich durch wenn gibt wer dass ihr ihm am beim unter wegen hilft
    wirkt`.split(/\s+/),
  fr: `a le la les un une des du de et est sont dans pour par sur avec que qui ne pas plus je il elle on mon ma mes son sa
    ses au aux ce cette ces quel quelle quels quelles en se ou chez lors apres sans entre faut peut
    doit vs nous vous leur ont pendant contre quelle lors comme leurs`.split(/\s+/),
}

/** French words that only an apostrophe distinguishes from the letters of "C section", "D-mannose" and "doesn't". */
const elided: ReadonlySet<string> = new Set(['l', 'd', 'j', 'n', 's', 'c', 'qu', 'm', 't'])

/** The languages of each function word: a text is looked up once, not once for each language. */
const languagesOf = new Map<string, LatinLanguage[]>()
for (const language of ['en', 'es', 'de', 'fr'] as const) {
  for (const word of new Set(functionWords[language])) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language])
  }
}

const ownLetters: [LatinLanguage, RegExp][] = [
  ['es', /[ñ¿¡]|[íóú]/giu],
  ['de', /[äöüß]/giu],
  ['fr', /[àâçèêëîïôœùû]/giu],
]

/** Endings of content words, for a question without function words: "anticoagulación fibrilación auricular". */
const ownEndings: [LatinLanguage, RegExp][] = [
  ['es', /(?:cion|ciones|miento|mientos|idad|osis|emia|itis ?agud[ao]|icos?|icas?|dor|dora)$/],
  ['de', /(?:ung|ungen|keit|heit|lich|liche|lichen|mittel|krankheit|therapie|behandlung|risiko|druck|schmerz\w*)$/],
  ['fr', /(?:tion|tions|ite|ose|emie|ique|iques|eux|euse|aire|aires|ement|ements|pathie)$/],
]
const englishEndings = /(?:ing|tion|ness|ity|sis|ed|ly|ease|ment|al|ic|ive)$/

/** One function word or letter of its own; endings alone are too little. */
const surePoints = 1

/** Enough to recognise the language, however long the text is. */
const charactersRead = 2_000

/** A text by no language's words is taken for English, the language of the articles. */
export function detectWrittenLanguage(text: string): WrittenLanguage {
  const start = text.slice(0, charactersRead)
  if (detectLanguage(start) === 'zh' || isMostlyHan(start)) return 'zh'
  const points = countPoints(start)
  const [best] = Object.entries(points).sort(([, a], [, b]) => b - a)
  const language = (best?.[0] ?? 'en') as LatinLanguage
  return points[language] >= surePoints && points[language] > points.en ? language : 'en'
}

/**
 * Everyday words of English notes, which no other of the languages has. They are not among the function words, by which
 * the danger model was trained.
 */
const everydayEnglish: ReadonlySet<string> = new Set(
  `never worth fine now then only into off out up down too because while why where could may might must day days week
  weeks month months year years old new best better well need needs give given take takes taking taken help helps work
  works stop start keep try tried yet`.split(/\s+/),
)

/** False for a text of names alone, which says little of its language: "Leitlinie Reizdarmsyndrom". */
export function isClearlyEnglish(text: string): boolean {
  // Notes in English say "vs" more often than French ones.
  const read = text.slice(0, charactersRead).replace(/\bvs\b/gi, 'versus')
  const { en, ...others } = countPoints(read)
  const everyday =
    foldDiacritics(read)
      .match(/[a-z]+/g)
      ?.filter((word) => everydayEnglish.has(word)) ?? []
  const points = en + everyday.length
  return points >= 2 && points > Math.max(...Object.values(others))
}

const hanMin = 4

/** A question such as "Apixaban 与 warfarin 在 AF 中 哪个更好" has as many Latin words as Chinese ones. */
function isMostlyHan(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  if (han < hanMin) return false
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}+/gu)?.length ?? 0
  return han * 2 > latin && han > 8 * kana
}

const abbreviations = /(?<![\p{L}\d'’])\p{Lu}{2,}(?![\p{L}'’])/gu

/** The search, the emergency check and the translation ask about the same question, one after the other. */
let lastCounted = { text: '', points: { en: 0, es: 0, de: 0, fr: 0 } }

function countPoints(text: string): Readonly<Record<LatinLanguage, number>> {
  if (text !== lastCounted.text) lastCounted = { text, points: countWords(text) }
  return lastCounted.points
}

function countWords(text: string): Record<LatinLanguage, number> {
  const points: Record<LatinLanguage, number> = { en: 0, es: 0, de: 0, fr: 0 }
  // The "l" of "g/L" and of "10l" is not a French article, and "IM" among lower case is not a German preposition.
  const words =
    foldDiacritics(/\p{Ll}/u.test(text) ? text.replace(abbreviations, ' ') : text).match(
      /(?<![\d/])[a-z]+(?:['’][a-z]+)?/g,
    ) ?? []
  for (const whole of words) {
    const [before = '', after] = whole.split(/['’]/)
    if (after !== undefined && elided.has(before)) points.fr += 1
    for (const part of after === undefined ? [whole] : [whole.replace('’', "'"), before, after]) {
      for (const language of languagesOf.get(part) ?? []) points[language] += 1
    }
    if (whole.length < 6) continue
    for (const [language, ending] of ownEndings) if (ending.test(whole)) points[language] += 0.3
    if (englishEndings.test(whole)) points.en += 0.3
  }
  for (const [language, letters] of ownLetters) points[language] += Math.min(3, text.match(letters)?.length ?? 0)
  return points
}

const beyondAscii = /[^\p{ASCII}]/u

/** The text in lower case without diacritics, ß as ss. */
export function foldDiacritics(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe')
}
