import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toCoins, toHighwireTags } from '@/lib/shared/citations/page-metadata'
import { odd, plain } from '../../../fixtures/references'
import { writeReferences } from '../../../support/write-references'

const group = 'DAPA-HF Trial Committees and Investigators'

test('Highwire tags name each author and the first and last page, and omit what is not known', () => {
  const tags = toHighwireTags(plain)
  const of = (name: string) => tags.filter((tag) => tag.name === name).map(({ content }) => content)
  assert.deepEqual(of('citation_title'), [plain.title])
  assert.deepEqual(of('citation_author'), ['McMurray, J. J. V.', 'Solomon, S. D.', group])
  assert.deepEqual([of('citation_firstpage'), of('citation_lastpage')], [['1995'], ['2008']])
  assert.deepEqual([of('citation_doi'), of('citation_pmid')], [[plain.doi], [plain.pmid]])
  const short = toHighwireTags({ ...plain, pages: '1995-8' })
  assert.ok(short.some(({ name, content }) => name === 'citation_lastpage' && content === '1998'))
  for (const each of odd) for (const { content } of toHighwireTags(each)) assert.match(content, /^\S[^\n\r]*$/)
})

test('COinS is an OpenURL of a journal article', () => {
  const fields = new URLSearchParams(toCoins(plain))
  assert.equal(fields.get('ctx_ver'), 'Z39.88-2004')
  assert.equal(fields.get('rft.atitle'), plain.title)
  assert.deepEqual(fields.getAll('rft.au'), ['McMurray, J. J. V.', 'Solomon, S. D.'])
  assert.equal(fields.get('rft.aulast'), group)
  assert.equal(new URLSearchParams(toCoins({ ...plain, authors: [group] })).get('rft.aucorp'), group)
  assert.deepEqual([fields.get('rft.spage'), fields.get('rft.epage')], ['1995', '2008'])
  const address = `https://pubmed.ncbi.nlm.nih.gov/${plain.pmid}/`
  assert.deepEqual(fields.getAll('rft_id'), [`info:doi/${plain.doi}`, `info:pmid/${plain.pmid}`, address])
  assert.ok(toCoins({ ...plain, title: 'a & "b"' }).includes('a+%26+%22b%22'))
})

test('CSL JSON has names in parts and dates as numbers, and is a list even without a reference', () => {
  assert.deepEqual(JSON.parse(writeReferences('csl', [])), [])
  const [item, ...others] = JSON.parse(writeReferences('csl', [plain, ...odd]))
  assert.equal(others.length, odd.length)
  assert.deepEqual(item.author[0], { family: 'McMurray', given: 'J. J. V.' })
  assert.deepEqual(item.author.at(-1), { literal: 'DAPA-HF Trial Committees and Investigators' })
  assert.deepEqual([item.issued, item.page, item.DOI], [{ 'date-parts': [[2019]] }, '1995-2008', plain.doi])
  for (const each of [item, ...others]) assert.ok(each.id && each.title && each.type === 'article-journal')
})
