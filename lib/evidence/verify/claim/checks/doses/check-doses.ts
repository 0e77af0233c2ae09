/**
 * Finds doses that the source states for another drug: "rifampicin 25 mg/kg" where that is the dose of pyrazinamide.
 */
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import { type Dose, readDoses } from '@/lib/evidence/verify/claim/read-doses'
import type { SourceSentence } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { intersects } from '@/lib/evidence/verify/claim/sets'
import { isPlain } from '@/lib/evidence/verify/claim/words/plain-words'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'

type Sentence = Pick<SourceSentence, 'text' | 'tokens'>

interface DoseOfDrugs extends Dose {
  drugs: ReadonlySet<string>
}

/** How far a dose may be from the name of its drug, in characters. */
const reach = 60

/**
 * @returns a difference when a drug of the claim has another dose in the source, and the claimed dose is that of
 * another drug; otherwise null
 */
export function checkDoses(claim: string, sentences: readonly Sentence[]): Difference | null {
  const claimed = nameDrugs(claim, tokenize(claim))
  if (claimed.length === 0) return null
  const stated = readStatedDoses(sentences)
  for (const dose of claimed) {
    const isOwn = ({ drugs }: DoseOfDrugs) => intersects(dose.drugs, drugs)
    const same = stated.filter(({ amount }) => amount === dose.amount)
    const sourceDose = stated.find((each) => isOwn(each) && each.unit === dose.unit)
    if (same.length === 0 || same.some((each) => each.drugs.size === 0 || isOwn(each)) || !sourceDose) continue
    return { sentence: sourceDose.sentence, words: [dose.span], sourceWords: [sourceDose.span] }
  }
  return null
}

const readStatedDoses = rememberEach((sentences: readonly Sentence[]) =>
  sentences.flatMap(({ text, tokens }, sentence) => nameDrugs(text, tokens).map((dose) => ({ ...dose, sentence }))),
)

/** "Lubiprostone 8 micrograms": an unknown word directly before a dose is a name. */
function isNameBefore({ word, concept, end }: Token, dose: number): boolean {
  return dose - end <= 1 && word.length > 5 && !isWording(word, concept) && !isPlain(word, concept)
}

/** "Carvedilol instead of propranolol, starting at 6.25 mg": the dose is not that of the drug which is not given. */
const replaced = /\b(?:instead of|rather than|in place of) $/i

/** Each dose with the drugs between it and the previous dose. */
function nameDrugs(text: string, tokens: readonly Token[]): DoseOfDrugs[] {
  let from = 0
  return readDoses(text).map((dose) => {
    const [index, end] = dose.span
    const start = Math.max(from, index - reach)
    from = end
    const named = tokens.filter(
      (token) =>
        token.start >= start &&
        token.end <= index &&
        (isDrugName(token.word) || isNameBefore(token, index)) &&
        !replaced.test(text.slice(0, token.start)),
    )
    // "Apixaban 2.5 mg or rivaroxaban 10 mg": the nearest name, unless the names are joined.
    const nearest = named.at(-1)
    const drugs = nearest
      ? named.filter(
          ({ end }) => /^[\s/]|^-|^ plus | and $/.test(text.slice(end, nearest.start)) && nearest.start - end < 8,
        )
      : []
    return { ...dose, drugs: new Set([...drugs, ...(nearest ? [nearest] : [])].map(({ concept }) => concept)) }
  })
}
