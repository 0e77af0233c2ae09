/**
 * The query languages of PubMed and Europe PMC, as far as a client of ours may use them: parsed strictly and matched
 * against articles, so that a test shows that a query finds what it should and not merely that it was sent.
 */
import type { FakeArticle } from './literature-articles'

type Matcher = (article: FakeArticle) => boolean

export interface ParsedQuery {
  matches: Matcher
  /** The words and phrases looked for, for ordering by how often they occur. */
  terms: { text: string; matches: Matcher }[]
}

/** A query that the service would not run. */
export class QueryError extends Error {}

interface Token {
  type: 'open' | 'close' | 'operator' | 'leaf'
  text: string
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function holds(words: readonly string[], wanted: string): boolean {
  const isPrefix = wanted.endsWith('*')
  const phrase = wordsIn(wanted)
  if (phrase.length === 0) return false
  return words.some((_, start) =>
    phrase.every((word, offset) => {
      const found = words[start + offset]
      return isPrefix && offset === phrase.length - 1 ? found?.startsWith(word) : found === word
    }),
  )
}

interface ArticleWords {
  /** What they were read from; tests change articles. */
  from: Pick<FakeArticle, 'title' | 'abstract' | 'mesh'>
  title: string[]
  titleAndAbstract: string[]
  all: string[]
}

/** Thousands of articles are matched against each term of each query. */
const known = new WeakMap<FakeArticle, ArticleWords>()

function readWords(article: FakeArticle): ArticleWords {
  const { title, abstract, mesh } = article
  const earlier = known.get(article)
  if (earlier && earlier.from.title === title && earlier.from.abstract === abstract && earlier.from.mesh === mesh)
    return earlier
  const text = [title, ...abstract.map(({ text }) => text)].join('\n').replace(/<[^>]+>/g, '')
  const titleAndAbstract = wordsIn(text)
  const all = [...titleAndAbstract, ...mesh.flatMap(wordsIn)]
  const words = { from: { title, abstract, mesh }, title: wordsIn(title), titleAndAbstract, all }
  known.set(article, words)
  return words
}

const isOneOf = (values: string[], wanted: string) => values.some((each) => each.toLowerCase() === wanted.toLowerCase())

// ------------------------------------------------------------------------------------------------------------ PubMed

/** Full names of the tags, as `querytranslation` prints them. */
const pubmedTags: Record<string, string> = {
  tiab: 'Title/Abstract',
  ti: 'Title',
  mh: 'MeSH Terms',
  sh: 'MeSH Subheading',
  pt: 'Publication Type',
  tw: 'Text Word',
  sb: 'Filter',
  uid: 'UID',
  doi: 'DOI',
  'mh:noexp': 'MeSH:noexp',
}

const pubmedFields: Record<string, (article: FakeArticle, wanted: string) => boolean> = {
  'title/abstract': (article, wanted) => holds(readWords(article).titleAndAbstract, wanted),
  title: (article, wanted) => holds(readWords(article).title, wanted),
  'mesh terms': ({ mesh }, wanted) => isOneOf(mesh, wanted),
  'mesh:noexp': ({ mesh }, wanted) => isOneOf(mesh, wanted),
  'mesh subheading': () => false,
  'publication type': ({ publicationTypes }, wanted) => isOneOf(publicationTypes, wanted),
  'text word': (article, wanted) => holds(readWords(article).all, wanted),
  filter: ({ publicationTypes }, wanted) =>
    wanted === 'systematic' && publicationTypes.some((type) => /^(?:systematic review|meta-analysis)$/i.test(type)),
  uid: ({ pmid }, wanted) => pmid === wanted,
  doi: ({ doi }, wanted) => doi === wanted.toLowerCase(),
  'all fields': (article, wanted) => holds(readWords(article).all, wanted),
}

/** PubMed reads from left to right: no operator binds more tightly than another. */
export function parsePubmed(query: string): ParsedQuery & { translation: string } {
  const tokens = tokensOf(
    query,
    /"[^"]*"(?:\[[^\]]*\])?|[^\s()[\]"]+(?:\s+(?!AND\b|OR\b|NOT\b)[^\s()[\]"]+)*(?:\[[^\]]*\])?/y,
  )
  const terms: ParsedQuery['terms'] = []
  const leaf = (text: string): Matcher => {
    if (text === 'hasabstract') return ({ abstract }) => abstract.length > 0
    const [, words = '', tag = ''] = /^"?([^"[]*)"?(?:\[([^\]]*)\])?$/.exec(text) ?? []
    const name = (pubmedTags[tag.toLowerCase()] ?? (tag || 'All Fields')).toLowerCase()
    const field = pubmedFields[name]
    if (!field) throw new QueryError(`Search Backend failed: unknown field ${tag}`)
    const matches: Matcher =
      tag === ''
        ? (article) => wordsIn(words).every((word) => field(article, word))
        : (article) => field(article, words)
    if (name === 'title/abstract' || tag === '') terms.push({ text: text, matches })
    return matches
  }
  const matches = parse(tokens, leaf, 'left-to-right')
  const translation = tokens.map(({ text }) => translated(text)).join(' ')
  return { matches, terms, translation: translation.replaceAll('( ', '(').replaceAll(' )', ')') }
}

function translated(text: string): string {
  return text.replace(/\[([^\]]*)\]$/, (_, tag: string) => `[${pubmedTags[tag.toLowerCase()] ?? tag}]`)
}

