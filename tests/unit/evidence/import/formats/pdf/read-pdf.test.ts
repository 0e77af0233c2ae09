import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Article } from '@/lib/evidence/article/article'
import { readDepth } from '@/lib/evidence/article/full-text'
import { openImportFile } from '@/lib/evidence/import/formats/detect-format'
import { type DocumentFacts, noFacts } from '@/lib/evidence/import/formats/document/document-facts'
import { type ReaderEvent, RefusedFile } from '@/lib/evidence/import/formats/reader'
import { receiveFile } from '@/lib/evidence/import/upload'
import { type PlacedText, placeLines, textPdf } from '../../../../../fixtures/documents/text-pdf'
import { lockedPdf } from '../../../../../fixtures/images/pdf'

const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
after(() => rmSync(folder, { recursive: true }))

const checkedAt = '2026-01-01T00:00:00Z'

async function read(content: Buffer, facts: DocumentFacts = noFacts): Promise<ReaderEvent[]> {
  const file = join(folder, 'guideline.pdf')
  writeFileSync(file, content)
  return readFrom(file, facts)
}

async function readFrom(file: string, facts: DocumentFacts = noFacts): Promise<ReaderEvent[]> {
  const events: ReaderEvent[] = []
  const opened = await openImportFile(file, facts)
  for await (const event of opened.read(checkedAt)) events.push(event)
  return events
}

function articleOf(events: readonly ReaderEvent[]): Article {
  const found = events.find((event) => event.type === 'article')
  assert.ok(found?.type === 'article', JSON.stringify(events))
  return found.article
}

function codesOf(events: readonly ReaderEvent[]): (string | undefined)[] {
  return events.flatMap((event) => {
    if (event.type === 'note') return [event.note.template?.code]
    return event.type === 'refused' ? [event.reason.template?.code] : []
  })
}

/** Running head, page number, and what the page says. */
function page(number: number, texts: PlacedText[]): PlacedText[] {
  return [
    { text: 'Northgate Hospital  Heart failure', x: 60, y: 40, size: 8 },
    ...texts,
    { text: `Page ${number} of 3`, x: 280, y: 815, size: 8 },
  ]
}

const guideline = textPdf([
  page(1, [
    { text: 'Lumocaptide in chronic heart failure', x: 60, y: 110, size: 20, isBold: true },
    ...placeLines(['Owner: Cardiology', 'Approved: 12 March 2025'], 60, 150),
    { text: '1 Introduction', x: 60, y: 200, size: 14, isBold: true },
    ...placeLines(
      [
        'Lumocaptide relaxes the vessels of patients with hyper-',
        'tension and heart failure, as other hypertension drugs',
        'do. Patients who take a beta-blocker keep it.',
      ],
      60,
      225,
    ),
    { text: '2 Treatment', x: 60, y: 290, size: 14, isBold: true },
    { text: '2.1 Doses', x: 60, y: 315, size: 11, isBold: true },
    { text: '•', x: 60, y: 340 },
    { text: 'Give lumocaptide 5 mg once daily.', x: 80, y: 340 },
    { text: '•', x: 60, y: 356 },
    { text: 'Stop it if the systolic pressure falls below 90 mmHg', x: 80, y: 356 },
    { text: '3,4', x: 80 + 226, y: 352, size: 6 },
    { text: '.', x: 80 + 235, y: 356 },
    // The last sentence goes on the next page.
    ...placeLines(
      [
        'Check potassium after one week and then every three months in',
        'all patients with chronic kidney disease, because lumocaptide can',
      ],
      60,
      770,
    ),
  ]),
  page(2, [
    ...placeLines(['raise it. Patients on dialysis are not given lumocaptide.'], 60, 90),
    { text: 'Table 1. Lumocaptide by kidney function', x: 60, y: 130 },
    ...[
      ['Clearance', 'First dose', 'Highest dose'],
      ['Above 60 ml/min', '5 mg', '20 mg'],
      ['30 to 60 ml/min', '2.5 mg', '10 mg'],
      ['Below 30 ml/min', 'none', ''],
    ].flatMap((row, at) =>
      row.map((text, column) => ({ text, x: 60 + 140 * column, y: 150 + 14 * at, isBold: at === 0 })),
    ),
    { text: '2.2 Monitoring', x: 60, y: 240, size: 11, isBold: true },
    ...placeLines(['Weigh patients daily in the first week [1,2].'], 60, 260),
  ]),
  page(3, [
    { text: 'References', x: 60, y: 90, size: 14, isBold: true },
    ...placeLines(
      ['1. Varga I. Lumocaptide and mortality. Invented J 2019.', '2. Lind K. Lumocaptide again. Invented J 2020.'],
      60,
      115,
    ),
  ]),
])

