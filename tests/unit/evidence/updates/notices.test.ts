import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { RefusedFile } from '@/lib/evidence/import/formats/reader'
import { applyNotices } from '@/lib/evidence/updates/notices/apply-notices'
import type { NoticeEvent, PublishedNotice } from '@/lib/evidence/updates/notices/notice'
import { openNoticeFile } from '@/lib/evidence/updates/notices/read-notices'
import { retractionWatchHeader as header, toRetractionWatchRow } from '../../../fixtures/notice-file'
import { all } from '../../../support/start-conversation'

const folder = mkdtempSync(join(tmpdir(), 'notices-'))

async function read(content: string | Buffer, name = 'notices'): Promise<NoticeEvent[]> {
  const file = join(folder, name)
  writeFileSync(file, content)
  return all((await openNoticeFile(file)).events)
}

/** The kind, the article and the date of each notice; the line and code of each refusal. */
function summarize(events: NoticeEvent[]): unknown[] {
  return events.map((event) => {
    if (event.type === 'refused') return [event.place.line, event.reason.template?.code]
    const { kind, pmid, doi, noticePmid, date } = event.notice
    return [kind, pmid, doi, noticePmid, date]
  })
}

test('reads the rows of Retraction Watch, also between damaged ones, whose lines it reports', async () => {
  const events = await read(
    [
      header,
      toRetractionWatchRow({
        id: 1,
        nature: 'Retraction',
        pmid: '10000001',
        noticePmid: '10000009',
        date: '4/5/2021 0:00',
      }),
      '2,"a title that is never closed,Subject',
      toRetractionWatchRow({
        id: 3,
        nature: 'Expression of concern',
        doi: '10.5555/ABC',
        title: 'Two, "quoted"\nlines',
      }),
      '4,too,few',
      toRetractionWatchRow({ id: 5, nature: 'Duplicate?', doi: '10.5555/d' }),
      toRetractionWatchRow({ id: 6, nature: 'Retraction', doi: 'unavailable' }),
      toRetractionWatchRow({ id: 7, nature: 'Reinstatement', doi: '10.5555/e', date: '2022-01-31' }),
    ].join('\r\n'),
  )
  assert.deepEqual(summarize(events), [
    ['retraction', '10000001', null, '10000009', '2021-04-05'],
    [3, 'unclosed_quote'],
    ['concern', null, '10.5555/abc', null, null],
    [6, 'wrong_field_count'],
    [7, 'notice_kind_unknown'],
    [8, 'notice_article_missing'],
    ['reinstatement', null, '10.5555/e', null, '2022-01-31'],
  ])
})

const retraction = {
  DOI: '10.5555/notice',
  'update-to': [{ DOI: '10.5555/A', type: 'retraction', updated: { 'date-parts': [[2020, 2]] } }],
}
const corrected = { DOI: '10.5555/b', 'updated-by': [{ DOI: '10.5555/notice2', type: 'corrigendum', updated: null }] }
const plain = { DOI: '10.5555/c', title: ['No notice'] }
const crossrefNotices = [
  ['retraction', null, '10.5555/a', null, '2020-02-01'],
  ['erratum', null, '10.5555/b', null, null],
]

test('reads the works of Crossref as lines, as a list, as a response, and as formatted JSON', async () => {
  const works = [retraction, corrected, plain]
  const forms = {
    lines: works.map((work) => JSON.stringify(work)).join('\n'),
    packed: gzipSync(works.map((work) => JSON.stringify(work)).join('\n')),
    list: JSON.stringify(works),
    response: JSON.stringify({ status: 'ok', message: { items: works } }),
    formatted: JSON.stringify({ status: 'ok', message: { items: works } }, null, 2),
  }
  for (const [name, content] of Object.entries(forms))
    assert.deepEqual(summarize(await read(content)), crossrefNotices, name)
  assert.deepEqual(summarize(await read(JSON.stringify({ message: retraction }))), crossrefNotices.slice(0, 1))
})

test('reads the works of Crossref around a damaged line', async () => {
  const unknown = { DOI: '10.5555/n', 'update-to': [{ DOI: '10.5555/a', type: 'sequel' }, { type: 'retraction' }] }
  const lines = ['{"DOI": "10.5555/a", "upd', JSON.stringify(unknown), '{"title":[]}', JSON.stringify(corrected)]
  assert.deepEqual(summarize(await read(lines.join('\n'))), [
    [1, 'invalid_json'],
    [2, 'notice_kind_unknown'],
    [2, 'crossref_work_unreadable'],
    [3, 'crossref_work_unreadable'],
    crossrefNotices[1],
  ])
})

test('refuses a file that has no notices', async () => {
  await assert.rejects(read('PMID,Title,Authors\n1,A,B\n', 'articles.csv'), RefusedFile)
})

const none = { retraction: null, notices: [] }

function notice(kind: PublishedNotice['kind'], date: string | null, noticePmid: string | null = null): PublishedNotice {
  return { place: { record: 1, line: 1 }, kind, pmid: '1', doi: null, noticePmid, date }
}

test('ends a retraction with a later reinstatement, in any order of the file', () => {
  const first = notice('retraction', '2018-01-01', '8')
  const second = notice('reinstatement', '2019-01-01')
  const third = notice('retraction', '2020-01-01')
  assert.equal(applyNotices(none, [second, first]), null)
  assert.deepEqual(applyNotices({ ...none, retraction: { noticePmid: '8' } }, [second, first]), none)
  assert.deepEqual(applyNotices(none, [third, second, first]), { ...none, retraction: { noticePmid: null } })
})

test('states nothing new the second time', () => {
  const notices = [
    notice('retraction', '2018-01-01', '8'),
    notice('concern', '2017-01-01'),
    notice('erratum', null, '9'),
    notice('erratum', null, '10'),
    notice('erratum', null),
  ]
  const marks = applyNotices(none, notices)
  assert.deepEqual(marks, {
    retraction: { noticePmid: '8' },
    notices: [
      { kind: 'erratum', pmid: '9' },
      { kind: 'erratum', pmid: '10' },
      { kind: 'concern', pmid: null },
    ],
  })
  assert.equal(applyNotices(marks ?? none, notices), null)
})

test('keeps the PMID of a known notice if the file states none', () => {
  const held = { retraction: { noticePmid: '8' }, notices: [{ kind: 'concern' as const, pmid: '7' }] }
  assert.equal(applyNotices(held, [notice('retraction', '2018-01-01'), notice('concern', null)]), null)
})
