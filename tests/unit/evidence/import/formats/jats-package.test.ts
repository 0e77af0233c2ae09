import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { openImportFile } from '@/lib/evidence/import/formats/detect-format'
import { RefusedFile } from '@/lib/evidence/import/formats/reader'

const folder = mkdtempSync(join(tmpdir(), 'package-'))
after(() => rmSync(folder, { recursive: true }))

const fullText = (number: number, title = `Lumocaptide in heart failure, part ${number}`) =>
  `<?xml version="1.0"?><article article-type="research-article"><front><article-meta>
<article-id pub-id-type="pmid">${90000000 + number}</article-id><title-group><article-title>${title}</article-title></title-group>
<permissions><license xlink:href="https://creativecommons.org/licenses/by/4.0/"><license-p>Share.</license-p></license></permissions></article-meta></front>
<body><sec><title>Results</title><p>Four patients died with lumocaptide β ${number}.</p>${Array.from({ length: 20 }, (_, at) => `<p>Value ${Math.sin(number * 20 + at)} was measured.</p>`).join('')}</sec></body></article>`

const packageOf = (files: [name: string, content: string | Uint8Array][]) =>
  packTar(
    files.map(([name, content]) => {
      const body = Buffer.from(content)
      return { header: { name, size: body.length, type: 'file' as const }, body }
    }),
  )

async function read(
  name: string,
  content: Uint8Array,
): Promise<{ titles: string[]; places: number[]; end: string | null }> {
  const file = join(folder, name)
  writeFileSync(file, content)
  const [titles, places]: [string[], number[]] = [[], []]
  try {
    const opened = await openImportFile(file)
    for await (const event of opened.read('2026-01-01T00:00:00Z')) {
      if (event.type === 'article') titles.push(event.article.title)
      if (event.type === 'article' || event.type === 'refused') places.push(event.place.record)
    }
    return { titles, places, end: null }
  } catch (error) {
    assert.ok(error instanceof RefusedFile)
    return { titles, places, end: error.message }
  }
}

const files = (count: number): [string, string][] =>
  Array.from({ length: count }, (_, at) => [`PMC00/PMC${at}.nxml`, fullText(at)])

test('the articles of a package are read, and its figures and other files are not', async () => {
  const content = await packageOf([
    ...files(2),
    ['PMC00/figure.jpg', new Uint8Array(5000)],
    ['PMC00/manifest.xml', '<files><file>PMC1.nxml</file></files>'],
    ['PMC00/PMC3.xml', fullText(3, '')],
    ['PMC00/PMC4.xml', fullText(4)],
  ])
  for (const [name, bytes] of [
    ['oa.tar.gz', gzipSync(content)],
    ['oa.tar', content],
  ] as const) {
    const { titles, places, end } = await read(name, bytes)
    assert.deepEqual(
      titles,
      [0, 1, 4].map((number) => `Lumocaptide in heart failure, part ${number}`),
    )
    assert.deepEqual([places, end], [[1, 2, 3, 4], null])
  }
})

test('a package that is damaged in the middle keeps the articles before the damage', async () => {
  const content = await packageOf(files(300))
  const packed = gzipSync(content)
  const cut = await read('cut.tar.gz', packed.subarray(0, packed.length / 2))
  assert.ok(cut.titles.length > 50 && cut.titles.length < 300, String(cut.titles.length))
  assert.match(cut.end ?? '', /^The gzip data of cut\.tar\.gz is damaged or ends early/)
  const plain = await read('cut.tar', content.subarray(0, content.length / 2))
  assert.ok(plain.titles.length > 100 && plain.titles.length < 300)
  assert.match(plain.end ?? '', /^The archive cut\.tar is damaged or ends early/)
})

test('an archive without articles, and a file that only has the name of one, are refused', async () => {
  assert.match(
    (await read('none.tar.gz', gzipSync(await packageOf([['a.txt', 'x']])))).end ?? '',
    /contains no article in JATS/,
  )
  assert.match((await read('text.tar', Buffer.from('x'.repeat(2000)))).end ?? '', /The archive text\.tar is damaged/)
})
