/**
 * What a hostile or damaged file costs. Work is measured as CPU time of this thread at one length and at four times
 * that length: four times as long when it is linear, 16 times when it is quadratic. Noise only ever adds to a
 * measurement, so both are repeated, and the shortest of each compared, while the growth looks too large. Less than the
 * noise of the clock passes.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type TextFormat as Format, textFormats } from '@/lib/evidence/import/formats/detect-format'
import { RefusedFile } from '@/lib/evidence/import/formats/reader'
import { serverMessage } from '@/lib/shared/messages/server-messages'
import { generatedCases, isFull } from '../../../support/full'
import { measureAsyncCpuMs } from '../../../support/measure-cpu'
import { checkedAt, readAll } from '../../../support/read-import-file'

const noiseMs = 300
const growthMax = 9

interface Shape {
  format: Format
  before: string
  unit: string
  after: string
}

const anySign = [
  '',
  ' ',
  '  ',
  '\t',
  '\n',
  'a',
  'A',
  'Ab',
  '1',
  '.',
  '. ',
  ',',
  ':',
  ': ',
  '-',
  '/',
  '&',
  '"',
  "'",
  '(',
  ')',
  '[',
  ']',
]
const words = [
  'RESULTS: ',
  'A B',
  '10.1234/',
  'doi:',
  'PMID: 1',
  '(funded)',
  'Copyright ',
  'NCT1',
  'RETRACTED: ',
  '中',
  '\u0301',
  '\u200c',
]
const markup = ['<', '</', '>', '<p>', '</h1>', '<sup>1</sup>', '1<sup>9</sup>', '<sub>', '&amp;', '&#', '&#49;']

const signs: Record<Exclude<Format, 'guideline'>, string[]> = {
  'pubmed-xml': [
    ...markup,
    ...[
      '<PMID ',
      '<PMID>',
      '<DeleteCitation',
      '<PubmedArticleSet ',
      '<!DOCTYPE a',
      '<PubmedArticle>',
      '</PubmedArticle>',
    ],
    ...['<!--', '<![CDATA[', ']]>', '<?', '<ReferenceList>', '</ReferenceList>', '<AffiliationInfo>', ' a="b"'],
  ],
  jats: [
    ...markup,
    ...['<article ', '<article>', '</article>', '<!--', '<?', '?>', '<![CDATA[', '<sec>', '</sec>', '<p>', '</p>'],
    ...[
      '<ref-list>',
      '</ref-list>',
      '<aff ',
      '<xref ref-type="bibr">1</xref>',
      '[',
      '<td colspan="9">',
      '</td>',
      '<tr>',
    ],
  ],
  nbib: ['\nPMID- 1', '\nAB  - ', '\nTI  - ', '\nMH  - *', '\n      ', '\n\n', '[doi]'],
  ris: [...markup, '\nTY  - JOUR', '\nER  - ', '\nAU  - ', '\nAB  - ', '\nDO  - ', '\nM3  - '],
  'pubmed-csv': ['""', '","', '\n1,', ';', 'doi: ', ';1(2):3'],
  jsonl: ['{', '}', '[', ']', '\\', '\\u0000', '{"title":"', '"authors":[', '}\n{'],
}

const fullText = '<article><front><article-meta><title-group><article-title>T'
const article = '<PubmedArticle><MedlineCitation><PMID>1</PMID><Article><ArticleTitle>'
/** Where a unit may be repeated: between records and in the fields that most is done with. */
const places: Record<Exclude<Format, 'guideline'>, [before: string, after: string][]> = {
  'pubmed-xml': [
    ['<PubmedArticleSet>', '<PubmedArticle></PubmedArticle></PubmedArticleSet>'],
    [`<PubmedArticleSet>${article}`, '</ArticleTitle></Article></MedlineCitation></PubmedArticle></PubmedArticleSet>'],
    [
      `<PubmedArticleSet>${article}A</ArticleTitle><Abstract><AbstractText>`,
      '</AbstractText></Abstract></Article></MedlineCitation></PubmedArticle></PubmedArticleSet>',
    ],
    [`<PubmedArticleSet>${article}A</ArticleTitle><Abstract><AbstractText Label="`, ''],
  ],
  jats: [
    ['<pmc-articleset>', '<article></article></pmc-articleset>'],
    [fullText, '</article-title></title-group></article-meta></front></article>'],
    [
      `${fullText}</article-title></title-group><permissions><license license-type="open-access"/></permissions></article-meta></front><body><p>`,
      '</p></body></article>',
    ],
    [
      `${fullText}</article-title></title-group><permissions><license license-type="open-access"/></permissions></article-meta></front><body><table-wrap><table>`,
      '</table></table-wrap></body></article>',
    ],
  ],
  nbib: ['TI', 'AB', 'AU', 'LID', 'MH', 'DP'].map((tag) => [`PMID- 1\nTI  - T\n${tag.padEnd(4)}- `, '\n\n']),
  ris: ['TI', 'AB', 'AU', 'DO', 'M3', 'UR', 'AN', 'KW', 'PY'].map((tag) => [
    `TY  - JOUR\nTI  - T\n${tag}  - `,
    '\nER  - \n',
  ]),
  'pubmed-csv': [
    ['PMID,Title\n1,"', '",a,b,c,d,2020,e,f,g,h\n'],
    ['PMID,Title\n1,T,"', '",b,c,d,2020,e,f,g,h\n'],
    ['PMID,Title\n1,T,a,b,c,d,2020,e,f,g,"', '"\n'],
  ],
  jsonl: [
    ['{"title":"', '"}\n'],
    ['{"title":"T","doi":"', '"}\n'],
    ['{"title":"T","x":', '}\n'],
  ],
}

