/** Compares what a claim says raises or lowers what with the sentences of an abstract that relate the same things. */
import type { Difference } from '@/lib/evidence/verify/claim/finding'
import { saysWhatIsLeftOut } from '@/lib/evidence/verify/claim/left-out'
import type { SourceReading, SourceSentence } from '@/lib/evidence/verify/claim/read-source'
import { rememberComparison, rememberEach } from '@/lib/evidence/verify/claim/remember'
import { tokenize } from '@/lib/evidence/verify/claim/words/tokens'
import { listAbbreviations } from './list-abbreviations'
import { type Relation, readRelations } from './read-relations'

interface RelationFinding extends Difference {
  /** Whether the source denies what the claim affirms. */
  isDenied: boolean
}

type Names = readonly string[]

/** Share of the names of each side of a claim that a relation of the source must have. */
const shareLeast = 0.5

/** @returns null if the source relates the same things as the claim does, or not at all */
export function checkRelations(claim: string, source: SourceReading): RelationFinding | null {
  for (const { claimed, matched } of listMatched(claim, source)) {
    if (matched.some(({ relation }) => agrees(claimed.sign, relation.sign))) continue
    // "Had no effect" contradicts "could lower".
    const found = matched.find(({ relation }) => !relation.isWeak || claimed.sign === 'none')
    if (!found) continue
    return {
      sentence: found.sentence,
      words: [claimed.verb],
      sourceWords: [found.relation.verb],
      isDenied: claimed.sign !== 'none',
    }
  }
  return null
}

/**
 * Whether a claim says with another verb what the source says of the opposite: "A inhibits B" for "loss of A raises B".
 */
export function saysOfOpposite(claim: string, source: SourceReading): boolean {
  return listMatched(claim, source).some(({ claimed, matched }) =>
    matched.some(
      ({ relation }) => relation.sign === claimed.sign && relation.turned.length % 2 !== claimed.turned.length % 2,
    ),
  )
}

interface MatchedRelation {
  claimed: Relation
  /** Those of the source that relate the same things. */
  matched: readonly StatedRelation[]
}

const listMatched = rememberComparison((claim: string, source: SourceReading): readonly MatchedRelation[] => {
  if (source.isSummary || saysWhatIsLeftOut(claim)) return []
  const whole = readRelations(claim, tokenize(claim)).filter(
    ({ subject, object }) => subject.length > 0 && object?.length,
  )
  return whole.map((claimed) => {
    const own = [expandNames(claimed.subject, source), expandNames(claimed.object ?? [], source)] as const
    const names = new Set(own.flat())
    const matched = listRelations(source).filter(
      ({ relation }) =>
        isOfSame(own, relation) &&
        turnsNamed(claimed, new Set([...relation.subject, ...(relation.object ?? [])]), source) &&
        turnsNamed(relation, names, source),
    )
    return { claimed, matched }
  })
})

function agrees(one: Relation['sign'], other: Relation['sign']): boolean {
  return one === other || (one === 'some' && other !== 'none') || (other === 'some' && one !== 'none')
}

interface StatedRelation {
  sentence: number
  relation: Relation
}

const listRelations = rememberEach((source: SourceReading): StatedRelation[] =>
  source.sentences.flatMap((each, sentence) =>
    isAim(each)
      ? []
      : readRelations(each.text, each.tokens).map((relation) => ({
          sentence,
          relation: {
            ...relation,
            subject: expandNames(relation.subject, source),
            object: relation.object && expandNames(relation.object, source),
          },
        })),
  ),
)

/** A title may be a finding: "A increases B". */
function isAim({ role, section }: SourceSentence): boolean {
  return role === 'aim' && section !== 'title'
}

function isOfSame([subject, object]: readonly [Names, Names], stated: Relation): boolean {
  if (stated.object === null) return subject.every((each) => stated.subject.includes(each))
  const one = new Set(stated.subject)
  const other = new Set(stated.object)
  return (
    (shares(subject, one) && shares(object, other)) ||
    (stated.isMutual && shares(subject, other) && shares(object, one))
  )
}

/** "A protease inhibitor" is not the opposite of a drug that is not said to be one. */
function turnsNamed({ turned }: Relation, names: ReadonlySet<string>, source: SourceReading): boolean {
  return turned.every((beside) => beside.length === 0 || expandNames(beside, source).some((each) => names.has(each)))
}

function shares(names: Names, side: ReadonlySet<string>): boolean {
  return names.filter((each) => side.has(each)).length >= shareLeast * names.length
}

/** Names with the words of each abbreviation that the source introduces. */
function expandNames(names: Names, source: SourceReading): Names {
  const abbreviations = listAbbreviations(source)
  return names.flatMap((each) => abbreviations.get(each) ?? [each])
}
