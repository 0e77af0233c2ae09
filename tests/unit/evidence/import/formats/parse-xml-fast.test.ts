import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseXml, type XmlElement } from '@/lib/evidence/import/formats/parse-xml'
import { parseXmlFast } from '@/lib/evidence/import/formats/parse-xml-fast'

const record = `<PubmedArticle>
  <MedlineCitation Status="MEDLINE" Owner="NLM"><PMID Version="1">30000001</PMID>
    <Article PubModel="Print"><ArticleTitle>Effect of <i>H. pylori</i> &amp; 5 &#956;g at P &lt; 0.05 &#x3b2;</ArticleTitle>
      <Abstract><AbstractText Label="RESULTS" NlmCategory="RESULTS">It fell by 10<sup>9</sup>.</AbstractText></Abstract>
      <Empty/><AuthorList CompleteYN="Y"></AuthorList>
    </Article>
  </MedlineCitation>
</PubmedArticle>`

function strictly(xml: string): XmlElement | string {
  try {
    return parseXml(xml)
  } catch (error) {
    return String(error)
  }
}

test('a record as PubMed writes it does not need the strict parser', () => {
  assert.deepEqual(parseXmlFast(record), parseXml(record))
})

// What is taken for well-formed decides whether a damaged record is refused or goes into an answer.
test('the fast parser agrees with the strict parser on any mutated record', () => {
  const pieces = ['<', '>', '&', '"', "'", '/', '=', ' ', '\n', '\r', ';', ']]>', '<!--', '-->', '<![CDATA[', '<?x ?>']
  const more = [
    '&#0;',
    '&#xD800;',
    '&nbsp;',
    '&amp',
    '</i>',
    '<i>',
    '<i a="1" a="2">',
    '<a:b>',
    '\u0000',
    '\ud800',
    '😀',
    'x',
  ]
  const edit = fc.record({
    at: fc.nat(record.length),
    remove: fc.nat(6),
    add: fc.oneof(fc.constantFrom(...pieces, ...more), fc.string({ maxLength: 3 })),
  })
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
      let xml = record
      for (const { at, remove, add } of edits) xml = xml.slice(0, at) + add + xml.slice(at + remove)
      const quick = parseXmlFast(xml)
      if (quick !== null) assert.deepEqual(quick, strictly(xml))
    }),
    { numRuns: 3000 },
  )
})