const recordShape: fc.Arbitrary<Shape> = fc
  .constantFrom(...(Object.keys(signs) as (keyof typeof signs)[]))
  .chain((format) => {
    const sign = fc.constantFrom(...anySign, ...words, ...signs[format])
    return fc.record({
      format: fc.constant(format),
      place: fc.constantFrom(...places[format]),
      before: sign,
      unit: fc.array(sign, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
      after: sign,
    })
  })
  .map(({ format, place, before, unit, after }) => ({
    format,
    before: place[0] + before,
    unit,
    after: after + place[1],
  }))

const block = [
  '> ',
  '- ',
  '1. ',
  '    ',
  '\n',
  '\n\n',
  '# ',
  '| a |',
  '|-|\n',
  '```\n',
  '<!--\n',
  '<div>\n',
  '---\n',
  'a\n',
  '[^a]: ',
]
const inline = [
  '*',
  '**',
  '_',
  '~~',
  '`',
  '[',
  ']',
  '](b',
  '![',
  '<!--',
  '<a b="',
  '&amp;',
  '\\*',
  'a',
  ' ',
  'www.a.b',
  'a@b.c',
  ': ',
]
const guidelineShape: fc.Arbitrary<Shape> = fc
  .record({
    before: fc.constantFrom(
      '# T\n\n',
      'Title\n\n',
      '---\ntitle: T\n---\n',
      '',
      'Owner:',
      '# T\n\n- a\n',
      '# T\n\n> a\n',
    ),
    unit: fc.array(fc.constantFrom(...block, ...inline), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
    after: fc.constantFrom('', 'x', '\n---\n', '**x**'),
  })
  .map((shape) => ({ format: 'guideline', ...shape }))

test(`${generatedCases} shapes repeated in a file of records take time in proportion to their length`, async () => {
  await fc.assert(
    fc.asyncProperty(recordShape, (shape) => assertLinear(shape, 8_000)),
    { numRuns: generatedCases },
  )
})

test('shapes repeated in a guideline take time in proportion to their length', async () => {
  await fc.assert(
    fc.asyncProperty(guidelineShape, (shape) => assertLinear(shape, 5_000)),
    { numRuns: generatedCases / 25 },
  )
})

/** Each took minutes, or ended the import with an overflow of the stack. */
const found: [shape: Shape, length: number][] = [
  [{ format: 'pubmed-xml', before: '<PubmedArticleSet>', unit: '<PMID ', after: '</PubmedArticleSet>' }, 1_000_000],
  [{ format: 'nbib', before: 'PMID- 1\nTI  - T\nLID - ', unit: '.', after: 'x [doi]\n' }, 200_000],
  [{ format: 'guideline', before: '# T\n\n', unit: '*a*a', after: '' }, 10_000],
  [{ format: 'guideline', before: '# T\n\n', unit: '> ', after: 'a' }, 10_000],
  [{ format: 'guideline', before: '# T\n\n', unit: '- ', after: 'a' }, 10_000],
  [{ format: 'guideline', before: '# T\n\n- a\n', unit: 'b\n', after: '' }, 10_000],
  [{ format: 'guideline', before: '# T\n\n', unit: '- a\n  - b\n', after: '' }, 10_000],
  [{ format: 'guideline', before: 'Title\n\n', unit: '](', after: '' }, 10_000],
  [{ format: 'guideline', before: 'T\n', unit: ' ', after: 'x' }, 3_000],
]

for (const [shape, length] of found) {
  test(`${JSON.stringify(shape.before + shape.unit)} repeated is read in proportion to its length`, () =>
    assertLinear(shape, isFull ? length : length / 2))
}

test('a record of more elements than memory holds is refused with its line', async () => {
  const [before, after] = places['pubmed-xml'][2] ?? ['', '']
  const text = `${before}${'<a/>\n'.repeat(500_001)}${after}`
  const [refused] = await readAll(textFormats['pubmed-xml'].read, text, 65_536)
  assert.deepEqual(refused, {
    type: 'refused',
    place: { record: 1, line: 499_994 },
    reason: serverMessage('invalid_xml', { what: 'more than 500,000 elements' }),
  })
})

async function assertLinear(shape: Shape, length: number): Promise<void> {
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let turn = 0; turn < 3; turn += 1) {
    long = Math.min(long, await cpuMs(shape, 4 * length))
    if (long < noiseMs) return
    short = Math.min(short, await cpuMs(shape, length))
    if (long < growthMax * short) return
  }
  assert.fail(`${length} characters: ${short} ms, four times: ${long} ms`)
}

function cpuMs({ format, before, unit, after }: Shape, length: number): Promise<number> {
  const text = before + unit.repeat(Math.ceil(length / Math.max(1, unit.length))) + after
  return measureAsyncCpuMs(async () => {
    try {
      for await (const _ of textFormats[format].read(pieces(text), checkedAt));
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error
    }
  })
}

async function* pieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536)
}
