/**
 * Articles recombined from real ones for benchmarks: the sentences of one article with most of its subject words
 * replaced by those of a few others. Words keep about their real frequencies, and the words of one subject occur
 * together, as in a real library. The figures below make the best and the ninth best article cover as much of a
 * question as among 12,000 published abstracts (0.54 and 0.38; here 0.56 and 0.41). The same seed gives the same
 * articles.
 */
import type { Article } from '@/lib/evidence/article/article'
import { isGeneralWord } from '@/lib/evidence/text/common-words'
import { isDrugName } from '@/lib/evidence/text/drugs/drug-names'
import { splitWords, stopWords, type Word } from '@/lib/evidence/text/normalize-terms'

/** Share of an article's subject words that are replaced; drawn for each article, at least this much. */
const replacedShareMin = 0.9
/** Articles whose words replace those of another. */
const donorsOfArticle = 8
const firstPmid = 60_000_001

/**
 * @param bases the articles that are rewritten, at least one
 * @param donors the articles whose words replace theirs
 */
export function* recombineArticles(bases: Article[], donors: Article[], count: number, seed = 11): Generator<Article> {
  const random = createRandom(seed)
  const words = bases.map(collectSubjects)
  const donated = donors.map(collectSubjects)
  for (let n = 0; n < count; n += 1) {
    const at = Math.floor(random() * bases.length)
    const base = bases[at] as Article // bases is not empty
    const replacedShare = replacedShareMin + (1 - replacedShareMin) * random()
    const from = Array.from({ length: donorsOfArticle }, () => donated[Math.floor(random() * donated.length)])
    const replacements = new Map<string, string>()
    const replace = (own: string[], by: string[]) => {
      for (const word of own) {
        if (by.length > 0 && random() < replacedShare)
          replacements.set(word, by[Math.floor(random() * by.length)] ?? word)
      }
    }
    replace(
      words[at]?.drugs ?? [],
      from.flatMap((each) => each?.drugs ?? []),
    )
    replace(
      words[at]?.others ?? [],
      from.flatMap((each) => each?.others ?? []),
    )
    yield rewriteArticle(base, String(firstPmid + n), replacements)
  }
}

function collectSubjects(article: Article): { drugs: string[]; others: string[] } {
  const text = [article.title, ...article.keywords, ...article.mesh, ...article.passages.map((each) => each.text)]
  const subjects = new Map(
    splitWords(text.join(' ')).flatMap((each) => (isSubject(each) ? [[each.surface.toLowerCase(), each]] : [])),
  )
  const drugs = [...subjects].flatMap(([surface, { word }]) => (isDrugName(word) ? [surface] : []))
  const others = [...subjects].flatMap(([surface, { word }]) => (isDrugName(word) ? [] : [surface]))
  return { drugs, others }
}

function isSubject(each: Word): boolean {
  const { word, joined } = each
  return !joined && word.length > 2 && !/\d/.test(word) && !stopWords.has(word) && !isGeneralWord(each)
}

function rewriteArticle(base: Article, pmid: string, replacements: Map<string, string>): Article {
  const rewrite = (text: string) =>
    text.replace(/[\p{L}\p{N}]+/gu, (word) => replacements.get(word.toLowerCase()) ?? word)
  const { doi: _, effects: __, ...kept } = base
  return {
    ...kept,
    id: `pmid:${pmid}`,
    pmid,
    doi: null,
    title: rewrite(base.title),
    keywords: base.keywords.map(rewrite),
    mesh: base.mesh.map(rewrite),
    passages: base.passages.map((passage) => ({ ...passage, text: rewrite(passage.text) })),
  }
}

/** Mulberry32: small, fast and reproducible. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
