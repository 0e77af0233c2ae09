import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { detectFormat, openImportFile } from '@/lib/evidence/import/formats/detect-format'
import { RefusedFile } from '@/lib/evidence/import/formats/reader'
import { checkedAt } from '../../../../support/read-import-file'

const folder = mkdtempSync(join(tmpdir(), 'evidence-chat-import-'))
chmodSync(folder, 0o755)
after(() => rmSync(folder, { recursive: true }))

function write(name: string, content: string | Buffer): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

async function titlesIn(file: string): Promise<{ titles: string[]; notes: string[] }> {
  const opened = await openImportFile(file)
  const titles: string[] = []
  for await (const reading of opened.read(checkedAt)) {
    if (reading.type === 'article') titles.push(reading.article.title)
  }
  return { titles, notes: opened.notes().map(({ text }) => text) }
}

async function refusalOf(file: string): Promise<string> {
  try {
    await openImportFile(file)
  } catch (error) {
    assert.ok(error instanceof RefusedFile, String(error))
    return error.message
  }
  throw new Error(`${file} was not refused`)
}

const nbib = (title: string) => `PMID- 1\nTI  - ${title}\n`

test('formats are detected by content, whatever the name', () => {
  const samples: [string, ReturnType<typeof detectFormat>][] = [
    ['<?xml version="1.0"?>\n<!DOCTYPE PubmedArticleSet>\n<PubmedArticleSet>', 'pubmed-xml'],
    ['<PubmedArticle>', 'pubmed-xml'],
    ['<?xml version="1.0"?>\n<!DOCTYPE article PUBLIC "-//NLM//DTD JATS">\n<article article-type="x">', 'jats'],
    ['<pmc-articleset><article>', 'jats'],
    ['\nPMID- 1\nOWN - NLM', 'nbib'],
    ['TY  - JOUR\r\nTI  - A', 'ris'],
    ['Provider: Example\n\nTY  - JOUR\nTI  - A', 'ris'],
    [
      'PMID,Title,Authors,Citation,First Author,Journal/Book,Publication Year,Create Date,PMCID,NIHMS ID,DOI\n1,',
      'pubmed-csv',
    ],
    ['{"title":"A"}\n', 'jsonl'],
  ]
  for (const [head, format] of samples) assert.equal(detectFormat(head, 'file.dat'), format, head)
  assert.equal(detectFormat('# Fever\n\nGive paracetamol.', 'fever.md'), 'guideline')
  assert.throws(() => detectFormat('# Fever\n\nGive paracetamol.', 'fever.dat'), RefusedFile)
})

