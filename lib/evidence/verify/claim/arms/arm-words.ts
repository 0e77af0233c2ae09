/** The words by which people distinguish two arms, whatever the source calls them. */

import { stopWords } from '@/lib/evidence/text/normalize-terms'
import { intersects, subtract } from '@/lib/evidence/verify/claim/sets'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { type Arms, listWithUnits, type Side } from './arms'

/** The concepts that name one arm only. */
export type ArmWords = Record<Side, ReadonlySet<string>>

/** Two kinds of arms that are opposites, one pair a line; the words on each side of the bar mean much the same. */
const table = `
discontinue discontinuation stop stopped stopping taper tapered tapering withdraw withdrawn withdrawal cease wean weaned | maintain maintained maintenance continue continued continuing continuation stay stayed staying remain remained keep kept keeping
early earlier immediate immediately urgent accelerated prompt promptly rapid upfront straightaway | late later delayed delay deferred wait waited waiting expectant
restrictive restricted sparing | liberal liberally generous
intensive intensively tight tightly strict strictly aggressive | standard conventional usual
oral orally mouth tablet tablets pills capsules | intravenous intravenously drip parenteral
open | laparoscopic laparoscopically endoscopic keyhole
surgery surgical surgically operation operated operative | nonoperative nonsurgical conservative conservatively
combination combined together both dual plus added | alone monotherapy itself own
single once | repeated multiple
hypothermia hypothermic cooled cooling | normothermia normothermic
screening screened invited | unscreened uninvited
higher high | lower low
long longer extended prolonged | short shorter brief
invasive invasively | noninvasive noninvasively conservative conservatively medical medically
`

interface ArmKind {
  words: ReadonlySet<string>
  opposites: ReadonlySet<string>
}

const toConcepts = (words: string) => new Set(tokenize(words).map(({ concept }) => concept))

const armKinds: readonly ArmKind[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [words, opposites] = line.split(' | ').map(toConcepts)
    return words && opposites
      ? [
          { words, opposites },
          { words: opposites, opposites: words },
        ]
      : []
  })

/**
 * "Waiting" for "deferred therapy": what else the arms of a source are called, without words that name other things.
 */
export function widenArms(arms: Arms, other: ReadonlySet<string>): Arms {
  const [first, second] = [listKinds(arms.first, noWords), listKinds(arms.second, noWords)]
  const add = (own: ReadonlySet<string>, wide: readonly string[], opposite: readonly string[]) =>
    new Set([...own, ...wide.filter((each) => !opposite.includes(each) && !other.has(each) && !describing.has(each))])
  return { first: add(arms.first, first, second), second: add(arms.second, second, first) }
}

const noWords: ReadonlySet<string> = new Set()

/** These also describe outcomes and times, and what either arm was given. */
const describing = toConcepts(
  'early late standard conventional usual high higher low lower long longer short shorter single once repeated multiple extended prolonged brief added together both dual combined combination alone plus continue stop start keep kept stay stayed remain remained',
)

/** What an arm is called that got nothing, or what everybody gets. */
const inactive = toConcepts(
  'placebo dummy sham controls nothing none untreated unvaccinated usual standard conventional ordinary routine',
)

/** @param described the intervention and the comparator, in whose order a line need not name its arms */
export function nameBoth(written: readonly string[], described: readonly string[], outcome: string): ArmWords | null {
  const [one = '', other = ''] = written
  if (one === '' || other === '') return null
  const isStraight = overlap(written, described) >= overlap(written, described.toReversed())
  const isKnown = overlap(written, described) !== overlap(written, described.toReversed())
  const [ofOne = '', ofOther = ''] = isStraight ? described : described.toReversed()
  const all = [listWords(one, isKnown ? ofOne : ''), listWords(other, isKnown ? ofOther : '')] as const
  const [level, otherLevel] = nameLevels(written, described)
  const [time, otherTime] = nameTimes(written)
  const [amounts, otherAmounts] = written.map(
    (text) => new Set(listWithUnits(tokenize(text)).filter((each) => /^\d\S* /.test(each))),
  )
  const [own, opposite] = [
    new Set([...all[0], ...level, ...time, ...(amounts ?? [])]),
    new Set([...all[1], ...otherLevel, ...otherTime, ...(otherAmounts ?? [])]),
  ]
  const [first, second] = [widen(own, opposite), widen(opposite, own)]
  // "Failure, pills or patch vs implants": the name says what is compared.
  const named = / vs /.test(outcome) ? new Set<string>() : listWords(outcome)
  return { first: subtract(first, second, named), second: subtract(second, first, named) }
}