test('a guideline gives title, owner and date, its passages under their headings, and the page of each', async () => {
  const events = await read(guideline)
  const { title, authors, year, revisedAt, studyType, provenance, passages } = articleOf(events)
  assert.deepEqual(
    { title, authors, year, revisedAt, studyType, provenance },
    {
      title: 'Lumocaptide in chronic heart failure',
      authors: ['Cardiology'],
      year: 2025,
      revisedAt: '2025-03-12',
      studyType: 'guideline',
      provenance: 'guideline',
    },
  )
  assert.deepEqual(passages.map(({ label, page }) => [label, page]).slice(-5), [
    ['1 Introduction', 1],
    ['2 Treatment › 2.1 Doses', 1],
    ['2 Treatment › 2.1 Doses', 2],
    ['2 Treatment › 2.1 Doses › Table 1. Lumocaptide by kidney function', 2],
    ['2 Treatment › 2.2 Monitoring', 2],
  ])
  assert.deepEqual(codesOf(events), ['document_title_read', 'document_date_read'])
})

test('words divided at the end of a line are joined, and real hyphens stay', async () => {
  const text = articleOf(await read(guideline)).passages.find(({ label }) => label === '1 Introduction')?.text
  assert.equal(
    text,
    'Lumocaptide relaxes the vessels of patients with hypertension and heart failure, as other hypertension drugs do. Patients who take a beta-blocker keep it.',
  )
})

test('list items are paragraphs without bullets, and reference numbers are left out', async () => {
  const { passages } = articleOf(await read(guideline))
  const text = passages.find(({ label }) => label === '2 Treatment › 2.1 Doses')?.text ?? ''
  assert.deepEqual(text.split('\n\n').slice(0, 2), [
    'Give lumocaptide 5 mg once daily.',
    'Stop it if the systolic pressure falls below 90 mmHg.',
  ])
  assert.equal(passages.at(-1)?.text, 'Weigh patients daily in the first week.')
})

test('a sentence that continues on the next page belongs to the page on which it begins', async () => {
  const doses = articleOf(await read(guideline)).passages.filter(({ label }) => label === '2 Treatment › 2.1 Doses')
  assert.match(doses[0]?.text ?? '', /because lumocaptide can raise it\.$/)
  assert.deepEqual([doses[1]?.text, doses[1]?.page], ['Patients on dialysis are not given lumocaptide.', 2])
})

test('a row of a table names its columns, and the heads, page numbers and references of a document are not quoted', async () => {
  const { passages } = articleOf(await read(guideline))
  const table = passages.find(({ label }) => label.includes('Table 1'))
  assert.deepEqual(table?.text.split('\n'), [
    'Clearance | First dose | Highest dose',
    'Above 60 ml/min | First dose: 5 mg | Highest dose: 20 mg',
    '30 to 60 ml/min | First dose: 2.5 mg | Highest dose: 10 mg',
    'Below 30 ml/min | First dose: none',
  ])
  const all = passages.map(({ text }) => text).join('\n')
  assert.doesNotMatch(all, /Northgate|Page \d|Varga/)
})

