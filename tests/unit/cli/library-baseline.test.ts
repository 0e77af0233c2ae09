import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { importBaseline } from '@/lib/cli/library-baseline'
import { BaselineError } from '@/lib/evidence/import/baseline/plan-baseline'
import { importFile } from '@/lib/evidence/import/importer'
import { Library } from '@/lib/evidence/library/library-reader'
import { getLibraryFile } from '@/lib/evidence/open-library'
import { useOwnLibrary } from '../../support/library/own-library'

const directory = mkdtempSync(join(tmpdir(), 'baseline-'))
const folder = join(directory, 'nlm')
mkdirSync(join(folder, 'updatefiles'), { recursive: true })

async function baseline(): Promise<{ code: number | null; problem: string }> {
  try {
    const code = await importBaseline([folder], {
      prepare: async () => null,
      importOne: (file) => importFile(file, getLibraryFile()),
    })
    return { code, problem: '' }
  } catch (error) {
    assert.ok(error instanceof BaselineError)
    return { code: null, problem: error.message }
  }
}

const citation = (pmid: number, title: string) =>
  `<PubmedArticle><MedlineCitation><PMID Version="1">${pmid}</PMID><Article><ArticleTitle>${title}</ArticleTitle></Article></MedlineCitation></PubmedArticle>\n`

function writeFile(name: string, records: string, isWhole = true): void {
  const packed = gzipSync(`<?xml version="1.0"?>\n<PubmedArticleSet>\n${records}</PubmedArticleSet>\n`)
  const sum = createHash('md5').update(packed).digest('hex')
  writeFileSync(join(folder, name), isWhole ? packed : packed.subarray(0, packed.length - 20))
  writeFileSync(join(folder, `${name}.md5`), `MD5(${name.split('/').at(-1)})= ${sum}\n`)
}

function listTitles(): string[] {
  const library = new Library(getLibraryFile())
  try {
    return [...library.articles()].flatMap(({ article, origin }) => (origin === 'import' ? [article.title] : [])).sort()
  } finally {
    library.close()
  }
}

describe('the yearly files of NLM', () => {
  useOwnLibrary()
  after(() => rmSync(directory, { recursive: true }))

  test('files are imported in order with their deletions, one that did not arrive whole ends it, and it continues there', async () => {
    writeFile('pubmed26n0002.xml.gz', citation(3, 'Third'))
    writeFile('pubmed26n0001.xml.gz', citation(1, 'First') + citation(2, 'Second'))
    const update = `${citation(1, 'First, corrected')}<DeleteCitation><PMID Version="1">2</PMID></DeleteCitation>\n`
    writeFile('updatefiles/pubmed26n0003.xml.gz', update, false)
    assert.match((await baseline()).problem, /^pubmed26n0003\.xml\.gz differs from its sum .* Download it again\.$/)
    assert.deepEqual(listTitles(), ['First', 'Second', 'Third'])

    writeFile('updatefiles/pubmed26n0003.xml.gz', update)
    // Imported again, the first file would bring back what the update has deleted.
    writeFile('pubmed26n0001.xml.gz', citation(2, 'Second, again'))
    assert.deepEqual(await baseline(), { code: 0, problem: '' })
    assert.deepEqual(listTitles(), ['First, corrected', 'Third'])

    rmSync(join(folder, 'pubmed26n0002.xml.gz'))
    writeFile('pubmed26n0005.xml.gz', citation(5, 'Fifth'))
    assert.match((await baseline()).problem, /^pubmed26n0004\.xml\.gz comes before pubmed26n0005\.xml\.gz/)
    assert.deepEqual(listTitles(), ['First, corrected', 'Third'])
  })
})