/** "TAVR", where the arms or the title have "transcatheter aortic-valve replacement". */
export function addInitials({ first, second }: ArmWords, texts: readonly string[]): ArmWords {
  const runs = texts.flatMap((text) => {
    const tokens = tokenize(text)
    return tokens.flatMap(({ concept }, index) =>
      initialsLengths.flatMap((length) => {
        const run = tokens.slice(index, index + length)
        const initials = run.map(({ word }) => word.charAt(0)).join('')
        return run.length < length || run.some(({ word }) => stopWords.has(word)) ? [] : [{ concept, initials }]
      }),
    )
  })
  const add = (arm: ReadonlySet<string>) =>
    new Set([...arm, ...runs.flatMap(({ concept, initials }) => (arm.has(concept) ? [initials] : []))])
  return { first: add(first), second: add(second) }
}

const initialsLengths = [3, 4, 5]

type Level = 'lower' | 'higher'

/** "The threshold of 7 g/dL" is lower than "the threshold of 9 g/dL"; null if they are equal, or an arm has none. */
function readLevels(arms: readonly string[]): readonly [Level, Level] | null {
  const [own, next] = arms.map((text) => Number(target.exec(text)?.[1]))
  if (own === undefined || next === undefined || !(own < next || own > next)) return null
  return own < next ? ['lower', 'higher'] : ['higher', 'lower']
}

/** The digit of "HbA1c" is not its target. */
const target = /\b(?:target|threshold|limit|goal)\b.{0,30}?(?<![\p{L}\d.])(\d+(?:\.\d+)?)/u

/** What arms are called by their levels: "the intensive target", where the intervention is the lower one. */
function nameLevels(
  written: readonly string[],
  described: readonly string[],
): readonly [ReadonlySet<string>, ReadonlySet<string>] {
  const levels = readLevels(written)
  if (!levels) return [new Set(), new Set()]
  const names = readLevels(described)?.[0] === 'lower' ? namesOfTargets : namesOfLevels
  return [names[levels[0]], names[levels[1]]]
}

/** "Endoscopy within 6 hours" is earlier than "endoscopy between 6 and 24 hours". */
function nameTimes(written: readonly string[]): readonly [ReadonlySet<string>, ReadonlySet<string>] {
  const [isEarly, isNextEarly] = written.map((text) => soon.test(text))
  const [isLate, isNextLate] = written.map((text) => !soon.test(text) && later.test(text))
  if (isEarly && isNextLate) return [early, late]
  return isLate && isNextEarly ? [late, early] : [new Set(), new Set()]
}

const soon =
  /\b(?:within|before|less than|in under) (?:\p{L}+ )?(?:\d|one|two|three|four|six|twelve)[^,;()]{0,12}\b(?:minutes?|hours?|days?|weeks?|months?)\b/u
const later =
  /\b(?:between|after|from|beyond|more than|at least|at) (?:\p{L}+ )?(?:\d|one|two|three|four|six|twelve)[^,;()]{0,16}\b(?:minutes?|hours?|days?|weeks?|months?)\b/u
const [early, late] = [toConcepts('early earlier soon sooner'), toConcepts('late later')]

const namesOfLevels: Record<Level, ReadonlySet<string>> = {
  lower: toConcepts('lower'),
  higher: toConcepts('higher'),
}
const namesOfTargets: Record<Level, ReadonlySet<string>> = {
  lower: toConcepts('lower intensive tight strict'),
  higher: toConcepts('higher standard conventional usual'),
}

function overlap(written: readonly string[], described: readonly string[]): number {
  return written.reduce((total, text, index) => {
    const own = listWords(described[index] ?? '')
    return total + [...listWords(text)].filter((each) => own.has(each)).length
  }, 0)
}

/** Of the name of an arm, and those of its description that are not everyday words. */
export function listWords(name: string, description = ''): ReadonlySet<string> {
  const own = tokenize(name).filter(
    ({ word, concept }) => (word.length > 2 && !stopWords.has(word) && !plain.has(concept)) || word === 'no',
  )
  const others = tokenize(description).filter(({ word, concept }) => !isWording(word, concept) && !plain.has(concept))
  return new Set([...own, ...others].map(({ concept }) => concept).filter((concept) => !/^\d/.test(concept)))
}

/** Words that either arm may be described with. */
const plain = new Set(
  tokenize(
    'patients people women men adults children treatment group arm trial dose doses from with than then after within first line least most days weeks months years hours time times mg ml regimen every',
  ).map(({ concept }) => concept),
)

/** Adds what else an arm is called that has the words of a kind, or whose opposite has those of the opposite kind. */
function widen(own: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  const isInactive = (arm: ReadonlySet<string>) => arm.has('no') || intersects(arm, inactive)
  const names = isInactive(own) && !isInactive(other) ? inactive : []
  return new Set([...own, ...listKinds(own, other), ...names])
}

function listKinds(own: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return armKinds
    .filter(
      ({ words, opposites }) => (intersects(own, words) || intersects(other, opposites)) && !intersects(other, words),
    )
    .flatMap(({ words }) => [...words])
}
