/** `npm run library -- export`: writes references to standard output, selected by the filters of the library page. */
import { once } from 'node:events'
import type { Article } from '@/lib/evidence/article/article'
import { toReference } from '@/lib/evidence/article/article-to-reference'
import { iterateArticles } from '@/lib/evidence/browse/library-view'
import { getLiveCacheFile } from '@/lib/evidence/live/open-cache'
import { openLibrary } from '@/lib/evidence/open-library'
import { auditNow, getCommandLineActor } from '@/lib/platform/audit/audit'
import { citationFormats, isCitationFormat } from '@/lib/shared/citations/formats'
import { parseLibraryQuery, toLibraryParameters } from '@/lib/wire/library-query'
import { parseArguments } from './parse-arguments'
import { UsageError } from './usage-error'

export const exportFormats = [...Object.keys(citationFormats), 'jsonl']

const options = {
  format: { type: 'string', default: 'ris' },
  query: { type: 'string' },
  in: { type: 'string' },
  type: { type: 'string', multiple: true },
  specialty: { type: 'string', multiple: true },
  source: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const

/**
 * @param args the arguments after `export`
 * @throws UsageError; nothing has been written then
 */
export async function exportLibrary(args: string[], out: NodeJS.WritableStream = process.stdout): Promise<void> {
  const { format, query, ...filters } = parseArguments({ args, options }).values
  const given = Object.entries({ q: query, ...filters }).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, each]),
  )
  const asked = parseLibraryQuery(new URLSearchParams(given))
  const understood = toLibraryParameters(asked)
  const unknown = given.filter(
    ([name = '', value = '']) => name !== 'q' && !understood.getAll(name).includes(value) && value !== 'all',
  )
  if (unknown.length > 0)
    throw new UsageError(`Unknown value: ${unknown.map(([name, value]) => `--${name} ${value}`).join(', ')}.`)
  if (format !== 'jsonl' && !isCitationFormat(format))
    throw new UsageError(`--format must be one of ${exportFormats.join(', ')}.`)
  await auditNow({ action: 'export', actor: getCommandLineActor(), target: 'library', details: { format } })
  const articles = iterateArticles(openLibrary(), getLiveCacheFile(), asked)
  const pieces = format === 'jsonl' ? toJsonLines(articles) : citationFormats[format].write(toReferences(articles))
  for (const piece of pieces) if (!out.write(piece)) await once(out, 'drain')
}

function* toReferences(articles: Iterable<Article>) {
  for (const article of articles) yield toReference(article)
}

/** All stored fields of each article, for import into another library. */
function* toJsonLines(articles: Iterable<Article>): Generator<string> {
  for (const article of articles) yield `${JSON.stringify(article)}\n`
}