const body = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} line ${at + 1} runs to the far edge of its column`)

test('two columns are read one after the other, between headings that span them', async () => {
  const { passages } = articleOf(
    await read(
      textPdf([
        [
          { text: 'A statement on lumocaptide in adults', x: 60, y: 100, size: 18 },
          ...placeLines(body('Left', 12), 60, 160),
          ...placeLines(body('Right', 12), 310, 161),
          {
            text: 'A sentence across both columns, which says that everything above it comes before what is below it.',
            x: 60,
            y: 340,
          },
          ...placeLines(body('Lower left', 8), 60, 380),
          ...placeLines(body('Lower right', 8), 310, 380),
        ],
      ]),
    ),
  )
  const order = [
    ...passages
      .map(({ text }) => text)
      .join(' ')
      .matchAll(/(Left|Right|across|Lower left|Lower right)(?= line 1 | both)/g),
  ]
  assert.deepEqual(
    order.map(([word]) => word),
    ['Left', 'Right', 'across', 'Lower left', 'Lower right'],
  )
})

const trial = (licence: string[]) =>
  textPdf(
    [
      [
        { text: 'Lumocaptide in heart failure: a randomized controlled trial', x: 60, y: 100, size: 18 },
        ...placeLines(
          ['Ilona Varga, Karl Lind', 'Invented J 2021;8:11-19. https://doi.org/10.5555/lumo.2021.1', ...licence],
          60,
          130,
        ),
        { text: 'Abstract', x: 60, y: 230, size: 13, isBold: true },
        ...placeLines(
          [
            'Background: Little is known. Methods: We treated 40 patients.',
            'Results: Four patients died. Conclusions: Mortality did not differ.',
          ],
          60,
          250,
        ),
        { text: 'Introduction', x: 60, y: 300, size: 13, isBold: true },
        ...placeLines(['An earlier trial found fewer deaths with lumocaptide.'], 60, 320),
        { text: 'Methods', x: 60, y: 350, size: 13, isBold: true },
        ...placeLines(['We enrolled 40 patients in two hospitals and followed them.'], 60, 370),
        { text: 'Results', x: 60, y: 400, size: 13, isBold: true },
        ...placeLines(['Four of 20 patients died with lumocaptide, six with placebo.'], 60, 420),
      ],
    ],
    { Title: 'Lumocaptide in heart failure: a randomized controlled trial', Author: 'Ilona Varga; Karl Lind' },
  )
const openLicence = [
  'This is an open access article under the Creative Commons Attribution licence',
  '(https://creativecommons.org/licenses/by/4.0/).',
]

test('an article with an open licence is a full text, and each passage says how deep it was read', async () => {
  const article = articleOf(await read(trial(openLicence)))
  const { doi, authors, year, studyType, provenance, licence, passages } = article
  assert.deepEqual(
    { doi, authors, year, studyType, provenance, name: licence?.name },
    {
      doi: '10.5555/lumo.2021.1',
      authors: ['Ilona Varga', 'Karl Lind'],
      year: 2021,
      studyType: 'randomized-trial',
      provenance: 'full-text',
      name: 'CC BY 4.0',
    },
  )
  const found = passages.filter(({ section }) => section === 'results' || section === 'background')
  assert.deepEqual(
    found.map(({ section, label }) => [section, label, readDepth(article, label)]),
    [
      ['background', 'Abstract › Background', 'abstract'],
      ['results', 'Abstract › Results', 'abstract'],
      ['background', 'Introduction', 'full-text'],
      ['results', 'Results', 'full-text'],
    ],
  )
})

test('only the abstract of an article without a known licence is stored, or all of it if the user says why', async () => {
  const closed = trial(['Copyright 2021 Invented Press. All rights reserved.'])
  const events = await read(closed)
  assert.equal(articleOf(events).provenance, 'abstract')
  assert.ok(
    articleOf(events).passages.every(
      ({ text }) => !text.includes('two hospitals') && !text.includes('six with placebo'),
    ),
  )
  assert.ok(codesOf(events).includes('full_text_not_stored'))
  const stated = articleOf(await read(closed, { ...noFacts, licence: 'Licensed to our hospital' }))
  assert.deepEqual([stated.provenance, stated.licence?.name], ['full-text', 'Licensed to our hospital'])
})

test('a guideline under copyright is refused until its user states a licence', async () => {
  const pdf = textPdf([
    [
      { text: 'Guideline on lumocaptide', x: 60, y: 100, size: 18 },
      ...placeLines(
        ['Copyright 2024 Invented Society. All rights reserved.', 'Give lumocaptide once daily to all patients.'],
        60,
        140,
      ),
    ],
  ])
  assert.deepEqual(codesOf(await read(pdf)), ['document_licence_missing'])
  assert.equal(articleOf(await read(pdf, { ...noFacts, licence: 'CC BY 4.0' })).licence?.name, 'CC BY 4.0')
})

test('facts stated about a file take precedence over its content, also when they are uploaded with it', async () => {
  const about = { title: 'Heart failure (ward B)', owner: 'Ward B; Pharmacy', date: '2026-02-01', doi: '', licence: '' }
  const file = join(folder, 'upload.pdf')
  async function* pieces() {
    yield guideline
  }
  const signal = new AbortController().signal
  await receiveFile(pieces(), file, { bytesMax: 1e6, about, signal, onBytes: () => {} })
  const { title, authors, revisedAt, passages } = articleOf(await readFrom(file))
  assert.deepEqual([title, authors, revisedAt], ['Heart failure (ward B)', ['Ward B', 'Pharmacy'], '2026-02-01'])
  assert.ok(passages.length > 4)
})

async function refusalOf(content: Buffer, name = 'scan.pdf'): Promise<string> {
  const file = join(folder, name)
  writeFileSync(file, content)
  try {
    await readFrom(file)
  } catch (error) {
    assert.ok(error instanceof RefusedFile)
    return error.message
  }
  throw new Error('The file was read.')
}

test('a PDF that is locked, damaged or without text is refused with instructions', async () => {
  assert.match(await refusalOf(lockedPdf()), /^scan\.pdf is password-protected\. Save a copy without a password/)
  assert.match(await refusalOf(Buffer.from('%PDF-1.7\nnothing')), /^scan\.pdf is damaged or ends early/)
  assert.match(await refusalOf(textPdf([[], []])), /^scan\.pdf has no text: its pages \(2\) are images\. .*OCR/)
})

test('a document without a title is refused, and pages without text are named', async () => {
  const lines = placeLines(['Give lumocaptide once daily to all patients with heart failure.'], 60, 300)
  assert.deepEqual(codesOf(await read(textPdf([lines]))), ['document_title_missing'])
  const events = await read(textPdf([lines, []]), { ...noFacts, title: 'Lumocaptide' })
  const note = events.find((event) => event.type === 'note' && event.note.template?.code === 'pdf_pages_without_text')
  assert.ok(note?.type === 'note')
  assert.match(note.note.text, /: 2 \(1 in all\)\.$/)
})
