import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import {
  DeletedTextRun,
  Document,
  HeadingLevel,
  InsertedTextRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalMergeType,
} from 'docx'
import { strToU8, zipSync } from 'fflate'
import type { Article } from '@/lib/evidence/article/article'
import { openImportFile } from '@/lib/evidence/import/formats/detect-format'
import { formatFactsTrailer, noFacts } from '@/lib/evidence/import/formats/document/document-facts'
import { type ReaderEvent, RefusedFile } from '@/lib/evidence/import/formats/reader'

const folder = mkdtempSync(join(tmpdir(), 'docx-'))
after(() => rmSync(folder, { recursive: true }))

async function read(content: Buffer, name = 'guideline.docx'): Promise<ReaderEvent[]> {
  const file = join(folder, name)
  writeFileSync(file, content)
  const events: ReaderEvent[] = []
  const opened = await openImportFile(file)
  for await (const event of opened.read('2026-01-01T00:00:00Z')) events.push(event)
  return events
}

function articleOf(events: readonly ReaderEvent[]): Article {
  const found = events.find((event) => event.type === 'article')
  assert.ok(found?.type === 'article', JSON.stringify(events))
  return found.article
}

const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
  new Paragraph({ text, heading: level })

const row = (texts: string[], isHead = false) =>
  new TableRow({
    tableHeader: isHead,
    children: texts.map((text) => new TableCell({ children: [new Paragraph(text)] })),
  })

const change = { id: 1, author: 'A', date: '2026-01-01T00:00:00Z' }

const guideline = () =>
  Packer.toBuffer(
    new Document({
      creator: 'an account',
      title: 'Document1',
      numbering: { config: [] },
      sections: [
        {
          children: [
            heading('Lumocaptide on the wards', HeadingLevel.TITLE),
            new Paragraph('Owner: Cardiology'),
            new Paragraph('Approved: 12 March 2025'),
            heading('Treatment', HeadingLevel.HEADING_1),
            heading('Doses', HeadingLevel.HEADING_2),
            new Paragraph({ text: 'Give lumocaptide 5 mg once daily.', bullet: { level: 0 } }),
            new Paragraph({
              children: [
                new TextRun('Stop it below 90 mmHg'),
                new TextRun({ text: '3,4', superScript: true }),
                new TextRun(' or 10'),
                new TextRun({ text: '9', superScript: true }),
                new TextRun(' platelets per litre.'),
                new DeletedTextRun({ ...change, text: ' Never stop it.' }),
                new InsertedTextRun({ ...change, id: 2, text: ' Ask the pharmacy.' }),
              ],
            }),
            new Paragraph('Table 1. Doses by kidney function.'),
            new Table({
              rows: [
                row(['Clearance', 'First dose', 'Highest dose'], true),
                row(['Above 60 ml/min', '5 mg', '20 mg']),
                row(['Below 30 ml/min', 'none', '']),
              ],
            }),
            heading('References', HeadingLevel.HEADING_1),
            new Paragraph('1. Varga I. Lumocaptide. Invented J 2019.'),
          ],
        },
      ],
    }),
  )

test('a guideline gives title, owner, date, and its passages under the path of their headings', async () => {
  const { title, authors, revisedAt, provenance, passages } = articleOf(await read(await guideline()))
  assert.deepEqual(
    [title, authors, revisedAt, provenance],
    ['Lumocaptide on the wards', ['Cardiology'], '2025-03-12', 'guideline'],
  )
  assert.deepEqual(
    passages.slice(1).map(({ label, text }) => [label, text]),
    [
      [
        'Treatment › Doses',
        'Give lumocaptide 5 mg once daily.\n\nStop it below 90 mmHg or 10⁹ platelets per litre. Ask the pharmacy.',
      ],
      [
        'Treatment › Doses › Table 1. Doses by kidney function',
        'Clearance | First dose | Highest dose\nAbove 60 ml/min | First dose: 5 mg | Highest dose: 20 mg\nBelow 30 ml/min | First dose: none',
      ],
    ],
  )
})

test('merged cells of a table stay with the rows and columns that they span', async () => {
  const cell = (text: string, more = {}) => new TableCell({ children: [new Paragraph(text)], ...more })
  const table = new Table({
    rows: [
      new TableRow({ tableHeader: true, children: [cell('Drug'), cell('Age'), cell('Dose')] }),
      new TableRow({
        children: [cell('Lumocaptide', { verticalMerge: VerticalMergeType.RESTART }), cell('Adults'), cell('5 mg')],
      }),
      new TableRow({
        children: [cell('', { verticalMerge: VerticalMergeType.CONTINUE }), cell('Children'), cell('1 mg')],
      }),
      new TableRow({ children: [cell('Others'), cell('by weight', { columnSpan: 2 })] }),
    ],
  })
  const children = [heading('Lumocaptide on the wards', HeadingLevel.TITLE), table]
  const { passages } = articleOf(await read(await Packer.toBuffer(new Document({ sections: [{ children }] }))))
  assert.deepEqual(passages[0]?.text.split('\n').slice(1), [
    'Lumocaptide | Age: Adults | Dose: 5 mg',
    'Lumocaptide | Age: Children | Dose: 1 mg',
    'Others | Age: by weight | Dose: by weight',
  ])
})

test('facts stated about an uploaded file take precedence over its content', async () => {
  const trailer = formatFactsTrailer({ ...noFacts, title: 'Heart failure (ward B)' })
  assert.equal(articleOf(await read(Buffer.concat([await guideline(), trailer]))).title, 'Heart failure (ward B)')
})

async function refusalOf(content: Uint8Array, name = 'file.docx'): Promise<string> {
  try {
    await read(Buffer.from(content), name)
  } catch (error) {
    assert.ok(error instanceof RefusedFile)
    return error.message
  }
  throw new Error('The file was read.')
}

test('a damaged, empty or older file is refused with instructions', async () => {
  assert.match(
    await refusalOf((await guideline()).subarray(0, 2000)),
    /^file\.docx is damaged or is not a Word document/,
  )
  assert.match(await refusalOf(zipSync({ 'xl/workbook.xml': strToU8('<x/>') })), /no word\/document\.xml/)
  const empty = '<w:document xmlns:w="w"><w:body><w:p/></w:body></w:document>'
  assert.match(await refusalOf(zipSync({ 'word/document.xml': strToU8(empty) })), /^file\.docx has no text\.$/)
  const older = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])
  assert.match(await refusalOf(older, 'file.doc'), /an old Office document, or one with a password/)
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(70_000_000) })
  assert.match(await refusalOf(bomb), /longer than 60,000,000 characters/)
})