// -------------------------------------------------------------------------------------------------------- Europe PMC

const europePmcFields: Record<string, (article: FakeArticle, wanted: string) => boolean> = {
  TITLE: (article, wanted) => holds(readWords(article).title, wanted),
  TITLE_ABS: (article, wanted) => holds(readWords(article).titleAndAbstract, wanted),
  KW: ({ mesh, keywords }, wanted) => isOneOf([...mesh, ...keywords], wanted),
  HAS_ABSTRACT: ({ abstract }, wanted) => abstract.length > 0 === (wanted.toLowerCase() === 'y'),
  SRC: ({ source }, wanted) => source === wanted,
  PUB_TYPE: ({ publicationTypes }, wanted) => isOneOf(publicationTypes, wanted),
  EXT_ID: ({ pmid, europePmcId }, wanted) => (pmid ?? europePmcId) === wanted,
  DOI: ({ doi }, wanted) => doi?.toLowerCase() === wanted.toLowerCase(),
  PMCID: ({ pmcid }, wanted) => pmcid === wanted,
  PUB_YEAR: ({ year }, wanted) => {
    const [, from = wanted, to = wanted] = /^\[(\d+) TO (\d+)\]$/.exec(wanted) ?? []
    return year >= Number(from) && year <= Number(to)
  },
}

/** Lucene-like: NOT binds tighter than AND, AND tighter than OR, and two terms side by side mean AND. */
export function parseEuropePmc(query: string): ParsedQuery {
  const tokens = tokensOf(query, /(?:[A-Z_]+:)?(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\]|[^\s()"]+)/y)
  const terms: ParsedQuery['terms'] = []
  const leaf = (text: string): Matcher => {
    const [, name, rest = ''] = /^(?:([A-Z_]+):)?(.*)$/s.exec(text) ?? []
    const wanted = rest.startsWith('"') ? rest.slice(1, -1) : rest
    const field = name === undefined ? europePmcFields['TITLE_ABS'] : europePmcFields[name]
    if (!field) throw new QueryError(`unknown field ${name}`)
    const matches: Matcher = (article) => field(article, wanted)
    if (name === undefined || name.startsWith('TITLE')) terms.push({ text, matches })
    return matches
  }
  return { matches: parse(tokens, leaf, 'by-precedence'), terms }
}

// ----------------------------------------------------------------------------------------------------------- parsing

function tokensOf(query: string, leaf: RegExp): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < query.length; ) {
    const rest = query.slice(at)
    const plain = /^(?:\s+|\(|\)|(?:AND|OR|NOT)\b)/.exec(rest)?.[0]
    if (plain !== undefined) {
      if (plain === '(') tokens.push({ type: 'open', text: plain })
      else if (plain === ')') tokens.push({ type: 'close', text: plain })
      else if (plain.trim() !== '') tokens.push({ type: 'operator', text: plain })
      at += plain.length
      continue
    }
    leaf.lastIndex = at
    const found = leaf.exec(query)?.[0]
    if (found === undefined) throw new QueryError(`can't read the query at: ${rest.slice(0, 40)}`)
    tokens.push({ type: 'leaf', text: found })
    at += found.length
  }
  return tokens
}

const strengths: Record<string, number> = { OR: 1, AND: 2, NOT: 3 }

function parse(tokens: Token[], leaf: (text: string) => Matcher, order: 'left-to-right' | 'by-precedence'): Matcher {
  let at = 0
  const strengthOf = (operator: string) => (order === 'left-to-right' ? 1 : (strengths[operator] ?? 1))

  const operand = (): Matcher => {
    const token = tokens[at++]
    if (token?.type === 'leaf') return leaf(token.text)
    if (token?.type === 'operator' && token.text === 'NOT') {
      const inner = operand()
      return (article) => !inner(article)
    }
    if (token?.type !== 'open') throw new QueryError(`a term was expected before ${token?.text ?? 'the end'}`)
    const inner = expression(1)
    if (tokens[at++]?.type !== 'close') throw new QueryError('a parenthesis is not closed')
    return inner
  }
  const expression = (least: number): Matcher => {
    let left = operand()
    for (;;) {
      const token = tokens[at]
      if (token === undefined || token.type === 'close') return left
      const operator = token.type === 'operator' ? token.text : 'AND'
      if (strengthOf(operator) < least) return left
      if (token.type === 'operator') at++
      const before = left
      const right = expression(strengthOf(operator) + 1)
      if (operator === 'OR') left = (article) => before(article) || right(article)
      else if (operator === 'NOT') left = (article) => before(article) && !right(article)
      else left = (article) => before(article) && right(article)
    }
  }
  const whole = expression(1)
  if (at < tokens.length) throw new QueryError('a parenthesis is not opened')
  return whole
}

/** A rare word that matches counts more than a common one, roughly as in the services' own order. */
export function sortByRelevance(articles: FakeArticle[], { terms, matches }: ParsedQuery): FakeArticle[] {
  const weights = terms.map((term) => Math.log(1 + articles.length / (1 + articles.filter(term.matches).length)))
  const score = (article: FakeArticle) =>
    terms.reduce((sum, term, index) => sum + (term.matches(article) ? (weights[index] ?? 0) : 0), 0)
  const scored = articles.filter(matches).map((article) => ({ article, score: score(article) }))
  return scored.sort((a, b) => b.score - a.score).map(({ article }) => article)
}
