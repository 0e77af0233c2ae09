/**
 * Imports a file of notices: marks the articles that are held, in the library and in the cache of cited articles. The
 * file is read to its end first, since a reinstatement may come before the retraction that it ends; of its notices only
 * those of held articles are kept in memory.
 */
import { basename } from 'node:path'
import type { Article } from '@/lib/evidence/article/article'
import { draftArticle } from '@/lib/evidence/import/formats/draft-article'
import { type ReaderEvent, RefusedFile } from '@/lib/evidence/import/formats/reader'
import type { ImportTarget } from '@/lib/evidence/import/import-target'
import { createReceipt, noteRefusal, type Receipt } from '@/lib/evidence/import/receipt'
import type { HeldArticle, WatchedArticles } from '@/lib/evidence/updates/watched-articles'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { hashFile } from '@/lib/store/hash-file'
import { applyNotices } from './apply-notices'
import type { NoticeEvent, PublishedNotice } from './notice'
import { type NoticeFile, openNoticeFile } from './read-notices'

/** Articles that one transaction changes. */
const articlesPerBatch = 500

interface NoticeTargets {
  watched: WatchedArticles
  openLibrary: () => Promise<ImportTarget>
  /** Stores records of cited articles. */
  storeCited: (articles: Article[]) => Promise<void>
}

export interface ImportedNotices {
  receipt: Receipt
  /** Notices about an article that is held. */
  matched: number
  /** Articles that were changed, in the library and in the cache. */
  changed: number
  /** Articles of which everything was known. */
  known: number
  /** Bundled summaries with notices that only PubMed's records add to them. */
  left: number
}

interface Reading {
  receipt: Receipt
  notices: number
  matched: number
  held: Map<string, { held: HeldArticle; notices: PublishedNotice[] }>
}

/**
 * Each transaction is whole, and a file that is read again changes nothing: repeat an interrupted import.
 *
 * @returns what was read and changed; records that were not understood are refusals in the receipt
 * @throws RefusedFile when the file cannot be opened or is of another kind; what the library throws
 */
export async function importNotices(file: string, targets: NoticeTargets): Promise<ImportedNotices> {
  const started = performance.now()
  const opened = await openNoticeFile(file)
  const reading = await readHeld(opened, createReceipt(basename(file)), targets.watched)
  const plan = planChanges(reading)
  if (plan.cited.length > 0) await targets.storeCited(plan.cited)
  const receipt = await writeChanges(file, plan.readings, reading, await targets.openLibrary(), started)
  const { matched } = reading
  return { receipt, matched, changed: plan.readings.length + plan.cited.length, known: plan.known, left: plan.left }
}

async function readHeld(opened: NoticeFile, receipt: Receipt, watched: WatchedArticles): Promise<Reading> {
  Object.assign(receipt, { format: opened.format, bytes: opened.bytes })
  const reading: Reading = { receipt, notices: 0, matched: 0, held: new Map() }
  try {
    for await (const event of opened.events) noteEvent(reading, event, watched)
  } catch (error) {
    // The notices read until then are valid.
    if (!(error instanceof RefusedFile)) throw error
    noteRefusal(receipt, error.serverMessage)
  }
  return reading
}

function noteEvent(reading: Reading, event: NoticeEvent, watched: WatchedArticles): void {
  if (event.type === 'refused') {
    reading.receipt.refused += 1
    noteRefusal(reading.receipt, event.reason, event.place)
    return
  }
  reading.notices += 1
  const found = watched.findByIdentity(event.notice)
  if (found.length > 0) reading.matched += 1
  for (const held of found) {
    const key = `${held.as} ${held.article.id}`
    const known = reading.held.get(key)
    if (known) known.notices.push(event.notice)
    else reading.held.set(key, { held, notices: [event.notice] })
  }
}

function planChanges({ held: all }: Reading) {
  const readings: ReaderEvent[] = []
  const cited: Article[] = []
  let known = 0
  let left = 0
  for (const { held, notices } of all.values()) {
    const marks = applyNotices(held.article, notices)
    const article = { ...held.article, ...marks }
    if (held.as === 'bundled' && marks !== null && marks.notices !== held.article.notices) left += 1
    // As with a PubMed record, an imported copy marks the summary.
    if (held.as === 'bundled' && all.has(`imported ${toImported(article).id}`)) continue
    if (marks === null) known += 1
    else if (held.as === 'imported') readings.push({ type: 'marks', article })
    else if (held.as === 'cited') cited.push({ ...article, checkedAt: new Date().toISOString() })
    else if (article.retraction !== null)
      readings.push({ type: 'article', place: (notices[0] as PublishedNotice).place, article: toImported(article) })
  }
  return { readings, cited, known, left }
}

/** The article of a bundled summary, without our text of it. */
function toImported({ pmid, doi, pmcid, title, authors, journal, year, retraction }: Article): Article {
  const checkedAt = new Date().toISOString()
  return draftArticle({ pmid, doi, pmcid, title, authors, journal, year, retraction, checkedAt, passages: [] })
}

async function writeChanges(
  file: string,
  readings: ReaderEvent[],
  { receipt, notices }: Reading,
  library: ImportTarget,
  started: number,
): Promise<Receipt> {
  const sha256 = await hashFile(file)
  const run = await library.begin(sha256, receipt.file, new Date().toISOString())
  try {
    // Not the receipt of an interrupted import: the file was read from its beginning.
    Object.assign(run.receipt, receipt, { sha256, resumedAfter: 0 })
    for (let from = 0; from < readings.length; from += articlesPerBatch)
      await library.write(run, readings.slice(from, from + articlesPerBatch))
    const { added, updated, refused } = run.receipt
    const read = notices + refused
    const unchanged = read - added - updated - refused
    Object.assign(run.receipt, { read, unchanged, seconds: (performance.now() - started) / 1000 })
    run.receipt.notes.push(serverMessage('notices_read', { count: notices, changed: added + updated }))
    await library.finish(run)
    return run.receipt
  } finally {
    await library.close(run)
  }
}
