import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fundingLabel } from '@/lib/evidence/article/article'
import { splitAbstract } from '@/lib/evidence/import/formats/split-abstract'

const shown = (parts: Parameters<typeof splitAbstract>[0]) =>
  splitAbstract(parts).map(({ section, label, text }) => `${section} [${label}] ${text}`)
const flat = (text: string) => shown([{ label: '', text }])

test('inline labels give the same passages as labels in attributes', () => {
  const parts = [
    { label: 'BACKGROUND AND AIMS', text: 'Little is known about it' },
    { label: 'PATIENTS AND METHODS', text: 'We followed 40 patients with COPD' },
    { label: 'RESULTS', text: 'Risk fell (HR 0.74; 95% CI: 0.65 to 0.85).' },
    { label: 'CONCLUSIONS', text: 'It works.' },
  ]
  const running = parts.map(({ label, text }) => `${label}: ${text}`).join(' ')
  assert.deepEqual(flat(running), shown(parts))
  assert.deepEqual(flat(running), [
    'background [BACKGROUND AND AIMS] Little is known about it',
    'methods [PATIENTS AND METHODS] We followed 40 patients with COPD',
    'results [RESULTS] Risk fell (HR 0.74; 95% CI: 0.65 to 0.85).',
    'conclusion [CONCLUSIONS] It works.',
  ])
})

test('a label inside a labelled text starts a new passage', () => {
  assert.deepEqual(shown([{ label: 'BACKGROUND', text: 'Pain is common.AIM: To measure it.' }]), [
    'background [BACKGROUND] Pain is common.',
    'question [AIM] To measure it.',
  ])
})

test('a label that was split in two is rejoined', () => {
  const cut = [
    { label: 'OBJECTIVE', text: 'To compare care. DATA SOURCES/' },
    { label: 'STUDY SETTING', text: 'Two hospitals.' },
  ]
  assert.deepEqual(shown(cut), [
    'question [OBJECTIVE] To compare care.',
    'methods [DATA SOURCES/ STUDY SETTING] Two hospitals.',
  ])
})

test('words before a colon are not a label', () => {
  const text = 'Two drugs were compared. OR: 1.5 was found. HIV: 12 of 40. Note: doses differed.'
  assert.deepEqual(flat(text), [`other [] ${text}`])
})

test('labels in mixed case are recognised', () => {
  assert.deepEqual(flat('Background: Rare. Methods: A survey. Results: None (P<0.05). Conclusion: Unclear.'), [
    'background [Background] Rare.',
    'methods [Methods] A survey.',
    'results [Results] None (P<0.05).',
    'conclusion [Conclusion] Unclear.',
  ])
})

test('funding and registration are never part of a conclusion', () => {
  // A conclusion is quoted as the answer; who paid is not one.
  const conclusion = 'Among patients with heart failure, the risk was lower than with placebo.'
  const tails = [
    '(Funded by Example (Pharma); EXAMPLE-HF ClinicalTrials.gov number, NCT00000001.).',
    '(ClinicalTrials.gov number, NCT00000001.)',
    'This trial is registered with ClinicalTrials.gov, number NCT00000001.',
    'PROSPERO registration number: CRD42020000001.',
    'Copyright © 2020 The Authors.',
    'Supported by the National Institute of Examples.',
  ]
  for (const tail of tails) {
    assert.deepEqual(flat(`RESULTS: It fell. CONCLUSIONS: ${conclusion} ${tail}`), [
      'results [RESULTS] It fell.',
      `conclusion [CONCLUSIONS] ${conclusion}`,
      `other [${fundingLabel}] ${tail}`,
    ])
  }
})

test('findings that mention funding or a register stay where they are', () => {
  for (const text of [
    'Funding by industry was linked to larger effects (OR 1.3).',
    'Of 40 protocols in PROSPERO, 12 changed. The primary outcome changed in 7.',
    'Supported by these data, screening may start earlier.',
  ]) {
    assert.deepEqual(flat(`It was common. ${text}`), [`other [] It was common. ${text}`])
  }
})

test('a discussion counts as the conclusion when there is no other', () => {
  assert.deepEqual(
    flat('INTRODUCTION: Rare. RESULTS: Seen twice. DISCUSSION: It may be missed.').at(-1),
    'conclusion [DISCUSSION] It may be missed.',
  )
  const both = flat('METHODS: A survey. DISCUSSION: It may be missed. CONCLUSION: Look for it.')
  assert.deepEqual(both.slice(1), ['other [DISCUSSION] It may be missed.', 'conclusion [CONCLUSION] Look for it.'])
})

test("PubMed's category decides where a label says nothing", () => {
  assert.deepEqual(shown([{ label: 'LES POINTS FORTS', text: 'Elle baisse.', category: 'RESULTS' }]), [
    'results [LES POINTS FORTS] Elle baisse.',
  ])
  assert.deepEqual(shown([{ label: 'UNLABELLED', text: 'It fell.', category: 'UNASSIGNED' }]), ['other [] It fell.'])
})

test('every passage is a verbatim part of the abstract', () => {
  const text = 'AIM: To see.  METHODS:\n We looked at 10⁹ cells. RESULTS: Seen (Funded by None). '
  const folded = text.replace(/\s+/g, ' ')
  for (const passage of splitAbstract([{ label: '', text }])) assert.ok(folded.includes(passage.text))
})
