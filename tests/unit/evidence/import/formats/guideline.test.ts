import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readGuideline } from '@/lib/evidence/import/formats/guideline'
import { listPassages, readAll, readArticle, readRefusals } from '../../../../support/read-import-file'

const markdown = `---
title: "Sepsis in adults"
owner: Department of Intensive Care
date: 2025-03-12
next review: 2027-03-12
---

For every adult with suspected sepsis.

## First hour

Give antibiotics **within one hour**.

- Take two blood cultures first,
  from different sites.
- Give [crystalloid](https://example.org) 30 mL/kg.

| Drug | Dose |
|------|------|
| Noradrenaline | start 0.05 µg/kg/min |

### Renal failure

Reduce the dose.

## Contraindications

Known allergy.

## References

1. Example et al.
`

test('a Markdown guideline becomes one article with its sections as passages', async () => {
  const article = await readArticle(readGuideline, markdown)
  assert.equal(article.title, 'Sepsis in adults')
  assert.deepEqual(article.authors, ['Department of Intensive Care'])
  assert.equal(article.year, 2025)
  assert.equal(article.revisedAt, '2025-03-12')
  assert.equal(article.studyType, 'guideline')
  assert.equal(article.provenance, 'guideline')
  assert.deepEqual(listPassages(article), [
    'background [] For every adult with suspected sepsis.',
    'recommendation [First hour] Give antibiotics within one hour.\n\nTake two blood cultures first, from different sites.\n\nGive crystalloid 30 mL/kg.\n\nDrug | Dose\n\nNoradrenaline | start 0.05 µg/kg/min',
    'recommendation [First hour › Renal failure] Reduce the dose.',
    'harms [Contraindications] Known allergy.',
    'other [References] Example et al.',
  ])
})

test('the next edition counts as the same article and replaces the old one', async () => {
  const next = markdown.replaceAll('2025-03-12', '2026-06-01').replace('one hour', 'three hours')
  assert.equal((await readArticle(readGuideline, next)).id, (await readArticle(readGuideline, markdown)).id)
  const other = markdown.replace('Intensive Care', 'Emergency Medicine')
  assert.notEqual((await readArticle(readGuideline, other)).id, (await readArticle(readGuideline, markdown)).id)
})

test('plain text is split at its headings', async () => {
  const text = `Anticoagulation before surgery
Owner: Haematology
Last updated: 12 March 2025

1 Scope

Adults who take an anticoagulant.

2 STOPPING

Stop apixaban 48 hours before
surgery with high bleeding risk.
- Longer when creatinine clearance is low.

LIMITATIONS
Not for neurosurgery.
`
  const article = await readArticle(readGuideline, text)
  assert.deepEqual(
    [article.title, article.authors, article.year, article.revisedAt],
    ['Anticoagulation before surgery', ['Haematology'], 2025, '2025-03-12'],
  )
  assert.deepEqual(listPassages(article), [
    'background [1 Scope] Adults who take an anticoagulant.',
    'recommendation [2 STOPPING] Stop apixaban 48 hours before surgery with high bleeding risk.\n\nLonger when creatinine clearance is low.',
    'limitations [LIMITATIONS] Not for neurosurgery.',
  ])
})

test('missing facts stay empty, and a note names them', async () => {
  const readings = await readAll(readGuideline, '# Fever\n\nGive paracetamol.\n')
  assert.deepEqual(
    readings.map((reading) => (reading.type === 'note' ? reading.note.text.split('.')[0] : reading.type)),
    ['No owner is stated', 'No date is stated', 'article'],
  )
})

test('an ambiguous date gives a year and no day', async () => {
  const article = await readArticle(readGuideline, '# Fever\nOwner: A\nDate: 03/12/2025\n\nGive paracetamol.\n')
  assert.deepEqual([article.year, article.revisedAt], [2025, undefined])
})

test('a document without title or text is refused', async () => {
  assert.match((await readRefusals(readGuideline, '# Fever\n'))[0] ?? '', /no text below the title/)
  assert.match((await readRefusals(readGuideline, `${'This is a long paragraph. '.repeat(20)}\n`))[0] ?? '', /no title/)
})

test('a long section is split between blocks', async () => {
  const paragraph = `${'Give one tablet. '.repeat(100)}`.trim()
  const article = await readArticle(
    readGuideline,
    `# Fever\nOwner: A\nDate: 2025-01-01\n\n## Dose\n\n${paragraph}\n\n${paragraph}\n\n${paragraph}\n`,
  )
  assert.deepEqual(
    article.passages.map(({ label, text }) => [label, text.length]),
    [
      ['Dose', paragraph.length * 2 + 2],
      ['Dose', paragraph.length],
    ],
  )
})

test('a long document is read like a short one: links and footnotes with distant definitions, listings, comments', async () => {
  const head = '# T\n\nOwner: Diabetes\nDate: 2025-03-12\n\n'
  const paragraph = 'Give [metformin][drug] first[^1].\n\n'
  const listing = '```\n# no heading\n\n- [x]\n```\n\n<!--\n\n# hidden\n\n-->\n\n'
  const document = `${head}${`${paragraph}${listing}`.repeat(300)}[drug]: https://example.org/a\n\n[^1]: Unless it is contraindicated.\n`
  const article = await readArticle(readGuideline, document)
  const words = article.passages.map(({ text }) => text).join('\n\n')
  const block = 'Give metformin first.\n\n# no heading - [x]\n\n'
  assert.equal(words, `${block.repeat(300)}Unless it is contraindicated.`)
})

test('quotes and lists nested thousands deep keep their words', async () => {
  for (const sign of ['> ', '- ', '1. ']) {
    const article = await readArticle(
      readGuideline,
      `# T\n\nOwner: Diabetes\nDate: 2025-03-12\n\n${sign.repeat(5000)}Stop metformin.\n`,
    )
    assert.match(article.passages.map(({ text }) => text).join(' '), /Stop metformin\.$/)
  }
})
