/**
 * Finds people or a use that a claim names although its source left just those out: "in psychotic depression" where
 * "psychotic depression was excluded" and the people studied had another depression.
 */

import { stopWords } from '@/lib/evidence/text/normalize-terms'
import { describesArm } from '@/lib/evidence/verify/claim/arms/arm-descriptions'
import { describesStudy } from '@/lib/evidence/verify/claim/describes-study'
import type { Span } from '@/lib/evidence/verify/claim/finding'
import { findLacking, findLeftOut, findNamesLeftOut } from '@/lib/evidence/verify/claim/left-out'
import type { SourceReading, SourceSentence } from '@/lib/evidence/verify/claim/read-source'
import { rememberEach } from '@/lib/evidence/verify/claim/remember'
import { isSubset } from '@/lib/evidence/verify/claim/sets'
import type { Token } from '@/lib/evidence/verify/claim/words/tokens'

/** The concepts of a group, without words for people in general; at least two. */
type Group = ReadonlySet<string>

interface Groups {
  leftOut: readonly Group[]
  /** The concepts of each clause that says who or what was studied. */
  stated: readonly ReadonlySet<string>[]
}

const listGroups = rememberEach(({ sentences }: SourceReading): Groups => {
  const parts = sentences.map(readParts)
  return { leftOut: parts.flatMap(({ leftOut }) => leftOut), stated: parts.flatMap(({ stated }) => stated) }
})

function readParts({ text, tokens, role }: SourceSentence): Groups {
  const lacking = describesStudy(role) && !describesArm(text) ? findLacking(text) : []
  const names = [...findNamesLeftOut(text), ...lacking]
  const spans = [...findLeftOut(text), ...lacking]
  const isIn = (all: readonly Span[]) => (token: Token) =>
    all.some(([from, to]) => token.start >= from && token.start < to)
  const stated = tokens.filter((token, index) => !isIn(spans)(token) && tokens[index - 1]?.word !== 'non')
  return {
    leftOut: names.flatMap((span) => splitItems(text, tokens.filter(isIn([span])))).filter(isGroup),
    stated: [new Set(stated.map(toKey))],
  }
}

function isGroup({ size }: Group): boolean {
  return size > 1 && size <= sizeMax
}

function splitItems(text: string, tokens: readonly Token[]): Group[] {
  const items: Set<string>[] = [new Set()]
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    if (before && separator.test(text.slice(before.end, token.start))) items.push(new Set())
    if (/^(?:and|or|nor|but|so|which|who)$/.test(token.word)) items.push(new Set())
    else if (namesGroup(token)) items.at(-1)?.add(toKey(token))
  }
  return items
}

const separator = /[,;:()]/
const general =
  /^(?:exclu|enrol|eligib|ineligib|includ|recruit|random|stud(?:y|ied)|appl|cover|test|patient|people|person|participant|adults?$|those|with|having|had|data|trial|few)/

function namesGroup({ word }: Token): boolean {
  return word.length > 1 && !general.test(word) && !stopWords.has(word)
}

/** "Already treated", "treated before", "long-term treatment": one concept. */
function toKey({ word, concept }: Token): string {
  return earlier.test(word) ? 'earlier' : concept
}

const earlier = /^(?:already|previous|previously|prior|before|existing|established|history|long|term|pre)$/

/** @returns the words of the claim that name such a group; empty if there is none */
export function findExcludedGroup(claim: readonly Token[], source: SourceReading): Token[] {
  const { leftOut, stated } = listGroups(source)
  for (const group of leftOut) {
    const found = findTogether(claim, group)
    if (found.length === 0) continue
    if (stated.some((each) => isSubset(group, each))) continue
    return found
  }
  return []
}

/** Longer parts of a sentence say more than who was left out. */
const sizeMax = 4
/** Other words between those of a group: "eyes *with an acuity of* 20/32". */
const gapMax = 4

/** The first words of the claim that have all concepts of the group, near each other. */
function findTogether(claim: readonly Token[], group: Group): Token[] {
  const keys = claim.map(toKey)
  const places = [...group].map((concept) => keys.indexOf(concept)).toSorted((one, other) => one - other)
  const [first = -1, last = -1] = [places[0], places.at(-1)]
  return first < 0 || last - first >= group.size + gapMax ? [] : places.flatMap((at) => claim[at] ?? [])
}
