import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { listArticleLinks, toArticleHref } from '@/components/sources/article-links'

const none = { title: 'Bed nets & malaria', pmid: null, doi: null, pmcid: null, provenance: 'abstract' as const }

describe('links of an article', () => {
  test('are built from each of its identifiers', () => {
    const identifiers = { ...none, title: 'T', pmid: '31535829', doi: '10.1056/NEJMoa1911303', pmcid: 'PMC123' }
    const hrefs = listArticleLinks(identifiers).map(({ href }) => href)
    assert.deepEqual(hrefs, [
      'https://pubmed.ncbi.nlm.nih.gov/31535829/',
      'https://doi.org/10.1056/NEJMoa1911303',
      'https://europepmc.org/article/PMC/PMC123',
    ])
  })

  test('lead to a PubMed search for the title if the article has no identifier', () => {
    assert.deepEqual(listArticleLinks(none), [
      {
        kind: 'pubmed-search',
        href: 'https://pubmed.ncbi.nlm.nih.gov/?term=Bed%20nets%20%26%20malaria',
      },
    ])
  })

  test('do not search for the title of a document of the house', () => {
    assert.deepEqual(listArticleLinks({ ...none, provenance: 'guideline' }), [])
  })

  test('keep odd characters of a DOI inside its path', () => {
    const [link] = listArticleLinks({ ...none, doi: '10.1002/(SICI)1097-0258<1::AID?x#y>3.0.CO;2-Q' })
    assert.equal(new URL(link?.href ?? '').host, 'doi.org')
    assert.equal(new URL(link?.href ?? '').search + new URL(link?.href ?? '').hash, '')
  })

  // Identifiers come from imported files: none may become an arbitrary address.
  test('are not built from malformed identifiers', () => {
    const links = listArticleLinks({
      ...none,
      pmid: '1/../../evil',
      doi: 'https://evil.example',
      pmcid: 'javascript:1',
    })
    assert.deepEqual(
      links.map(({ kind }) => kind),
      ['pubmed-search'],
    )
  })
})

test('an article page is addressed by id, and a quote jumps to its position', () => {
  assert.equal(toArticleHref('doi:10.1/a b'), '/sources/doi%3A10.1%2Fa%20b')
  assert.equal(toArticleHref('card:x', '50% & more'), '/sources/card%3Ax?quote=50%25%20%26%20more#quote')
})