test('an unsupported format is named, with the list of supported ones', () => {
  const samples: [string, RegExp][] = [
    ['<!DOCTYPE html><html>', /is a web page/],
    ['<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">]><lolz>&lol;</lolz>', /declares its own entities/],
    ['<?xml version="1.0"?><eFetchResult><ERROR>Empty</ERROR></eFetchResult>', /error message of PubMed/],
    ['<records/>', /is XML, but neither from PubMed nor a full text/],
    ['[{"title":"A"}]', /is a JSON array/],
    ['@article{x, title={A}}', /is BibTeX/],
    ['Record ID,Title,OriginalPaperDOI,RetractionNature\n1,A,,Retraction', /"npm run library -- notices"/],
    ['%0 Journal Article\n%T A', /EndNote tagged/],
    ['30000001\n30000002\n30000003\n', /a list of PMIDs without articles/],
    ['1. J Ex. 2019 Nov 21;12(3):101-9. doi: 10.1000/x.\n\nA trial.', /PubMed's plain-text view/],
    ['PMID,Title\n1,A', /in an unknown format/],
  ]
  for (const [head, message] of samples) {
    assert.throws(() => detectFormat(head, 'file.dat'), message)
    assert.throws(() => detectFormat(head, 'file.dat'), /Files that can be imported: PubMed XML, /)
  }
})

test('gzip is decompressed whatever the name, also with several members', async () => {
  const packed = Buffer.concat([gzipSync(`${nbib('One')}\n`), gzipSync('PMID- 2\nTI  - Two\n')])
  assert.deepEqual((await titlesIn(write('packed.txt', packed))).titles, ['One', 'Two'])
})

test('a truncated gzip file yields the records before the damage and then reports it', async () => {
  const records = Array.from({ length: 5000 }, (_, at) => `PMID- ${at + 1}\nTI  - Title ${Math.sin(at)}\n`)
  const packed = gzipSync(records.join('\n'))
  const file = write('truncated.nbib.gz', packed.subarray(0, packed.length / 2))
  const opened = await openImportFile(file)
  let articles = 0
  await assert.rejects(async () => {
    for await (const reading of opened.read(checkedAt)) if (reading.type === 'article') articles += 1
  }, /^RefusedFile: The gzip data of truncated\.nbib\.gz is damaged or ends early \(unexpected end of file\)\.$/)
  assert.ok(articles > 1000, `${articles} articles were read before the break`)
})

test('every encoding used by exports is decoded', async () => {
  const text = nbib('Ménière’s β-blocker – 5 µg')
  const title = ['Ménière’s β-blocker – 5 µg']
  assert.deepEqual((await titlesIn(write('plain', text))).titles, title)
  assert.deepEqual((await titlesIn(write('marked', `\ufeff${text}`))).titles, title)
  assert.deepEqual((await titlesIn(write('utf16le', Buffer.from(`\ufeff${text}`, 'utf16le')))).titles, title)
  assert.deepEqual((await titlesIn(write('utf16be', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()))).titles, title)
})

test('Latin-1 lines are read with a note, beside UTF-8 lines in one file', async () => {
  const mixed = Buffer.concat([Buffer.from(nbib('Ménière β')), Buffer.from('\nPMID- 2\nTI  - Sjögren\n', 'latin1')])
  assert.deepEqual(await titlesIn(write('mixed', mixed)), {
    titles: ['Ménière β', 'Sjögren'],
    notes: ['Line 5 is not valid UTF-8 and was read as Windows-1252 (Latin-1).'],
  })
})

test('a file of one endless line is read completely, without splitting a character', async () => {
  const article = JSON.stringify({ title: `β${'aé€😀'.repeat(400_000)}` })
  assert.deepEqual((await titlesIn(write('long.jsonl', article))).titles, [`β${'aé€😀'.repeat(400_000)}`])
})

test('a binary file is refused by its type', async () => {
  assert.match(await refusalOf(write('a.nbib.gz', gzipSync('%PDF-1.7\n%âãÏÓ'))), /^a\.nbib\.gz is a PDF file, not text/)
  assert.match(
    await refusalOf(write('b.ris', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 8, 0]))),
    /a ZIP archive or an Office document/,
  )
  assert.match(await refusalOf(write('c.xml', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]))), /an image/)
  assert.match(
    await refusalOf(write('d.xml', Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7) % 256)))),
    /^d\.xml is a binary file/,
  )
  assert.match(await refusalOf(write('e.gz', gzipSync(Buffer.alloc(100_000)))), /^e\.gz is a binary file/)
})

test('an empty file, a folder, a missing and an unreadable file are refused with a message', async () => {
  assert.match(await refusalOf(write('empty.xml', '')), /^empty\.xml is empty, so there is nothing to import\.$/)
  assert.match(await refusalOf(write('blank.xml', ' \n\n')), /^blank\.xml contains no text/)
  assert.match(await refusalOf(write('empty.gz', gzipSync(''))), /^empty\.gz (?:is empty|contains no text)/)
  mkdirSync(join(folder, 'records'))
  assert.match(await refusalOf(join(folder, 'records')), /^records is a folder\. Import the files in it one by one\.$/)
  assert.match(await refusalOf(join(folder, 'none.xml')), /^none\.xml cannot be read: there is no such file\.$/)
  const locked = write('locked.xml', nbib('One'))
  chmodSync(locked, 0o000)
  const refusal = await asOrdinaryUser(() => refusalOf(locked))
  assert.match(refusal, /^locked\.xml cannot be read: this account has no permission to read it\.$/)
})

/** The superuser may read everything, so its rights are put aside for the moment. */
async function asOrdinaryUser<T>(act: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return act()
  process.seteuid?.('nobody')
  try {
    return await act()
  } finally {
    process.seteuid?.(0)
  }
}
