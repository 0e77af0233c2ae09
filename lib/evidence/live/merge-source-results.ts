/** Merges the results of several sources. */

import type { Article } from '@/lib/evidence/article/article'
import { isSamePublication, listIdentityKeys } from '@/lib/evidence/article/article-identity'
import { fillMissingFields } from '@/lib/evidence/article/merge-articles'
import { fuseRanks } from '@/lib/evidence/search/candidates/reciprocal-rank-fusion'

/**
 * Merges ranked lists so that each article occurs once, with what every source knows of it.
 *
 * @param lists best first; where two sources state a field, the earlier list wins
 */
export function mergeSourceResults(lists: Article[][]): Article[] {
  const groups = new Groups()
  const ranked = lists.map((list) => list.map((article) => groups.add(article)))
  return fuseRanks(ranked).map((group) => group.article)
}

interface Group {
  article: Article
}

class Groups {
  private readonly byKey = new Map<string, Group>()

  add(article: Article): Group {
    const known = listIdentityKeys(article)
      .map((key) => this.byKey.get(key))
      .find((group) => group !== undefined && isSamePublication(group.article, article))
    const group = known ?? { article }
    if (known) known.article = combine(known.article, article)
    for (const key of listIdentityKeys(group.article)) if (!this.byKey.has(key)) this.byKey.set(key, group)
    return group
  }
}

/** Keeps every retraction and notice that either source reports. */
function combine(a: Article, b: Article): Article {
  const isNew = (notice: Article['notices'][number]) =>
    !a.notices.some(({ kind, pmid }) => kind === notice.kind && (pmid === notice.pmid || notice.pmid === null))
  return { ...fillMissingFields(a, b), notices: [...a.notices, ...b.notices.filter(isNew)] }
}
