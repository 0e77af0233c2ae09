/**
 * Parses a question: its terms and their synonyms, the kind of answer it asks for, and the conversation's subject. A word
 * never reaches the database as the user typed it: the search quotes each term.
 */
import { splitWords, type Word } from '@/lib/evidence/text/normalize-terms'
import { getSynonymsByFirstStem } from '@/lib/evidence/text/synonyms'
import { type AskedAge, readAskedAge } from './ages'
import { readTurns } from './conversation-subject'
import { findPopulationSides } from './mutually-exclusive-populations'
import type { GroupMention } from './population-groups'
import type { QuestionFacets } from './question-facets'
import type { QuestionTerm } from './question-terms'

export type QuestionType = 'therapy' | 'harm' | 'diagnosis' | 'prognosis' | 'prevention' | 'guideline' | 'background'

export interface ParsedQuestion {
  terms: QuestionTerm[]
  /** Synonyms: matched where all stems of one name occur, on behalf of the terms (by index) they replace. */
  synonyms: { terms: number[]; words: Word[]; isBroader: boolean }[]
  /** Terms (by index) that are adjacent in the question: "septic shock", "primary prevention". */
  pairs: [first: number, second: number][]
  type: QuestionType
  facets: QuestionFacets
  /** The turn is about the subject of the turns before. */
  isFollowUp: boolean
  sides: number[]
  /** Groups of people that the question names; those of the turns before if the last one names none. */
  groups: GroupMention[]
  /** The age of one patient. */
  age: AskedAge | null
}

/**
 * @param text the last turn
 * @param earlier the turns before it, oldest first
 */
export function parseQuestion(text: string, earlier: string[] = []): ParsedQuestion {
  const { terms, asked, facets, groups, isFollowUp } = readTurns([...earlier, text])
  return {
    terms,
    synonyms: findSynonyms(terms),
    pairs: collectPairs(asked.join(' '), terms),
    type: classifyQuestion(asked.join(' ')),
    facets,
    isFollowUp,
    sides: findPopulationSides(asked.join(' ')),
    groups,
    age: readAskedAge(text),
  }
}

function collectPairs(text: string, terms: QuestionTerm[]): ParsedQuestion['pairs'] {
  const position = new Map(terms.map(({ stem }, index) => [stem, index]))
  const words = splitWords(text).filter(({ joined }) => !joined)
  const pairs = new Map<string, [number, number]>()
  words.forEach(({ stem }, index) => {
    const first = position.get(words[index - 1]?.stem ?? '')
    const second = position.get(stem)
    if (first !== undefined && second !== undefined && first !== second)
      pairs.set(`${first} ${second}`, [first, second])
  })
  return [...pairs.values()]
}

/** The synonyms of every concept in the question. */
function findSynonyms(terms: QuestionTerm[]): ParsedQuestion['synonyms'] {
  const position = new Map(terms.map(({ stem }, index) => [stem, index]))
  const found: ParsedQuestion['synonyms'] = []
  for (const { stem } of terms) {
    for (const { name, others, isBroader } of getSynonymsByFirstStem().get(stem) ?? []) {
      const indexes = name.map((each) => position.get(each.stem)).filter((index) => index !== undefined)
      if (indexes.length < name.length) continue
      for (const words of others) found.push({ terms: indexes, words, isBroader })
    }
  }
  return found
}

const typeRules: [QuestionType, RegExp][] = [
  [
    'guideline',
    /\b(?:guidelines?|recommend(?:s|ed|ation|ations)?|guidance|USPSTF|NICE|WHO|KDIGO|GOLD|GINA|threshold for|should we|who should)\b/i,
  ],
  [
    'harm',
    /\b(?:harms?|safe(?:ty|ly)?|risks? (?:of|with)|adverse|side effects?|toxicity|bleeding risk|cause[sd]?|increase(?:s|d)? (?:the )?risk|danger(?:ous)?|interactions?)\b/i,
  ],
  [
    'diagnosis',
    /\b(?:diagnos\w+|sensitivity|specificity|accura\w+|test(?:s|ing)?|rule out|screen(?:ing)?|D-?dimer|imaging|biomarkers?|predictive value)\b/i,
  ],
  [
    'prognosis',
    /\b(?:prognos\w+|survival|long[- ]term outcomes?|natural history|life expectancy|predict(?:s|or|ors)?|mortality rate)\b/i,
  ],
  ['prevention', /\b(?:prevent(?:s|ion|ing|ive)?|prophyla\w+|vaccin\w+|reduce the risk|protect\w*)\b/i],
  ['background', /^\s*(?:what is|what are|define|explain|how does|why does|mechanism)\b/i],
  [
    'therapy',
    /\b(?:treat\w*|therap\w+|versus|vs|better than|compared|improve\w*|reduce\w*|effective\w*|efficacy|benefit\w*|dose|dosing|duration)\b/i,
  ],
]

function classifyQuestion(text: string): QuestionType {
  return typeRules.find(([, pattern]) => pattern.test(text))?.[0] ?? 'therapy'
}
