/**
 * Finds an effect that a claim limits to a part of the people where its source does not: "only in smokers" where no
 * sentence sets smokers apart, "in the PrEP cohort but not in people living with HIV" where both had it.
 */
import type { StrengthFinding } from '@/lib/evidence/verify/claim/checks/strength/check-strength'
import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import type { Fact } from '@/lib/evidence/verify/claim/fact'
import type { SourceReading } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { intersects, subtract } from '@/lib/evidence/verify/claim/sets'
import { type Token, tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { isWording } from '@/lib/evidence/verify/claim/words/wording-en'
import { listSigned } from './list-signed'
import { type Limit, readLimits } from './read-limits'

/**
 * @returns a finding when the claim limits an effect to a part that its source does not set apart, or that is like
 *   the others; otherwise null
 */
export function checkLimits(claim: string, source: SourceReading): StrengthFinding | null {
  if (source.isGuideline || !source.isSummary || hedged.test(claim)) return null
  for (const limit of readLimits(claim)) {
    const [from, to] = limit.span
    if (!statesResult.test(`${claim.slice(0, from)} ${claim.slice(to)}`)) continue
    const alike = findAlike(limit, claim, source)
    if (alike || !isSetApart(limit, source))
      return { kind: 'only', sentence: alike?.sentence ?? null, words: [limit.span] }
  }
  return null
}

/** "May be limited to smokers" and "cannot be determined" report no result. */
const hedged =
  /\b(?:may|might|could|perhaps|possibly|cannot|seems?|appear(?:s|ed)?|suggest\p{L}*|unclear|uncertain|whether)\b/iu

const statesResult =
  /\b(?:benefi|help|work|effect|gain|improv|lower|reduc|fell|fall|drop|cut|prevent|rais|rise|rose|increas|decreas|beat|outd|outperf|superior|non-?inferior|better|worse|fewer|more|less|surviv|mortality|death|sav|protect|advantage|excess|harm|difference|higher|commoner|signific|equal|respon|recover|resolv|longer|shorter|succe|fail|relie|heal|cure|slow|delay|eas(?=e|i)|lift|trim|curb|halv|doubl|avert|ward|spar|won\b|win\b|worth|valu|paid|pays|differ|match|kept|keep|tolerat|safe|danger|bleed|risk|odds|stop|remission|relaps)\p{L}*/iu

/** A clause that says something of a part which it does not say of the others. */
interface SetApart {
  concepts: ReadonlySet<string>
  isDenying: boolean
  isRestricting: boolean
}

const listSetApart = rememberEach(({ sentences }: SourceReading) =>
  sentences.flatMap(({ text, role }): SetApart[] =>
    describesStudy(role)
      ? []
      : text.split(clauseEnd).flatMap((clause) => {
          const [isDenying, isRestricting] = [denying.test(clause), restricting.test(clause)]
          if (!isDenying && !isRestricting) return []
          return [{ isDenying, isRestricting, concepts: new Set(tokenize(clause).map(({ concept }) => concept)) }]
        }),
  ),
)

const clauseEnd = /;\s/
const restricting =
  /\b(?:only|solely|exclusively|alone|confined|limited|restricted|driven|mainly|mostly|chiefly|largely|primarily|concentrated|particularly|especially|except|unless|outside|but|unlike|depend\w*|interaction|differ\w*|sub-?groups?|greater|greatest|larger|largest|stronger|strongest|clearest|weaker|smaller|subset|strat\w+|exploratory|post hoc|whereas|while|than in)\b/i
const denying =
  /\b(?:no(?! one\b)|not|none|nor|neither|never|without|fail\w*|lost|absent|vanish\w*|disappear\w*|non-?significant|unaffected|unchanged|similar|only|confined|limited|restricted|lack\w*|harm\w*)\b|n['’]t\b/i

/** Whether any clause of the source distinguishes the part from others. */
function isSetApart({ concepts, isDenied }: Limit, source: SourceReading): boolean {
  const all = listSetApart(source)
  const named = [...concepts].map((each) => each.replace(/^no /, ''))
  const own = named.filter((concept) => !source.topic.has(concept))
  // "No better in knee pain" is of everyone in a trial on knee pain.
  const fits = ({ isDenying, isRestricting }: SetApart) => (isDenied ? isDenying : isRestricting)
  if (own.length === 0)
    return all.some((each) => fits(each) && (named.length === 0 || named.some((concept) => each.concepts.has(concept))))
  return all.some((each) => (!isDenied || each.isDenying) && own.some((concept) => each.concepts.has(concept)))
}

/** Result lines on one outcome that differ in whom they are about. */
interface Sibling {
  sentence: number
  own: ReadonlySet<string>
  shared: ReadonlySet<string>
  isEffect: boolean
  direction: Fact['direction']
}

const listSiblings = rememberEach(({ facts }: SourceReading): [Sibling, Sibling][] => {
  const lines = facts.flatMap((fact) => {
    if (!fact.line) return []
    const name = new Set(listSigned(tokenize(fact.text.slice(0, fact.line.nameEnd)), namesPart))
    const isEffect = fact.line.isSignificant !== false && fact.direction !== null && fact.direction !== 'same'
    return [{ sentence: fact.sentence, name, isEffect, direction: fact.direction }]
  })
  return lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other): [Sibling, Sibling][] => {
      const shared = new Set([...one.name].filter((each) => other.name.has(each)))
      const [own, others] = [subtract(one.name, shared), subtract(other.name, shared)]
      if (shared.size === 0 || own.size === 0 || others.size === 0) return []
      if (own.size > ownMax || others.size > ownMax) return []
      return [
        [
          { ...one, own, shared },
          { ...other, own: others, shared },
        ],
      ]
    }),
  )
})

/** Names that differ in more words are those of two outcomes. */
const ownMax = 4

function namesPart({ word, concept }: Token): boolean {
  return word.length > 1 && !isWording(word, concept)
}

/** Finds two subgroup lines with the same result, when the claim says that the effect is limited to one. */
function findAlike({ concepts, span, isDenied }: Limit, claim: string, source: SourceReading): Sibling | null {
  // "Only on oxygen or a ventilator" names two parts.
  if (!isDenied && /\b(?:and|or)\b/i.test(claim.slice(...span))) return null
  const words = new Set(listSigned(tokenize(claim), namesPart))
  const pairs = listSiblings(source).flatMap(([one, other]) => [
    { own: one, other },
    { own: other, other: one },
  ])
  const named = pairs.filter(({ own, other }) => intersects(own.own, concepts) && !intersects(other.own, concepts))
  const ofOutcome = named.filter(({ own }) => intersects(own.shared, words))
  const [pair, ...more] = ofOutcome.length > 0 ? ofOutcome : named
  if (!pair || more.some(({ own }) => own.isEffect !== pair.own.isEffect)) return null
  const isAlike = isDenied
    ? pair.own.isEffect
    : pair.own.isEffect && pair.other.isEffect && pair.own.direction === pair.other.direction
  return isAlike ? (isDenied ? pair.own : pair.other) : null
}
