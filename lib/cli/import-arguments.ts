/** The arguments of `library -- import`. */
import { parseDoi } from '@/lib/evidence/article/article-identity'
import { cleanFacts, type DocumentFacts } from '@/lib/evidence/import/formats/document/document-facts'
import { parseArguments } from './parse-arguments'
import { UsageError } from './usage-error'

const options = {
  title: { type: 'string' },
  owner: { type: 'string' },
  date: { type: 'string' },
  doi: { type: 'string' },
  licence: { type: 'string' },
} as const

/** @throws UsageError */
export function parseImportArguments(args: string[]): { files: string[]; about?: DocumentFacts } {
  const { values, positionals: files } = parseArguments({ args, options, allowPositionals: true })
  const [file] = files
  if (file === undefined) throw new UsageError('Name a file to import.')
  if (Object.keys(values).length === 0) return { files }
  if (files.length > 1)
    throw new UsageError('--title, --owner, --date, --doi and --licence are about one file. Name one.')
  if (!/\.(?:pdf|docx)$/i.test(file))
    throw new UsageError('--title, --owner, --date, --doi and --licence are for PDF and Word files (.pdf, .docx).')
  if (values.doi !== undefined && parseDoi(values.doi) === null)
    throw new UsageError(`${values.doi} is not a DOI. Write it as in 10.1000/182.`)
  return { files, about: cleanFacts(values) }
}
