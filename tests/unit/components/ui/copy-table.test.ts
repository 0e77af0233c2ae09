import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { clipFromRows, csvFromRows } from '@/components/ui/copy-table'

const rows = [
  ['Outcome', 'HR (95% CI)'],
  ['Death, any cause', '0.82 (0.69–0.98) [1]'],
  ['"Event" <18 y', '5 µg'],
]

describe('a copied table', () => {
  test('is both HTML and tab-separated text', () => {
    const { text, html } = clipFromRows(rows)
    assert.equal(text, 'Outcome\tHR (95% CI)\nDeath, any cause\t0.82 (0.69–0.98) [1]\n"Event" <18 y\t5 µg')
    assert.match(html ?? '', /^<table border="1"><thead><tr><th>Outcome<\/th>.*<td>&#34;Event&#34; &#60;18 y<\/td>/)
  })

  test('is CSV that a spreadsheet reads correctly', () => {
    assert.equal(
      csvFromRows(rows),
      '\ufeffOutcome,HR (95% CI)\r\n"Death, any cause",0.82 (0.69–0.98) [1]\r\n"""Event"" <18 y",5 µg\r\n',
    )
  })

  // The words come from a model, and a sheet runs what begins like a formula.
  test('executes no formula, and keeps numbers as numbers', () => {
    const cells = csvFromRows([
      ['=HYPERLINK("https://evil.example")', '+1+1', '@SUM(A1)', '-2.5', '-2.5%', '-2.5 (-3 to -2)'],
    ])
    assert.equal(cells, `\ufeff"'=HYPERLINK(""https://evil.example"")",'+1+1,'@SUM(A1),-2.5,-2.5%,'-2.5 (-3 to -2)\r\n`)
  })
})
