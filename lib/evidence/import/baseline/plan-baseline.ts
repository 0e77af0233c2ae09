/**
 * Decides which of NLM's yearly files and daily updates are imported next. They are numbered through the year, and a
 * later file changes or deletes records of earlier ones, so they are imported in order and without gaps:
 * https://www.nlm.nih.gov/databases/download/pubmed_medline.html.
 */

/** "pubmed26n0001.xml.gz": the first file of 2026. */
export interface BaselineFile {
  path: string
  name: string
  year: number
  number: number
}

interface BaselinePlan {
  /** In order. */
  pending: BaselineFile[]
  /** How many of the files were imported before. */
  imported: number
}

/** The files cannot be imported as they are; the message says what to do. */
export class BaselineError extends Error {}

const fileName = /^pubmed(\d\d)n(\d{4,5})\.xml\.gz$/

/** @returns null for any other file */
export function parseBaselineFile(path: string, name: string): BaselineFile | null {
  const [, year, number] = fileName.exec(name) ?? []
  return year === undefined ? null : { path, name, year: Number(year), number: Number(number) }
}

/**
 * @param files found, in any order
 * @param importedNames of the files that have been imported completely
 * @throws BaselineError when a file is missing or out of order
 */
export function planBaseline(files: readonly BaselineFile[], importedNames: Iterable<string>): BaselinePlan {
  const [first] = files
  if (!first) throw new BaselineError('The folder holds no file of NLM, such as pubmed26n0001.xml.gz.')
  const { year } = first
  const other = files.find((file) => file.year !== year)
  if (other)
    throw new BaselineError(
      `The folder holds files of two years, ${first.name} and ${other.name}. Keep those of one year.`,
    )
  const imported = [...importedNames].flatMap((name) => parseBaselineFile('', name) ?? [])
  const latestYear = Math.max(year, ...imported.map((file) => file.year))
  if (latestYear > year)
    throw new BaselineError(
      `The library holds files of the year ${nameYear(latestYear)}; those of ${nameYear(year)} are older and would take back what is newer.`,
    )
  const next = findNext(imported.filter((file) => file.year === year).map(({ number }) => number))
  const pending = files.filter(({ number }) => number >= next).sort((a, b) => a.number - b.number)
  checkSequence(pending, next)
  return { pending, imported: files.length - pending.length }
}

function nameYear(year: number): string {
  return String(2000 + year)
}

/** The number after those that have been imported without a gap. */
function findNext(numbers: readonly number[]): number {
  const held = new Set(numbers)
  let next = 1
  while (held.has(next)) next += 1
  return next
}

function checkSequence(pending: readonly BaselineFile[], next: number): void {
  for (const [at, { name, year, number }] of pending.entries()) {
    const wanted = next + at
    const missing = `pubmed${String(year).padStart(2, '0')}n${String(wanted).padStart(4, '0')}.xml.gz`
    if (number < wanted) throw new BaselineError(`${name} is in the folder twice. Remove one of the two.`)
    if (number > wanted)
      throw new BaselineError(
        `${missing} comes before ${name} and is neither in the folder nor imported. A later file may delete what an earlier one brings, so they are imported in order: download it, then repeat the command.`,
      )
  }
}
